import type { Sport } from "@scoreline/domain/sport";
import { seasonOf as clubSeasonOf, type Day, seasonStart, writeDay } from "#demo/people/calendar.ts";
import type { Life, Stint } from "#demo/people/population.ts";
import { playerRef } from "#demo/people/refs.ts";
import type { Position } from "#demo/people/shape.ts";
import { rng } from "#demo/random.ts";
import type { Season } from "#demo/schedule/plan-types.ts";
import { remember } from "#demo/schedule/remember.ts";
import { seasonOf } from "#demo/schedule/seasons.ts";
import type { Account, Part } from "#demo/source/chronicle-account.ts";
import { livesSince } from "#demo/source/people-messages.ts";
import { competitionOf, teamOf } from "#demo/world/registry.ts";
import type { Scope } from "#demo/world/scope.ts";
import type { FeedOf } from "#port/message.ts";

type Row = FeedOf<"career">["rows"][number];
type Sum = {
  season: Season;
  team: string;
  appearances: number;
  starts: number;
  goals: number;
  assists: number;
  points: number;
};

/** Counts what players did in the matches that are told of. */
export class CareerCount {
  readonly #seed: string;
  readonly #sport: Sport;
  readonly #scope: Scope;
  /** By season and team, then by player. */
  readonly #sums = new Map<string, Map<string, Sum>>();
  readonly #seasons = new Set<string>();

  constructor(seed: string, sport: Sport, scope: Scope) {
    this.#scope = scope;
    this.#seed = seed;
    this.#sport = sport;
  }

  /** Of such a season, who is not counted did not play. */
  begin(season: Season): void {
    this.#seasons.add(season.ref);
  }

  add(season: Season, home: string, away: string, account: Account): void {
    const parts = account.parts();
    this.#count(season, home, parts.home);
    this.#count(season, away, parts.away);
  }

  #count(season: Season, team: string, parts: readonly Part[]): void {
    const sums = remember(this.#sums, `${season.ref} ${team}`, () => new Map<string, Sum>());
    for (const { player, started, goals, assists, points } of parts) {
      let sum = sums.get(player);
      if (!sum) {
        sum = { season, team, appearances: 0, starts: 0, goals: 0, assists: 0, points: 0 };
        sums.set(player, sum);
      }
      sum.appearances += 1;
      if (started) sum.starts += 1;
      sum.goals += goals;
      sum.assists += assists;
      sum.points += points;
    }
  }

  #byPlayer(): Map<string, Map<string, Sum>> {
    const players = new Map<string, Map<string, Sum>>();
    for (const [key, sums] of this.#sums)
      for (const [player, sum] of sums) remember(players, player, () => new Map<string, Sum>()).set(key, sum);
    return players;
  }

  /** The careers of everybody who is at a club now. */
  *messages(now: number): Generator<FeedOf<"career">[]> {
    const today = Math.floor(now / 86_400_000);
    const players = this.#byPlayer();
    for (const life of livesSince(this.#seed, this.#sport, today, now, this.#scope)) {
      const player = playerRef(this.#sport, life.id);
      const rows = this.#rowsOf(life, players.get(player), today);
      if (rows.length > 0) yield [{ type: "career", player, rows }];
    }
  }

  #rowsOf(life: Life, sums: ReadonlyMap<string, Sum> | undefined, today: Day): Row[] {
    const counted = new Map(sums);
    const rows = new Map<string, Row>();
    for (const stint of life.stints) {
      if (stint.from > today) continue;
      for (const { season, from, until } of leagueSeasons(this.#sport, stint, today)) {
        const team = stint.club.home.key;
        const key = `${season.ref} ${team}`;
        const sum = counted.get(key);
        counted.delete(key);
        const known = rows.get(key);
        const ended = until <= today ? { until: writeDay(until) } : {};
        // Back from a loan, or signed again: one row for the season.
        if (known) {
          const { until: _, ...rest } = known;
          rows.set(key, { ...rest, ...ended });
          continue;
        }
        rows.set(key, {
          ...rowOf(
            this.#sport,
            season,
            team,
            this.#seasons.has(season.ref) ? sum : this.#estimate(life, season, from, until),
          ),
          loan: stint.loan,
          number: stint.number,
          from: writeDay(from),
          ...ended,
        });
      }
    }
    for (const [key, sum] of counted) rows.set(key, rowOf(this.#sport, sum.season, sum.team, sum));
    return [...rows.values()].sort((one, other) =>
      one.season < other.season ? -1 : one.season > other.season ? 1 : 0,
    );
  }

  /** Of seasons before those that are told of nobody has kept the matches: what such a player usually comes to. */
  #estimate(life: Life, season: Season, from: Day, until: Day): Omit<Sum, "season" | "team"> {
    const draw = rng(this.#seed, this.#sport, life.id, season.ref, "career");
    const games = usualGames[this.#sport] * Math.min(1, (until - from) / 365);
    const share = 0.15 + 0.75 * draw.float();
    const appearances = Math.round(games * share);
    const starts = Math.round(appearances * Math.min(1, share + 0.1));
    if (this.#sport === "basketball") {
      return {
        appearances,
        starts,
        goals: 0,
        assists: draw.poisson(appearances * 1.9),
        points: draw.poisson(appearances * (3 + 9 * share)),
      };
    }
    const rate = usualGoals[life.position] ?? 0;
    const assists = life.position === "goalkeeper" ? 0 : draw.poisson(appearances * 0.08);
    return { appearances, starts, goals: draw.poisson(appearances * rate), assists, points: 0 };
  }
}

const usualGames: Record<Sport, number> = { football: 34, basketball: 40 };
const usualGoals: Partial<Record<Position, number>> = { defender: 0.04, midfielder: 0.1, forward: 0.3 };

function rowOf(sport: Sport, season: Season, team: string, sum: Omit<Sum, "season" | "team"> | undefined): Row {
  const { appearances = 0, starts = 0, goals = 0, assists = 0, points = 0 } = sum ?? {};
  return {
    season: season.name,
    team: `${sport}:${team}`,
    competition: season.competition,
    appearances,
    loan: false,
    starts,
    assists,
    ...(sport === "football" ? { goals } : { points }),
  };
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
