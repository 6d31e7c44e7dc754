import { allNames } from "#identity/name-key.ts";
import type { Names } from "#names.ts";
import { fold } from "#search/fold.ts";
import type { Sport } from "#sport.ts";

export type PersonTraits = {
  sport: Sport;
  /** "player", or what an official does. */
  role: string;
  names: Names;
  birthDate: string | null;
  /** What else they can be told by where no birth date is known: the teams of a player, the country of an official. */
  near: readonly number[];
};

/** Finds which of these a person may be: by name and birth date, or by name and team where one of the dates is not known. */
export function personFinder<Known extends PersonTraits>(known: readonly Known[]): (said: PersonTraits) => Known[] {
  const byName = new Map<string, Set<Known>>();
  for (const one of known) {
    for (const key of keysOf(one)) byName.set(key, (byName.get(key) ?? new Set()).add(one));
  }
  return (said) => {
    const named = [...new Set(keysOf(said).flatMap((key) => [...(byName.get(key) ?? [])]))];
    const bornThen = named.filter(({ birthDate }) => birthDate !== null && birthDate === said.birthDate);
    if (bornThen.length > 0) return bornThen;
    return named.filter(
      ({ birthDate, near }) =>
        (birthDate === null || said.birthDate === null) && near.some((id) => said.near.includes(id)),
    );
  };
}

/** Family names stand first in some places: the order of the words does not count. */
export function personKey(name: string): string {
  return fold(name).split(" ").sort().join(" ");
}

function keysOf({ sport, role, names }: PersonTraits): string[] {
  return [...new Set(allNames(names).map(personKey))].map((key) => [sport, role, key].join("\u001f"));
}
