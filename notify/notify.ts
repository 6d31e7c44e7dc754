import { setTimeout as pause } from "node:timers/promises";
import type { WakeBus } from "@scoreline/live/wake";
import { whileLeading } from "@scoreline/store/engine/leader";
import type { Database, Store } from "@scoreline/store/engine/open";
import { followAlerts } from "#alerts/follow.ts";

const againMs = 1_000;

export type Notify = { stop(): Promise<void> };

export type NotifyOptions = {
  store: Store;
  bus: WakeBus;
  now(): number;
  /** Told whenever something fails, and whenever it was done. */
  onError(what: "alerts" | "pushes", error: unknown): void;
  onDone(what: "alerts" | "pushes"): void;
  onTold?(users: number): void;
};

/** Makes alerts of the log and brings them to everybody. Where processes share a database one of them reads the log. */
export function startNotify({ store, bus, now, onError, onDone, onTold }: NotifyOptions): Notify {
  const stop = new AbortController();
  const follow = (database: Database, signal: AbortSignal) =>
    followAlerts(
      {
        database,
        bus,
        now,
        onError: (error) => onError("alerts", error),
        onDone: () => onDone("alerts"),
        onTold: (users) => onTold?.(users),
      },
      signal,
    );
  const { pool, database } = store;
  const alerts = pool
    ? whileLeading(
        {
          source: "notify",
          pool,
          database,
          stop: stop.signal,
          onWaiting: () => {},
          onLeading: () => {},
          onLost: (reason) => {
            if (!stop.signal.aborted) onError("alerts", reason);
          },
        },
        follow,
      )
    : untilStopped(() => follow(database, stop.signal), stop.signal);
  return {
    async stop() {
      stop.abort();
      await alerts.catch(() => {});
    },
  };
}

async function untilStopped(work: () => Promise<void>, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await work().catch(() => {});
    await pause(againMs, undefined, { signal: stop }).catch(() => {});
  }
}
