import type { CallInput } from "@scoreline/contract/call";
import type { basketballStat, matchStat, matchTouches } from "@scoreline/contract/calls/match-play";
import { succeed } from "@scoreline/contract/envelope";
import type {
  BasketballComparison,
  BasketballShotRow,
  FootballComparison,
  FootballShotRow,
} from "@scoreline/contract/schemas/match-statistics";
import type { FootballCommentary } from "@scoreline/domain/match/details/commentary";
import { type BasketballShot, type FootballShot, touchGrid } from "@scoreline/domain/match/details/details";
import { basketballStatisticsAt } from "@scoreline/domain/match/figures/basketball-figures";
import { footballStatisticsAt } from "@scoreline/domain/match/figures/football-figures";
import {
  type BasketballStatistics,
  basketballPlayedPhases,
  basketballStatisticKeys,
  type FootballStatistics,
  footballPlayedPhases,
  footballStatisticKeys,
} from "@scoreline/domain/match/figures/statistics";
import { ballTrack } from "@scoreline/domain/match/play/ball-track";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { happenedBy, quarterSeconds, secondsPlayed } from "@scoreline/domain/match/time-machine/moment";
import { loadItems, loadParts } from "@scoreline/store/match/details";
import type { Handler, Services } from "#handler.ts";
import { detailAnswer, wholeMatchAsked } from "#match/detail.ts";
import { storedEvents } from "#match/events.ts";
import { cutOf } from "#match/moment.ts";
import { peopleIn } from "#match/people.ts";
import { courtTrack, pitchTrack } from "#match/track.ts";

export const statisticsCalls: {
  matchStat: Handler<typeof matchStat>;
  matchTouches: Handler<typeof matchTouches>;
  basketballStat: Handler<typeof basketballStat>;
} = {
  matchStat: detailAnswer("matchStat", async (input: CallInput<typeof matchStat>, caller, services) => {
    const { database } = services;
    const head = await wholeMatchAsked("football", input.matchId, services);
    const cut = await cutOf(head, input.minute, services);
    const parts = await loadParts(database, head.id, ["football-statistics", "momentum"]);
    const said = parts["football-statistics"];
    const all = (await loadItems(database, head.id, "shots")) as FootballShot<number>[];
    const shots = all.filter((shot) => !cut || happenedBy(cut.moment, shot));
    const figures = cut
      ? footballStatisticsAt({ ...(await footballLists(head, services)), shots: all }, cut.moment, said)
      : said;
    const track = input.track ? await pitchTrack(head, input.track, cut, services) : null;
    const ids = [
      ...shots.flatMap(({ player, assist }) => [player, assist]),
      ...(track?.moments ?? []).flatMap(({ player, other }) => [player, other]),
    ];
    const data: FootballComparison = {
      periods: figures ? footballPeriods(figures) : [],
      shots: shots.map(footballShotRow),
      momentum: (parts.momentum ?? []).filter((point) => !cut || happenedBy(cut.moment, point)),
      track,
      people: await peopleIn(ids, caller.locale, services),
    };
    return succeed({ data });
  }),

  matchTouches: detailAnswer("matchTouches", async ({ matchId }: CallInput<typeof matchTouches>, _caller, services) => {
    const head = await wholeMatchAsked("football", matchId, services);
    const { touches = [] } = await loadParts(services.database, head.id, ["touches"]);
    const players = touches.map(({ player, side, cells }) => ({ playerId: player, side, cells }));
    return succeed({ data: { ...touchGrid, players } });
  }),

  basketballStat: detailAnswer("basketballStat", async (input: CallInput<typeof basketballStat>, caller, services) => {
    const { database } = services;
    const head = await wholeMatchAsked("basketball", input.matchId, services);
    const cut = await cutOf(head, input.minute, services);
    const seconds = cut ? cut.moment.minute * 60 : Number.POSITIVE_INFINITY;
    const parts = await loadParts(database, head.id, ["basketball-statistics", "momentum", "box-score"]);
    const all = (await loadItems(database, head.id, "shots")) as BasketballShot<number>[];
    const quarter = quarterSeconds(all);
    const shots = all.filter((shot) => (secondsPlayed(shot, quarter) ?? 0) <= seconds);
    const events = cut || input.track ? await storedEvents(head, services) : [];
    const box = parts["box-score"];
    const players = box ? [...box.home.players, ...box.away.players] : [];
    const starters = new Set(players.filter(({ starter }) => starter).map(({ player }) => player));
    const figures = cut
      ? basketballStatisticsAt({ events, shots: all, starters }, seconds)
      : parts["basketball-statistics"];
    const track = input.track ? courtTrack(events, all, input.track, seconds) : null;
    const ids = [
      ...shots.map(({ player }) => player),
      ...(track?.plays ?? []).flatMap(({ player, other }) => [player, other]),
    ];
    const data: BasketballComparison = {
      periods: figures ? basketballPeriods(figures) : [],
      leadChanges: figures?.leadChanges ?? null,
      timesTied: figures?.timesTied ?? null,
      shots: shots.map(basketballShotRow),
      momentum: (parts.momentum ?? []).filter(({ minute }) => minute * 60 <= seconds),
      track,
      people: await peopleIn(ids, caller.locale, services),
    };
    return succeed({ data });
  }),
};

/** What the figures of a past minute are counted from. */
async function footballLists(head: MatchHead, services: Services) {
  const { database } = services;
  const commentary = (await loadItems(database, head.id, "commentary")) as FootballCommentary<number>[];
  return {
    events: await storedEvents(head, services),
    commentary,
    ball: ballTrack(await loadItems(database, head.id, "ball")),
  };
}

function footballPeriods(figures: FootballStatistics): FootballComparison["periods"] {
  const rows = (own: FootballStatistics["total"]) =>
    footballStatisticKeys.flatMap((key) => {
      const points = own[key];
      return points ? [{ key, ...points }] : [];
    });
  return [
    { period: "total" as const, rows: rows(figures.total) },
    ...footballPlayedPhases.flatMap((period) => {
      const own = figures.phases[period];
      return own ? [{ period, rows: rows(own) }] : [];
    }),
  ].filter((period) => period.rows.length > 0);
}

function basketballPeriods(figures: BasketballStatistics): BasketballComparison["periods"] {
  const rows = (own: BasketballStatistics["total"]) =>
    basketballStatisticKeys.flatMap((key) => {
      const points = own[key];
      return points ? [{ key, ...points }] : [];
    });
  return [
    { period: "total" as const, rows: rows(figures.total) },
    ...basketballPlayedPhases.flatMap((period) => {
      const own = figures.phases[period];
      return own ? [{ period, rows: rows(own) }] : [];
    }),
  ].filter((period) => period.rows.length > 0);
}

export function footballShotRow({ keeper: _, ...shot }: FootballShot<number>): FootballShotRow {
  return shot;
}

function basketballShotRow(shot: BasketballShot<number>): BasketballShotRow {
  const { block: _b, score: _s, fastBreak: _f, secondChance: _c, ...row } = shot;
  return row;
}
