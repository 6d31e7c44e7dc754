import type { FeedMessage } from "@scoreline/feed/port/message";
import { detailTypes } from "#identity/details.ts";

/** The order in which messages speak of each other, the same as inside one batch. */
const order: readonly string[] = [
  "country",
  "competition",
  "season",
  "stage",
  "team",
  "player",
  "official",
  "squad",
  "transfer",
  "absence",
  "trophy",
  "career",
  "fixture",
  "football-events",
  "basketball-events",
  "football-state",
  "basketball-state",
  ...detailTypes,
  "news",
] satisfies FeedMessage["type"][];

/** What has to be known first comes first; otherwise as it came. */
export function inOrder<Item>(items: readonly Item[], typeOf: (item: Item) => string): Item[] {
  return items.toSorted((a, b) => order.indexOf(typeOf(a)) - order.indexOf(typeOf(b)));
}
