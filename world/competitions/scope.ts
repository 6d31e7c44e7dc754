import {
  competitionOf,
  type WorldCompetition,
  type WorldTeam,
  worldCompetitions,
  worldTeams,
} from "#competitions/registry.ts";
import type { CompetitionId } from "#schedule/plan-types.ts";

/** The part of the world that is told of. All of it is played all the same: whoever is told of is the same in a small world. */
export type Scope = {
  competitions: readonly WorldCompetition[];
  teams: readonly WorldTeam[];
};

export const wholeWorld: Scope = { competitions: worldCompetitions, teams: worldTeams };

/** Some competitions with those who play in them; without any named, the whole world. */
export function scopeOf(ids: readonly CompetitionId[]): Scope {
  if (ids.length === 0) return wholeWorld;
  const competitions = ids.map(competitionOf);
  const entrants = new Set(competitions.flatMap(({ sport, teams }) => teams.map((key) => `${sport}:${key}`)));
  return { competitions, teams: worldTeams.filter(({ sport, club }) => entrants.has(`${sport}:${club.key}`)) };
}
