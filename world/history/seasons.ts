import type { Sport } from "@scoreline/domain/sport";
import type { LocalDay } from "@scoreline/domain/time/local-day";
import type { WorldCompetition } from "#competitions/registry.ts";
import type { Scope } from "#competitions/scope.ts";
import { friendlyPlan, halfFrom } from "#schedule/friendly-plan.ts";
import type { SeasonPlan } from "#schedule/plan-types.ts";
import { publishedAt } from "#schedule/published.ts";
import { seasonPlan } from "#schedule/season-plan.ts";
import { seasonOf } from "#schedule/seasons.ts";

/** Seasons that are over and are told with who scored and who took part; one of basketball, so that a first start does not take too long. */
const completeSeasons: Record<Sport, number> = { football: 2, basketball: 1 };
/** Competitions that are held every fourth year have one such season, not two; also in the year in which the next one begins. */
const yearsBack = 5;

/** Competitions of which every season is told. */
export function coveredCompetitions(sport: Sport, { competitions }: Scope): WorldCompetition[] {
  return competitions.filter((world) => world.sport === sport && !world.derived && world.kind !== "friendlies");
}

/** Youth, reserve and women's leagues: of them the season that is on is told, or the last one. */
export function derivedCompetitions(sport: Sport, { competitions }: Scope): WorldCompetition[] {
  return competitions.filter((world) => world.sport === sport && world.derived);
}

export function derivedSeasonsAt(seed: string, world: WorldCompetition, now: number): SeasonPlan[] {
  const { complete, open } = seasonsAt(seed, world, now);
  const today = new Date(now).toISOString().slice(0, 10);
  return open.some(({ season }) => season.from <= today) ? open : [...complete.slice(-1), ...open];
}

/** Friendlies of the year, as far as they are planned: what is told of them must not hang on when somebody began to listen. */
export function friendliesAt(seed: string, { competitions }: Scope, sport: Sport, now: number): SeasonPlan[] {
  const year = new Date(now).getUTCFullYear();
  return competitions
    .filter((world) => world.sport === sport && world.kind === "friendlies")
    .flatMap((world) => {
      const season = seasonOf(world, year);
      const halves = ([0, 1] as const).filter((half) => halfFrom(year, half) <= now);
      return season ? halves.map((half) => friendlyPlan(seed, world, season, half)) : [];
    });
}

export type CoveredSeasons = { complete: SeasonPlan[]; open: SeasonPlan[] };

/** The season before those: of it only results are known, and who won it. */
export function olderSeason(
  seed: string,
  world: WorldCompetition,
  { complete }: CoveredSeasons,
): SeasonPlan | undefined {
  const [first] = complete;
  return first && seasonPlan(seed, world.id, first.season.year - 1);
}

/** The last complete seasons of a competition, and those that are on or whose fixtures are out. */
export function seasonsAt(seed: string, world: WorldCompetition, now: number): CoveredSeasons {
  const today = new Date(now).toISOString().slice(0, 10);
  const thisYear = Number(today.slice(0, 4));
  const plan = (year: number) => seasonPlan(seed, world.id, year);
  const complete: SeasonPlan[] = [];
  for (let year = thisYear; year > thisYear - yearsBack && complete.length < completeSeasons[world.sport]; year -= 1) {
    const season = seasonOf(world, year);
    const found = season && season.to < today ? plan(year) : undefined;
    if (found) complete.unshift(found);
  }
  const open = [thisYear - 1, thisYear, thisYear + 1].flatMap((year) => {
    const season = seasonOf(world, year);
    // Not planned before: until then it hangs on matches that are still to be played.
    return season && season.to >= today && publishedAt(seed, season) <= now ? (plan(year) ?? []) : [];
  });
  return { complete, open };
}

/** Every season that is known by now to whoever began to listen at an instant, the oldest first. */
export function seasonsSince(seed: string, world: WorldCompetition, began: number, now: number): SeasonPlan[] {
  const covered = seasonsAt(seed, world, began);
  const first = olderSeason(seed, world, covered) ?? covered.complete[0] ?? covered.open[0];
  const last = new Date(now).getUTCFullYear() + 1;
  const found: SeasonPlan[] = [];
  for (let year = first?.season.year ?? last; year <= last; year += 1) {
    const season = seasonOf(world, year);
    const plan = season && publishedAt(seed, season) <= now ? seasonPlan(seed, world.id, year) : undefined;
    if (plan) found.push(plan);
  }
  return found;
}

/** The day on which the first of these seasons begins, or today. */
export function coveredSince(world: WorldCompetition, now: number): LocalDay {
  const today = new Date(now).toISOString().slice(0, 10);
  const thisYear = Number(today.slice(0, 4));
  let left = completeSeasons[world.sport];
  let since = today;
  for (let year = thisYear; year > thisYear - yearsBack && left > 0; year -= 1) {
    const season = seasonOf(world, year);
    if (!season) continue;
    if (season.to < today) left -= 1;
    if (season.from < since) since = season.from;
  }
  return since;
}
