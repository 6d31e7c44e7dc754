import { type PrivateRedis, redisBinary, startRedis } from "@scoreline/live/testing/redis";
import { type BorrowedStore, borrowStore } from "@scoreline/store/testing/borrowed-store";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Limiter, openLimiter } from "#account/limiter.ts";

const now = Date.parse("2026-11-17T12:00:00Z");
const taking = (key: string, most = 2) => ({ key, allowance: { most, windowMs: 60_000 } });

let store: BorrowedStore;
beforeAll(async () => {
  store = await borrowStore();
});
afterAll(() => store.close());

/** What holds wherever it is counted. */
async function holds(one: Limiter, other: Limiter, name: string): Promise<void> {
  const [a, b] = [taking(`${name} a`), taking(`${name} b`)];
  expect(await one.take([a], now)).toEqual({ waitMs: 0 });
  expect(await other.take([a, b], now)).toEqual({ waitMs: 0 });
  const refused = await one.take([b, a], now);
  expect(refused.waitMs).toBeGreaterThan(0);
  expect(refused.waitMs).toBeLessThanOrEqual(60_000);
  // The refusal took nothing of the other, and what is given back can be taken again.
  expect(await one.take([b], now)).toEqual({ waitMs: 0 });
  expect((await one.take([b], now)).waitMs).toBeGreaterThan(0);
  await other.giveBack(a.key, now);
  expect(await one.take([a], now)).toEqual({ waitMs: 0 });
}

test("allowances are counted in the store, for all who share it", async () => {
  const { limiter, close } = await openLimiter(store.database, "");
  await holds(limiter, (await openLimiter(store.database, "")).limiter, "store");
  close();
});

describe.skipIf(!redisBinary())("with Redis", () => {
  let redis: PrivateRedis;
  beforeAll(async () => {
    redis = await startRedis(redisBinary() ?? "");
  });
  afterAll(() => redis.stop());

  test("allowances are counted there, for all processes; while it is away, in the store", async () => {
    const [one, other] = [await openLimiter(store.database, redis.url), await openLimiter(store.database, redis.url)];
    // Counted in Redis from the moment it is connected: then the store hears nothing of it.
    let asked = 0;
    await vi.waitFor(
      async () => {
        const key = `ready ${asked++}`;
        for (const { limiter } of [one, other]) await limiter.take([taking(key)], now);
        expect((await store.database.execute(`select 1 from counters where key = '${key}'`)).rows).toEqual([]);
      },
      { timeout: 120_000 },
    );
    await store.empty();
    await holds(one.limiter, other.limiter, "redis");
    expect((await store.database.execute("select key from counters")).rows).toEqual([]);
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? one : other).limiter.take([taking("raced", 3)], now)),
    );
    expect(all.filter(({ waitMs }) => waitMs === 0)).toHaveLength(3);
    await redis.halt();
    await holds(one.limiter, other.limiter, "away");
    expect((await store.database.execute("select key from counters where key like 'away%'")).rows).toHaveLength(2);
    one.close();
    other.close();
  });
});
