import { competitionOf } from "#competitions/registry.ts";
import { competitionPlan } from "#schedule/competition-plan.ts";
import { friendlyPlan } from "#schedule/friendly-plan.ts";
import type { CompetitionId, SeasonPlan } from "#schedule/plan-types.ts";
import { firstSeasonYear, seasonOf } from "#schedule/seasons.ts";

/** Everything about a season that is settled before a ball rolls. Undefined where the competition is not played that year. */
export function seasonPlan(seed: string, competition: CompetitionId, startYear: number): SeasonPlan | undefined {
  const world = competitionOf(competition);
  if (world.kind !== "friendlies") return competitionPlan(seed, competition, startYear);
  const season = seasonOf(world, startYear);
  return season && startYear >= firstSeasonYear ? friendlyPlan(seed, world, season) : undefined;
}
