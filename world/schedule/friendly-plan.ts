import type { Sport } from "@scoreline/domain/sport";
import { type WorldCompetition, type WorldTeam, worldCompetitions, worldTeams } from "#competitions/registry.ts";
import { type Rng, rng } from "#random.ts";
import { Busy } from "#schedule/busy.ts";
import { competitionPlan } from "#schedule/competition-plan.ts";
import { LiveCount, liveAtLeast, surelyLive, surelyPlayed } from "#schedule/coverage.ts";
import { addTo } from "#schedule/elsewhere.ts";
import { mishapsOf } from "#schedule/mishaps.ts";
import { type CompetitionId, clubOf, type Fixture, type Season, type SeasonPlan } from "#schedule/plan-types.ts";
import { remember, rememberLast } from "#schedule/remember.ts";
import { seasonOf } from "#schedule/seasons.ts";
import { dateOf, dayMs, hourMs, minuteMs, offsetAt } from "#schedule/zone-clock.ts";

/** Clubs, or the same sides of clubs, that could meet without a long journey. */
type Region = { timeZone: string; clubs: readonly string[]; next: number; day: number; offset: number };
type Pool = { from: number; to: number; regions: Region[]; busy: Busy; popular: ReadonlySet<string> };

/** How long before and after it a club plays nothing else; the shorter ones only where nobody else is left. */
const rests = [72 * hourMs, 48 * hourMs, 42 * hourMs];
/** Clubs that everybody watches play friendlies in the weeks without matches only. */
const offSeason = 8 * dayMs;
const watched = 60;
const plans = rememberLast<SeasonPlan>(24);

/** Friendlies are planned by half-years: of seasons that begin later nobody knows yet who will play in them. */
export type Half = 0 | 1;

export const halfOf = (kickoff: number): Half => (new Date(kickoff).getUTCMonth() < 6 ? 0 : 1);

export const halfFrom = (year: number, half: number): number => Date.UTC(year, half * 6, 1);

/** Friendlies of a half-year: as many as it takes until enough matches are live at every instant, where it is day. */
export function friendlyPlan(seed: string, world: WorldCompetition, season: Season, half: Half): SeasonPlan {
  return plans(`${seed}\u001f${season.ref}\u001f${half}`, () => workOut(seed, world, season, half));
}

function workOut(seed: string, world: WorldCompetition, season: Season, half: Half): SeasonPlan {
  const { sport } = world;
  const from = halfFrom(season.year, half);
  const to = halfFrom(season.year, half + 1);
  const count = new LiveCount(from, to);
  const lasting = surelyLive[sport];
  const busy = new Busy();
  for (const plan of plansIn(seed, sport, from, to)) {
    const mishaps = mishapsOf(seed, plan);
    for (const fixture of plan.fixtures) {
      const played = surelyPlayed(fixture, mishaps.get(fixture.ref));
      if (played !== undefined && played < to && played + lasting > from) count.add(played, lasting);
    }
    addTo(busy, seed, plan, () => true);
  }
  const random = rng(seed, season.ref, half, "friendlies");
  const pool: Pool = { from, to, busy, ...poolOf(sport, random) };
  const fixtures: Fixture[] = [];
  let live = 0;
  for (let step = 0; step < count.steps; step += 1) {
    live += count.changeAt(step);
    for (; live < liveAtLeast[sport]; live += 1) {
      const kickoff = kickoffFor(count.instantOf(step), from, random);
      const clubs = clubsFor(kickoff, pool, random);
      // The part of it that lies behind is covered already: only what is ahead counts.
      count.add(count.instantOf(step), kickoff + lasting - count.instantOf(step));
      fixtures.push(fixtureOf(world, season, kickoff, clubs, fixtures.length));
      // What was just added starts at this very step, whose change has been counted.
    }
  }
  fixtures.sort((one, other) => one.kickoff - other.kickoff || (one.ref < other.ref ? -1 : 1));
  const participants = [
    ...new Set(fixtures.flatMap(({ home, away }) => [home, away].flatMap((place) => clubOf(place) ?? []))),
  ];
  return { season, stages: [], participants, fixtures };
}

/** Whatever else is played about that time. */
function plansIn(seed: string, sport: Sport, from: number, to: number): SeasonPlan[] {
  const first = dateOf(Math.floor(from / dayMs) - 3);
  const last = dateOf(Math.floor(to / dayMs) + 3);
  const year = new Date(from).getUTCFullYear();
  return worldCompetitions
    .filter((world) => world.sport === sport && world.kind !== "friendlies")
    .flatMap((world) =>
      [year - 1, year].flatMap((each) => {
        const its = seasonOf(world, each);
        return its && its.to >= first && its.from <= last ? (competitionPlan(seed, world.id, each) ?? []) : [];
      }),
    );
}

/** On a quarter of an hour, and now and then a little before it is needed. */
function kickoffFor(needed: number, from: number, random: Rng): number {
  const quarter = 15 * minuteMs;
  const ahead = random.weighted([0, 1, 2], [6, 3, 1]) * quarter;
  return Math.max(from, Math.floor(needed / quarter) * quarter - ahead);
}

function poolOf(sport: Sport, random: Rng): Pick<Pool, "regions" | "popular"> {
  const regions = new Map<string, WorldTeam[]>();
  for (const team of worldTeams)
    if (team.sport === sport && !team.national) {
      const side = team.derived?.variant ?? "first team";
      remember(regions, `${team.country} ${team.timeZone} ${side}`, () => []).push(team);
    }
  const popular = worldCompetitions
    .filter(({ kind, competition }) => kind === "league" && competition.popularity >= watched)
    .flatMap(({ teams }) => teams);
  return {
    popular: new Set(popular),
    regions: [...regions.values()]
      .filter((teams) => teams.length >= 4)
      .map((teams) => ({
        timeZone: teams[0]?.timeZone ?? "",
        clubs: random.shuffle(teams.map(({ club }) => club.key)),
        next: 0,
        day: 0,
        offset: 0,
      })),
  };
}

/** The minute of the day there. The offset is kept for a day: this is asked for every region and friendly. */
function minutesIn(region: Region, kickoff: number): number {
  const day = Math.floor(kickoff / dayMs);
  if (region.day !== day) {
    region.day = day;
    region.offset = offsetAt(kickoff, region.timeZone);
  }
  return ((kickoff + region.offset) % dayMs) / minuteMs;
}

/** How gladly people play at an hour: late morning and from the afternoon to the evening. */
function welcome(minutes: number): number {
  if (minutes < 10 * 60 || minutes > 21 * 60) return 0;
  if (minutes < 12 * 60) return 2;
  if (minutes < 14 * 60) return 1;
  return minutes <= 20 * 60 ? 3 : 1;
}

/** Two clubs of one region where it is a good hour, neither of which plays about that time: as rested as there are any. */
function clubsFor(kickoff: number, pool: Pool, random: Rng): [home: string, away: string] {
  for (const rest of rests) {
    const clubs = restedClubs(kickoff, rest, pool, random);
    if (clubs) return clubs;
  }
  throw new Error(`nobody can play at ${new Date(kickoff).toISOString()}`);
}

function restedClubs(kickoff: number, rest: number, pool: Pool, random: Rng): [string, string] | undefined {
  const { regions, busy, popular } = pool;
  const weighted = regions.map((region) => ({
    region,
    weight: welcome(minutesIn(region, kickoff)) * region.clubs.length,
  }));
  for (;;) {
    const weights = weighted.map(({ weight }) => weight);
    if (weights.every((weight) => weight === 0)) return undefined;
    const choice = random.weighted(weighted, weights);
    const { region } = choice;
    const clubs: string[] = [];
    // In turn, so that everybody plays about as many.
    for (let tried = 0; tried < region.clubs.length && clubs.length < 2; tried += 1) {
      const club = region.clubs[region.next % region.clubs.length] ?? "";
      region.next += 1;
      if (mayPlayAtNewYear(club, kickoff, pool) && busy.isFree(club, kickoff, popular.has(club) ? offSeason : rest))
        clubs.push(club);
    }
    const [home, away] = clubs;
    if (home && away) {
      for (const club of [home, away]) busy.add(club, kickoff);
      return [home, away];
    }
    choice.weight = 0;
  }
}

/** Half-years are worked out apart from each other: half of the clubs play in the last days of one, half in the first of the next. */
function mayPlayAtNewYear(club: string, kickoff: number, { from, to }: Pool): boolean {
  if (kickoff - from > 3 * dayMs && to - kickoff > 3 * dayMs) return true;
  return (club.length % 2 === 0) === kickoff - from > 3 * dayMs;
}

function fixtureOf(
  world: WorldCompetition,
  season: Season,
  kickoff: number,
  [home, away]: [string, string],
  number: number,
): Fixture {
  const date = new Date(kickoff).toISOString();
  const named = `${season.ref}:${date.slice(5, 7)}${date.slice(8, 10)}:${home}-${away}`;
  return {
    ref: named.length <= 80 ? named : `${season.ref}:${date.slice(5, 7)}${date.slice(8, 10)}:${number}`,
    sport: world.sport,
    competition: world.id as CompetitionId,
    season: season.ref,
    stage: "friendly",
    round: `week-${Math.floor((kickoff - Date.UTC(season.year, 0, 1)) / (7 * dayMs)) + 1}`,
    home: { club: home },
    away: { club: away },
    kickoff,
  };
}
