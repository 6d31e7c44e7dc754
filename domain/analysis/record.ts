import { type Outcome, outcomeFor, type PastMatch, seenBy } from "#match/state/past-match.ts";

/** What a team's matches add up to. */
export type TeamRecord = {
  played: number;
  wins: number;
  draws: number;
  losses: number;
  scored: number;
  conceded: number;
  cleanSheets: number;
  withoutScoring: number;
  bothScored: number;
  /** More than two goals in the match. */
  overTwo: number;
};

export function recordOf(teamId: number, matches: readonly PastMatch[]): TeamRecord {
  const record: TeamRecord = {
    played: matches.length,
    wins: 0,
    draws: 0,
    losses: 0,
    scored: 0,
    conceded: 0,
    cleanSheets: 0,
    withoutScoring: 0,
    bothScored: 0,
    overTwo: 0,
  };
  const counted = { win: "wins", draw: "draws", loss: "losses" } as const;
  for (const match of matches) {
    const { own, other } = seenBy(teamId, match);
    record[counted[outcomeFor(teamId, match)]] += 1;
    record.scored += own;
    record.conceded += other;
    if (other === 0) record.cleanSheets += 1;
    if (own === 0) record.withoutScoring += 1;
    if (own > 0 && other > 0) record.bothScored += 1;
    if (own + other > 2) record.overTwo += 1;
  }
  return record;
}

/** Outcomes of the latest matches, the newest last as they are read. */
export function formOf(teamId: number, newestFirst: readonly PastMatch[], games: number): Outcome[] {
  return newestFirst
    .slice(0, games)
    .map((match) => outcomeFor(teamId, match))
    .reverse();
}

/** How many of the latest matches in a row pass a test. */
export function runOf(newestFirst: readonly PastMatch[], passes: (match: PastMatch) => boolean): number {
  const end = newestFirst.findIndex((match) => !passes(match));
  return end < 0 ? newestFirst.length : end;
}
