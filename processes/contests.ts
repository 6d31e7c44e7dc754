import { appendFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { readContests } from "@scoreline/content/contests/contests";
import { demoCrowd } from "@scoreline/feed/demo/demo-crowd";
import { CrowdDoor } from "@scoreline/live/contest/crowd";
import { keepContests } from "@scoreline/live/contest/keeper";
import { draftSeries } from "@scoreline/live/contest/series";
import type { WakeBus } from "@scoreline/live/wake";
import type { ClosedSlot } from "@scoreline/store/contest/closing";
import { whileLeading } from "@scoreline/store/engine/leader";
import type { Database, Store } from "@scoreline/store/engine/open";
import type { Configuration } from "#configuration.ts";

export type Contests = { stop(): Promise<void> };

/** What is on and to come, by the matches that are known: there with the first page. */
export async function draftContests(database: Database, now: number): Promise<void> {
  await Promise.all(readContests().map((series) => draftSeries(database, series, { now, past: false, ahead: false })));
}

/** Keeps contests going: in one process of those that share a database. */
export function startContests(options: {
  configuration: Configuration;
  store: Store;
  bus: WakeBus;
  now(): number;
  /** The past is still being told. */
  isFilling(): boolean;
  wake(): void;
  onError(error: unknown): void;
  onDone(): void;
}): Contests {
  const { configuration, store, ...rest } = options;
  const stop = new AbortController();
  const crowd = configuration.FEED.includes("demo") ? new CrowdDoor(demoCrowd(configuration.DEMO_SEED)) : undefined;
  const work = (database: Database, signal: AbortSignal) =>
    keepContests(
      { ...rest, database, series: readContests(), ...(crowd && { crowd }), publish: rootsFile(configuration) },
      signal,
    );
  const { pool, database } = store;
  // Whoever waits for another has no trouble of its own: what was said when the lead was lost is over.
  const quiet = { onWaiting: options.onDone, onLeading: () => {}, onLost: () => {} };
  const done = pool
    ? whileLeading({ source: "contests", pool, database, stop: stop.signal, ...quiet }, work)
    : work(database, stop.signal);
  done.catch(options.onError);
  return {
    async stop() {
      stop.abort();
      await done.catch(() => {});
    },
  };
}

/** A line for every root, outside the database: who changes the one would have to change the other. */
function rootsFile({ DATA_DIR }: Configuration): (closed: ClosedSlot) => Promise<void> {
  const file = join(DATA_DIR, "contest-roots.jsonl");
  return async (closed) => {
    await mkdir(DATA_DIR, { recursive: true });
    await appendFile(file, `${JSON.stringify(closed)}\n`);
  };
}
