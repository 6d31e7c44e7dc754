import type { Budget } from "@scoreline/live/cache/budget";
import type { Changes } from "@scoreline/live/changes";
import { Cache } from "#cache/cache.ts";
import { SessionMemory } from "#session/memory.ts";

/** The caches of one server, by name. They share a budget and hear of changes in one way. */
export class Caches {
  readonly budget: Budget;
  /** Who callers are; no answer is kept there. */
  readonly sessions: SessionMemory;
  readonly #changes: Pick<Changes, "lastOf">;
  readonly #now: () => number;
  readonly #byName = new Map<string, Cache<unknown>>();

  constructor(options: { budget: Budget; changes: Pick<Changes, "lastOf">; now(): number }) {
    this.budget = options.budget;
    this.sessions = new SessionMemory(options.budget);
    this.#changes = options.changes;
    this.#now = options.now;
  }

  /** The cache of this name; `now` is its clock, where that is not the world's. */
  named<Value>(name: string, now = this.#now): Cache<Value> {
    let cache = this.#byName.get(name);
    if (!cache) {
      cache = new Cache({ budget: this.budget, name, changes: this.#changes, now });
      this.#byName.set(name, cache);
    }
    return cache as Cache<Value>;
  }
}
