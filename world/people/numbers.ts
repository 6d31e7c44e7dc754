import type { Sport } from "@scoreline/domain/sport";
import type { Day } from "#people/calendar.ts";
import type { Role } from "#people/person.ts";
import type { ClubState } from "#people/population/population.ts";
import { type Rng, rng } from "#random.ts";

/** The numbers that a role goes for, best first. */
const favourites: Partial<Record<Role, readonly number[]>> = {
  goalkeeper: [1, 12, 13, 31, 22, 25, 30, 40, 23, 33],
  "left-back": [3, 12, 15, 33, 27, 23, 21],
  "centre-back": [4, 5, 6, 15, 3, 24, 26, 34, 44, 55],
  "right-back": [2, 22, 12, 23, 20, 32],
  "defensive-midfield": [6, 16, 5, 14, 18, 28, 66],
  "central-midfield": [8, 14, 16, 18, 20, 25, 28, 80],
  "attacking-midfield": [10, 20, 8, 21, 17, 88],
  "left-winger": [11, 7, 17, 19, 27, 77],
  "right-winger": [7, 11, 17, 19, 29, 70],
  striker: [9, 19, 18, 29, 10, 99, 90],
};

/** Numbers that are given out when no favourite is left, and their upper end; beyond it come youths. */
const range: Record<Sport, readonly [from: number, to: number]> = { football: [12, 45], basketball: [0, 35] };

/** A number that nobody has borne at the club since that day, those about to leave included. */
export function pickNumber(draw: Rng, sport: Sport, club: ClubState, role: Role, since: Day): number {
  const taken = new Uint8Array(100);
  for (const stint of club.recent) if (stint.until > since) taken[stint.number] = 1;
  for (const number of favourites[role] ?? []) if (!taken[number] && draw.chance(0.6)) return number;
  const [from, to] = range[sport];
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const number = draw.int(from, to);
    if (!taken[number]) return number;
  }
  for (let number = from; number < 100; number += 1) if (!taken[number]) return number;
  throw new Error(`${club.home.key} has run out of shirt numbers`);
}

/** Numbers of a side whose places are fixed, in the order of its roles. */
export function fixedNumbers(seed: string | number, sport: Sport, scope: string, roles: readonly Role[]): number[] {
  const draw = rng(seed, scope, "numbers");
  const taken = new Set<number>();
  const rest = sport === "football" ? ascending(2, 99) : draw.shuffle(ascending(0, 35));
  const isFree = (number: number) => !taken.has(number);
  return roles.map((role) => {
    const favourite = favourites[role]?.find((each) => each <= roles.length && isFree(each));
    const number = favourite ?? rest.find(isFree) ?? 99;
    taken.add(number);
    return number;
  });
}

function ascending(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
