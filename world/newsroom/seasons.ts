import type { WorldCompetition } from "#competitions/registry.ts";
import type { Scope } from "#competitions/scope.ts";
import { SeasonResults } from "#history/season-results.ts";
import type { Fixture, SeasonPlan } from "#schedule/plan-types.ts";
import { rememberLast } from "#schedule/remember.ts";
import { planOf, seasonPlan } from "#schedule/season-plan.ts";
import { seasonOf } from "#schedule/seasons.ts";

/** A season is kept while its stories are written: more of them would only fill the memory. */
const seasonsKept = 12;

/** What whoever writes a story has at hand. */
export type Desk = {
  seed: string;
  scope: Scope;
  resultsOf(plan: SeasonPlan): SeasonResults;
};

export function openDesk(seed: string, scope: Scope): Desk {
  const kept = rememberLast<SeasonResults>(seasonsKept);
  return {
    seed,
    scope,
    resultsOf: (plan) => kept(plan.season.ref, () => new SeasonResults(seed, plan)),
  };
}

/** The season of a league that is on. */
export function seasonNow({ seed, resultsOf }: Desk, world: WorldCompetition, now: number): SeasonResults | undefined {
  for (const year of yearsOn(world, now)) {
    const plan = seasonPlan(seed, world.id, year);
    if (plan) return resultsOf(plan);
  }
  return undefined;
}

export const isOn = (world: WorldCompetition, now: number) => yearsOn(world, now).length > 0;

function yearsOn(world: WorldCompetition, now: number): number[] {
  const today = new Date(now).toISOString().slice(0, 10);
  const year = Number(today.slice(0, 4));
  return [year, year - 1].filter((each) => {
    const season = seasonOf(world, each);
    return season && season.from <= today && today <= season.to;
  });
}

export function resultsFor({ seed, resultsOf }: Desk, fixture: Fixture): SeasonResults | undefined {
  const plan = planOf(seed, fixture);
  return plan && resultsOf(plan);
}
