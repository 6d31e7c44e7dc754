import { type AddressInfo, connect } from "node:net";
import { calls } from "@scoreline/contract/calls";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { headers, methods, payload, query, rawRequests, suffix } from "#testing/malformed.ts";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await testServer();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.close());

/** Some seconds of it in every run of the tests; by hand for as long as somebody likes, and with other numbers. */
const runs = Number(process.env.FUZZ_RUNS ?? 3_000);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_115);
const hour = 3_600_000;

const paths = [...Object.values(calls).map((call) => call.path), "/docs", "/openapi.json", "/no/such/call"];
/** What other programs read. */
const files = [
  "/sitemap.xml",
  "/sitemaps/news.xml",
  "/sitemaps/en/football-teams-1.xml",
  "/calendar/team/1.ics",
  "/calendar/match/1.ics",
  "/calendar/league/1000.ics",
  "/feed/news/en.xml",
  "/feed/league/1000.json",
];

/** Words that only we should know. */
const ours =
  /\n\s+at |\.ts\b|\.js:|node_modules|node:|zod|postgres|pglite|drizzle|fastify|FST_|HPE_|ERR_|select |prototype|stack/i;

function expectInnocent(status: number, body: string, asked: string): void {
  expect([asked, status >= 500]).toEqual([asked, false]);
  if (status >= 400) expect([asked, ours.exec(body)?.[0]]).toEqual([asked, undefined]);
}

/** A stream never ends by itself: its head is enough. */
async function inject(request: {
  method: (typeof methods)[number];
  url: string;
  headers: Record<string, string>;
  payload?: string;
}) {
  const reply = await server.app.inject({ ...request, payloadAsStream: true });
  const stream = reply.stream();
  if (String(reply.headers["content-type"]).startsWith("text/event-stream")) {
    stream.destroy();
    reply.raw.res.destroy();
    return { status: reply.statusCode, body: "" };
  }
  return { status: reply.statusCode, body: Buffer.concat(await stream.toArray()).toString() };
}

const request = fc.record({
  method: fc.constantFrom(...methods),
  path: fc.constantFrom(...paths.map((path) => `/api${path}`), ...files),
  suffix,
  query,
  headers,
  sent: fc.option(payload, { nil: undefined }),
});

test(
  "malformed requests are refused, and say nothing of the inside",
  async () => {
    await fc.assert(
      fc.asyncProperty(request, async ({ method, path, suffix: end, query: asked, headers: head, sent }) => {
        const url = `${path}${end}?${asked}`;
        const withBody = sent && method !== "GET" && method !== "HEAD";
        const { status, body } = await inject({
          method,
          url,
          headers: { ...head, ...(withBody && sent.type && { "content-type": sent.type }) },
          ...(withBody && { payload: sent.body }),
        });
        expectInnocent(status, body, `${method} ${url.slice(0, 300)} ${JSON.stringify(head).slice(0, 300)}`);
      }),
      { seed, numRuns: runs },
    );
  },
  hour,
);

test("an address that cannot be read is not there, and nobody is told", async () => {
  for (const url of ["/%zz", "/en/%E0%A4%A", "/api/%", "/en/football/%c0%ae"]) {
    const { status, body } = await inject({ method: "GET", url, headers: {} });
    expect([url, status]).toEqual([url, 404]);
    expect(body).not.toContain("object Object");
  }
});

/** Sends bytes and ends; what comes back within the life of the connection. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1" });
    let text = "";
    socket.setTimeout(10_000, () => {
      socket.destroy();
      reject(
        new Error(`no answer to ${JSON.stringify(bytes.slice(0, 200))}; heard ${JSON.stringify(text.slice(0, 200))}`),
      );
    });
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      if (text.includes("text/event-stream")) socket.destroy();
    });
    // A connection that is reset while we still write is a refusal too.
    socket.on("error", () => socket.destroy());
    socket.on("close", () => resolve(text));
    socket.end(bytes, "latin1");
  });
}

function expectInnocentText(text: string, asked: string): void {
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 400);
  expectInnocent(status, text.slice(text.indexOf("\r\n\r\n")), asked.slice(0, 300));
}

test.each(paths)("bytes that are not HTTP are refused at %s", async (path) => {
  const all = rawRequests(`/api${path}`);
  const answers = await Promise.all(all.map(exchange));
  for (const [i, text] of answers.entries()) expectInnocentText(text, JSON.stringify(all[i]));
});

test("malformed requests over a socket are refused, and none is left waiting", async () => {
  const sample = fc.sample(request, { seed: 20_261_116, numRuns: 600 });
  for (let i = 0; i < sample.length; i += 50) {
    await Promise.all(
      sample.slice(i, i + 50).map(async ({ method, path, suffix: end, query: asked, headers: head, sent }) => {
        const body = sent?.body ?? "";
        const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
        const type = sent?.type
          ? `content-type: ${sent.type}\r\ncontent-length: ${Buffer.byteLength(body, "latin1")}\r\n`
          : "";
        const text = `${method} ${path}${end}?${asked} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${lines.join("")}${type}\r\n`;
        expectInnocentText(await exchange(`${text}${sent?.type ? body : ""}`), text);
      }),
    );
  }
});

test("after all that the server still answers, and nobody listens who has gone", async () => {
  const reply = await fetch(`http://127.0.0.1:${port}/api/match/score?matchIds=1`);
  expect(await reply.json()).toMatchObject({ result: { businessCode: 0 } });
  await expect.poll(() => server.services.hub.listeners, { timeout: 120_000 }).toBe(0);
});
