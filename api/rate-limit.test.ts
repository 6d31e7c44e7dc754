import { type PrivateRedis, redisBinary, startRedis } from "@scoreline/live/testing/redis";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createServer, type ServerOptions } from "#server.ts";

const opened: FastifyInstance[] = [];
afterEach(() => Promise.all(opened.splice(0).map((app) => app.close())));

async function serve(options: Partial<ServerOptions>) {
  const app = createServer({ logger: false, rateLimit: 3, trustProxy: false, ...options });
  app.get("/*", () => "here");
  await app.ready();
  opened.push(app);
  return async (url = "/", remoteAddress = "203.0.113.1") => (await app.inject({ url, remoteAddress })).statusCode;
}

test("an address that asks too often is refused, others are not", async () => {
  const ask = await serve({});
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
  expect(await ask("/", "203.0.113.2")).toBe(200);
});

test("what is free does not count, and is there for who has asked too often", async () => {
  const ask = await serve({ isFree: (path) => path.startsWith("/assets/") });
  for (let i = 0; i < 10; i++) expect(await ask(`/assets/${i}.js?v=1`)).toBe(200);
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
  expect(await ask("/assets/1.js")).toBe(200);
  expect(await ask("/?x=/assets/")).toBe(429);
});

describe.skipIf(!redisBinary())("with Redis", () => {
  let redis: PrivateRedis;
  beforeAll(async () => {
    redis = await startRedis(redisBinary() ?? "");
  });
  afterAll(() => redis?.stop());

  test("processes count together, and by themselves while it is away", async () => {
    const redisUrl = redis.url;
    const [one, other] = [await serve({ redisUrl, rateLimit: 5 }), await serve({ redisUrl, rateLimit: 5 })];
    // Counted in Redis from the moment it is connected: whoever is refused by the one is refused by the other.
    let asked = 0;
    await vi.waitFor(
      async () => {
        const address = `203.0.113.${100 + asked++}`;
        for (let i = 0; i < 5; i++) expect(await (i % 2 ? one : other)("/", address)).toBe(200);
        expect([await one("/", address), await other("/", address)]).toEqual([429, 429]);
      },
      { timeout: 30_000 },
    );
    await redis.halt();
    await vi.waitFor(async () => {
      const address = `198.51.100.${asked++}`;
      for (let i = 0; i < 5; i++) expect(await one("/", address)).toBe(200);
      expect([await one("/", address), await other("/", address)]).toEqual([429, 200]);
    });
    await redis.resume();
    await vi.waitFor(
      async () => {
        const address = `192.0.2.${asked++}`;
        for (let i = 0; i < 5; i++) await one("/", address);
        expect(await other("/", address)).toBe(429);
      },
      { timeout: 30_000, interval: 200 },
    );
  });
});
