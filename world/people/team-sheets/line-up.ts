import type { Role, SquadMember } from "#people/person.ts";
import { roles } from "#people/roles.ts";
import { rng } from "#random.ts";

/** Putting the right people into the places of a line-up. */

/** Skill points lost by playing one role instead of another; what is not listed costs `stranger`. */
const costs: Partial<Record<Role, Partial<Record<Role, number>>>> = {
  "left-back": { "centre-back": 5, "right-back": 5, "defensive-midfield": 9, "left-winger": 8 },
  "right-back": { "centre-back": 5, "left-back": 5, "defensive-midfield": 9, "right-winger": 8 },
  "centre-back": { "left-back": 6, "right-back": 6, "defensive-midfield": 6 },
  "defensive-midfield": {
    "central-midfield": 2,
    "attacking-midfield": 6,
    "centre-back": 7,
    "right-back": 9,
    "left-back": 9,
  },
  "central-midfield": { "defensive-midfield": 2, "attacking-midfield": 2, "left-winger": 8, "right-winger": 8 },
  "attacking-midfield": {
    "central-midfield": 3,
    "left-winger": 3,
    "right-winger": 3,
    striker: 6,
    "defensive-midfield": 7,
  },
  "left-winger": { "right-winger": 2, "attacking-midfield": 4, striker: 5, "left-back": 8, "central-midfield": 8 },
  "right-winger": { "left-winger": 2, "attacking-midfield": 4, striker: 5, "right-back": 8, "central-midfield": 8 },
  striker: { "left-winger": 5, "right-winger": 5, "attacking-midfield": 7 },
  "point-guard": { "shooting-guard": 3, "small-forward": 8 },
  "shooting-guard": { "point-guard": 3, "small-forward": 3, "power-forward": 9 },
  "small-forward": { "shooting-guard": 3, "power-forward": 3, "point-guard": 9 },
  "power-forward": { "small-forward": 3, center: 3, "shooting-guard": 9 },
  center: { "power-forward": 3, "small-forward": 9 },
};
const stranger = 15;
/** Nobody stands in goal, or leaves it, while there is another way. */
const goalkeeping = 200;

function costOf(place: Role, role: Role): number {
  if (place === role) return 0;
  if (place === "goalkeeper" || role === "goalkeeper") return goalkeeping;
  return costs[place]?.[role] ?? stranger;
}

/** How good everybody is today: what a coach sees in training differs a little from match to match. In the order of the members. */
export function matchForm(
  seed: string | number,
  matchRef: string,
  team: string,
  members: readonly SquadMember[],
): Float64Array {
  const draw = rng(seed, matchRef, team, "selection");
  const form = new Float64Array(members.length);
  for (let seat = 0; seat < members.length; seat += 1) form[seat] = (members[seat]?.skill ?? 0) + draw.normal() * 1.3;
  return form;
}

/** The same as numbers, for those who compare everybody with every place. */
const roleNumbers = new Map(roles.map((role, number) => [role, number]));
const costTable = Float64Array.from(roles.flatMap((place) => roles.map((role) => costOf(place, role))));
const numbersOf = new WeakMap<readonly SquadMember[], Uint8Array>();

function memberRoles(members: readonly SquadMember[]): Uint8Array {
  let numbers = numbersOf.get(members);
  if (!numbers) {
    numbers = Uint8Array.from(members, ({ role }) => roleNumbers.get(role) ?? 0);
    numbersOf.set(members, numbers);
  }
  return numbers;
}

/** Places of a line-up as rows of the table of costs. */
export type RolePlaces = Uint8Array;

export function rolePlaces(list: readonly Role[]): RolePlaces {
  return Uint8Array.from(list, (role) => roleNumbers.get(role) ?? 0);
}

/** Room for one line-up at a time: the best who is left for each place, and how good. */
const mostPlaces = 16;
const bestSeats = new Int32Array(mostPlaces);
const bestScores = new Float64Array(mostPlaces);

/**
 * One player for each place, so that the best pairs come first: where they sit among the members. `mayPlay` has a 1 for whoever
 * is available, and 0 for those who were chosen afterwards.
 */
export function fillPlaces(
  places: RolePlaces,
  members: readonly SquadMember[],
  form: Float64Array,
  mayPlay: Uint8Array,
): number[] {
  const numbers = memberRoles(members);
  const filled = new Array<number>(places.length).fill(-1);
  for (let index = 0; index < places.length; index += 1) lookFor(index, places, numbers, form, mayPlay);
  for (let left = places.length; left > 0; left -= 1) {
    let next = -1;
    for (let index = 0; index < places.length; index += 1)
      if (filled[index] === -1 && (next < 0 || (bestScores[index] ?? 0) > (bestScores[next] ?? 0))) next = index;
    const seat = bestSeats[next] ?? 0;
    filled[next] = seat;
    mayPlay[seat] = 0;
    for (let index = 0; index < places.length; index += 1)
      if (filled[index] === -1 && bestSeats[index] === seat) lookFor(index, places, numbers, form, mayPlay);
  }
  return filled;
}

function lookFor(
  index: number,
  places: RolePlaces,
  numbers: Uint8Array,
  form: Float64Array,
  mayPlay: Uint8Array,
): void {
  const row = (places[index] ?? 0) * roles.length;
  let best = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < numbers.length; seat += 1) {
    if (mayPlay[seat] === 0) continue;
    const score = (form[seat] ?? 0) - (costTable[row + (numbers[seat] ?? 0)] ?? 0);
    if (score <= bestScore) continue;
    bestScore = score;
    best = seat;
  }
  if (best < 0) throw new Error(`there are too few players for ${places.length} places`);
  bestSeats[index] = best;
  bestScores[index] = bestScore;
}

/** Those who may play; where too few are left, the injured and suspended have to, the best of them first. */
export function availableOf(
  members: readonly SquadMember[],
  unavailable: ReadonlySet<string>,
  needed: number,
): Uint8Array {
  const mayPlay = new Uint8Array(members.length).fill(1);
  if (unavailable.size === 0) return mayPlay;
  let fit = 0;
  let keepers = 0;
  for (let seat = 0; seat < members.length; seat += 1) {
    const member = members[seat];
    if (!member) continue;
    if (unavailable.has(member.ref)) mayPlay[seat] = 0;
    else {
      fit += 1;
      if (isKeeper(member)) keepers += 1;
    }
  }
  if (keepers > 0 && fit >= needed) return mayPlay;
  const missing = [...members.keys()]
    .filter((seat) => mayPlay[seat] === 0)
    .sort((a, b) => (members[b]?.skill ?? 0) - (members[a]?.skill ?? 0));
  const keeper = keepers > 0 ? undefined : missing.find((seat) => members[seat]?.position === "goalkeeper");
  const called = keeper === undefined ? missing : [keeper, ...missing.filter((seat) => seat !== keeper)];
  const number = Math.max(keeper === undefined ? 0 : 1, needed - fit);
  for (const seat of called.slice(0, number)) mayPlay[seat] = 1;
  return mayPlay;
}

/** Those who are left, the best of the day first. */
export function restOf(form: Float64Array, mayPlay: Uint8Array): number[] {
  const rest: number[] = [];
  for (let seat = 0; seat < form.length; seat += 1) {
    if (mayPlay[seat] === 0) continue;
    const own = form[seat] ?? 0;
    let place = rest.length;
    for (; place > 0 && (form[rest[place - 1] ?? 0] ?? 0) < own; place -= 1) rest[place] = rest[place - 1] ?? 0;
    rest[place] = seat;
  }
  return rest;
}

export const isKeeper = ({ position }: SquadMember) => position === "goalkeeper";

/** Age, time at the club and standing make a captain: the same one in every match with them. */
export function captainOf(seed: string | number, team: string, starters: readonly SquadMember[]): string {
  const standing = (member: SquadMember) => {
    const born = Number(member.birthDate.slice(0, 4));
    const joined = Number(member.joined.slice(0, 4));
    return member.skill * 0.5 - born * 0.8 - joined * 0.8 + rng(seed, team, member.ref, "captain").float() * 6;
  };
  let captain = "";
  let highest = Number.NEGATIVE_INFINITY;
  for (const member of starters) {
    const own = standing(member);
    if (own <= highest) continue;
    highest = own;
    captain = member.ref;
  }
  return captain;
}
