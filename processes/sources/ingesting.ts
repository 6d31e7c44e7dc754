import { setTimeout as pause } from "node:timers/promises";
import type { FeedSource } from "@scoreline/feed/port/source";
import { ingest } from "@scoreline/ingest/intake/follow";
import type { IngestOptions } from "@scoreline/ingest/intake/ingest";
import { causeOf, isAway } from "@scoreline/store/engine/away";
import { whileLeading } from "@scoreline/store/engine/leader";
import type { Database, Store } from "@scoreline/store/engine/open";
import { prune, pruneEveryMs } from "@scoreline/store/log/prune";
import type { Logger } from "pino";
import { longestPauseMs, Retries } from "#sources/retries.ts";
import { SetAside } from "#watch/set-aside.ts";

export type Ingesting = {
  /** The store knows everything up to now, or another process sees to that. Fails when the feed fails before. */
  settled: Promise<void>;
  /** The past is complete as well, or another process sees to that. */
  pastTold: Promise<void>;
  stop(): Promise<void>;
};

type IngestingOptions = Omit<IngestOptions, "database" | "alone" | "unheard" | "onCaughtUp" | "onPastTold"> & {
  store: Store;
  log: Logger;
  /** Told of a fault, as often as it is noticed, and of what is fine, likewise. */
  failed(what: string, error: unknown): void;
  isFine(what: string): void;
  /** Whether this process follows the source, whenever that changes. */
  onLeads(leads: boolean): void;
  /** The store knows what the source said before: a feed that fails at once is tried again, not given up. */
  knowsPast: boolean;
  /** Nothing more is stored before this: whoever makes the first pages ready has the only connection meanwhile. */
  opened?: Promise<void>;
  retries?: Retries;
};

/** What it is called when a source cannot be read or stored. */
export const feedFault = (source: string) => `feed ${source}`;

/**
 * Reads the source, again after it broke off. Where processes share a database one of them does, and the others wait
 * to take over; on the embedded database there is only one.
 */
export function startIngesting(
  source: FeedSource,
  { store, log, failed, isFine, onLeads, knowsPast, opened, retries = new Retries(), ...options }: IngestingOptions,
): Ingesting {
  const fault = feedFault(source.name);
  const stop = new AbortController();
  const settled = Promise.withResolvers<void>();
  const pastTold = Promise.withResolvers<void>();
  let isSettled = knowsPast;
  let leads = store.pool === undefined;
  onLeads(leads);
  const settle = () => {
    isSettled = true;
    settled.resolve();
    return store.pool === undefined ? opened : undefined;
  };

  const understood = `messages of ${source.name}`;
  const last = new SetAside({
    onTrouble: (aside, of) =>
      failed(understood, new Error(`${aside} of the last ${of} are set aside: npm run quarantine -- reasons says why`)),
    onOver: () => isFine(understood),
  });
  /** A source that breaks off again and again is not all right in between. */
  const onBatch: IngestOptions["onBatch"] = (counts) => {
    last.count(counts);
    if (retries.goes()) isFine(fault);
    options.onBatch?.(counts);
  };

  async function work(database: Database, signal: AbortSignal): Promise<void> {
    const pruneNow = async () => {
      const seq = await prune(database, options.now());
      if (seq !== undefined) options.onFacts(seq);
    };
    const pruning = setInterval(
      () =>
        pruneNow().then(
          () => isFine("pruning"),
          (error) => failed("pruning", error),
        ),
      pruneEveryMs,
    );
    const alone = store.pool === undefined;
    try {
      const unheard = alone && !isSettled;
      const onPastTold = pastTold.resolve;
      await ingest(source, { ...options, onBatch, database, alone, unheard, onCaughtUp: settle, onPastTold }, signal);
    } catch (error) {
      // What breaks off because the lock or the process is gone is no fault of the feed.
      if (signal.aborted) return;
      // A database that comes back finds a source that goes on, also in the middle of a first filling.
      if (isAway(error)) throw error;
      failed(fault, error);
      if (isSettled) {
        // What is stored is what there is of the past until the source can be read again.
        if (knowsPast) pastTold.resolve();
        throw error;
      }
      settled.reject(error);
      stop.abort();
    } finally {
      clearInterval(pruning);
    }
  }

  /** Waits before it lets go: nobody asks a source that is down, or starts one anew, twice a second. */
  async function patiently(lead: Database, signal: AbortSignal): Promise<void> {
    try {
      await work(lead, signal);
    } catch (error) {
      await wait(retries.failed(), signal);
      throw error;
    }
  }

  const { pool, database } = store;
  /** Who else has seen to it for so long does so well. */
  let othersDo: NodeJS.Timeout | undefined;
  const done = pool
    ? whileLeading(
        {
          source: source.name,
          pool,
          database,
          stop: stop.signal,
          onWaiting: (leader) => {
            if (retries.failures < 2)
              log.info({ source: source.name, leader }, "another process ingests, this one waits to take over");
            clearTimeout(othersDo);
            othersDo = setTimeout(() => {
              retries.forget();
              isFine(fault);
            }, 2 * longestPauseMs).unref();
            settle();
            pastTold.resolve();
          },
          onLeading: (after) => {
            clearTimeout(othersDo);
            leads = true;
            onLeads(leads);
            // Tried again, it is no news.
            if (retries.failures < (after ? 2 : 1))
              log.info({ source: source.name, after }, after ? "took over, ingesting" : "ingesting");
          },
          // Told again with every connection that cannot be made. What fails in the source or the store is told as that.
          onLost: (reason) => {
            if (leads && retries.failures === 0)
              log.warn({ source: source.name, why: causeOf(reason) }, "stopped ingesting, waiting for the lock");
            leads = false;
            onLeads(leads);
          },
        },
        patiently,
      )
    : untilItEnds(() => patiently(database, stop.signal), stop.signal);
  done.catch(settled.reject);

  return {
    settled: settled.promise,
    pastTold: pastTold.promise,
    async stop() {
      stop.abort();
      clearTimeout(othersDo);
      await done.catch(() => {});
    },
  };
}

/** Several sources as one: what has to be true of each of them. */
export function together(all: readonly Ingesting[]): Ingesting {
  return {
    // Made when somebody waits for it: a failure that nobody waits for would end the process.
    get settled() {
      return Promise.all(all.map(({ settled }) => settled)).then(() => {});
    },
    get pastTold() {
      return Promise.all(all.map(({ pastTold }) => pastTold)).then(() => {});
    },
    async stop() {
      await Promise.all(all.map((one) => one.stop()));
    },
  };
}

async function untilItEnds(work: () => Promise<void>, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    try {
      return await work();
    } catch {
      // Told by whoever failed, and waited for.
    }
  }
}

const wait = (ms: number, signal: AbortSignal): Promise<void> => pause(ms, undefined, { signal }).catch(() => {});
