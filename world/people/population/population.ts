import type { TransferKind } from "@scoreline/domain/people";
import type { Sport } from "@scoreline/domain/sport";
import { ageAt, type Day, type WindowNumber } from "#people/calendar.ts";
import { drawName, type NameChoice } from "#people/naming/naming.ts";
import type { Person, Position, Role } from "#people/person.ts";
import type { ClubHome } from "#people/population/clubs.ts";
import { ageLoss } from "#people/population/talent.ts";
import { positionOf, type Template } from "#people/roles.ts";
import type { Rng } from "#random.ts";

/** The state that the transfer windows carry on: everybody who ever was at a club, and who is where. */
export type Population = {
  seed: string | number;
  sport: Sport;
  clubs: readonly ClubState[];
  byKey: ReadonlyMap<string, ClubState>;
  /** By number, in the order in which they came into the world. */
  lives: Life[];
  takenNames: Set<string>;
  /** Those without a club who may still find one. */
  unattached: Life[];
  loans: { life: Life; ends: WindowNumber }[];
  /** The last window that has been played out. */
  window: WindowNumber;
};

export type ClubState = {
  home: ClubHome;
  /** The skill of a usual member. */
  level: number;
  template: Template;
  /** Places of the template. */
  size: number;
  foreigners: number;
  members: Life[];
  /** Everybody's time at the club, past and present. */
  stints: Stint[];
  /** Those that had not ended when the present window opened. */
  recent: Stint[];
};

export type Life = {
  id: number;
  nationality: string;
  women: boolean;
  position: Position;
  role: Role;
  born: Day;
  /** Home town, where the club's own gave rise to it. */
  town?: string;
  name: NameChoice;
  /** Skill in the best years. */
  prime: number;
  /** Form goes up and down by so many points, slowly. */
  swing: number;
  phase: number;
  retiresAt: number;
  stints: Stint[];
  /** With the club that owns the player, also while on loan. */
  contract: Day;
  club?: ClubState;
  lender?: ClubState;
  /** The window since which there has been no club. */
  unattachedSince?: WindowNumber;
  /** Kept once it has been written out. */
  person?: Person;
};

/** A time at a club: from the first day to the first day away. */
export type Stint = {
  life: Life;
  club: ClubState;
  from: Day;
  until: Day;
  number: number;
  loan: boolean;
  lender?: ClubState;
  arrival: ClubMove;
  departure?: ClubMove;
  /** Signed on a day, running until another. */
  contracts: { signed: Day; until: Day }[];
};

export type ClubMove = { kind: TransferKind; other?: ClubState; fee?: number };

export const endless: Day = Number.POSITIVE_INFINITY;

export function skillAt(sport: Sport, life: Life, day: Day): number {
  const form = life.swing * Math.sin(life.phase + day / 170);
  const skill = life.prime - ageLoss(sport, life.position, ageAt(life.born, day)) + form;
  return Math.max(5, Math.min(99, skill));
}

export type NewLife = {
  nationality: string;
  women: boolean;
  role: Role;
  age: number;
  day: Day;
  town?: string /** Keeps given names apart. */;
  spread?: number;
} & ({ skill: number } | { prime: number });

/** Somebody enters the world. */
export function addLife(population: Population, draw: Rng, wanted: NewLife): Life {
  const life = newLife(population.sport, draw, wanted, population.takenNames);
  life.id = population.lives.length;
  population.lives.push(life);
  return life;
}

/** Skill beyond which points are hard to come by. */
const genius = 88;

export function newLife(sport: Sport, draw: Rng, wanted: NewLife, takenNames?: Set<string>): Life {
  const position = positionOf[wanted.role];
  const swing = 0.5 + draw.float() * 2;
  const phase = draw.float() * 2 * Math.PI;
  const prime =
    "prime" in wanted
      ? wanted.prime
      : wanted.skill + ageLoss(sport, position, wanted.age) - swing * Math.sin(phase + wanted.day / 170);
  return {
    id: -1,
    nationality: wanted.nationality,
    women: wanted.women,
    position,
    role: wanted.role,
    born: Math.round(wanted.day - wanted.age * 365.2425),
    ...(wanted.town && { town: wanted.town }),
    name: drawName(draw, wanted.nationality, wanted.women, takenNames, wanted.spread),
    prime: prime > genius ? genius + (prime - genius) * 0.5 : prime,
    swing,
    phase,
    retiresAt: Math.max(33.5, Math.min(38.5, 35.4 + draw.normal() * 1.3 + (position === "goalkeeper" ? 1.4 : 0))),
    stints: [],
    contract: 0,
  };
}

export function isForeigner(club: ClubState, life: Life): boolean {
  return life.nationality !== club.home.nationality;
}
