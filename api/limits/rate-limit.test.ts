import { type AddressInfo, connect } from "node:net";
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

test("what costs more than an allowance can be had, and is all of it", async () => {
  const ask = await serve({ rateLimit: 3 });
  expect([await ask("/dear"), await ask("/dear", "203.0.113.2"), await ask()]).toEqual([200, 200, 429]);
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

test("a refusal takes its time: others who come after it are answered before it", async () => {
  const ask = await serve({});
  for (let i = 0; i < 3; i++) await ask();
  const answered: number[] = [];
  await Promise.all([ask(), ask("/", "203.0.113.2")].map(async (code) => answered.push(await code)));
  expect(answered).toEqual([200, 429]);
});

test("what is free does not count, and is there for who has asked too often", async () => {
  const ask = await serve({ isFree: (path) => path.startsWith("/assets/") });
  for (let i = 0; i < 10; i++) expect(await ask(`/assets/${i}.js?v=1`)).toBe(200);
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
  expect(await ask("/assets/1.js")).toBe(200);
  expect(await ask("/?x=/assets/")).toBe(429);
});

describe("whoever leaves before the answer is out", () => {
  /** A server with a route that waits until it is let go, and what counts those who have come to it. */
  async function slow(cost = 0) {
    const app = createServer({ logger: false, rateLimit: 1_000, trustProxy: false });
    opened.push(app);
    let arrived = 0;
    const { promise: letGo, resolve: release } = Promise.withResolvers<void>();
    app.all("/slow", { config: { cost } }, async () => {
      arrived += 1;
      await letGo;
      return "here";
    });
    app.get("/", () => "here");
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as AddressInfo;
    let closed = 0;
    app.server.on("connection", (socket) => socket.once("close", () => closed++));
    let asked = 0;
    app.server.on("request", () => asked++);
    const ask = (request: string) => {
      const reader = connect(port, "127.0.0.1").on("error", () => {});
      reader.write(request);
      return reader;
    };
    return { port, release, ask, counts: () => ({ asked, arrived, closed }) };
  }

  test.each([
    ["a page", "GET /slow HTTP/1.1\r\nhost: x\r\n\r\n"],
    ["a form", "POST /slow HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}"],
  ])("gives the turn back, and the place in the line: %s", async (_, request) => {
    const { port, release, ask, counts } = await slow();
    const eight = Array.from({ length: 8 }, () => ask(request));
    await vi.waitFor(() => expect(counts()).toEqual({ asked: 8, arrived: 8, closed: 0 }));
    const inLine = [ask(request), ask(request)];
    await vi.waitFor(() => expect(counts()).toEqual({ asked: 10, arrived: 8, closed: 0 }));
    for (const reader of inLine) reader.destroy();
    await vi.waitFor(() => expect(counts().closed).toBe(2));
    for (const reader of eight) reader.destroy();
    await vi.waitFor(() => expect(counts().closed).toBe(10));
    release();
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    // Nobody worked for those who left the line.
    expect(counts().arrived).toBe(8);
  });

  test("gives a turn of what is dear back as well, of which two are worked on at once", async () => {
    const { port, release, ask, counts } = await slow(10);
    const request = "GET /slow HTTP/1.1\r\nhost: x\r\n\r\n";
    const five = Array.from({ length: 5 }, () => ask(request));
    await vi.waitFor(() => expect(counts()).toEqual({ asked: 5, arrived: 2, closed: 0 }));
    // Who waits for what is dear has a turn already, and there are more of these.
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    five[0]?.destroy();
    await vi.waitFor(() => expect(counts()).toEqual({ asked: 6, arrived: 3, closed: 1 }));
    for (const reader of five.slice(3)) reader.destroy();
    await vi.waitFor(() => expect(counts().closed).toBe(3));
    release();
    await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/slow`)).status).toBe(200));
    expect(counts().arrived).toBe(4);
  });
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
