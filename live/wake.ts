import { Redis } from "ioredis";
import type pg from "pg";

/**
 * Carries nothing but "the sequence moved". A wake that is lost costs delay, not data: the tail also looks by itself.
 */
export type WakeBus = {
  wake(seq: number): void;
  onWake(listener: () => void): void;
  close(): Promise<void>;
};

export function inProcessBus(): WakeBus {
  const listeners = new Set<() => void>();
  return {
    wake: () => {
      for (const listener of listeners) listener();
    },
    onWake: (listener) => void listeners.add(listener),
    close: async () => listeners.clear(),
  };
}

const channel = "scoreline_facts";
const reconnectMs = 1_000;

/** Between processes that share a PostgreSQL server. */
export async function postgresBus(pool: pg.Pool): Promise<WakeBus> {
  const listeners = new Set<() => void>();
  let client: pg.PoolClient | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    if (closed) return;
    try {
      client = await pool.connect();
      client.on("notification", () => {
        for (const listener of listeners) listener();
      });
      client.once("error", () => {
        client?.release(true);
        client = undefined;
        retry = setTimeout(listen, reconnectMs);
      });
      await client.query(`listen ${channel}`);
    } catch {
      retry = setTimeout(listen, reconnectMs);
    }
  }

  await listen();
  return {
    wake: (seq) => void pool.query("select pg_notify($1, $2)", [channel, String(seq)]).catch(() => {}),
    onWake: (listener) => void listeners.add(listener),
    close: async () => {
      closed = true;
      clearTimeout(retry);
      client?.release(true);
    },
  };
}

/** Between processes that share a Redis server. The client reconnects by itself. */
export async function redisBus(url: string): Promise<WakeBus> {
  const listeners = new Set<() => void>();
  const publisher = new Redis(url, { lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  const subscriber = new Redis(url, { lazyConnect: true });
  for (const client of [publisher, subscriber]) client.on("error", () => {});
  subscriber.on("message", () => {
    for (const listener of listeners) listener();
  });
  await Promise.all([publisher.connect(), subscriber.connect()]);
  await subscriber.subscribe(channel);
  return {
    wake: (seq) => void publisher.publish(channel, String(seq)).catch(() => {}),
    onWake: (listener) => void listeners.add(listener),
    close: async () => {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
