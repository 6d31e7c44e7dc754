import type { Side } from "@scoreline/domain/sport";
import type { SeasonResults } from "#history/season-results.ts";
import { fieldedLineUps, type LineUp, likelyLineUps, lineUpsBefore } from "#match/line-ups.ts";
import { type Pairing, plannedDay, squadOn } from "#match/matchups.ts";
import { type Suspension, suspendedFor } from "#match/suspensions.ts";
import type { Absence } from "#people/absences.ts";
import type { Fixture } from "#schedule/plan-types.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How much is known around a match: the ground first, then the referee, the weather, and in the end how many came. */
export const infoStages = ["ground", "referee", "weather", "attendance"] as const;
export type InfoStage = (typeof infoStages)[number];

/** How long before kick-off people are introduced and things are known. */
const ahead = { people: 2 * day, referee: day, likely: day, weather: 6 * hour };
/** No match is over sooner, and what was seen in it known. */
const longestMs = 4 * hour;

/** What has been published around a match so far. */
export type Published = { info?: InfoStage; lineUps?: "likely" | "confirmed"; introduced?: true };

/** What became known around a match apart from what happens in it. */
export type BeforeMatch = {
  pairing: Pairing;
  /** Whoever may be named in it is named for the first time. */
  introduce: boolean;
  info?: InfoStage;
  lineUps?: { confirmed: boolean; lineUps: Record<Side, LineUp>; suspended: readonly Absence[] };
};

/** When there is something new to be said around a match that is to come. */
export function beforeMatchTimes(seed: string, { ref }: Fixture, kickoff: number): number[] {
  return [...Object.values(ahead), lineUpsBefore(seed, ref)].map((before) => kickoff - before);
}

/** What is to be said around a match; `over` once it has been played. */
export function beforeMatch(
  seed: string,
  results: SeasonResults,
  pairing: Pairing,
  published: Published,
  now: number,
  over: boolean,
): BeforeMatch | undefined {
  const left = results.kickoffOf(pairing.fixture) - now;
  if (left > ahead.people) return undefined;
  const news: BeforeMatch = { pairing, introduce: !published.introduced };
  published.introduced = true;
  const stage = infoStageAt(pairing.fixture, left, over);
  if (published.info !== stage) {
    published.info = stage;
    news.info = stage;
  }
  const lineUps = lineUpsAt(seed, pairing.fixture, left);
  if (lineUps && published.lineUps !== lineUps) {
    published.lineUps = lineUps;
    news.lineUps = lineUpNews(seed, results, pairing, lineUps === "confirmed", now);
  }
  return news;
}

function infoStageAt({ sport }: Fixture, left: number, over: boolean): InfoStage {
  if (over) return "attendance";
  if (left <= ahead.weather && sport === "football") return "weather";
  return left <= ahead.referee ? "referee" : "ground";
}

function lineUpsAt(seed: string, { ref }: Fixture, left: number): Published["lineUps"] {
  if (left <= lineUpsBefore(seed, ref)) return "confirmed";
  return left <= ahead.likely ? "likely" : undefined;
}

function lineUpNews(seed: string, results: SeasonResults, pairing: Pairing, confirmed: boolean, now: number) {
  const known = {
    home: knownOf(seed, results, pairing, "home", now),
    away: knownOf(seed, results, pairing, "away", now),
  };
  const names = (list: readonly Suspension[]) => list.map(({ player }) => player);
  const lineUps = confirmed
    ? fieldedLineUps(seed, results, pairing)
    : likelyLineUps(seed, pairing, { home: names(known.home), away: names(known.away) });
  const suspended = (["home", "away"] as const).flatMap((side) =>
    known[side].map((suspension) => absenceOf(results, pairing, side, suspension)),
  );
  return { confirmed, lineUps, suspended };
}

/** Suspensions of those who are still with the team, once the match that they come from is over. */
function knownOf(seed: string, results: SeasonResults, pairing: Pairing, side: Side, now: number): Suspension[] {
  const { fixture } = pairing;
  const found = suspendedFor(seed, results, fixture, pairing[side]);
  if (found.length === 0) return [];
  const members = new Set(
    squadOn(seed, fixture.sport, pairing[side], plannedDay(fixture)).members.map(({ ref }) => ref),
  );
  return found.filter(({ player, since }) => members.has(player) && results.kickoffOf(since) + longestMs <= now);
}

function absenceOf(
  results: SeasonResults,
  { fixture, ...teams }: Pairing,
  side: Side,
  { player, kind, since }: Suspension,
): Absence {
  const from = plannedDay({ kickoff: results.kickoffOf(since) });
  const until = plannedDay({ kickoff: results.kickoffOf(fixture) + day });
  return {
    ref: `suspension:${player}:${from}`,
    player,
    team: `${fixture.sport}:${teams[side]}`,
    reason: "suspension",
    kind,
    from,
    until,
  };
}
