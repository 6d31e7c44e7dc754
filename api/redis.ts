import type { Redis } from "ioredis";

/** Whoever waits for Redis longer than this is counted without it. */
const patienceMs = 500;

export async function connectRedis(url: string): Promise<Redis> {
  // Loaded by those who have a server only.
  const { Redis: Client } = await import("ioredis");
  const client = new Client(url, {
    connectTimeout: 2_000,
    commandTimeout: patienceMs,
    retryStrategy: (times) => Math.min(1_000, 50 * times),
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  // That it is away is told by the bus, which uses the same server.
  client.on("error", () => {});
  return client;
}
