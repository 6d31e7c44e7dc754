import type { Sport } from "@scoreline/domain/sport";
import {
  competitionOf,
  confederations,
  teamOf,
  type WorldCompetition,
  worldCompetitions,
} from "#competitions/registry.ts";
import { Busy } from "#schedule/busy.ts";
import { cupPlan } from "#schedule/cup-plan.ts";
import { settleMishaps } from "#schedule/mishaps.ts";
import type { SeasonPlan } from "#schedule/plan-types.ts";
import { remember, rememberLast } from "#schedule/remember.ts";
import { type SeasonDays, seasonDays, seasonOf } from "#schedule/seasons.ts";
import { type DayNumber, dayMs, dayNumberOf } from "#schedule/zone-clock.ts";

const plans = rememberLast<SeasonPlan | "none">(60);

/** A season of a competition of national teams. They are planned before everything else, and on their own. */
export function nationalPlan(seed: string, world: WorldCompetition, year: number): SeasonPlan | undefined {
  const plan = plans(`${seed}\u001f${world.id}\u001f${year}`, () => {
    const season = seasonOf(world, year);
    if (!season) return "none";
    const days = seasonDays(world, year);
    const planned = cupPlan(world, seed, season, days, new Busy());
    const fixtures = planned.fixtures.toSorted(
      (one, other) => one.kickoff - other.kickoff || (one.ref < other.ref ? -1 : 1),
    );
    const sorted = { ...planned, fixtures };
    settleMishaps(seed, sorted, new Busy(), days);
    return sorted;
  });
  return plan === "none" ? undefined : plan;
}

const nationals = worldCompetitions.filter(({ national }) => national);

/** Seasons of national teams that overlap some days. */
export function nationalPlansIn(seed: string, sport: Sport, from: DayNumber, to: DayNumber): SeasonPlan[] {
  const years = [from, to].map((day) => new Date(day * dayMs).getUTCFullYear());
  const found: SeasonPlan[] = [];
  for (const world of nationals) {
    if (world.sport !== sport) continue;
    for (let year = (years[0] ?? 0) - 1; year <= (years[1] ?? 0); year += 1) {
      const plan = seasonOf(world, year) ? nationalPlan(seed, world, year) : undefined;
      if (plan) found.push(plan);
    }
  }
  return found;
}

/** The days that national teams need: from so many before their first match to so many after their last one. */
const daysBefore = 2;
const daysAfter = 1;
/** Matches that lie further apart belong to different windows. */
const sameWindow = 5;
/** What is held within so many days is a tournament: only those who take part stop playing at home. */
const tournament = 60;

type Days = readonly [from: DayNumber, to: DayNumber];

const windows = rememberLast<readonly Days[]>(80);

function windowsOf(seed: string, plan: SeasonPlan): readonly Days[] {
  return windows(`${seed}\u001f${plan.season.ref}`, () => {
    const days = [...new Set(plan.fixtures.map(({ kickoff }) => Math.floor(kickoff / dayMs)))].sort((a, b) => a - b);
    const found: [DayNumber, DayNumber][] = [];
    for (const day of days) {
      const last = found.at(-1);
      if (last && day - last[1] <= sameWindow) last[1] = day;
      else found.push([day, day]);
    }
    return found.map(([from, to]): Days => [from - daysBefore, to + daysAfter]);
  });
}

const confederationOf = new Map<string, string>();

/** The confederation in whose cups the teams of a country play. */
function confederation(sport: Sport, country: string): string {
  if (confederations.has(country)) return country;
  return remember(confederationOf, `${sport} ${country}`, () => {
    const home = worldCompetitions.find(
      (world) =>
        world.sport === sport &&
        world.kind === "cup" &&
        confederations.has(world.competition.country) &&
        world.competition.country !== "world" &&
        world.teams.some((team) => teamOf(sport, team).country === country),
    );
    return home?.competition.country ?? "";
  });
}

/** Senior football rests while the national teams of its continent play; in basketball only those who are called up do. */
export function withNationalBreaks(seed: string, world: WorldCompetition, days: SeasonDays): SeasonDays {
  if (world.sport !== "football" || world.derived) return days;
  const own = confederation(world.sport, world.competition.country);
  const breaks = nationalPlansIn(seed, world.sport, days.from, days.to)
    .filter(({ season, participants }) =>
      dayNumberOf(season.to) - dayNumberOf(season.from) < tournament
        ? participants.some((team) => teamOf(world.sport, team).country === world.competition.country)
        : competitionOf(season.competition).competition.country === own,
    )
    .flatMap((plan) => windowsOf(seed, plan))
    .filter(([from, to]) => to >= days.from && from <= days.to);
  return breaks.length === 0 ? days : { ...days, breaks: merged([...days.breaks, ...breaks]) };
}

/** Days that are named twice are one break. */
function merged(breaks: readonly Days[]): Days[] {
  const found: [DayNumber, DayNumber][] = [];
  for (const [from, to] of [...breaks].sort((one, other) => one[0] - other[0])) {
    const last = found.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else found.push([from, to]);
  }
  return found;
}
