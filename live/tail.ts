import { setTimeout as pause } from "node:timers/promises";
import type { Fact } from "@scoreline/domain/facts";
import type { Database } from "@scoreline/store/engine/open";
import { factsAfter } from "@scoreline/store/log/facts";
import type { WakeBus } from "#wake.ts";

const pageSize = 2_000;
/** How long a lost wake can delay a fact. */
const lookAnywayMs = 1_000;
/** How long stopping waits for a page that is being taken in. */
const lastPageMs = 2_000;

export type Tail = { readonly seq: number; stop(): Promise<void> };

/** Follows the fact log from a number on, in order, without a gap. */
export function followFacts(options: {
  database: Database;
  bus: WakeBus;
  from: number;
  onFacts(facts: readonly Fact[]): Promise<void> | void;
  onError(error: unknown): void;
}): Tail {
  const { database, bus, onFacts, onError } = options;
  let seq = options.from;
  let stopped = false;
  let asked = false;
  let reading: Promise<void> | undefined;

  async function readAll(): Promise<void> {
    do {
      asked = false;
      for (;;) {
        const facts = await factsAfter(database, seq, pageSize);
        const last = facts.at(-1);
        if (!last) break;
        await onFacts(facts);
        seq = last.seq;
      }
    } while (asked && !stopped);
  }

  function look(): void {
    asked = true;
    if (stopped || reading) return;
    reading = readAll()
      .catch(onError)
      .finally(() => {
        reading = undefined;
      });
  }

  bus.onWake(look);
  const timer = setInterval(look, lookAnywayMs);
  look();

  return {
    get seq() {
      return seq;
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      // A database that does not answer must not hold up the end.
      await Promise.race([reading, pause(lastPageMs, undefined, { ref: false })]);
    },
  };
}
