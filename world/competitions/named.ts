import type { Sport } from "@scoreline/domain/sport";
import { competitionNames, conferenceNames, nationalTeamNames, teamNames } from "@scoreline/names/book";
import type { Club, ClubRow, Competition, CompetitionRow, Cup, CupRow, Format, League, LeagueRow } from "./shape.ts";

/** Rows with their names from the book. */
export function namedLeague(sport: Sport, { competition, clubs }: LeagueRow): League {
  return { competition: namedCompetition(sport, competition), clubs: clubs.map((club) => namedClub(sport, club)) };
}

export function namedCup(sport: Sport, { competition, entrants }: CupRow): Cup {
  return { competition: namedCompetition(sport, competition), entrants };
}

export function namedCompetition(sport: Sport, row: CompetitionRow): Competition {
  const { key } = row;
  const names = known(competitionNames(sport, { key }), `the ${sport} competition "${key}"`);
  return { ...row, names, format: namedFormat(sport, row) };
}

export function namedClub(sport: Sport, row: ClubRow): Club {
  return { ...row, names: known(teamNames(sport, { key: row.key }), `the ${sport} team "${row.key}"`) };
}

export function namedNationalTeam(sport: Sport, row: ClubRow, country: string): Club {
  return { ...row, names: known(nationalTeamNames(sport, country), `the ${sport} team of "${country}"`) };
}

function namedFormat(sport: Sport, { key, format }: CompetitionRow): Format {
  if (format.kind !== "conferences") return format;
  const { conferences, ...rest } = format;
  const names = conferences.map((table) =>
    known(conferenceNames(sport, key, table), `the table "${table}" of "${key}" in ${sport}`),
  );
  return { ...rest, names };
}

function known<Found>(found: Found | undefined, what: string): Found {
  if (found === undefined) throw new Error(`the book of names does not hold ${what}`);
  return found;
}
