import { useCallback, useSyncExternalStore } from "react";
import { usePage } from "#shell/page.ts";

/** The matches whose scores the reader has uncovered on this visit. */
const key = "uncovered";
const listeners = new Set<() => void>();
let uncovered: ReadonlySet<number> | undefined;

function read(): ReadonlySet<number> {
  uncovered ??= new Set((sessionStorage.getItem(key) ?? "").split(",").filter(Boolean).map(Number));
  return uncovered;
}

function uncover(matchId: number): void {
  uncovered = new Set([...read(), matchId]);
  sessionStorage.setItem(key, [...uncovered].join(","));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the score of a match must not be given away, and how the reader asks for it all the same. */
export function useShield(matchId: number): { covered: boolean; uncover(): void } {
  const { reader } = usePage();
  const open = useSyncExternalStore(
    subscribe,
    () => read().has(matchId),
    () => false,
  );
  return { covered: reader.hideScores && !open, uncover: useCallback(() => uncover(matchId), [matchId]) };
}

/** The same for what is said about a match, outside of its row. */
export function mayTell(hideScores: boolean, matchId: number): boolean {
  return !hideScores || read().has(matchId);
}
