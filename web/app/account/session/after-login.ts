import { useEffect } from "react";
import type { Thing } from "#favourite/own-favourites.ts";
import { usePage } from "#frame/page.ts";

/**
 * What a visitor can be about to do when they are asked to log in. It is done for them once they are in:
 *
 * 1. name it here, with what it takes to do it;
 * 2. where a visitor wants it: `askLogin("favourites", { intent: { kind: "watch", … } })`, or `<AccountLinks intent={…} />` in a
 *    tip of one's own. What is a page needs none: `askLogin("favourites", { to: path })` leads there;
 * 3. `useAfterLogin("watch", (intent) => …)` in a component that is on the page they come back to, the shell where any page
 *    may be that one. It is called once, for whoever is signed in, with what was kept.
 *
 * Kept in the tab, never in an address: no link of somebody else can do a thing in a reader's name.
 */
export type Intents = {
  watch: { matchId: number; videoId: string };
  favourite: { thing: Thing };
};
type Kind = keyof Intents;
type IntentOf<K extends Kind> = { kind: K } & Intents[K];
export type Intent = { [K in Kind]: IntentOf<K> }[Kind];

const key = "afterLogin";
/** Time for a code that is late and a second one; whoever logs in here later may be somebody else. */
const keptMs = 30 * 60_000;

/** A tab's memory, as far as the browser gives one. */
type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

function memory(): Memory | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

export function keepIntent(intent: Intent, now = Date.now(), kept = memory()): void {
  try {
    kept?.setItem(key, JSON.stringify({ intent, until: now + keptMs }));
  } catch {
    // No room: they are led back, and press again.
  }
}

/** For the page that a visitor goes on to without logging in: they have thought better of it. */
export function dropIntent(kept = memory()): void {
  kept?.removeItem(key);
}

/** What was kept, if it is of this kind: whoever takes it has it alone. */
export function takeIntent<K extends Kind>(kind: K, now = Date.now(), kept = memory()): IntentOf<K> | undefined {
  const text = kept?.getItem(key);
  if (!text) return undefined;
  const { intent, until } = JSON.parse(text) as { intent: Intent; until: number };
  if (intent.kind !== kind) return undefined;
  kept?.removeItem(key);
  return now < until ? (intent as unknown as IntentOf<K>) : undefined;
}

/** Does what somebody was about to do before they had logged in. */
export function useAfterLogin<K extends Kind>(kind: K, run: (intent: IntentOf<K>) => void): void {
  const { user } = usePage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there for somebody who is signed in
  useEffect(() => {
    const intent = user && takeIntent(kind);
    if (intent) run(intent);
  }, [user?.userId, kind]);
}
