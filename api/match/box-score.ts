import type { CallInput } from "@scoreline/contract/call";
import type { basketballBoxScore } from "@scoreline/contract/calls/match-play";
import { succeed } from "@scoreline/contract/envelope";
import type { BoxScoreSide } from "@scoreline/contract/schemas/box-score";
import { boxScoreAt } from "@scoreline/domain/match/figures/box-fold";
import { type BoxFigures, type BoxScore, type BoxSide, boxFigures } from "@scoreline/domain/match/figures/statistics";
import { loadParts } from "@scoreline/store/match/details";
import type { Handler } from "#handler.ts";
import { detailAnswer, wholeMatchAsked } from "#match/detail.ts";
import { storedEvents } from "#match/events.ts";
import { cutOf } from "#match/moment.ts";
import { peopleIn } from "#match/people.ts";

export const boxScoreCalls: { basketballBoxScore: Handler<typeof basketballBoxScore> } = {
  basketballBoxScore: detailAnswer(
    "basketballBoxScore",
    async (input: CallInput<typeof basketballBoxScore>, caller, services) => {
      const head = await wholeMatchAsked("basketball", input.matchId, services);
      const cut = await cutOf(head, input.minute, services);
      const said = (await loadParts(services.database, head.id, ["box-score"]))["box-score"];
      let box: BoxScore<number> | undefined = said;
      // Without plays nobody knows how it stood then, and what it is now does not stand in for it.
      if (said && cut) box = boxScoreAt(said, await storedEvents(head, services), cut.moment.minute * 60);
      if (!box) return succeed({ data: null });
      const ids = [...box.home.players, ...box.away.players].map(({ player }) => player);
      const people = await peopleIn(ids, caller.locale, services);
      return succeed({ data: { home: sideRows(box.home), away: sideRows(box.away), people } });
    },
  ),
};

function sideRows({ players, totals, teamRebounds }: BoxSide<number>): BoxScoreSide {
  return {
    players: players.map(({ player, number, position, starter, played, onCourt, out, ...figures }) => ({
      playerId: player,
      number: number ?? null,
      position: position ?? null,
      starter,
      played: played ?? figures.seconds > 0,
      onCourt: onCourt ?? false,
      out: out ?? null,
      ...figures,
    })),
    totals: totals ?? sum(players),
    teamRebounds: teamRebounds ?? null,
  };
}

function sum(players: readonly BoxFigures[]): BoxFigures {
  const totals = Object.fromEntries(boxFigures.map((key) => [key, 0])) as BoxFigures;
  for (const row of players) for (const key of boxFigures) totals[key] += row[key];
  totals.plusMinus /= 5;
  return totals;
}
