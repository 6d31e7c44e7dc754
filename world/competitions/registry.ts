import type { Sport } from "@scoreline/domain/sport";
import type { Variant } from "@scoreline/names/variants";
import { basketballRows } from "#competitions/derived/basketball-rows.ts";
import { type DerivedRow, derive } from "#competitions/derived/derive.ts";
import { footballRows } from "#competitions/derived/football-rows.ts";
import { friendlies } from "#competitions/derived/friendlies.ts";
import { namedClub, namedCompetition, namedCup, namedLeague, namedNationalTeam } from "#competitions/named.ts";
import { homeOf, zoneOfCountry } from "#schedule/homes.ts";
import type { CompetitionId } from "#schedule/plan-types.ts";
import * as basketballAdriatic from "./basketball/adriatic.ts";
import * as basketballArgentina from "./basketball/argentina.ts";
import * as basketballAsia from "./basketball/asia.ts";
import * as basketballAustralia from "./basketball/australia.ts";
import * as basketballBrazil from "./basketball/brazil.ts";
import * as basketballChina from "./basketball/china.ts";
import * as basketballChineseTaipei from "./basketball/chinese-taipei.ts";
import * as basketballEurope from "./basketball/europe.ts";
import * as basketballFrance from "./basketball/france.ts";
import * as basketballGermany from "./basketball/germany.ts";
import * as basketballGreece from "./basketball/greece.ts";
import * as basketballHongKong from "./basketball/hong-kong.ts";
import * as basketballIndonesia from "./basketball/indonesia.ts";
import * as basketballIsrael from "./basketball/israel.ts";
import * as basketballItaly from "./basketball/italy.ts";
import * as basketballJapan from "./basketball/japan.ts";
import * as basketballLithuania from "./basketball/lithuania.ts";
import * as basketballMalaysia from "./basketball/malaysia.ts";
import * as basketballMexico from "./basketball/mexico.ts";
import * as basketballNationalTeams from "./basketball/national-teams.ts";
import * as basketballNewZealand from "./basketball/new-zealand.ts";
import * as basketballPhilippines from "./basketball/philippines.ts";
import * as basketballPoland from "./basketball/poland.ts";
import * as basketballPortugal from "./basketball/portugal.ts";
import * as basketballSouthKorea from "./basketball/south-korea.ts";
import * as basketballSpain from "./basketball/spain.ts";
import * as basketballThailand from "./basketball/thailand.ts";
import * as basketballTurkey from "./basketball/turkey.ts";
import * as basketballUnitedKingdom from "./basketball/united-kingdom.ts";
import * as basketballUsa from "./basketball/usa.ts";
import * as basketballVietnam from "./basketball/vietnam.ts";
import * as footballAfrica from "./football/africa.ts";
import * as footballArgentina from "./football/argentina.ts";
import * as footballAsia from "./football/asia.ts";
import * as footballAustralia from "./football/australia.ts";
import * as footballAustria from "./football/austria.ts";
import * as footballBelgium from "./football/belgium.ts";
import * as footballBrazil from "./football/brazil.ts";
import * as footballCambodia from "./football/cambodia.ts";
import * as footballChina from "./football/china.ts";
import * as footballChineseTaipei from "./football/chinese-taipei.ts";
import * as footballColombia from "./football/colombia.ts";
import * as footballEgypt from "./football/egypt.ts";
import * as footballEngland from "./football/england.ts";
import * as footballEurope from "./football/europe.ts";
import * as footballFrance from "./football/france.ts";
import * as footballGermany from "./football/germany.ts";
import * as footballGreece from "./football/greece.ts";
import * as footballHongKong from "./football/hong-kong.ts";
import * as footballIndia from "./football/india.ts";
import * as footballIndonesia from "./football/indonesia.ts";
import * as footballIran from "./football/iran.ts";
import * as footballItaly from "./football/italy.ts";
import * as footballJapan from "./football/japan.ts";
import * as footballLaos from "./football/laos.ts";
import * as footballMalaysia from "./football/malaysia.ts";
import * as footballMexico from "./football/mexico.ts";
import * as footballMyanmar from "./football/myanmar.ts";
import * as footballNationalTeams from "./football/national-teams.ts";
import * as footballNetherlands from "./football/netherlands.ts";
import * as footballNewZealand from "./football/new-zealand.ts";
import * as footballPhilippines from "./football/philippines.ts";
import * as footballPortugal from "./football/portugal.ts";
import * as footballQatar from "./football/qatar.ts";
import * as footballSaudiArabia from "./football/saudi-arabia.ts";
import * as footballScotland from "./football/scotland.ts";
import * as footballSingapore from "./football/singapore.ts";
import * as footballSouthAfrica from "./football/south-africa.ts";
import * as footballSouthAmerica from "./football/south-america.ts";
import * as footballSouthEastAsia from "./football/south-east-asia.ts";
import * as footballSouthKorea from "./football/south-korea.ts";
import * as footballSpain from "./football/spain.ts";
import * as footballThailand from "./football/thailand.ts";
import * as footballTurkey from "./football/turkey.ts";
import * as footballUnitedArabEmirates from "./football/united-arab-emirates.ts";
import * as footballUsa from "./football/usa.ts";
import * as footballUzbekistan from "./football/uzbekistan.ts";
import * as footballVietnam from "./football/vietnam.ts";
import type { Club, ClubRow, Competition, CupRow, League, LeagueRow } from "./shape.ts";

/** Every file of the world. What a file exports is found by its shape: leagues, cups, clubs of no league, national teams with their countries. */
const files: Record<Sport, readonly object[]> = {
  football: [
    footballAfrica,
    footballArgentina,
    footballAsia,
    footballAustralia,
    footballAustria,
    footballBelgium,
    footballBrazil,
    footballCambodia,
    footballChina,
    footballChineseTaipei,
    footballColombia,
    footballEgypt,
    footballEngland,
    footballEurope,
    footballFrance,
    footballGermany,
    footballGreece,
    footballHongKong,
    footballIndia,
    footballIndonesia,
    footballIran,
    footballItaly,
    footballJapan,
    footballLaos,
    footballMalaysia,
    footballMexico,
    footballMyanmar,
    footballNationalTeams,
    footballNetherlands,
    footballNewZealand,
    footballPhilippines,
    footballPortugal,
    footballQatar,
    footballSaudiArabia,
    footballScotland,
    footballSingapore,
    footballSouthAfrica,
    footballSouthAmerica,
    footballSouthEastAsia,
    footballSouthKorea,
    footballSpain,
    footballThailand,
    footballTurkey,
    footballUnitedArabEmirates,
    footballUsa,
    footballUzbekistan,
    footballVietnam,
  ],
  basketball: [
    basketballAdriatic,
    basketballArgentina,
    basketballAsia,
    basketballAustralia,
    basketballBrazil,
    basketballChina,
    basketballChineseTaipei,
    basketballEurope,
    basketballFrance,
    basketballGermany,
    basketballGreece,
    basketballHongKong,
    basketballIndonesia,
    basketballIsrael,
    basketballItaly,
    basketballJapan,
    basketballLithuania,
    basketballMalaysia,
    basketballMexico,
    basketballNationalTeams,
    basketballNewZealand,
    basketballPhilippines,
    basketballPoland,
    basketballPortugal,
    basketballSouthKorea,
    basketballSpain,
    basketballThailand,
    basketballTurkey,
    basketballUnitedKingdom,
    basketballUsa,
    basketballVietnam,
  ],
};

export type WorldCompetition = {
  id: CompetitionId;
  sport: Sport;
  kind: "league" | "cup" | "friendlies";
  competition: Competition;
  /** Keys of the teams that play in it. */
  teams: readonly string[];
  /** Played by national teams: not every year, and drawn as the entrants are written down. */
  national: boolean;
  /** The senior league it is derived from. */
  derived?: { base: string; variant: Variant };
};

export type WorldTeam = {
  sport: Sport;
  club: Club;
  country: string;
  timeZone: string;
  /** Its own league; national teams and guests have none. */
  league?: CompetitionId;
  national: boolean;
  /** A side of another club: its key, and which side. */
  derived?: { base: string; variant: Variant };
};

/** What stands for a country where many countries play. */
export const confederations: ReadonlySet<string> = new Set([
  "europe",
  "asia",
  "africa",
  "south-america",
  "north-america",
  "world",
]);

const isLeague = (value: object): value is LeagueRow => "competition" in value && "clubs" in value;
const isCup = (value: object): value is CupRow => "competition" in value && "entrants" in value;
const isClubs = (value: object): value is readonly ClubRow[] => Array.isArray(value);

const teams: Record<Sport, Map<string, WorldTeam>> = { football: new Map(), basketball: new Map() };
const competitions = new Map<CompetitionId, WorldCompetition>();

function addCompetition(world: Omit<WorldCompetition, "id">) {
  const id: CompetitionId = `${world.sport}:${world.competition.key}`;
  if (competitions.has(id)) throw new Error(`the competition "${id}" is written down twice`);
  competitions.set(id, { id, ...world });
}

function addTeam(team: WorldTeam) {
  const known = teams[team.sport];
  if (known.has(team.club.key)) throw new Error(`the ${team.sport} team "${team.club.key}" is written down twice`);
  known.set(team.club.key, team);
}

function addLeague(
  sport: Sport,
  { competition, clubs }: League,
  derivation?: { baseOf: ReadonlyMap<string, string>; base: string; variant: Variant },
) {
  const league: CompetitionId = `${sport}:${competition.key}`;
  const variant = derivation?.variant;
  addCompetition({
    sport,
    kind: "league",
    competition,
    teams: clubs.map((club) => club.key),
    national: false,
    ...(derivation && { derived: { base: derivation.base, variant: derivation.variant } }),
  });
  for (const club of clubs) {
    const base = derivation?.baseOf.get(club.key);
    const home = homeOf(
      competition.country,
      competition.calendar.timeZone,
      base ? { key: base, city: club.city } : club,
    );
    addTeam({ sport, club, ...home, league, national: false, ...(base && variant && { derived: { base, variant } }) });
  }
}

function addFiles(sport: Sport, rows: readonly DerivedRow[]) {
  const values = files[sport].flatMap((file) => Object.values(file) as object[]);
  const leagues = values.filter(isLeague).map((row) => namedLeague(sport, row));
  const cups = values.filter(isCup).map((row) => namedCup(sport, row));
  // The only other exports are the tables that say which country a national team plays for.
  const countries = Object.assign(
    {},
    ...values.filter((value) => !isLeague(value) && !isCup(value) && !isClubs(value)),
  ) as Record<string, string>;

  for (const league of leagues) addLeague(sport, league);
  for (const row of values.filter(isClubs).flat()) {
    const country = countries[row.key];
    const club = country ? namedNationalTeam(sport, row, country) : namedClub(sport, row);
    const home = country ? { country, timeZone: zoneOfCountry(country) } : homeOf("asia", "Asia/Hong_Kong", club);
    addTeam({ sport, club, ...home, national: country !== undefined });
  }
  for (const { competition, entrants } of cups)
    addCompetition({
      sport,
      kind: "cup",
      competition,
      teams: entrants,
      national: entrants.some((key) => key in countries),
    });
  for (const row of rows) {
    const base = leagues.find((league) => league.competition.key === row.base);
    if (!base) throw new Error(`a league is derived from "${row.base}", which no file holds`);
    const { league, baseOf, variant } = derive(row, sport, base);
    addLeague(sport, league, { baseOf, base: row.base, variant });
  }
  addCompetition({
    sport,
    kind: "friendlies",
    competition: namedCompetition(sport, friendlies[sport]),
    teams: [],
    national: false,
  });
}

addFiles("football", footballRows);
addFiles("basketball", basketballRows);

export const worldCompetitions: readonly WorldCompetition[] = [...competitions.values()];
export const worldTeams: readonly WorldTeam[] = [...teams.football.values(), ...teams.basketball.values()];

export function competitionOf(id: CompetitionId): WorldCompetition {
  const found = competitions.get(id);
  if (!found) throw new Error(`there is no competition "${id}"`);
  return found;
}

export function teamOf(sport: Sport, key: string): WorldTeam {
  const found = teams[sport].get(key);
  if (!found) throw new Error(`there is no ${sport} team "${key}"`);
  return found;
}
