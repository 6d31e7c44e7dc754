import { setTimeout as pause } from "node:timers/promises";
import type { PushGateway } from "@scoreline/gateways/push/port";
import type { WakeBus } from "@scoreline/live/wake";
import { whileLeading } from "@scoreline/store/engine/leader";
import type { Database, Store } from "@scoreline/store/engine/open";
import { usersAtOnce } from "#alerts/fan-out.ts";
import { followAlerts } from "#alerts/follow.ts";
import { type DeliverOptions, Delivery } from "#push/deliver.ts";

const againMs = 1_000;
const lookAnywayMs = 1_000;

export type Notify = { stop(): Promise<void> };

export type NotifyOptions = {
  store: Store;
  bus: WakeBus;
  now(): number;
  /** Told whenever something fails, and whenever it was done. */
  onError(what: "alerts" | "pushes", error: unknown): void;
  onDone(what: "alerts" | "pushes"): void;
  onTold?(users: number): void;
  /** Sends to browsers; without it alerts go to lists and open pages alone. */
  push?: PushGateway;
  onRefused?: DeliverOptions["onRefused"];
  onSent?: DeliverOptions["onSent"];
};

/** Makes alerts of the log and brings them to everybody. Where processes share a database one of them reads the log. */
export function startNotify({
  store,
  bus,
  now,
  onError,
  onDone,
  onTold,
  push,
  onRefused,
  onSent,
}: NotifyOptions): Notify {
  const stop = new AbortController();
  const { pool, database } = store;
  const follow = (database: Database, signal: AbortSignal) =>
    followAlerts(
      {
        database,
        bus,
        now,
        realNow: Date.now,
        pageSize: usersAtOnce,
        onError: (error) => onError("alerts", error),
        onDone: () => onDone("alerts"),
        onTold: (users) => {
          onTold?.(users);
          deliver();
        },
      },
      signal,
    );
  const delivery =
    push &&
    new Delivery({
      database,
      gateway: push,
      now,
      realNow: Date.now,
      signal: stop.signal,
      onRefused: (host, refusal) => onRefused?.(host, refusal),
      onSent: (host) => onSent?.(host),
    });
  let delivering: Promise<void> | undefined;
  let more = false;
  /** Every process of the role sends. */
  function deliver(): void {
    more = true;
    if (!delivery || delivering || stop.signal.aborted) return;
    delivering = (async () => {
      while (more && !stop.signal.aborted) {
        more = false;
        await delivery.sendDue();
      }
      onDone("pushes");
    })()
      .catch((error) => onError("pushes", error))
      .finally(() => {
        delivering = undefined;
      });
  }
  const timer = setInterval(deliver, lookAnywayMs);
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
      clearInterval(timer);
      await alerts.catch(() => {});
      await delivering;
      // What hangs is not waited for, and is sent again by whoever comes next.
      push?.close();
      await delivery?.settled().catch(() => {});
    },
  };
}

async function untilStopped(work: () => Promise<void>, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await work().catch(() => {});
    await pause(againMs, undefined, { signal: stop }).catch(() => {});
  }
}
