import type { ZoneKind } from "@scoreline/domain/competition";
import { confederationOf } from "@scoreline/domain/confederation";
import type { MessageKey } from "@scoreline/i18n/catalogue";

/** The cups that have names of their own; a place that leads to another says only that it is a continental one. */
const cups: readonly string[] = [
  "europe-1",
  "europe-2",
  "europe-3",
  "asia-1",
  "asia-2",
  "asia-3",
  "africa-1",
  "africa-2",
  "south-america-1",
  "south-america-2",
  "north-america-1",
  "oceania-1",
];

/** What some ranks of a table mean: the cup by its name, where the country says which one it is. */
export function zoneKey(kind: ZoneKind, country: string): MessageKey {
  const cup = `${confederationOf(country)}-${kind.slice("continental-".length)}`;
  return kind.startsWith("continental-") && cups.includes(cup)
    ? (`league.cup.${cup}` as MessageKey)
    : `league.zone.${kind}`;
}
