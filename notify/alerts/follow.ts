import { setTimeout as pause } from "node:timers/promises";
import { followFacts } from "@scoreline/live/tail";
import type { WakeBus } from "@scoreline/live/wake";
import type { Database } from "@scoreline/store/engine/open";
import { tellBegun } from "@scoreline/store/notify/announcements";
import { pruneNotifications } from "@scoreline/store/notify/prune";
import { fanOut } from "#alerts/fan-out.ts";
import { consumer, takeFacts } from "#alerts/take-facts.ts";

const lookAnywayMs = 1_000;
const pruneEveryMs = 10 * 60_000;

export type FollowOptions = {
  database: Database;
  bus: WakeBus;
  now(): number;
  /** By which announcements begin, however fast a demo world runs. */
  realNow(): number;
  /** How many users are told at a time. */
  pageSize: number;
  onError(error: unknown): void;
  onDone(): void;
  /** Something may have to be sent. */
  onTold(users: number): void;
};

/** Reads the log and gives what there is to tell to everybody, until it is asked to stop. One process at a time does this. */
export async function followAlerts(options: FollowOptions, signal: AbortSignal): Promise<void> {
  const { database, bus, now, realNow, pageSize, onError, onDone, onTold } = options;
  let asked = true;
  let waiting: (() => void) | undefined;
  const look = () => {
    asked = true;
    waiting?.();
  };
  const tail = followFacts({
    database,
    bus,
    from: { consumer, now },
    onFacts: async (facts) => {
      if ((await takeFacts(database, facts, now())) > 0) look();
    },
    // What happened while nobody listened for a day is no news any more.
    onResync: async (seq) => seq,
    onError,
  });
  const timer = setInterval(look, lookAnywayMs);
  const pruning = setInterval(() => void prune(database, now(), signal).catch(onError), pruneEveryMs);
  signal.addEventListener("abort", look, { once: true });
  try {
    while (!signal.aborted) {
      if (!asked) await new Promise<void>((resolve) => (waiting = resolve));
      waiting = undefined;
      asked = false;
      try {
        await fanOut({
          database,
          now,
          signal,
          pageSize,
          onTold: (seq, users) => {
            bus.wake(seq);
            onTold(users);
          },
        });
        const begun = await tellBegun(database, realNow(), now());
        if (begun !== undefined) bus.wake(begun);
        onDone();
      } catch (error) {
        if (!signal.aborted) onError(error);
      }
    }
  } finally {
    clearInterval(timer);
    clearInterval(pruning);
    await tail.stop();
  }
}

async function prune(database: Database, now: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await pruneNotifications(database, now))) await pause(100);
}
