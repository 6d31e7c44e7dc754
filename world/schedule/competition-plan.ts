import { competitionOf } from "#competitions/registry.ts";
import { cupPlan } from "#schedule/cup-plan.ts";
import { elsewhereOf } from "#schedule/elsewhere.ts";
import { leaguePlan } from "#schedule/league-plan.ts";
import type { CompetitionId, SeasonPlan } from "#schedule/plan-types.ts";
import { rememberLast } from "#schedule/remember.ts";
import { seasonOf } from "#schedule/seasons.ts";

const plans = rememberLast<SeasonPlan | "none">(1500);

/** A season of any competition but the friendlies, which depend on all the others. Undefined where there is none. */
export function competitionPlan(seed: string, id: CompetitionId, year: number): SeasonPlan | undefined {
  const plan = plans(`${seed}\u001f${id}\u001f${year}`, () => {
    const world = competitionOf(id);
    const season = seasonOf(world, year);
    if (!season || world.kind === "friendlies") return "none";
    const elsewhere = elsewhereOf(world, year, (other, otherYear) => competitionPlan(seed, other, otherYear));
    const { kind } = world.competition.format;
    const plan =
      kind === "league" || kind === "conferences"
        ? leaguePlan(world, seed, season, elsewhere)
        : cupPlan(world, seed, season, elsewhere);
    const fixtures = plan.fixtures.toSorted(
      (one, other) => one.kickoff - other.kickoff || (one.ref < other.ref ? -1 : 1),
    );
    return { ...plan, fixtures };
  });
  return plan === "none" ? undefined : plan;
}
