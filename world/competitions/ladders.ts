import type { Zone } from "@scoreline/domain/competition";

/** A league and the one below it, which change some clubs after every season. */
export type Ladder = { above: string; below: string; clubs: number };

type Rung = {
  id: string;
  sport: string;
  kind: string;
  derived?: unknown;
  competition: { country: string; level: number; zones: readonly Zone[] };
};

const ranksIn = (zones: readonly Zone[], wanted: Zone[2]): number =>
  zones.reduce((sum, [from, to, kind]) => sum + (kind === wanted ? to - from + 1 : 0), 0);

/** A league is followed by the one of the next level in its country, where clubs go up from that one. */
export function laddersOf(rungs: readonly Rung[]): Ladder[] {
  const leagues = rungs.filter(({ kind, derived }) => kind === "league" && !derived);
  return leagues.flatMap((above) => {
    const { country, level, zones } = above.competition;
    const direct = ranksIn(zones, "relegation");
    if (direct === 0) return [];
    const below = leagues.find(
      ({ sport, competition }) =>
        sport === above.sport &&
        competition.country === country &&
        competition.level === level + 1 &&
        ranksIn(competition.zones, "promotion") > 0,
    );
    if (!below) return [];
    // Where both play off, the winner from below takes the place of one from above.
    const both = ranksIn(zones, "relegation-playoff") > 0 && ranksIn(below.competition.zones, "promotion-playoff") > 0;
    return [{ above: above.id, below: below.id, clubs: direct + (both ? 1 : 0) }];
  });
}

/** Zones that somebody leaves or enters: nobody goes down where there is no league below. */
export function realZones(zones: readonly Zone[], down: number): Zone[] {
  const others = zones.filter(([, , kind]) => kind !== "relegation" && kind !== "relegation-playoff");
  return down > 0 ? [...others, [-down, -1, "relegation"]] : others;
}
