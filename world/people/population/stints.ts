import { ageAt, clubYearOf, type Day, dayOfDate } from "#people/calendar.ts";
import { pickNumber } from "#people/numbers.ts";
import {
  type ClubMove,
  type ClubState,
  endless,
  type Life,
  type Population,
  type Stint,
} from "#people/population/population.ts";
import type { Rng } from "#random.ts";

/** Coming and going, so that nobody is ever at two clubs. */

export type Signing = {
  club: ClubState;
  life: Life;
  day: Day;
  arrival: ClubMove;
  lender?: ClubState /** When the window opened. */;
  since: Day;
};

export function joinClub(
  population: Population,
  draw: Rng,
  { club, life, day, arrival, lender, since }: Signing,
): Stint {
  if (!lender && arrival.kind !== "loan-return")
    life.contract = contractEnd(club, day, contractYears(draw, ageAt(life.born, day)));
  const stint: Stint = {
    life,
    club,
    from: day,
    until: endless,
    number: pickNumber(draw, population.sport, club, life.role, since),
    loan: lender !== undefined,
    ...(lender && { lender }),
    arrival,
    contracts: [{ signed: day, until: life.contract }],
  };
  life.stints.push(stint);
  club.stints.push(stint);
  club.recent.push(stint);
  club.members.push(life);
  life.club = club;
  life.lender = lender;
  life.unattachedSince = undefined;
  return stint;
}

export function leaveClub(life: Life, day: Day, departure: ClubMove): void {
  const stint = life.stints.at(-1);
  const club = life.club;
  if (!stint || !club) return;
  stint.until = day;
  stint.departure = departure;
  club.members = club.members.filter((member) => member !== life);
  life.club = undefined;
  life.lender = undefined;
}

export function renew(draw: Rng, life: Life, day: Day): void {
  const stint = life.stints.at(-1);
  if (!stint || !life.club) return;
  life.contract = contractEnd(life.club, day, contractYears(draw, ageAt(life.born, day)));
  stint.contracts.push({ signed: day, until: life.contract });
}

/** The young are bound for long, the old from year to year. */
function contractYears(draw: Rng, age: number): number {
  if (age < 24) return draw.int(3, 5);
  if (age < 30) return draw.int(2, 4);
  return age < 33 ? draw.int(1, 2) : 1;
}

/** Contracts end with the club's season. */
export function contractEnd(club: ClubState, day: Day, years: number): Day {
  const { rhythm } = club.home;
  const last = clubYearOf(rhythm, day) + years - 1;
  return rhythm === "january" ? dayOfDate(last, 12, 31) : dayOfDate(last + 1, 6, 30);
}
