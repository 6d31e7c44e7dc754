import type { LineUps } from "#match/details/details.ts";

/** Everybody whom a side has named for a match, on the bench or not: who is among them is not out, whatever came later. */
export function fielded(lineUps: LineUps<number> | undefined): Set<number> {
  const sides = lineUps ? [lineUps.home, lineUps.away] : [];
  return new Set(sides.flatMap(({ starters, bench }) => [...starters, ...bench]).map(({ player }) => player));
}
