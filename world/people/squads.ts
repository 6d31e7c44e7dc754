import type { Sport } from "@scoreline/domain/sport";
import type { LocalDay } from "@scoreline/domain/time/local-day";
import { type Day, mainWindow, parseDay, windowAt, windowLength, windowOpens } from "#people/calendar.ts";
import type { Squad, SquadMember } from "#people/person.ts";
import { clubHome } from "#people/population/clubs.ts";
import type { ClubState, Stint } from "#people/population/population.ts";
import { populationIn } from "#people/population/populations.ts";
import { memberOn } from "#people/portrait.ts";
import { playerRef } from "#people/refs.ts";

/** The squad with which a club goes into the season that begins in that year: as the main transfer window closes. */
export function squadOf(seed: string | number, sport: Sport, clubKey: string, seasonYear: number): Squad {
  const window = Math.max(0, mainWindow(clubHome(sport, clubKey).rhythm, seasonYear));
  return squadOn(seed, sport, clubKey, windowOpens(window) + windowLength(window));
}

/** Who is at the club on a day: what a match is to be played with. */
export function squadAt(seed: string | number, sport: Sport, clubKey: string, day: LocalDay): Squad {
  return squadOn(seed, sport, clubKey, parseDay(day));
}

function squadOn(seed: string | number, sport: Sport, clubKey: string, day: Day): Squad {
  const club = clubIn(seed, sport, clubKey, day);
  // Nobody is older than the world: before its first day there are its founders.
  const on = Math.max(day, windowOpens(0));
  const order = [...club.template.keys()];
  const members = stintsOn(club, on)
    .map((stint) => memberOf(seed, sport, stint, on))
    .sort((a, b) => order.indexOf(a.position) - order.indexOf(b.position) || a.number - b.number);
  return { sport, team: clubKey, strength: club.home.strength, members };
}

export function clubIn(seed: string | number, sport: Sport, clubKey: string, day: Day): ClubState {
  const club = populationIn(seed, sport, windowAt(day)).byKey.get(clubKey);
  if (!club) throw new Error(`"${clubKey}" is no ${sport} club with people of its own`);
  return club;
}

export function stintsOn(club: ClubState, day: Day): Stint[] {
  return club.stints.filter((stint) => stint.from <= day && day < stint.until);
}

export function memberOf(seed: string | number, sport: Sport, stint: Stint, day: Day): SquadMember {
  const { life, club, lender } = stint;
  const contract = stint.contracts.findLast(({ signed }) => signed <= day);
  return memberOn(seed, sport, playerRef(sport, life.id), life, day, {
    number: stint.number,
    joined: stint.from,
    contractUntil: contract?.until ?? stint.from,
    popularity: club.home.popularity,
    ...(lender && { onLoanFrom: lender.home.key }),
  });
}
