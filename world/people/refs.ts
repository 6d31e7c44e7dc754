import type { Sport } from "@scoreline/domain/sport";
import { sports } from "@scoreline/domain/sport";
import { remember } from "#schedule/remember.ts";

/** How people are named: stable, and never longer than 40 characters. */

export type PersonRef = { sport: Sport } & (
  | { kind: "player"; id: number }
  /** A place in a side that is not simulated, and the how-manieth to hold it. */
  | { kind: "side"; tag: string; slot: number; generation: number }
  | { kind: "national"; country: string; slot: number; generation: number }
);

export const playerRef = (sport: Sport, id: number) => `p:${sport}:${id}`;
export const sideRef = (sport: Sport, team: string, slot: number, generation: number) =>
  `p:${sport}:s:${tagOf(team)}:${slot}:${generation}`;
export const nationalRef = (sport: Sport, country: string, slot: number, generation: number) =>
  `p:${sport}:n:${country}:${slot}:${generation}`;
export const coachRef = (sport: Sport, team: string, count: number) => `c:${sport}:${tagOf(team)}:${count}`;
export const refereeRef = (sport: Sport, country: string, slot: number, generation: number) =>
  `r:${sport}:${country}:${slot}:${generation}`;

export function parsePersonRef(ref: string): PersonRef | undefined {
  const [letter, name, ...rest] = ref.split(":");
  const sport = sports.find((known) => known === name);
  if (letter !== "p" || !sport) return undefined;
  const numbers = rest.slice(rest.length === 1 ? 0 : 2).map(Number);
  if (numbers.some((number) => !Number.isSafeInteger(number) || number < 0)) return undefined;
  const [kind, where] = rest;
  const [first, second] = numbers;
  if (rest.length === 1 && first !== undefined) return { sport, kind: "player", id: first };
  if (rest.length !== 4 || where === undefined || first === undefined || second === undefined) return undefined;
  if (kind === "s") return { sport, kind: "side", tag: where, slot: first, generation: second };
  return kind === "n" ? { sport, kind: "national", country: where, slot: first, generation: second } : undefined;
}

const tags = new Map<string, string>();

/** Team keys can be long: ten letters stand for one. */
export function tagOf(team: string): string {
  return remember(tags, team, () => hashed(team));
}

/** bryc's cyrb53. */
function hashed(team: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < team.length; index += 1) {
    const code = team.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
