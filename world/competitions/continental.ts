import {
  competitionOf,
  confederations,
  teamOf,
  type WorldCompetition,
  worldCompetitions,
} from "#competitions/registry.ts";
import type { CompetitionId } from "#schedule/plan-types.ts";

const countryOf = (world: WorldCompetition, team: string) => teamOf(world.sport, team).country;

/** The countries whose clubs enter a cup, in the order in which they are written down. */
export function countriesIn(world: WorldCompetition): string[] {
  return [...new Set(world.teams.map((team) => countryOf(world, team)))];
}

/** How many clubs of a country enter each of some cups. */
export function placesIn(cups: readonly CompetitionId[], country: string): number[] {
  return cups.map((id) => {
    const cup = competitionOf(id);
    return cup.teams.filter((team) => countryOf(cup, team) === country).length;
  });
}

const senior = worldCompetitions.filter(({ derived, national }) => !derived && !national);

/** The leagues of a country, the highest first. */
export function leaguesOf({ sport }: WorldCompetition, country: string): WorldCompetition[] {
  return senior
    .filter((world) => world.sport === sport && world.kind === "league" && world.competition.country === country)
    .sort((one, other) => one.competition.level - other.competition.level);
}

/** The country's own cup: the one that most people look at. */
export function cupOf({ sport }: WorldCompetition, country: string): WorldCompetition | undefined {
  return senior
    .filter((world) => world.sport === sport && world.kind === "cup" && world.competition.country === country)
    .sort((one, other) => other.competition.popularity - one.competition.popularity)[0];
}

export const isContinental = ({ kind, national, competition }: WorldCompetition): boolean =>
  kind === "cup" && !national && confederations.has(competition.country);
