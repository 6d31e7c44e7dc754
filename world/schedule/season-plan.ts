import { competitionOf } from "#competitions/registry.ts";
import { competitionPlan } from "#schedule/competition-plan.ts";
import { friendlyPlan, halfOf } from "#schedule/friendly-plan.ts";
import type { CompetitionId, Fixture, SeasonPlan } from "#schedule/plan-types.ts";
import { firstSeasonYear, seasonOf } from "#schedule/seasons.ts";

/** Everything about a season that is settled before a ball rolls. Undefined where the competition is not played that year. */
export function seasonPlan(seed: string, competition: CompetitionId, startYear: number): SeasonPlan | undefined {
  const world = competitionOf(competition);
  if (world.kind !== "friendlies") return competitionPlan(seed, competition, startYear);
  const season = seasonOf(world, startYear);
  if (!season || startYear < firstSeasonYear) return undefined;
  const [first, second] = ([0, 1] as const).map((half) => friendlyPlan(seed, world, season, half));
  const halves = [first, second].filter((half) => half !== undefined);
  return {
    season,
    stages: [],
    participants: [...new Set(halves.flatMap(({ participants }) => participants))],
    fixtures: halves.flatMap(({ fixtures }) => fixtures),
  };
}

/** The plan that a fixture stands in: of the friendlies, that of its half-year. */
export function planOf(seed: string, { competition, season: ref, kickoff }: Fixture): SeasonPlan | undefined {
  const world = competitionOf(competition);
  const year = Number(ref.slice(ref.lastIndexOf(":") + 1));
  if (world.kind !== "friendlies") return competitionPlan(seed, competition, year);
  const season = seasonOf(world, year);
  return season && friendlyPlan(seed, world, season, halfOf(kickoff));
}
