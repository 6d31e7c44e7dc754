import type { goalStatistics, pastGoalRate } from "@scoreline/contract/calls/analysis";
import { succeed } from "@scoreline/contract/envelope";
import { type GoalTimes, goalBuckets, goalTimes } from "@scoreline/domain/analysis/goal-times";
import { analysisWindows } from "@scoreline/domain/constants";
import type { Side } from "@scoreline/domain/sport";
import { goalsOfMatches } from "@scoreline/store/match/past-matches";
import { type Background, backgroundOf, type Past } from "#h2h/past.ts";
import type { Handler, Services } from "#handler.ts";

/** Fewer matches than this say nothing: before a season is under way the last matches stand in. */
const fewest = 5;

/** This season's matches in the competition of the match. */
export function seasonOf(background: Background, side: Side): Past[] {
  return background[side].filter(({ head }) => head.seasonId === background.head.seasonId);
}

function seasonOrLast(background: Background, side: Side): Past[] {
  const season = seasonOf(background, side);
  return season.length >= fewest ? season : background[side].slice(0, analysisWindows.cardsAndCorners);
}

export async function timesOf(
  services: Services,
  { teamIds }: Background,
  matches: Record<Side, readonly Past[]>,
): Promise<Record<Side, GoalTimes>> {
  const ids = new Set([...matches.home, ...matches.away].map(({ id }) => id));
  const goals = await goalsOfMatches(services.database, [...ids]);
  const of = (side: Side) => goalTimes(teamIds[side], matches[side], (id) => goals.get(id) ?? []);
  return { home: of("home"), away: of("away") };
}

export const goals: {
  goalStatistics: Handler<typeof goalStatistics>;
  pastGoalRate: Handler<typeof pastGoalRate>;
} = {
  goalStatistics: async ({ matchId }, _, services) => {
    const background = await backgroundOf(services, matchId, "football");
    const matches = { home: seasonOrLast(background, "home"), away: seasonOrLast(background, "away") };
    const times = await timesOf(services, background, matches);
    const of = ({ matches: count, scored, conceded, first, firstAgainst }: GoalTimes) => ({
      matches: count,
      scored,
      conceded,
      first,
      firstAgainst,
    });
    return succeed({ data: { buckets: [...goalBuckets], home: of(times.home), away: of(times.away) } });
  },

  pastGoalRate: async ({ matchId }, _, services) => {
    const background = await backgroundOf(services, matchId, "football");
    const last = (side: Side) => background[side].slice(0, analysisWindows.cardsAndCorners);
    const times = await timesOf(services, background, { home: last("home"), away: last("away") });
    const of = ({ matches, scoredIn, concededIn }: GoalTimes) => ({
      matches,
      scored: scoredIn.map((count) => (matches > 0 ? count / matches : 0)),
      conceded: concededIn.map((count) => (matches > 0 ? count / matches : 0)),
    });
    return succeed({ data: { buckets: [...goalBuckets], home: of(times.home), away: of(times.away) } });
  },
};
