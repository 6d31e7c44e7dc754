import type { Sport } from "@scoreline/domain/sport";
import { ageAt, type Day, writeDay } from "#people/calendar.ts";
import { namesOf } from "#people/naming/naming.ts";
import { birthPlaces } from "#people/naming/pools/birth-places.ts";
import type { Person, SquadMember } from "#people/person.ts";
import { physiqueOf } from "#people/physique.ts";
import { type Life, skillAt } from "#people/population/population.ts";
import { marketValue } from "#people/population/talent.ts";
import { rng } from "#random.ts";

/** A life as the rest of the world sees it. */
export function portray(seed: string | number, sport: Sport, ref: string, life: Life): Person {
  if (life.person) return life.person;
  const draw = rng(seed, ref, "person");
  const town = draw.float();
  const towns = birthPlaces[life.nationality] ?? [];
  // The big cities stand first.
  const birthPlace = life.town ?? towns[Math.floor(town * town * towns.length)];
  life.person = {
    ref,
    sport,
    names: namesOf(life.name),
    nationality: life.nationality,
    women: life.women,
    birthDate: writeDay(life.born),
    ...(birthPlace && { birthPlace }),
    position: life.position,
    role: life.role,
    ...physiqueOf(draw, life.role, life.nationality, life.women),
  };
  return life.person;
}

export type Engagement = { number: number; joined: Day; contractUntil: Day; popularity: number; onLoanFrom?: string };

export function memberOn(
  seed: string | number,
  sport: Sport,
  ref: string,
  life: Life,
  day: Day,
  engagement: Engagement,
): SquadMember {
  const skill = skillAt(sport, life, day);
  return {
    ...portray(seed, sport, ref, life),
    number: engagement.number,
    skill: Math.round(skill),
    marketValueEur: marketValue(sport, skill, ageAt(life.born, day), engagement.popularity),
    joined: writeDay(engagement.joined),
    contractUntil: writeDay(engagement.contractUntil),
    ...(engagement.onLoanFrom && { onLoanFrom: engagement.onLoanFrom }),
  };
}
