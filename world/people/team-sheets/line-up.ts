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

/** What a coach sees in training differs a little from match to match. */
export function matchForm(
  seed: string | number,
  matchRef: string,
  team: string,
  members: readonly SquadMember[],
): Map<string, number> {
  const draw = rng(seed, matchRef, team, "selection");
  return new Map(members.map(({ ref, skill }) => [ref, skill + draw.normal() * 1.3]));
}

/** The same as numbers, for those who compare everybody with every place. */
const roleNumbers = new Map(roles.map((role, number) => [role, number]));
const costTable = Float64Array.from(roles.flatMap((place) => roles.map((role) => costOf(place, role))));

/** One player for each place, so that the best pairs come first. */
export function fillPlaces(
  places: readonly Role[],
  members: readonly SquadMember[],
  form: ReadonlyMap<string, number>,
): SquadMember[] {
  if (members.length < places.length) throw new Error(`${members.length} players cannot fill ${places.length} places`);
  const { length } = members;
  const merits = new Float64Array(length);
  const numbers = new Uint8Array(length);
  for (let seat = 0; seat < length; seat += 1) {
    const member = members[seat];
    if (!member) continue;
    merits[seat] = form.get(member.ref) ?? member.skill;
    numbers[seat] = roleNumbers.get(member.role) ?? 0;
  }
  const filled = new Array<SquadMember | undefined>(places.length);
  const used = new Uint8Array(length);
  /** The best who is left for each place, and how good. */
  const seats = new Int32Array(places.length);
  const scores = new Float64Array(places.length);
  const lookFor = (index: number) => {
    const row = (roleNumbers.get(places[index] ?? "striker") ?? 0) * roles.length;
    let best = -1;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < length; seat += 1) {
      if (used[seat] === 1) continue;
      const score = (merits[seat] ?? 0) - (costTable[row + (numbers[seat] ?? 0)] ?? 0);
      if (score <= bestScore) continue;
      bestScore = score;
      best = seat;
    }
    seats[index] = best;
    scores[index] = bestScore;
  };
  for (let index = 0; index < places.length; index += 1) lookFor(index);
  for (let left = places.length; left > 0; left -= 1) {
    let next = -1;
    for (let index = 0; index < places.length; index += 1)
      if (!filled[index] && (next < 0 || (scores[index] ?? 0) > (scores[next] ?? 0))) next = index;
    const seat = seats[next] ?? 0;
    filled[next] = members[seat];
    used[seat] = 1;
    for (let index = 0; index < places.length; index += 1) if (!filled[index] && seats[index] === seat) lookFor(index);
  }
  return filled.filter((member) => member !== undefined);
}

/** Those who may play; where too few are left, the injured and suspended have to, the best of them first. */
export function availableOf(
  members: readonly SquadMember[],
  unavailable: ReadonlySet<string>,
  needed: number,
): SquadMember[] {
  const fit = members.filter(({ ref }) => !unavailable.has(ref));
  const missing = [...members].filter(({ ref }) => unavailable.has(ref)).sort((a, b) => b.skill - a.skill);
  if (members.some(isKeeper) && !fit.some(isKeeper)) {
    const keeper = missing.find(isKeeper);
    if (keeper) fit.push(...missing.splice(missing.indexOf(keeper), 1));
  }
  return [...fit, ...missing.slice(0, Math.max(0, needed - fit.length))];
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

/** A side without its best is weaker: the difference of the starters to the best possible ones, on the scale of strength. */
export function weakenedBy(best: readonly SquadMember[], starters: readonly SquadMember[]): number {
  const mean = (members: readonly SquadMember[]) => members.reduce((sum, { skill }) => sum + skill, 0) / members.length;
  return Math.round(Math.max(0, mean(best) - mean(starters)) * 10);
}
