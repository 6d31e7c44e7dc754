import type { CareerFigure } from "@scoreline/domain/people";
import type { Sport } from "@scoreline/domain/sport";
import { competitionOf, teamOf } from "#competitions/registry.ts";
import type { Scope } from "#competitions/scope.ts";
import type { MatchSummary } from "#history/match-summary.ts";
import type { PlayerPart } from "#history/player-part.ts";
import { type PlayerSeasonFigures, roundedOut, usualSeason } from "#history/usual-figures.ts";
import { clubYearOf as clubSeasonOf, type Day, seasonStart, writeDay } from "#people/calendar.ts";
import type { Life, Stint } from "#people/population/population.ts";
import { playerRef } from "#people/refs.ts";
import { livesSince } from "#people/who-was-where.ts";
import { rng } from "#random.ts";
import type { CompetitionId, Season } from "#schedule/plan-types.ts";
import { remember } from "#schedule/remember.ts";
import { seasonOf } from "#schedule/seasons.ts";

/** A season of a player at a team; the counts stand in the order of `careerFiguresOf`. */
export type CareerSeason = {
  season: string;
  team: string;
  competition: CompetitionId;
  appearances: number;
  loan: boolean;
  counts: number[];
  rating?: number;
  number?: number;
  from?: string;
  until?: string;
};
export type CountedCareer = { player: string; rows: CareerSeason[] };
/** Of a player at a team in a season. */
type Sum = { season: Season; team: string; figures: PlayerSeasonFigures; ratings: number[] };

/** What is counted, and said also where it is nothing. */
const counted = {
  football: ["goals", "assists", "minutes", "yellow", "red"],
  basketball: ["points", "rebounds", "assists", "steals", "blocks", "threes", "minutes"],
} as const satisfies Record<Sport, readonly CareerFigure[]>;

/** What a career tells, in this order. */
export const careerFiguresOf = {
  football: ["starts", ...counted.football],
  basketball: ["starts", ...counted.basketball],
} as const satisfies Record<Sport, readonly CareerFigure[]>;

/** Counts what players did in the matches that are told of. */
export class CareerCount {
  readonly #seed: string;
  readonly #sport: Sport;
  readonly #scope: Scope;
  /** By season and team, then by player. */
  readonly #sums = new Map<string, Map<string, Sum>>();
  readonly #seasons = new Set<string>();
  readonly #uncounted = new Set<string>();

  constructor(seed: string, sport: Sport, scope: Scope) {
    this.#scope = scope;
    this.#seed = seed;
    this.#sport = sport;
  }

  /** Of such a season, who is not counted did not play. */
  begin(season: Season): void {
    this.#seasons.add(season.ref);
  }

  /** Of such a season nothing is said: its matches are known, and not counted yet. */
  leaveOut(season: Season): void {
    this.#uncounted.add(season.ref);
  }

  add(season: Season, home: string, away: string, summary: MatchSummary): void {
    const parts = summary.parts();
    this.#count(season, home, parts.home);
    this.#count(season, away, parts.away);
  }

  /** Whoever played for a team in a season. */
  playersOf(season: Season, team: string): Iterable<string> {
    return this.#sums.get(`${season.ref} ${team}`)?.keys() ?? [];
  }

  #count(season: Season, team: string, parts: readonly PlayerPart[]): void {
    const sums = remember(this.#sums, `${season.ref} ${team}`, () => new Map<string, Sum>());
    for (const part of parts) {
      let sum = sums.get(part.player);
      if (!sum) {
        sum = { season, team, figures: { appearances: 0 }, ratings: [] };
        sums.set(part.player, sum);
      }
      const { figures, ratings } = sum;
      figures.appearances += 1;
      figures.starts = (figures.starts ?? 0) + (part.started ? 1 : 0);
      if (part.rating !== undefined) ratings.push(part.rating);
      for (const figure of counted[this.#sport]) figures[figure] = (figures[figure] ?? 0) + (part[figure] ?? 0);
    }
  }

  #byPlayer(): Map<string, Map<string, Sum>> {
    const players = new Map<string, Map<string, Sum>>();
    for (const [key, sums] of this.#sums)
      for (const [player, sum] of sums) remember(players, player, () => new Map<string, Sum>()).set(key, sum);
    return players;
  }

  /** The careers of everybody who was at a club since a day. */
  *careers(now: number, since = Math.floor(now / 86_400_000)): Generator<CountedCareer> {
    const today = Math.floor(now / 86_400_000);
    const players = this.#byPlayer();
    for (const life of livesSince(this.#seed, this.#sport, since, now, this.#scope)) {
      const player = playerRef(this.#sport, life.id);
      const rows = this.#rowsOf(life, players.get(player), today);
      if (rows.length > 0) yield { player, rows };
    }
  }

  #rowsOf(life: Life, sums: ReadonlyMap<string, Sum> | undefined, today: Day): CareerSeason[] {
    const left = new Map(sums);
    const rows = new Map<string, CareerSeason>();
    for (const stint of life.stints) {
      if (stint.from > today) continue;
      for (const { season, from, until } of leagueSeasons(this.#sport, stint, today)) {
        const team = stint.club.home.key;
        if (this.#uncounted.has(season.ref)) continue;
        const key = `${season.ref} ${team}`;
        const sum = left.get(key);
        left.delete(key);
        const known = rows.get(key);
        const ended = until <= today ? { until: writeDay(until) } : {};
        // Back from a loan, or signed again: one row for the season.
        if (known) {
          const { until: _, ...rest } = known;
          rows.set(key, { ...rest, ...ended });
          continue;
        }
        const figures = this.#seasons.has(season.ref)
          ? figuresOf(sum)
          : this.#usual(life, season, (until - from) / 365);
        const row = this.#row(season, team, figures);
        rows.set(key, Object.assign(row, { loan: stint.loan, number: stint.number, from: writeDay(from) }, ended));
      }
    }
    for (const [key, sum] of left) rows.set(key, this.#row(sum.season, sum.team, figuresOf(sum)));
    return [...rows.values()].sort((one, other) =>
      one.season < other.season ? -1 : one.season > other.season ? 1 : 0,
    );
  }

  #usual({ id, position }: Life, season: Season, share: number): PlayerSeasonFigures {
    const draw = rng(this.#seed, this.#sport, id, season.ref, "career");
    return roundedOut(draw, this.#sport, position, usualSeason(draw, this.#sport, position, share));
  }

  #row(season: Season, team: string, figures: PlayerSeasonFigures): CareerSeason {
    const { appearances, rating } = figures;
    const known: readonly CareerFigure[] = appearances > 0 ? careerFiguresOf[this.#sport] : ["starts"];
    const row: CareerSeason = {
      season: season.name,
      team: `${this.#sport}:${team}`,
      competition: season.competition,
      appearances,
      loan: false,
      counts: known.map((figure) => figures[figure] ?? 0),
    };
    if (rating !== undefined) row.rating = rating;
    return row;
  }
}

/** Marks rest on every match or are not told. */
function figuresOf(sum: Sum | undefined): PlayerSeasonFigures {
  if (!sum) return { appearances: 0 };
  const { figures, ratings } = sum;
  return ratings.length > 0 && ratings.length === figures.appearances
    ? { ...figures, rating: round(mean(ratings)) }
    : figures;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function round(rating: number): number {
  return Math.round(rating * 100) / 100;
}

/** The seasons of the club's league in which somebody was there. */
function leagueSeasons(
  sport: Sport,
  { club, from, until }: Stint,
  today: Day,
): { season: Season; from: Day; until: Day }[] {
  const { rhythm, key } = club.home;
  const { league } = teamOf(sport, key);
  if (!league) return [];
  const world = competitionOf(league);
  const last = clubSeasonOf(rhythm, Math.min(today, until - 1));
  const found: { season: Season; from: Day; until: Day }[] = [];
  for (let year = clubSeasonOf(rhythm, from); year <= last; year += 1) {
    const season = seasonOf(world, year);
    const first = Math.max(from, seasonStart(rhythm, year));
    const end = Math.min(until, seasonStart(rhythm, year + 1));
    if (season) found.push({ season, from: first, until: end });
  }
  return found;
}
