import { keepConnected } from "@scoreline/store/engine/own-connection";
import type { RedisOptions } from "ioredis";
import type pg from "pg";

/**
 * Carries nothing but "the sequence moved" and "somebody asks for details". A wake that is lost costs delay, not data: whoever
 * waits for it also looks by itself.
 */
export type WakeBus = {
  wake(seq: number): void;
  onWake(listener: () => void): void;
  ask(): void;
  /** Returns how to leave. */
  onAsked(listener: () => void): () => void;
  close(): Promise<void>;
};

export type BusOptions = {
  /** Told once for each time that it goes away or comes back. Until then everybody looks by themselves. */
  onConnection?(connected: boolean, reason?: unknown): void;
};

/** Those who wait to be woken. */
function listenerSet() {
  const listeners = new Set<() => void>();
  return {
    add(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    wake: () => {
      for (const listener of listeners) listener();
    },
    clear: () => listeners.clear(),
  };
}

export function inProcessBus(): WakeBus {
  const listeners = listenerSet();
  const asked = listenerSet();
  return {
    wake: listeners.wake,
    onWake: listeners.add,
    ask: asked.wake,
    onAsked: asked.add,
    close: async () => {
      listeners.clear();
      asked.clear();
    },
  };
}

const channel = "scoreline_facts";
const askedChannel = "scoreline_asked";
/** A first answer is waited for this long; then the bus connects while the process already works. */
const patienceMs = 2_000;

/** Between processes that share a PostgreSQL server. */
export async function postgresBus(pool: pg.Pool, options: BusOptions = {}): Promise<WakeBus> {
  const listeners = listenerSet();
  const asked = listenerSet();
  const connection = connectionState(options);
  const stop = new AbortController();
  const listening = keepConnected(
    pool,
    { name: "scoreline wake", stop: stop.signal, onLost: (reason) => connection.set(false, reason) },
    async ({ client, ask, signal }) => {
      client.on("notification", (message) => (message.channel === askedChannel ? asked : listeners).wake());
      await ask(`listen ${channel}`);
      await ask(`listen ${askedChannel}`);
      connection.set(true);
      // Something may have moved while nobody listened.
      listeners.wake();
      asked.wake();
      // Closed while it was connecting: nothing would end the wait.
      if (signal.aborted) return;
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
    },
  );
  await connection.known;
  const notify = (name: string, text: string) =>
    void pool.query("select pg_notify($1, $2)", [name, text]).catch(() => {});
  return {
    wake: (seq) => notify(channel, String(seq)),
    onWake: listeners.add,
    ask: () => notify(askedChannel, ""),
    onAsked: asked.add,
    close: async () => {
      stop.abort();
      listeners.clear();
      asked.clear();
      await listening;
    },
  };
}

/** Between processes that share a Redis server. */
export async function redisBus(url: string, options: BusOptions = {}): Promise<WakeBus> {
  // Loaded by those who have a server only.
  const { Redis } = await import("ioredis");
  const listeners = listenerSet();
  const asked = listenerSet();
  const connection = connectionState(options);
  const common: RedisOptions = {
    connectTimeout: patienceMs,
    retryStrategy: (times) => Math.min(1_000, 50 * times),
    autoResubscribe: false,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  };
  const publisher = new Redis(url, common);
  const subscriber = new Redis(url, common);
  publisher.on("error", () => {});
  subscriber.on("error", (reason) => connection.set(false, reason));
  subscriber.on("close", () => connection.set(false));
  subscriber.on("message", (name) => (name === askedChannel ? asked : listeners).wake());
  subscriber.on("ready", async () => {
    try {
      await subscriber.subscribe(channel, askedChannel);
      connection.set(true);
      // Something may have moved while nobody listened.
      listeners.wake();
      asked.wake();
    } catch (error) {
      connection.set(false, error);
      subscriber.disconnect(true);
    }
  });
  await connection.known;
  return {
    wake: (seq) => void publisher.publish(channel, String(seq)).catch(() => {}),
    onWake: listeners.add,
    ask: () => void publisher.publish(askedChannel, "").catch(() => {}),
    onAsked: asked.add,
    close: async () => {
      connection.forget();
      listeners.clear();
      asked.clear();
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

/** Whether the bus is there, told only when that changes. */
function connectionState({ onConnection }: BusOptions) {
  let connected: boolean | undefined;
  let tell = onConnection;
  const first = Promise.withResolvers<void>();
  const tooLong = setTimeout(first.resolve, patienceMs);
  return {
    known: first.promise,
    set(now: boolean, reason?: unknown): void {
      clearTimeout(tooLong);
      first.resolve();
      if (now === connected) return;
      // That it is there at the start is no news.
      if (connected !== undefined || !now) tell?.(now, reason);
      connected = now;
    },
    forget(): void {
      tell = undefined;
    },
  };
}
