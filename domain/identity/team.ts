import { allNames, type NameKey, nameKey, sameName } from "#identity/name-key.ts";
import { squadClass, withoutClass } from "#identity/squad-class.ts";
import type { Names } from "#names.ts";
import type { Sport } from "#sport.ts";

export type TeamTraits = { sport: Sport; kind: "club" | "national"; countryId: number; names: Names };

type Entry<Known> = { one: Known; english: NameKey };

/**
 * Finds which of these a team may be: of the same sport, kind and country, by its English name, else by its name in any
 * language. Women, youth and second teams are teams of their own.
 */
export function teamFinder<Known extends TeamTraits>(known: readonly Known[]): (said: TeamTraits) => Known[] {
  const byEnglish = new Map<string, Entry<Known>[]>();
  const byAny = new Map<string, { one: Known; key: NameKey }[]>();
  for (const one of known) {
    const english = keyOf(one.names.en);
    add(byEnglish, place(one, english.core), { one, english });
    for (const key of allNames(one.names).map(keyOf)) add(byAny, place(one, key.core), { one, key });
  }
  return (said) => {
    const own = keyOf(said.names.en);
    const sameEnglish = (byEnglish.get(place(said, own.core)) ?? []).filter(({ english }) => sameName(english, own));
    const exact = sameEnglish.filter(({ english }) => english.full === own.full);
    if (sameEnglish.length > 0) return unique(exact.length > 0 ? exact : sameEnglish);
    const inAnyLanguage = allNames(said.names)
      .map(keyOf)
      .flatMap((key) => (byAny.get(place(said, key.core)) ?? []).filter((entry) => sameName(entry.key, key)));
    return unique(inAnyLanguage);
  };
}

function keyOf(name: string): NameKey {
  return nameKey(withoutClass(name));
}

function place({ sport, kind, countryId, names }: TeamTraits, core: string): string {
  return [sport, kind, countryId, squadClass(names.en), core].join("\u001f");
}

function unique<Known>(entries: readonly { one: Known }[]): Known[] {
  return [...new Set(entries.map(({ one }) => one))];
}

function add<Entry>(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const list = map.get(key);
  if (list) list.push(entry);
  else map.set(key, [entry]);
}
