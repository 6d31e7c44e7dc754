import type { WorldCompetition } from "#competitions/registry.ts";

/** The knock-out that follows a table. */
export type Playoff = {
  /** Ranks of each table that play it, best first. */
  from: number;
  to: number;
  /** A series of at most so many games. */
  bestOf: number;
  prefix: "playoff" | "promotion-playoff";
  /** Whether it comes after the calendar's last round, or inside it. */
  after: boolean;
};

/** Basketball series are played every second day, football play-offs once a week. */
export const seriesDays = (bestOf: number) => (bestOf === 1 ? 3 : bestOf * 2 + 2);

export const roundsOf = (entrants: number): number => Math.ceil(Math.log2(Math.max(1, entrants)));

export function playoffOf({ competition, sport, kind, derived }: WorldCompetition): Playoff | undefined {
  const { format, zones, popularity } = competition;
  if (kind === "friendlies" || derived) return undefined;
  if (format.kind === "conferences") {
    if (format.playoff === 0) return undefined;
    const common = { from: 1, to: format.playoff, prefix: "playoff" } as const;
    // Where the data names a series, its calendar ends with the regular season.
    return format.bestOf === undefined
      ? { ...common, bestOf: 1, after: false }
      : { ...common, bestOf: format.bestOf, after: true };
  }
  if (format.kind !== "league" || format.split) return undefined;
  const title = zones.find(([, , zone]) => zone === "title-playoff");
  if (title) {
    // Whoever stands above the zone is champion of the table only and plays for the title like the others.
    const common = { from: 1, to: title[1], prefix: "playoff" } as const;
    if (sport === "football") return { ...common, bestOf: 1, after: false };
    return { ...common, bestOf: popularity >= 33 ? 5 : popularity >= 15 ? 3 : 1, after: true };
  }
  const promotion = zones.find(([, , zone]) => zone === "promotion-playoff");
  if (promotion && promotion[1] > promotion[0])
    return { from: promotion[0], to: promotion[1], bestOf: 1, prefix: "promotion-playoff", after: true };
  return undefined;
}

export function playoffRounds(world: WorldCompetition): number {
  const playoff = playoffOf(world);
  if (!playoff) return 0;
  const tables = world.competition.format.kind === "conferences" ? world.competition.format.names.length : 1;
  return roundsOf((playoff.to - playoff.from + 1) * tables);
}

/** How long the play-offs go on after the calendar's last round. */
export function playoffDays(world: WorldCompetition): number {
  const playoff = playoffOf(world);
  if (!playoff?.after) return 0;
  return playoffRounds(world) * (world.sport === "football" ? 7 : seriesDays(playoff.bestOf)) + 2;
}
