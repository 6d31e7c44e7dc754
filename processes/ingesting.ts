import { setTimeout as pause } from "node:timers/promises";
import type { FeedSource } from "@scoreline/feed/port/source";
import { type IngestOptions, ingest } from "@scoreline/ingest/intake/ingest";
import { whileLeading } from "@scoreline/store/engine/leader";
import type { Database, Store } from "@scoreline/store/engine/open";
import { prune, pruneEveryMs } from "@scoreline/store/log/prune";
import type { Logger } from "pino";
import { FirstMessages } from "#first-messages.ts";

const retryMs = 1_000;

export type Ingesting = {
  /** The store knows everything up to now, or another process sees to that. Fails when the feed fails before. */
  settled: Promise<void>;
  /** The past is complete as well, or another process sees to that. */
  pastTold: Promise<void>;
  stop(): Promise<void>;
};

type IngestingOptions = Omit<IngestOptions, "database" | "alone" | "unheard" | "onCaughtUp" | "onPastTold"> & {
  store: Store;
  logger: Logger;
  /** The store knows what the source said before: a feed that fails at once is tried again, not given up. */
  knowsPast: boolean;
};

/**
 * Reads the source, again after it broke off. Where processes share a database one of them does, and the others wait
 * to take over; on the embedded database there is only one.
 */
export function startIngesting(
  source: FeedSource,
  { store, logger, knowsPast, ...options }: IngestingOptions,
): Ingesting {
  const stop = new AbortController();
  const settled = Promise.withResolvers<void>();
  const pastTold = Promise.withResolvers<void>();
  let isSettled = knowsPast;
  const settle = () => {
    isSettled = true;
    settled.resolve();
  };

  const first = new FirstMessages((aside, of) =>
    logger.warn(
      { source: source.name, aside, of },
      "most of what the source says first is set aside: npm run quarantine -- list says why",
    ),
  );
  const onBatch: IngestOptions["onBatch"] = (counts) => {
    first.count(counts);
    options.onBatch?.(counts);
  };

  async function work(database: Database, signal: AbortSignal): Promise<void> {
    const pruneNow = async () => {
      const seq = await prune(database, options.now());
      if (seq !== undefined) options.onFacts(seq);
    };
    const pruning = setInterval(
      () => pruneNow().catch((error) => logger.warn({ err: error }, "could not prune the store")),
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
      logger.error({ source: source.name, err: error }, "the feed broke off");
      if (isSettled) throw error;
      settled.reject(error);
      stop.abort();
    } finally {
      clearInterval(pruning);
    }
  }

  const { pool, database } = store;
  const done = pool
    ? whileLeading(
        {
          source: source.name,
          pool,
          database,
          stop: stop.signal,
          onWaiting: (leader) => {
            logger.info({ source: source.name, leader }, "another process ingests, this one waits to take over");
            settle();
            pastTold.resolve();
          },
          onLeading: (after) =>
            logger.info({ source: source.name, after }, after ? "took over, ingesting" : "ingesting"),
          onLost: (reason) =>
            logger.warn({ source: source.name, err: reason }, "stopped ingesting, waiting for the lock again"),
        },
        work,
      )
    : untilItEnds(() => work(database, stop.signal), stop.signal);
  done.catch(settled.reject);

  return {
    settled: settled.promise,
    pastTold: pastTold.promise,
    async stop() {
      stop.abort();
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
      await pause(retryMs, undefined, { signal: stop }).catch(() => {});
    }
  }
}
