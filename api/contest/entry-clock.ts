import type { EntryClock } from "@scoreline/store/contest/entries";

/** The database's clock, in the time that the matches live in. */
export function entryClock({ now }: { now(): number }): EntryClock {
  return { shiftMs: now() - Date.now() };
}
