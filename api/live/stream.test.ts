import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createServer, serveApi } from "#server.ts";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
let base: string;
beforeAll(async () => {
  server = await testServer();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api/live/stream`;
});
afterAll(() => server.close());

const scores = "scores:football";

/** Opens a stream and reads it as text as far as somebody wants. */
async function listen(query: string, headers: Record<string, string> = {}) {
  const stop = new AbortController();
  const response = await fetch(`${base}?${query}`, { headers, signal: stop.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    response,
    async until(part: string): Promise<string> {
      while (!text.includes(part)) {
        const next = await reader?.read();
        if (!next || next.done) throw new Error(`the stream ended without ${part}: ${text}`);
        text += next.value;
      }
      return text;
    },
    stop: () => stop.abort(),
  };
}

describe("the stream", () => {
  test("sends what is published, and forgets a reader that went away", async () => {
    const stream = await listen(`topics=${scores}`);
    expect(stream.response.status).toBe(200);
    expect(stream.response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(stream.response.headers.get("cache-control")).toBe("no-cache, no-transform");
    await stream.until(": \n\n");
    server.services.hub.publish(scores, "scores", 1, { seq: 1, m: [] });
    expect(await stream.until("id: 1\n")).toContain('event: scores\ndata: {"seq":1,"m":[]}');
    stream.stop();
    await vi.waitFor(() => expect(server.services.hub.listeners).toBe(0), { timeout: 120_000 });
  });

  test("goes on from `since`, or from where the browser says that it was", async () => {
    const { seq } = server.services.boards;
    expect(await (await listen(`topics=${scores}&since=${seq + 5}`)).until("\n\nid:")).toContain("event: resync");
    const resumed = await listen(`topics=${scores}&since=0`, { "last-event-id": String(seq + 9) });
    expect(await resumed.until("data:")).toContain("event: resync");
    const odd = await listen(`topics=${scores}`, { "last-event-id": "nonsense" });
    expect(odd.response.status).toBe(200);
    for (const one of [resumed, odd]) one.stop();
  });

  test.each(["", "topics=", "topics=news", "topics=match:0", "topics=match:x", `topics=${scores}&since=-1`])(
    "with %j is refused",
    async (query) => {
      const response = await fetch(`${base}?${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ result: { businessCode: 100400, data: null } });
    },
  );

  test("tells a user's own news to nobody else, and nothing more once they have logged out", async () => {
    const [one, other] = [await server.signIn(), await server.signIn()];
    const { hub } = server.services;
    const own = await listen(`topics=user,${scores}`, { authorization: one.authorization });
    const foreign = await listen("topics=user", { cookie: `session=${other.authorization.slice("Bearer ".length)}` });
    await Promise.all([own.until(": \n\n"), foreign.until(": \n\n")]);
    const tell = (userId: number, seq: number) =>
      hub.publish(`user:${userId}`, "user", seq, { seq, changed: ["favourites"] });
    tell(one.session.userId, 101);
    tell(other.session.userId, 102);
    expect(await own.until("id: 101\n")).toContain("event: user");
    expect(await foreign.until("id: 102\n")).not.toContain("id: 101\n");

    const left = await server.app.inject({
      method: "POST",
      url: "/api/user/logout",
      headers: { authorization: one.authorization },
    });
    expect(left.json()).toMatchObject({ result: { businessCode: 0 } });
    await own.until("event: signed-out\n");
    tell(one.session.userId, 103);
    hub.publish(scores, "scores", 104, { seq: 104, m: [] });
    // The lists go on; of one's own nothing follows.
    expect(await own.until("id: 104\n")).not.toContain("id: 103\n");
    const again = await fetch(`${base}?topics=user`, { headers: { authorization: one.authorization } });
    expect(await again.json()).toMatchObject({ result: { businessCode: 100007 } });
    for (const stream of [own, foreign]) stream.stop();
  });

  test.each([
    ["nobody", {}],
    ["a token that nobody was given", { authorization: "Bearer abc" }],
  ])("has no topic of the user for %s", async (_, headers) => {
    const response = await fetch(`${base}?topics=${scores},user`, { headers });
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(await response.json()).toMatchObject({ result: { businessCode: 100007, data: null } });
  });

  test("takes twenty topics and no more", async () => {
    const topics = (count: number) => Array.from({ length: count }, (_, i) => `match:${i + 1}`).join(",");
    const twenty = await listen(`topics=${topics(20)}`);
    expect(twenty.response.status).toBe(200);
    twenty.stop();
    expect((await fetch(`${base}?topics=${topics(21)}`)).status).toBe(400);
  });

  test("carries what every answer carries for safety", async () => {
    const app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
    app.addHook("onRequest", async (_request, reply) => void reply.header("x-safety", "first"));
    await serveApi(app, server.services, { checkReplies: true });
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    const stop = new AbortController();
    const { headers } = await fetch(`${address}/api/live/stream?topics=${scores}`, { signal: stop.signal });
    expect(headers.get("x-safety")).toBe("first");
    stop.abort();
    await app.close();
  });

  test("a reader that does not read is cut off, and the one beside it hears on", async () => {
    const { hub } = server.services;
    const { port } = server.app.server.address() as AddressInfo;
    const reader = await listen(`topics=${scores}`);
    await reader.until(": \n\n");
    const others = hub.listeners;
    const dead = connect(port, "127.0.0.1");
    dead.write(`GET /api/live/stream?topics=match:77 HTTP/1.1\r\nhost: x\r\n\r\n`);
    await vi.waitFor(() => expect(hub.listeners).toBe(others + 1), { timeout: 120_000 });
    dead.pause();
    dead.on("error", () => {});
    const text = "x".repeat(50_000);
    let seq = 1_000;
    await vi.waitFor(
      () => {
        // Until everything between us is full, and from then on for two beats.
        for (let i = 0; i < 20; i++) hub.publish("match:77", "match", ++seq, { text });
        hub.heartbeat(0);
        expect(hub.listeners).toBe(others);
      },
      { timeout: 120_000 },
    );
    hub.publish(scores, "scores", ++seq, { seq, m: [] });
    await reader.until(`id: ${seq}\n`);
    reader.stop();
    dead.destroy();
  });

  test("holds no place for who left before it began", async () => {
    const app = createServer({ logger: false, rateLimit: 100, trustProxy: false });
    let [taken, held] = [0, 0];
    app.addHook("preHandler", async (request, { raw }) => {
      const hold = request.holdStream;
      request.holdStream = () => {
        const release = hold();
        taken += 1;
        held += 1;
        return () => {
          held -= 1;
          release();
        };
      };
      // As if it happened while the store was asked who they are.
      const closed = new Promise((resolve) => raw.once("close", resolve));
      raw.destroy();
      await closed;
    });
    await serveApi(app, server.services, { checkReplies: true });
    const join = vi.spyOn(server.services.hub, "join");
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as AddressInfo;
    const left = await fetch(`http://127.0.0.1:${port}/api/live/stream?topics=${scores}`).catch(() => "left");
    expect(left).toBe("left");
    await vi.waitFor(() => expect([taken, held]).toEqual([1, 0]));
    expect(join).not.toHaveBeenCalled();
    join.mockRestore();
    await app.close();
  });

  test("is not there for other methods", async () => {
    for (const method of ["POST", "HEAD"]) {
      expect((await fetch(`${base}?topics=${scores}`, { method })).status).toBe(405);
    }
  });
});
