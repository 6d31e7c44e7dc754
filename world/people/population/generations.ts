import type { Sport } from "@scoreline/domain/sport";
import { type Day, dayOfDate, type Rhythm, seasonStart } from "#people/calendar.ts";
import type { Role } from "#people/person.ts";
import { type Life, newLife } from "#people/population/population.ts";
import { ageLoss } from "#people/population/talent.ts";
import { positionOf } from "#people/roles.ts";
import { rng } from "#random.ts";

/**
 * Sides that nobody buys from need no simulation: each of their places is held by one person after the other for a number
 * of years, and who holds it in a year can be told at once.
 */
export type Holder = { generation: number /** The first year. */; arrived: number; years: number };

const origin = 1990;

export function holderIn(seed: string | number, scope: string, slot: number, years: number, year: number): Holder {
  const offset = rng(seed, scope, slot, "offset").int(0, years - 1);
  const generation = Math.max(0, Math.floor((year - origin + offset) / years));
  return { generation, arrived: origin + generation * years - offset, years };
}

/** The same holder, known by the count. */
export function holderOf(
  seed: string | number,
  scope: string,
  slot: number,
  years: number,
  generation: number,
): Holder {
  return {
    generation,
    arrived: origin + generation * years - rng(seed, scope, slot, "offset").int(0, years - 1),
    years,
  };
}

export type Upbringing = {
  scope: string;
  slot: number;
  role: Role;
  /** In whole years, in the first season. */
  arrivesAt: number;
  /** The side's usual skill. */
  level: number;
  rhythm: Rhythm;
  women: boolean;
  nationalities: readonly string[];
  /** Their chances. */
  weights: readonly number[];
};

export function bringUp(seed: string | number, sport: Sport, holder: Holder, upbringing: Upbringing): Life {
  const { scope, slot, role, arrivesAt, nationalities, weights } = upbringing;
  const draw = rng(seed, scope, slot, holder.generation, "life");
  const halfway = arrivesAt + holder.years / 2;
  return newLife(sport, draw, {
    nationality: draw.weighted(nationalities, weights),
    women: upbringing.women,
    role,
    spread: rng(seed, scope, "names").int(0, 999) + slot + holder.generation * 7,
    age: arrivesAt + draw.float() * 0.98,
    day: seasonStart(upbringing.rhythm, holder.arrived),
    prime: upbringing.level + draw.normal() * 3.5 + ageLoss(sport, positionOf[role], halfway),
  });
}

/** A holder's time ends with the last of the years. */
export function holderLeaves(rhythm: Rhythm, { arrived, years }: Holder): Day {
  return rhythm === "january" ? dayOfDate(arrived + years - 1, 12, 31) : dayOfDate(arrived + years, 6, 30);
}
