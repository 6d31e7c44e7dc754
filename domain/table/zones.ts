import type { Zone, ZoneKind } from "#competition.ts";

/** What a rank of a table of so many means, where it means something. */
export function zoneOf(rank: number, size: number, zones: readonly Zone[]): ZoneKind | undefined {
  const placed = (bound: number) => (bound < 0 ? size + 1 + bound : bound);
  return zones.find(([from, to]) => rank >= placed(from) && rank <= placed(to))?.[2];
}
