import type { Sport } from "@scoreline/domain/sport";
import { competitionOf, teamOf, type WorldTeam, worldTeams } from "#competitions/registry.ts";
import type { Rhythm } from "#people/calendar.ts";
import { type Mix, mixOf } from "#people/population/foreigners.ts";

/** What a club's population hangs on. */
export type ClubHome = {
  key: string;
  city: string;
  strength: number;
  country: string;
  /** Of those who count as its own. */
  nationality: string;
  women: boolean;
  /** It lets nobody go to a national team while its season is on. */
  keepsPlayers: boolean;
  rhythm: Rhythm;
  /** Of its league. */
  popularity: number;
  mix: Mix;
};

const womensLeagues = new Set(["wnba"]);
const keepingLeagues = new Set(["nba"]);
/** Where one league or federation unites nations that play football apart. */
const nationalities: Readonly<Record<string, string>> = { gb: "gb-eng" };

/** The senior clubs; their other sides are drawn from them. */
export function clubHomes(sport: Sport): ClubHome[] {
  return worldTeams.filter((team) => team.sport === sport && !team.national && !team.derived).map(homeOf);
}

export function clubHome(sport: Sport, key: string): ClubHome {
  return homeOf(teamOf(sport, key));
}

function homeOf({ sport, club, country, league }: WorldTeam): ClubHome {
  const competition = league && competitionOf(league).competition;
  const women = competition !== undefined && womensLeagues.has(competition.key);
  return {
    key: club.key,
    city: club.city,
    strength: club.strength,
    country,
    nationality: nationalities[country] ?? country,
    women,
    keepsPlayers: competition !== undefined && keepingLeagues.has(competition.key),
    rhythm: competition && competition.calendar.start < competition.calendar.end ? "january" : "july",
    popularity: competition?.popularity ?? 20,
    mix: mixOf(sport, country, competition?.level ?? 1, women),
  };
}
