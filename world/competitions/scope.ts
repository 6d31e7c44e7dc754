import { countriesIn, leaguesOf } from "#competitions/continental.ts";
import {
  competitionOf,
  type WorldCompetition,
  type WorldTeam,
  worldCompetitions,
  worldTeams,
} from "#competitions/registry.ts";
import { tiersWith } from "#competitions/tiers.ts";
import type { CompetitionId } from "#schedule/plan-types.ts";

/** The part of the world that is told of. All of it is played all the same: whoever is told of is the same in a small world. */
export type Scope = {
  competitions: readonly WorldCompetition[];
  teams: readonly WorldTeam[];
};

export const wholeWorld: Scope = { competitions: worldCompetitions, teams: worldTeams };

/** Some competitions with those who may play in them from year to year; without any named, the whole world. */
export function scopeOf(ids: readonly CompetitionId[]): Scope {
  if (ids.length === 0) return wholeWorld;
  const unknown = ids.filter((id) => !worldCompetitions.some((world) => world.id === id));
  if (unknown.length > 0) {
    throw new Error(`DEMO_COMPETITIONS names what the demo world does not have: ${unknown.join(", ")}.`);
  }
  const competitions = ids.map(competitionOf);
  const entrants = new Set(
    competitions.flatMap((world) =>
      [world, ...others(world)].flatMap(({ sport, teams }) => teams.map((key) => `${sport}:${key}`)),
    ),
  );
  return { competitions, teams: worldTeams.filter(({ sport, club }) => entrants.has(`${sport}:${club.key}`)) };
}

/** Leagues from which clubs come up and go down, or by which they come into a cup. */
function others(world: WorldCompetition): WorldCompetition[] {
  if (tiersWith(world.id)) return countriesIn(world).flatMap((country) => leaguesOf(world, country));
  return [world.above, world.below].flatMap((step) => (step ? [competitionOf(step.league)] : []));
}
