import { type PastMatch, sideOf } from "#match/state/past-match.ts";
import type { FootballScoringPhase } from "#match/state/score.ts";
import type { Side } from "#sport.ts";

/** A goal as far as its time counts. */
export type TimedGoal = { side: Side; phase: FootballScoringPhase; minute: number; added?: number };

/** A football match in quarters of an hour: minutes 1 to 15, and so on to 90. */
export const goalBuckets = [15, 30, 45, 60, 75, 90] as const;

/** Added time belongs to the quarter it is added to; extra time and shoot-outs to none. */
export function goalBucket({ phase, minute }: TimedGoal): number | undefined {
  if (phase !== "first-half" && phase !== "second-half") return undefined;
  const bucket = Math.ceil(minute / 15) - 1;
  return Math.min(Math.max(bucket, phase === "first-half" ? 0 : 3), phase === "first-half" ? 2 : 5);
}

export type GoalTimes = {
  matches: number;
  /** Goals in each quarter of an hour. */
  scored: number[];
  conceded: number[];
  /** Matches with a goal in that quarter. */
  scoredIn: number[];
  concededIn: number[];
  /** Matches in which the team scored the first goal, and in which the other side did. */
  first: number;
  firstAgainst: number;
};

export function goalTimes(
  teamId: number,
  matches: readonly PastMatch[],
  goalsOf: (matchId: number) => readonly TimedGoal[],
): GoalTimes {
  const zeros = () => goalBuckets.map(() => 0);
  const times: GoalTimes = {
    matches: 0,
    scored: zeros(),
    conceded: zeros(),
    scoredIn: zeros(),
    concededIn: zeros(),
    first: 0,
    firstAgainst: 0,
  };
  for (const match of matches) {
    const goals = goalsOf(match.id);
    // A result without its goals says nothing about when they fell.
    if (goals.length < match.regular.home + match.regular.away) continue;
    times.matches += 1;
    const own = sideOf(teamId, match);
    const [first] = [...goals].sort((a, b) => a.minute - b.minute || (a.added ?? 0) - (b.added ?? 0));
    if (first) times[first.side === own ? "first" : "firstAgainst"] += 1;
    for (const side of ["scored", "conceded"] as const) {
      const buckets = goals.filter((goal) => (goal.side === own) === (side === "scored")).map(goalBucket);
      for (const bucket of buckets) if (bucket !== undefined) times[side][bucket] = (times[side][bucket] ?? 0) + 1;
      for (const bucket of new Set(buckets)) {
        if (bucket !== undefined) times[`${side}In`][bucket] = (times[`${side}In`][bucket] ?? 0) + 1;
      }
    }
  }
  return times;
}
