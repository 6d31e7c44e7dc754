import type { Points } from "#match/state/score.ts";

/** What a pick is worth: the one rule of every prediction. The store's SQL and the page that explains it read it here. */
export const pickPoints = { exact: 2, right: 1, none: 0, wrong: -1, wrongAndSure: -2 } as const;
/** What the one match that carries the joker counts for. */
export const jokerFactor = 2;

export const outcomes = ["home", "draw", "away"] as const;
export type MatchOutcome = (typeof outcomes)[number];

/** Who wins a match, or also by which score. */
export type MatchPick = { outcome: MatchOutcome; score?: Points; sure?: boolean; joker?: boolean };

export type Verdict = keyof typeof pickPoints;

export function outcomeOf({ home, away }: Points): MatchOutcome {
  return home === away ? "draw" : home > away ? "home" : "away";
}

/** A match without a result that counts is worth nothing, whatever was said of it. */
export function verdictOf(pick: MatchPick | undefined, result: Points | undefined): Verdict {
  if (!pick || !result) return "none";
  if (pick.score?.home === result.home && pick.score.away === result.away) return "exact";
  if (pick.outcome === outcomeOf(result)) return "right";
  return pick.sure ? "wrongAndSure" : "wrong";
}

export function matchPoints(pick: MatchPick | undefined, result: Points | undefined): number {
  const points = pickPoints[verdictOf(pick, result)] * (pick?.joker ? jokerFactor : 1);
  return points === 0 ? 0 : points;
}

/** Teams that somebody sees in the final, or the one that wins it. */
export type TeamsPick = { teams: readonly number[]; sure?: boolean };

/** All of them is exact, some of them right. */
export function teamsVerdict(pick: TeamsPick | undefined, actual: readonly number[] | undefined): Verdict {
  if (!pick || !actual || actual.length === 0) return "none";
  const met = pick.teams.filter((team) => actual.includes(team)).length;
  if (met === actual.length) return "exact";
  return met > 0 ? "right" : pick.sure ? "wrongAndSure" : "wrong";
}
