import type { CallReply } from "@scoreline/contract/call";
import type { standingByMatch } from "@scoreline/contract/calls/match-table";
import { succeed } from "@scoreline/contract/envelope";
import type { Table } from "@scoreline/contract/schemas/league";
import type { BasketballEvent, FootballEvent } from "@scoreline/domain/match/details/events";
import { rewindBasketball, rewindFootball } from "@scoreline/domain/match/time-machine/rewind";
import type { Side } from "@scoreline/domain/sport";
import { headsAsOf, underWayAt } from "@scoreline/domain/table/as-of";
import type { BoardHead } from "@scoreline/live/board-head";
import { SeasonSheet } from "@scoreline/live/seasons";
import { loadEvents } from "@scoreline/store/match/matches";
import { goalsOfMatches } from "@scoreline/store/match/past-matches";
import { cachedAnswer } from "#cache/answer.ts";
import type { Handler, Reader, Services } from "#handler.ts";
import { seasonCard } from "#league/cards.ts";
import { badges, tableOf } from "#league/ranking.ts";
import { todayOf } from "#league/season.ts";
import { type Cut, cutOf } from "#match/moment.ts";
import { anyMatch } from "#odds/instant.ts";

type Reply = CallReply<typeof standingByMatch>;
type Asked = { matchId: number; minute: string | undefined; seasonId: number; today: string };

const made = cachedAnswer({
  name: "table by match",
  reader: ["locale"],
  make: async ({ matchId, minute }: Asked, reader, services): Promise<Reply> => {
    const head = await anyMatch(services, matchId);
    const present = await services.boards.seasons.get(head.seasonId);
    if (!present) return succeed({ data: { season: null, home: null, away: null, teams: [], tables: [] } });
    const cut = await cutOf(head, minute, services);
    const sheet = cut && !cut.unseen ? await sheetAt(present, head, cut, services) : present;
    return standing(sheet, head, reader, services);
  },
  restsOn: ({ seasonId, matchId }) => [`season:${seasonId}`, `match:${matchId}`, "catalogue"],
});

export const standingsByMatch: { standingByMatch: Handler<typeof standingByMatch> } = {
  standingByMatch: async ({ matchId, minute }, caller, services) => {
    const { seasonId } = await anyMatch(services, matchId);
    return made({ matchId, minute, seasonId, today: todayOf(services) }, caller, services);
  },
};

function standing(sheet: SeasonSheet, head: BoardHead, { locale }: Pick<Reader, "locale">, services: Services): Reply {
  const sides = [head.home, head.away].flatMap((side) => ("teamId" in side ? [side.teamId] : []));
  const counted = sheet.tables.filter(({ teams }) => sides.some((team) => teams.includes(team)));
  // The stage of the match itself comes first: a league that has split has more than one.
  const sorted = counted.toSorted(
    (one, other) => Number(other.stageId === head.stageId) - Number(one.stageId === head.stageId),
  );
  const tables = sorted.map((table) => tableOf(table, sheet, locale, undefined));
  // What a cup inside the season counts is part of what the season does.
  const own = tables.filter((_, index) => !sorted[index]?.beside);
  return succeed({
    data: {
      season: seasonCard(sheet.season, todayOf(services)),
      home: linesOf(head, "home", own),
      away: linesOf(head, "away", own),
      teams: badges(sorted, services.boards.catalogue, locale),
      tables,
    },
  });
}

function linesOf(head: BoardHead, side: Side, tables: readonly Table[]): Reply["result"]["data"]["home"] {
  const contender = head[side];
  if (!("teamId" in contender)) return null;
  const own = ({ teamId }: { teamId: number }) => teamId === contender.teamId;
  for (const table of tables) {
    const [total, home, away, last6] = [
      table.total.find(own),
      table.home.find(own),
      table.away.find(own),
      table.last6.find(own),
    ];
    if (total && home && away && last6) return { total, home, away, last6, live: table.live?.find(own) ?? null };
  }
  return null;
}

/** The season as it stood at a minute of the match. */
async function sheetAt(sheet: SeasonSheet, head: BoardHead, cut: Cut, { database }: Services): Promise<SeasonSheet> {
  const events = (await loadEvents(database, [head.id])).get(head.id) ?? [];
  const { state } =
    head.sport === "football"
      ? rewindFootball(events as FootballEvent<number>[], cut.moment, cut.instant)
      : rewindBasketball(events as BasketballEvent<number>[], cut.moment, cut.instant);
  const others = underWayAt(sheet.heads, cut.instant).map(({ id }) => id);
  const goals = await goalsOfMatches(database, others);
  const heads = headsAsOf(sheet.heads, cut.instant, new Map([[head.id, state]]), (id) => goals.get(id) ?? []);
  return new SeasonSheet(sheet.season, sheet.stages, heads);
}
