import type { Side } from "#sport.ts";

export type Points = { home: number; away: number };

/** `current` counts extra time and never the shoot-out. */
export type FootballScore = {
  current: Points;
  halfTime?: Points;
  fullTime?: Points;
  extraTime?: Points;
  penalties?: Points;
  /** Both legs together, where there were two. */
  aggregate?: Points;
};

/** `periods` are the quarters in order, then each overtime. */
export type BasketballScore = { current: Points; periods: Points[] };

export type GoalLike = {
  /** The side that the goal counts for: an own goal counts for the other one. */
  side: Side;
  phase: FootballScoringPhase;
};

export type FootballScoringPhase = "first-half" | "second-half" | "extra-first" | "extra-second" | "penalties";

const none: Points = { home: 0, away: 0 };

export function add(points: Points, side: Side, amount: number): Points {
  return { ...points, [side]: points[side] + amount };
}

/** The score that the goals add up to, as far as the match has been played. */
export function foldGoals(goals: readonly GoalLike[], playedUntil: FootballScoringPhase): FootballScore {
  const upTo = (phases: readonly FootballScoringPhase[]) =>
    goals.filter((goal) => phases.includes(goal.phase)).reduce((points, goal) => add(points, goal.side, 1), none);

  const order: FootballScoringPhase[] = ["first-half", "second-half", "extra-first", "extra-second", "penalties"];
  const reached = order.indexOf(playedUntil);
  const score: FootballScore = { current: upTo(order.slice(0, 4)) };
  if (reached >= 1) score.halfTime = upTo(["first-half"]);
  if (reached >= 2) score.fullTime = upTo(["first-half", "second-half"]);
  if (reached >= 4) {
    score.extraTime = score.current;
    score.penalties = upTo(["penalties"]);
  }
  return score;
}

export function sumPeriods(periods: readonly Points[]): Points {
  return periods.reduce((sum, period) => ({ home: sum.home + period.home, away: sum.away + period.away }), none);
}

export function samePoints(a: Points | undefined, b: Points | undefined): boolean {
  return a?.home === b?.home && a?.away === b?.away;
}
