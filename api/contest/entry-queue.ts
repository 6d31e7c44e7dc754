import { Refusal } from "@scoreline/contract/errors";
import { type EntryClock, enter, type SlotPick, type StoredEntry } from "@scoreline/store/contest/entries";
import { isForNow } from "@scoreline/store/engine/away";
import type { Database } from "@scoreline/store/engine/open";
import { entryClock } from "#contest/entry-clock.ts";

type Entrant = { userId: number; picks: readonly SlotPick[] };
type Waiting = { entrant: Entrant; resolve(stored: StoredEntry[]): void; reject(error: unknown): void };

const mostTogether = 200;
const mostWaiting = 10_000;

/**
 * Stores together those who come while others are being stored: nobody waits for company, and the last minute before a kick-off
 * takes a few transactions and not one for each.
 */
export class EntryQueue {
  readonly #database: Database;
  readonly #clock: () => EntryClock;
  readonly #waiting = new Map<number, Waiting[]>();

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#clock = () => entryClock({ now });
  }

  /** What is stored of it now, as `enter` says. */
  async enter(contestId: number, entrant: Entrant): Promise<StoredEntry[]> {
    // Its rule is about everything that somebody has entered: they are stored one after the other.
    if (entrant.picks.some(({ joker }) => joker)) return enter(this.#database, contestId, [entrant], this.#clock());
    const { promise, ...ending } = Promise.withResolvers<StoredEntry[]>();
    const waiting = this.#waiting.get(contestId);
    if (waiting && waiting.length >= mostWaiting) throw new Refusal("unavailable");
    if (waiting) waiting.push({ entrant, ...ending });
    else {
      const first = [{ entrant, ...ending }];
      this.#waiting.set(contestId, first);
      void this.#storeAll(contestId, first);
    }
    return promise;
  }

  async #storeAll(contestId: number, waiting: Waiting[]): Promise<void> {
    while (waiting.length > 0) await this.#store(contestId, takeTogether(waiting));
    this.#waiting.delete(contestId);
  }

  async #store(contestId: number, together: readonly Waiting[]): Promise<void> {
    try {
      const entrants = together.map(({ entrant }) => entrant);
      const stored = Map.groupBy(
        await enter(this.#database, contestId, entrants, this.#clock()),
        ({ userId }) => userId,
      );
      for (const { entrant, resolve } of together) resolve(stored.get(entrant.userId) ?? []);
    } catch (error) {
      if (together.length === 1 || isForNow(error)) for (const { reject } of together) reject(error);
      // One of them cannot be stored, and is no fault of the others.
      else for (const one of together) await this.#store(contestId, [one]);
    }
  }
}

/** Those who have waited longest, each once: what somebody sends meanwhile comes after what they sent first. */
function takeTogether(waiting: Waiting[]): Waiting[] {
  const together = new Map<number, Waiting>();
  const later: Waiting[] = [];
  for (const one of waiting.splice(0)) {
    const { userId } = one.entrant;
    if (together.size < mostTogether && !together.has(userId)) together.set(userId, one);
    else later.push(one);
  }
  waiting.push(...later);
  return [...together.values()];
}
