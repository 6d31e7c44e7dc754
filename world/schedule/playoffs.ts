import { type WorldCompetition, worldCompetitions } from "#competitions/registry.ts";
import { type DayNumber, weekdayOf } from "#schedule/zone-clock.ts";

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

/** Where many countries play: the last four meet on one weekend, and series leave the weekends to the leagues. */
const isContinental = ({ kind }: WorldCompetition) => kind === "cup";

/** How many games a series of a round has at most; the final is 0 rounds from the end. */
export function bestOfRound(world: WorldCompetition, bestOf: number, fromEnd: number): number {
  return isContinental(world) && fromEnd < 2 ? 1 : bestOf;
}

/** The days of each game of a series that begins on a day, for one half of the series and for the other. */
export function gameDays(world: WorldCompetition, start: DayNumber, games: number, fromEnd: number): DayNumber[][] {
  if (!isContinental(world))
    return Array.from({ length: games }, (_, game) => [start + game * 2, start + game * 2 + 1]);
  const weekday = (wanted: number) => start + ((wanted - weekdayOf(start) + 7) % 7);
  // Friday the last four, Sunday the last two.
  if (fromEnd < 2) return [[weekday(fromEnd === 1 ? 4 : 6), weekday(fromEnd === 1 ? 4 : 6)]];
  const tuesday = weekday(1);
  return Array.from({ length: games }, (_, game) => {
    const day = tuesday + Math.floor(game / 2) * 7 + (game % 2) * 2;
    return [day, day];
  });
}

/** Before the last four meet, the leagues end. */
export const waitForFinals = (world: WorldCompetition): number => (isContinental(world) ? 7 : 2);

/** How long a round may take. */
function roundDays(world: WorldCompetition, bestOf: number, fromEnd: number): number {
  const games = bestOfRound(world, bestOf, fromEnd);
  if (isContinental(world)) return games === 1 ? 8 : Math.ceil(games / 2) * 7 + 7;
  return games === 1 ? 3 : games * 2 + 2;
}

/** Leagues whose clubs may still be busy abroad when their own play-offs should begin wait for them. */
const waitFor = 26;

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

/** Whether clubs of a league play in a cup of many countries, too. */
function isShared({ sport, teams }: WorldCompetition): boolean {
  return worldCompetitions.some(
    (cup) =>
      cup.sport === sport && cup.kind === "cup" && !cup.national && cup.teams.some((team) => teams.includes(team)),
  );
}

/** Games for the last places of the play-offs, before they begin: each is one game. */
export const playInRounds = ["play-in", "play-in-last"] as const;

export const isPlayIn = (code: string): boolean => (playInRounds as readonly string[]).includes(code);

/** Days that a round of these takes, with the rest before the next. */
const playInDays = 4;

/** How long the play-offs go on after the calendar's last round. */
export function playoffDays(world: WorldCompetition): number {
  const playoff = playoffOf(world);
  if (!playoff?.after) return 0;
  const rounds = playoffRounds(world);
  if (world.sport === "football") return rounds * 7 + 2;
  const playing = Array.from({ length: rounds }, (_, fromEnd) => roundDays(world, playoff.bestOf, fromEnd));
  const waiting = world.kind === "league" && isShared(world) ? waitFor : 0;
  const { format } = world.competition;
  const before = format.kind === "conferences" && format.playIn ? playInRounds.length * playInDays : 0;
  return before + playing.reduce((sum, days) => sum + days, 0) + 2 + waitForFinals(world) + waiting;
}
