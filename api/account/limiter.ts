import { giveBack, type Taken, type Taking, takeAll } from "@scoreline/store/account/counters";
import type { Database } from "@scoreline/store/engine/open";
import type { Redis } from "ioredis";
import { connectRedis } from "#redis.ts";

/** Counts what may be done so often in so long, for all processes together. */
export type Limiter = {
  /** Takes one of each, or none of any. */
  take(takings: readonly Taking[], now: number): Promise<Taken>;
  /** Gives back what was taken for something that turned out well. */
  giveBack(key: string, now: number): Promise<void>;
};

/** In the store: shared by all who share it, and not forgotten by a restart. */
export function limiterInStore(database: Database): Limiter {
  return {
    take: (takings, now) => takeAll(database, takings, now),
    giveBack: (key, now) => giveBack(database, key, now),
  };
}

const prefix = "scoreline_accounts:";

/** All or nothing, in one step: keys and, two by two, how many and for how long. Says for how long there is nothing left. */
const takeScript = `
  for i, key in ipairs(KEYS) do
    if tonumber(redis.call("get", key) or "0") >= tonumber(ARGV[2 * i - 1]) then
      return math.max(1, redis.call("pttl", key))
    end
  end
  for i, key in ipairs(KEYS) do
    if redis.call("incr", key) == 1 then redis.call("pexpire", key, ARGV[2 * i]) end
  end
  return 0`;
const giveBackScript = `if tonumber(redis.call("get", KEYS[1]) or "0") > 0 then redis.call("decr", KEYS[1]) end return 0`;

/** In Redis; while it is away, in the store, which has counted nothing of what Redis has, but counts. */
export function limiterInRedis(redis: Pick<Redis, "eval">, inStore: Limiter): Limiter {
  return {
    async take(takings, now) {
      const keys = takings.map(({ key }) => prefix + key);
      const rules = takings.flatMap(({ allowance }) => [allowance.most, allowance.windowMs]);
      try {
        return { waitMs: Number(await redis.eval(takeScript, keys.length, ...keys, ...rules)) };
      } catch {
        return inStore.take(takings, now);
      }
    },
    async giveBack(key, now) {
      try {
        await redis.eval(giveBackScript, 1, prefix + key);
      } catch {
        await inStore.giveBack(key, now);
      }
    },
  };
}

/** Shared through Redis where there is one, through the store otherwise. */
export async function openLimiter(database: Database, redisUrl: string): Promise<{ limiter: Limiter; close(): void }> {
  const inStore = limiterInStore(database);
  if (!redisUrl) return { limiter: inStore, close: () => {} };
  const redis = await connectRedis(redisUrl);
  return { limiter: limiterInRedis(redis, inStore), close: () => redis.disconnect() };
}
