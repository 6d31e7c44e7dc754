import { Refusal } from "@scoreline/contract/errors";
import type { FastifyInstance } from "fastify";
import type { Redis } from "ioredis";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";

export type RateLimit = {
  /** Requests a minute and address; 0 for no limit. */
  rateLimit: number;
  /** Where several processes count together. */
  redisUrl?: string;
  /** Paths that cost nothing, and that one page asks for by the dozen. */
  isFree?(path: string): boolean;
};

/** Whoever waits for Redis longer than this is counted here. */
const patienceMs = 500;

/**
 * Refuses whoever asks too often. With Redis all processes count together; while it is away, each counts by itself.
 * What the front door answers is not counted: it costs less than counting.
 */
export function limitRequests(app: FastifyInstance, { rateLimit, redisUrl, isFree }: RateLimit): void {
  if (rateLimit === 0) return;
  const options = { points: rateLimit, duration: 60 };
  const alone = new RateLimiterMemory(options);
  let limiter: RateLimiterAbstract = alone;
  let redis: Redis | undefined;

  if (redisUrl) {
    app.addHook("onReady", async () => {
      redis = await connect(redisUrl);
      limiter = new RateLimiterRedis({
        ...options,
        storeClient: redis,
        keyPrefix: "scoreline_requests",
        insuranceLimiter: alone,
        rejectIfRedisNotReady: true,
        // Who is refused already is refused without asking.
        inMemoryBlockOnConsumed: rateLimit,
      });
    });
    app.addHook("onClose", async () => redis?.disconnect());
  }

  app.addHook("onRequest", async (request, reply) => {
    if (isFree?.(request.url.split("?", 1)[0] ?? "")) return;
    try {
      await limiter.consume(request.ip);
    } catch (rejection) {
      const wait = (rejection as { msBeforeNext?: number }).msBeforeNext ?? 60_000;
      reply.header("retry-after", Math.ceil(wait / 1000));
      throw new Refusal("tooManyRequests");
    }
  });
}

async function connect(url: string): Promise<Redis> {
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
