import { setTimeout as pause } from "node:timers/promises";
import type { Fact } from "@scoreline/domain/facts";
import type { Database } from "@scoreline/store/engine/open";
import { consumerSeq, saveConsumer } from "@scoreline/store/log/consumers";
import { factsAfter, lastSeq } from "@scoreline/store/log/facts";
import type { WakeBus } from "#wake.ts";

const pageSize = 2_000;
/** How long a lost wake can delay a fact. */
const lookAnywayMs = 1_000;
/** How long stopping waits for a page that is being taken in. */
const lastPageMs = 2_000;
/** A consumer that is ended without warning sees again what it took in since then. */
const saveEveryMs = 2_000;

export type Tail = { readonly seq: number; stop(): Promise<void> };

export type TailOptions = {
  database: Database;
  bus: WakeBus;
  /** From a number on, or as a consumer under a name: from where it was when it last stopped, and from now on at first. */
  from: number | { consumer: string; now(): number };
  /** Whole transactions, in order. A page that could not be taken is given again. */
  onFacts(facts: readonly Fact[]): Promise<void> | void;
  /**
   * Facts after the last ones are gone: whoever follows reads the store anew, which knows everything up to `seq` at least.
   * It goes on from there, or from a later number that is returned.
   */
  onResync(seq: number): Promise<number | undefined>;
  onError(error: unknown): void;
  /** The log has been read to its end. */
  onRead?(): void;
};

/** Follows the fact log in order and without a gap, other than one that it tells of. */
export function followFacts({ database, bus, from, onFacts, onResync, onError, onRead }: TailOptions): Tail {
  const consumer = typeof from === "number" ? undefined : from;
  let seq = typeof from === "number" ? from : undefined;
  let saved = { seq: -1, at: Number.NEGATIVE_INFINITY };
  let stopped = false;
  let asked = false;
  let reading: Promise<void> | undefined;
  /** After a start or a failure: facts may be gone without one that comes after them. */
  let isUnsure = true;

  async function readAll(): Promise<void> {
    let at = seq ?? (await begin());
    do {
      asked = false;
      while (!stopped) {
        const head = isUnsure ? await lastSeq(database) : 0;
        const facts = await factsAfter(database, at, pageSize);
        const [first] = facts;
        const isGap = first ? first.seq > at + 1 : head > at;
        if (isGap) {
          const now = first ? await lastSeq(database) : head;
          at = (await onResync(now)) ?? now;
        } else {
          isUnsure = false;
          if (facts.length > 0) await onFacts(facts);
          at = facts.at(-1)?.seq ?? at;
        }
        seq = at;
        if (performance.now() - saved.at >= saveEveryMs) await save();
        // Whatever comes after a page that is not full wakes.
        if (facts.length === 0 || (facts.length < pageSize && !isGap)) break;
      }
    } while (asked && !stopped);
    onRead?.();
  }

  async function begin(): Promise<number> {
    const known = consumer && (await consumerSeq(database, consumer.consumer));
    seq = known ?? (await lastSeq(database));
    // From the first moment on facts are kept for it.
    await save();
    return seq;
  }

  async function save(): Promise<void> {
    if (!consumer || seq === undefined || seq === saved.seq) return;
    const at = performance.now();
    await saveConsumer(database, consumer.consumer, seq, consumer.now());
    saved = { seq, at };
  }

  function look(): void {
    asked = true;
    if (stopped) return;
    timer.refresh();
    if (reading) return;
    reading = readAll()
      .catch((error) => {
        isUnsure = true;
        onError(error);
      })
      .finally(() => {
        reading = undefined;
      });
  }

  // As long after the last look, whoever asked for it.
  const timer = setInterval(look, lookAnywayMs);
  bus.onWake(look);
  look();

  return {
    get seq() {
      return seq ?? 0;
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      const end = async () => {
        await reading;
        await save().catch(onError);
      };
      // A database that does not answer must not hold up the end.
      await Promise.race([end(), pause(lastPageMs, undefined, { ref: false })]);
    },
  };
}
