import { lineOf } from "#people.ts";
import type { Sport } from "#sport.ts";

/** Somebody who was given a mark in a match of the round, and where he played. */
export type Candidate = { playerId: number; teamId: number; matchId: number; position: string; rating: number };
export type BestSide<Player extends Candidate = Candidate> = {
  /** How many stand in each line, from the back; the goalkeeper is not counted. */
  lines: readonly number[];
  /** From the back; in a line the best first. */
  players: readonly Player[];
};

/** How sides of football line up; of two that are worth the same, the first. */
const formations: readonly (readonly number[])[] = [
  [4, 3, 3],
  [4, 4, 2],
  [3, 4, 3],
  [3, 5, 2],
  [4, 5, 1],
  [5, 3, 2],
];
const footballLines = ["goalkeeper", "defender", "midfielder", "forward"];
const basketballLines = ["guard", "forward", "center"];

/**
 * The best of a round by their marks, as a side that could take the field: eleven in the formation that is worth most, or
 * two guards, two forwards and a center. Nothing where a place would stay empty.
 */
export function bestSide<Player extends Candidate>(
  sport: Sport,
  candidates: readonly Player[],
): BestSide<Player> | undefined {
  const best = new Map<number, Player>();
  for (const candidate of candidates) {
    const known = best.get(candidate.playerId);
    if (!known || known.rating < candidate.rating) best.set(candidate.playerId, candidate);
  }
  const ranked = [...best.values()].sort((a, b) => b.rating - a.rating || a.playerId - b.playerId);
  const inLine = (line: string) => ranked.filter(({ position }) => lineOf(position) === line);
  if (sport === "basketball") {
    const [guards = [], forwards = [], centers = []] = basketballLines.map(inLine);
    return whole([2, 2, 1], [guards.slice(0, 2), forwards.slice(0, 2), centers.slice(0, 1)], 5);
  }
  const [keepers = [], ...field] = footballLines.map(inLine);
  const sides = formations.flatMap((lines) => {
    const chosen = field.map((line, place) => line.slice(0, lines[place] ?? 0));
    return whole(lines, [keepers.slice(0, 1), ...chosen], 11) ?? [];
  });
  const worth = ({ players }: BestSide) => players.reduce((sum, { rating }) => sum + rating, 0);
  return sides.reduce<BestSide<Player> | undefined>(
    (first, other) => (first && worth(first) >= worth(other) ? first : other),
    undefined,
  );
}

function whole<Player extends Candidate>(
  lines: readonly number[],
  chosen: readonly (readonly Player[])[],
  size: number,
): BestSide<Player> | undefined {
  const players = chosen.flat();
  return players.length === size ? { lines, players } : undefined;
}
