import type { Zone } from "@scoreline/domain/competition";
import type { Sport } from "@scoreline/domain/sport";
import type { Variant } from "@scoreline/names/variants";
import * as basketballArgentina from "#competitions/basketball/americas/argentina.ts";
import * as basketballBrazil from "#competitions/basketball/americas/brazil.ts";
import * as basketballMexico from "#competitions/basketball/americas/mexico.ts";
import * as basketballUsa from "#competitions/basketball/americas/usa.ts";
import * as basketballAsia from "#competitions/basketball/asia/asia.ts";
import * as basketballChina from "#competitions/basketball/asia/china.ts";
import * as basketballChineseTaipei from "#competitions/basketball/asia/chinese-taipei.ts";
import * as basketballHongKong from "#competitions/basketball/asia/hong-kong.ts";
import * as basketballIndonesia from "#competitions/basketball/asia/indonesia.ts";
import * as basketballIsrael from "#competitions/basketball/asia/israel.ts";
import * as basketballJapan from "#competitions/basketball/asia/japan.ts";
import * as basketballMalaysia from "#competitions/basketball/asia/malaysia.ts";
import * as basketballPhilippines from "#competitions/basketball/asia/philippines.ts";
import * as basketballSouthKorea from "#competitions/basketball/asia/south-korea.ts";
import * as basketballThailand from "#competitions/basketball/asia/thailand.ts";
import * as basketballVietnam from "#competitions/basketball/asia/vietnam.ts";
import * as basketballAdriatic from "#competitions/basketball/europe/adriatic.ts";
import * as basketballEurope from "#competitions/basketball/europe/europe.ts";
import * as basketballFrance from "#competitions/basketball/europe/france.ts";
import * as basketballGermany from "#competitions/basketball/europe/germany.ts";
import * as basketballGreece from "#competitions/basketball/europe/greece.ts";
import * as basketballItaly from "#competitions/basketball/europe/italy.ts";
import * as basketballLithuania from "#competitions/basketball/europe/lithuania.ts";
import * as basketballPoland from "#competitions/basketball/europe/poland.ts";
import * as basketballPortugal from "#competitions/basketball/europe/portugal.ts";
import * as basketballSpain from "#competitions/basketball/europe/spain.ts";
import * as basketballTurkey from "#competitions/basketball/europe/turkey.ts";
import * as basketballUnitedKingdom from "#competitions/basketball/europe/united-kingdom.ts";
import * as basketballAustralia from "#competitions/basketball/oceania/australia.ts";
import * as basketballNewZealand from "#competitions/basketball/oceania/new-zealand.ts";
import { derivedBasketballLeagues } from "#competitions/derived/basketball-rows.ts";
import { type DerivedRow, derive } from "#competitions/derived/derive.ts";
import { derivedFootballLeagues } from "#competitions/derived/football-rows.ts";
import { friendlies } from "#competitions/derived/friendlies.ts";
import * as footballAfrica from "#competitions/football/africa/africa.ts";
import * as footballEgypt from "#competitions/football/africa/egypt.ts";
import * as footballSouthAfrica from "#competitions/football/africa/south-africa.ts";
import * as footballArgentina from "#competitions/football/americas/argentina.ts";
import * as footballBrazil from "#competitions/football/americas/brazil.ts";
import * as footballColombia from "#competitions/football/americas/colombia.ts";
import * as footballMexico from "#competitions/football/americas/mexico.ts";
import * as footballSouthAmerica from "#competitions/football/americas/south-america.ts";
import * as footballUsa from "#competitions/football/americas/usa.ts";
import * as footballAsia from "#competitions/football/asia/asia.ts";
import * as footballCambodia from "#competitions/football/asia/cambodia.ts";
import * as footballChina from "#competitions/football/asia/china.ts";
import * as footballChineseTaipei from "#competitions/football/asia/chinese-taipei.ts";
import * as footballHongKong from "#competitions/football/asia/hong-kong.ts";
import * as footballIndia from "#competitions/football/asia/india.ts";
import * as footballIndonesia from "#competitions/football/asia/indonesia.ts";
import * as footballIran from "#competitions/football/asia/iran.ts";
import * as footballJapan from "#competitions/football/asia/japan.ts";
import * as footballLaos from "#competitions/football/asia/laos.ts";
import * as footballMalaysia from "#competitions/football/asia/malaysia.ts";
import * as footballMyanmar from "#competitions/football/asia/myanmar.ts";
import * as footballPhilippines from "#competitions/football/asia/philippines.ts";
import * as footballQatar from "#competitions/football/asia/qatar.ts";
import * as footballSaudiArabia from "#competitions/football/asia/saudi-arabia.ts";
import * as footballSingapore from "#competitions/football/asia/singapore.ts";
import * as footballSouthEastAsia from "#competitions/football/asia/south-east-asia.ts";
import * as footballSouthKorea from "#competitions/football/asia/south-korea.ts";
import * as footballThailand from "#competitions/football/asia/thailand.ts";
import * as footballUnitedArabEmirates from "#competitions/football/asia/united-arab-emirates.ts";
import * as footballUzbekistan from "#competitions/football/asia/uzbekistan.ts";
import * as footballVietnam from "#competitions/football/asia/vietnam.ts";
import * as footballAustria from "#competitions/football/europe/austria.ts";
import * as footballBelgium from "#competitions/football/europe/belgium.ts";
import * as footballEngland from "#competitions/football/europe/england.ts";
import * as footballEurope from "#competitions/football/europe/europe.ts";
import * as footballFrance from "#competitions/football/europe/france.ts";
import * as footballGermany from "#competitions/football/europe/germany.ts";
import * as footballGreece from "#competitions/football/europe/greece.ts";
import * as footballItaly from "#competitions/football/europe/italy.ts";
import * as footballNetherlands from "#competitions/football/europe/netherlands.ts";
import * as footballPortugal from "#competitions/football/europe/portugal.ts";
import * as footballScotland from "#competitions/football/europe/scotland.ts";
import * as footballSpain from "#competitions/football/europe/spain.ts";
import * as footballTurkey from "#competitions/football/europe/turkey.ts";
import * as footballAustralia from "#competitions/football/oceania/australia.ts";
import * as footballNewZealand from "#competitions/football/oceania/new-zealand.ts";
import { laddersOf, realZones } from "#competitions/ladders.ts";
import { namedClub, namedCompetition, namedCup, namedLeague, namedNationalTeam } from "#competitions/named.ts";
import { continentalZones, placesOf } from "#competitions/tiers.ts";
import { homeOf, zoneOfCountry } from "#schedule/homes.ts";
import type { CompetitionId } from "#schedule/plan-types.ts";
import * as basketballNationalTeams from "./basketball/national-teams.ts";
import * as footballNationalTeams from "./football/national-teams.ts";
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
  /** The leagues that so many clubs go up to and down to after a season. */
  above?: { league: CompetitionId; clubs: number };
  below?: { league: CompetitionId; clubs: number };
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

addFiles("football", derivedFootballLeagues);
addFiles("basketball", derivedBasketballLeagues);

/** Zones of a country's highest league lead into the cups of its continent as its clubs really enter them. */
function zonesAbroad({ sport, kind, derived, competition, teams: clubs }: WorldCompetition): readonly Zone[] {
  const { country, level, zones, format } = competition;
  if (sport !== "football" || kind !== "league" || derived || level > 1 || format.kind !== "league") return zones;
  const countriesOf = (cup: CompetitionId) =>
    (competitions.get(cup)?.teams ?? []).map((key) => teamOf(sport, key).country);
  const down = zones.reduce((sum, [from, to, zone]) => sum + (zone.startsWith("relegation") ? to - from + 1 : 0), 0);
  const cup = [...competitions.values()].some(
    (other) => other.sport === sport && other.kind === "cup" && other.competition.country === country,
  );
  return continentalZones(zones, placesOf(countriesOf, country), clubs.length - down, cup);
}

const ladders = laddersOf([...competitions.values()]);
for (const world of competitions.values()) {
  const up = ladders.find(({ below }) => below === world.id);
  const down = ladders.find(({ above }) => above === world.id);
  if (up) world.above = { league: up.above as CompetitionId, clubs: up.clubs };
  if (down) world.below = { league: down.below as CompetitionId, clubs: down.clubs };
  const zones = realZones(zonesAbroad(world), down?.clubs ?? 0);
  world.competition = { ...world.competition, zones };
}

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
