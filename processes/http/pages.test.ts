import { hash } from "node:crypto";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { Caches } from "@scoreline/api/cache/caches";
import type { Services } from "@scoreline/api/handler";
import { createServer } from "@scoreline/api/server";
import { readSiteLinks } from "@scoreline/content/site/links";
import { CallFailed } from "@scoreline/contract/client";
import { countryByHeader } from "@scoreline/gateways/ip-location/header";
import { Budget } from "@scoreline/live/cache/budget";
import { Changes } from "@scoreline/live/changes";
import type { RenderPage } from "@scoreline/web/server/pages";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { createMetrics, observe } from "#http/observe.ts";
import { Page } from "#http/page.ts";
import { servePages } from "#http/pages.ts";
import { secure } from "#http/security.ts";

type Answer = (request: Request, nonce: string, count: number, context: Parameters<RenderPage>[1]) => Response;

/** A server whose pages say what they were rendered from. */
async function serve(
  answer: Answer,
  logger: FastifyBaseLogger | false = false,
  before = (_app: FastifyInstance) => {},
) {
  const app = createServer({ logger, rateLimit: 0, trustProxy: false });
  before(app);
  secure(app, { https: false, development: false });
  let count = 0;
  const render: RenderPage = async (request, context) => {
    count += 1;
    return answer(request, context.nonce, count, context);
  };
  const caches = new Caches({ budget: new Budget(10_000_000), changes: new Changes(0), now: () => 0 });
  servePages(app, {
    render,
    services: { now: () => 0, ipLocation: countryByHeader("x-country"), caches } as Partial<Services> as Services,
    clockRate: 1,
    origin: "http://localhost",
    site: readSiteLinks(),
    keptMs: 1_500,
  });
  await app.ready();
  return { app, renderings: () => count };
}

const html = { headers: { "content-type": "text/html" } };

test("readers who come at once share one rendering, and its policy allows its scripts and no others", async () => {
  const planted = "<script>steal()</script>";
  const { app, renderings } = await serve(
    (_request, nonce) => new Response(`<script nonce="${nonce}">ours()</script>${planted}`, html),
  );
  const replies = await Promise.all(Array.from({ length: 20 }, () => app.inject("/en")));
  expect(renderings()).toBe(1);
  const ours = hash("sha256", "ours()", "base64");
  for (const { headers } of replies) {
    // No nonce: whoever has one page of a rendering could have a script of theirs run in another.
    expect(headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${ours}';`);
    expect(headers["cache-control"]).toBe("private, no-cache");
  }
  await app.close();
});

test("nobody gets a page that was made for other cookies, and cookies that pages do not read never reach them", async () => {
  const { app } = await serve((request) => new Response(request.headers.get("cookie") ?? "none", html));
  const body = async (cookie: string) => (await app.inject({ url: "/en", headers: { cookie } })).body;
  expect(await body("theme=dark; tz=Asia%2FBangkok")).toBe("theme=dark; tz=Asia%2FBangkok");
  expect(await body("tz=UTC")).toBe("tz=UTC");
  expect(await body("secret=1; theme=light")).toBe("theme=light");
  expect(await body("secret=2")).toBe("none");
  await app.close();
});

test("a time zone in other letters is the same page, and what is no time zone reaches none", async () => {
  const { app, renderings } = await serve((request) => new Response(request.headers.get("cookie") ?? "none", html));
  const body = async (cookie: string) => (await app.inject({ url: "/en", headers: { cookie } })).body;
  for (const name of ["Asia/Tokyo", "asia/tokyo", "aSIA/tOKYO"]) {
    expect(await body(`tz=${encodeURIComponent(name)}`)).toBe("tz=Asia%2FTokyo");
  }
  expect(renderings()).toBe(1);
  expect(await body("tz=asia%2Ftokyo!")).toBe("tz=Asia%2FTokyo!");
  for (const name of ["Mars", "Venus", "!!"]) expect(await body(`tz=${name}`)).toBe("none");
  expect(renderings()).toBe(3);
  await app.close();
});

test("phones and desktops get pages of their own, and a page by country is nobody else's", async () => {
  const { app, renderings } = await serve((request) => new Response(request.headers.get("x-device"), html));
  const body = async (url: string, agent: string) =>
    (await app.inject({ url, headers: { "user-agent": agent, "x-device": "forged" } })).body;
  expect(await body("/en", "Mozilla/5.0 (iPhone)")).toBe("ios");
  expect(await body("/en", "Mozilla/5.0 (X11; Linux)")).toBe("desktop");
  expect(await body("/en", "something else")).toBe("desktop");
  expect(renderings()).toBe(2);
  const from = async (country: string) => app.inject({ url: "/en?asInit=init", headers: { "x-country": country } });
  for (const country of ["TH", "VN", "TH"]) await from(country);
  expect(renderings()).toBe(4);
  await app.close();
});

test("a page by the country it is read in is nobody's in another", async () => {
  const { app } = await serve((_request, _nonce, _count, { country }) => new Response(country || "nowhere", html));
  const body = async (country: string) => (await app.inject({ url: "/en", headers: { "x-country": country } })).body;
  expect([await body("TH"), await body("VN"), await body(""), await body("TH")]).toEqual(["TH", "VN", "nowhere", "TH"]);
  await app.close();
});

test("what no page reads of an address reaches none and makes none", async () => {
  const { app, renderings } = await serve((request) => new Response(new URL(request.url).search, html));
  for (let i = 0; i < 20; i++)
    expect((await app.inject(`/en?a=${i}&date=2026-11-15&utm_source=x`)).body).toBe("?date=2026-11-15");
  expect((await app.inject("/en?date=2026-11-15")).body).toBe("?date=2026-11-15");
  expect(renderings()).toBe(1);
  expect((await app.inject("/en?date=2026-11-16")).body).toBe("?date=2026-11-16");
  await app.close();
});

test("a reader whose clock is not known gets the page of their country's, or of this machine's if they sit at it", async () => {
  const { app } = await serve((request) => new Response(request.headers.get("x-zone") ?? "anywhere", html));
  const body = async (country: string, cookie = "", remoteAddress = "203.0.113.9", proxied = {}) => {
    const headers = { "x-country": country, cookie, "x-zone": "forged", ...proxied };
    return (await app.inject({ url: "/en", remoteAddress, headers })).body;
  };
  expect(await body("MY")).toBe("Asia/Kuala_Lumpur");
  expect(await body("TH")).toBe("Asia/Bangkok");
  expect(await body("FR")).toBe("anywhere");
  expect(await body("MY", "tz=Asia%2FTokyo")).toBe("anywhere");
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(await body("", "", "::1")).toBe(own);
  expect(await body("TH", "", "127.0.0.1")).toBe("Asia/Bangkok");
  expect(await body("", "", "127.0.0.1", { "x-forwarded-for": "203.0.113.9" })).toBe("anywhere");
  await app.close();
});

test("redirects and failures are not kept", async () => {
  const { app, renderings } = await serve((_request, _nonce, count) =>
    count === 1 ? new Response(null, { status: 302, headers: { location: "/en" } }) : new Response("page", html),
  );
  expect((await app.inject("/")).statusCode).toBe(302);
  expect((await app.inject("/")).statusCode).toBe(200);
  expect(renderings()).toBe(2);
  await app.close();
});

test("a page is rendered anew before it is two seconds old", async () => {
  const { app } = await serve((_request, _nonce, count) => new Response(String(count), html));
  const clock = vi.spyOn(Date, "now");
  try {
    const at = async (now: number) => {
      clock.mockReturnValue(now);
      return (await app.inject("/en")).body;
    };
    expect([await at(10_000), await at(11_400), await at(11_999)]).toEqual(["1", "1", "2"]);
  } finally {
    clock.mockRestore();
  }
  await app.close();
});

test("compressed and plain bytes are the same page", async () => {
  const { app } = await serve(() => new Response("score ".repeat(1000), html));
  const plain = await app.inject("/en");
  const gzip = await app.inject({ url: "/en", headers: { "accept-encoding": "gzip" } });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gzip.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
  expect((await app.inject({ method: "HEAD", url: "/en" })).headers["content-length"]).toBe("6000");
  await app.close();
});

test("what goes wrong in a page is logged once, with the request's number and the error itself", async () => {
  const lines: { level: number; msg: string; reqId?: string; err?: { message: string }; path?: string }[] = [];
  const logger = pino({ level: "error" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const { app } = await serve((_request, _nonce, _count, { failed }) => {
    const broken = new Error("no such crest");
    // While rendering, then by the framework; and a call whose failure was logged where it happened.
    for (const error of [broken, broken, new CallFailed(500, 100500, "a call failed")]) failed(error);
    return new Response("failed", { status: 500, ...html });
  }, logger);
  expect((await app.inject("/en")).statusCode).toBe(500);
  expect(lines).toMatchObject([{ msg: "a page failed", path: "/en", err: { message: "no such crest" } }]);
  expect(lines[0]?.reqId).toMatch(/^req-/);
  await app.close();
});

test("an address that nobody can read is not there, and the log says nothing of it", async () => {
  const lines: string[] = [];
  const logger = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  const { app } = await serve((asked) => {
    const { pathname } = new URL(asked.url);
    return new Response(pathname, { status: pathname === "/en" ? 200 : 404, ...html });
  }, logger);
  const broken = [
    "/%zz",
    "/en/%E0%A4%A",
    "/en/football/%c0%ae",
    "/\\[",
    "/\\%zz",
    "/\\x:99999999/en",
    "//[",
    "/\\/@:0/",
  ];
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  // As it stands in the request: what sends addresses tidily would not send these.
  const ask = (path: string) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      request({ port, host: "127.0.0.1", path }, async (reply) =>
        resolve({ status: reply.statusCode, body: Buffer.concat(await reply.toArray()).toString() }),
      )
        .on("error", reject)
        .end();
    });
  for (const path of broken) expect([path, (await ask(path)).status]).toEqual([path, 404]);
  // Never the name of somebody else's host.
  expect((await ask("/\\elsewhere.example/en")).body).toBe("/elsewhere.example/en");
  expect(lines).toEqual([]);
  await app.close();
});

test("the metrics know pages by the route they are of", async () => {
  const metrics = createMetrics();
  const { app } = await serve(
    (_request, _nonce, _count, { matched }) => {
      matched("match-info");
      return new Response("page", html);
    },
    false,
    (server) => observe(server, metrics),
  );
  for (const url of ["/en/1", "/en/1", "/en/2"]) await app.inject(url);
  const counted = await metrics.registry.getSingleMetricAsString("scoreline_http_requests_total");
  expect(counted).toContain('{route="page match-info",status="200",door="server"} 3');
  await app.close();
});

test("a page that is kept holds no bytes but its own", () => {
  const body = Buffer.from(new Uint8Array(3_000));
  const page = new Page({ status: 200, headers: {}, inlineScripts: "", kind: "home", body, readers: "shared" });
  for (const encoding of ["gzip", "br"] as const) {
    const bytes = page.bytes(encoding);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  }
});
