import { type PrivateRedis, redisBinary, startRedis } from "@scoreline/live/testing/redis";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createServer, type ServerOptions } from "#server.ts";

const opened: FastifyInstance[] = [];
afterEach(() => Promise.all(opened.splice(0).map((app) => app.close())));

async function serve(options: Partial<ServerOptions>) {
  const app = createServer({ logger: false, rateLimit: 3, trustProxy: false, ...options });
  app.get("/dear", { config: { cost: 4 } }, () => "here");
  app.get("/*", () => "here");
  await app.ready();
  opened.push(app);
  return async (url = "/", remoteAddress = "203.0.113.1", forwarded?: string) =>
    (
      await app.inject({
        url,
        remoteAddress,
        ...(forwarded !== undefined && { headers: { "x-forwarded-for": forwarded } }),
      })
    ).statusCode;
}

test("what makes more work costs more", async () => {
  const ask = await serve({ rateLimit: 12 });
  expect([await ask("/dear"), await ask("/dear"), await ask(), await ask(), await ask()]).toEqual([
    200, 200, 200, 200, 429,
  ]);
});

test("the allowance of a minute cannot be spent in a moment", async () => {
  const ask = await serve({ rateLimit: 1_200 });
  const codes = [];
  for (let i = 0; i < 50; i++) codes.push(await ask("/dear"));
  expect(codes.filter((code) => code === 200).length).toBe(40);
  expect(await ask("/", "203.0.113.2")).toBe(200);
});

test("behind one proxy the address is the one that it saw, whatever was written before it", async () => {
  const ask = await serve({ trustProxy: 1 });
  const codes = [];
  for (let i = 0; i < 5; i++) codes.push(await ask("/", "10.0.0.1", `198.51.100.${i}, 203.0.113.9`));
  expect(codes).toEqual([200, 200, 200, 429, 429]);
  // The one that was named as a decoy is not locked out by it.
  expect(await ask("/", "10.0.0.1", "198.51.100.1")).toBe(200);
});

test("with a list of proxies, others are not believed", async () => {
  const ask = await serve({ trustProxy: "10.0.0.0/8" });
  for (let i = 0; i < 3; i++) expect(await ask("/", "10.9.9.9", "203.0.113.9")).toBe(200);
  expect(await ask("/", "10.9.9.9", "203.0.113.9")).toBe(429);
  const codes = [];
  for (let i = 0; i < 5; i++) codes.push(await ask("/", "192.0.2.1", `203.0.113.${i}`));
  expect(codes).toEqual([200, 200, 200, 429, 429]);
});

test("what is no address, and addresses of one IPv6 network, are not one visitor more each", async () => {
  const ask = await serve({ trustProxy: 1 });
  const odd = [];
  for (let i = 0; i < 5; i++) odd.push(await ask("/", "10.0.0.1", `not-an-ip-${i}`));
  expect(odd).toEqual([200, 200, 200, 429, 429]);
  const six = [];
  for (let i = 0; i < 5; i++) six.push(await ask("/", "10.0.0.1", `2001:db8:1:2:${i}::${i}`));
  expect(six).toEqual([200, 200, 200, 429, 429]);
});

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
      { timeout: 120_000 },
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
      { timeout: 120_000, interval: 200 },
    );
  });
});
