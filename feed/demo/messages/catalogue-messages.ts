import type { Names } from "@scoreline/domain/names";
import { countryNames } from "@scoreline/names/countries";
import {
  teamOf,
  type WorldCompetition,
  type WorldTeam,
  worldCompetitions,
  worldTeams,
} from "@scoreline/world/competitions/registry";
import type { Titles } from "@scoreline/world/history/titles";
import { birthPlaces } from "@scoreline/world/people/naming/pools/birth-places";
import type { SeasonPlan } from "@scoreline/world/schedule/plan-types";
import { participants } from "@scoreline/world/tournaments/participants";
import type { FeedOf } from "#port/message.ts";

/** The parts of the world that hardly ever change, as a vendor would list them. */

export function countryMessages(): FeedOf<"country">[] {
  const codes = new Set([
    ...worldCompetitions.map(({ competition }) => competition.country),
    ...worldTeams.map(({ country }) => country),
    ...Object.values(participants).map(({ country }) => country),
    // Where people come from.
    ...Object.keys(birthPlaces),
  ]);
  return [...codes]
    .sort()
    .map((code) => ({ type: "country", ref: code, code, names: countryNames(code) ?? { en: code } }));
}

export function competitionMessage(
  { id, sport, kind, competition }: WorldCompetition,
  { holders, recordWinners }: Titles = competition,
): FeedOf<"competition"> {
  return {
    type: "competition",
    ref: id,
    sport,
    country: competition.country,
    key: competition.key,
    names: competition.names,
    code: competition.code,
    level: competition.level,
    kind: kind === "cup" ? "cup" : "league",
    popularity: competition.popularity,
    colour: competition.colour,
    founded: competition.founded,
    ...(holders && { holders: nameOfClub(sport, holders).en }),
    recordWinners: recordWinners.map(([club, titles]) => [nameOfClub(sport, club).en, titles]),
    format: kind === "friendlies" ? kind : competition.format.kind,
  };
}

export const teamRef = ({ sport, club }: Pick<WorldTeam, "sport" | "club">) => `${sport}:${club.key}`;

export function teamMessage(team: WorldTeam): FeedOf<"team"> {
  const { sport, club, country, national } = team;
  return {
    type: "team",
    ref: teamRef(team),
    sport,
    kind: national ? "national" : "club",
    country,
    names: club.names,
    short: club.short,
    code: club.code,
    city: club.city,
    venue: { name: club.ground, capacity: club.capacity },
    founded: club.founded,
    colours: [club.colours[0], club.colours[1]],
    crest: [club.crest[0], club.crest[1]],
  };
}

/** Where each half of a bracket is a conference, its rounds are called after that. */
const conferenceRounds: Readonly<Record<string, string>> = {
  "playoff-round-of-16": "playoff-first-round",
  "playoff-quarter-final": "playoff-conference-semi-finals",
  "playoff-semi-final": "playoff-conference-finals",
};

export function roundName(code: string, { sport, competition: { format } }: WorldCompetition): string {
  const hasHalves =
    sport === "basketball" &&
    format.kind === "conferences" &&
    format.names.every(({ en }) => en?.endsWith("Conference"));
  return (hasHalves && conferenceRounds[code]) || code;
}

export function seasonMessages(
  { season, stages }: SeasonPlan,
  world: WorldCompetition,
  now: number,
): [FeedOf<"season">, ...FeedOf<"stage">[]] {
  const today = new Date(now).toISOString().slice(0, 10);
  const { zones, tieBreaks } = world.competition;
  return [
    {
      type: "season",
      ref: season.ref,
      competition: season.competition,
      name: season.name,
      from: season.from,
      to: season.to,
      current: season.from <= today && today <= season.to,
    },
    ...(world.kind === "friendlies" ? friendlyStages(season.ref) : []),
    ...stages.map(
      (stage): FeedOf<"stage"> => ({
        type: "stage",
        ref: stageRef(season.ref, stage.code),
        season: season.ref,
        name: roundName(stage.code, world),
        kind: stage.kind,
        order: stage.order,
        ...(stage.names && { names: stage.names }),
        ...(stage.kind === "table" && {
          zones: (stage.zones ?? zones).map(([from, to, kind]) => [from, to, kind]),
          tieBreaks: [...tieBreaks],
        }),
      }),
    ),
  ];
}

/** A stage that no match belongs to: without any, all matches together would make a table. */
function friendlyStages(season: string): FeedOf<"stage">[] {
  return [{ type: "stage", ref: stageRef(season, "friendly"), season, name: "friendly", kind: "table", order: 0 }];
}

export const stageRef = (season: string, code: string) => `${season}:${code}`;

/** Holders and record winners are written down by key or by plain name. */
function nameOfClub(sport: WorldCompetition["sport"], key: string): Names {
  try {
    return teamOf(sport, key).club.names;
  } catch {
    return { en: key };
  }
}
