import type { TieBreak } from "@scoreline/domain/competition";
import type { Sport } from "@scoreline/domain/sport";
import { order, rulesOf } from "@scoreline/domain/table/order";
import { rng } from "#random.ts";

/** The score of a finished match; `winner` where it was decided after a draw, or over two legs. */
export type Result = { home: number; away: number; winner?: "home" | "away" };
export type PlayedMatch = { home: string; away: string; result: Result };

/** Clubs by rank, by the competition's own rules; what they leave level is decided by lots of the season's own. */
export function rankingOf(
  sport: Sport,
  clubs: readonly string[],
  matches: readonly PlayedMatch[],
  tieBreaks: readonly TieBreak[],
  lots: readonly (string | number)[],
): string[] {
  const lot = new Map(
    rng(...lots, "lots")
      .shuffle([...clubs].sort())
      .map((club, index) => [club, index]),
  );
  return order(
    rulesOf(sport, tieBreaks),
    clubs,
    matches.map(({ home, away, result }) => ({ home, away, score: result })),
    (one, other) => (lot.get(one) ?? 0) - (lot.get(other) ?? 0),
  );
}
