import type { Services } from "@scoreline/api/handler";
import { createServer } from "@scoreline/api/server";
import { readSiteLinks } from "@scoreline/content/site/links";
import { countryByHeader } from "@scoreline/gateways/ip-location/header";
import type { RenderPage } from "@scoreline/web/server/pages";
import { expect, test } from "vitest";
import { Page, PageCache } from "#http/page-cache.ts";
import { servePages } from "#http/pages.ts";
import { secure } from "#http/security.ts";

/** A server whose pages say what they were rendered from. */
async function serve(answer: (request: Request, nonce: string, count: number) => Response) {
  const app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
  secure(app, { https: false, development: false });
  let count = 0;
  const render: RenderPage = async (request, { nonce }) => {
    count += 1;
    return answer(request, nonce, count);
  };
  servePages(app, {
    render,
    services: { now: () => 0, ipLocation: countryByHeader("x-country") } as Services,
    clockRate: 1,
    origin: "http://localhost",
    site: readSiteLinks(),
    keptMs: 1_500,
  });
  await app.ready();
  return { app, renderings: () => count };
}

const html = { headers: { "content-type": "text/html" } };

test("readers who come at once share one rendering, and its policy allows its scripts", async () => {
  const { app, renderings } = await serve((_request, nonce) => new Response(`<script nonce="${nonce}">`, html));
  const replies = await Promise.all(Array.from({ length: 20 }, () => app.inject("/en")));
  expect(renderings()).toBe(1);
  for (const { body, headers } of replies) {
    const nonce = /nonce="([^"]+)"/.exec(body)?.[1];
    expect(headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
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

test("phones and desktops get pages of their own, and a page by country is nobody else's", async () => {
  const { app, renderings } = await serve((request) => new Response(request.headers.get("x-device"), html));
  const body = async (url: string, agent: string) =>
    (await app.inject({ url, headers: { "user-agent": agent, "x-device": "forged" } })).body;
  expect(await body("/en", "Mozilla/5.0 (iPhone)")).toBe("ios");
  expect(await body("/en", "Mozilla/5.0 (X11; Linux)")).toBe("desktop");
  expect(await body("/en", "something else")).toBe("desktop");
  expect(renderings()).toBe(2);
  await body("/en?asInit=init", "x");
  await body("/en?asInit=init", "x");
  expect(renderings()).toBe(4);
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
  let now = 0;
  const cache = new PageCache(() => now, 1_500);
  let made = 0;
  const make = async () => {
    made += 1;
    return new Page(200, {}, "", Buffer.from(String(made)));
  };
  const text = async () => (await cache.get("key", make)).bytes("identity").toString();
  expect(await text()).toBe("1");
  now = 1_400;
  expect(await text()).toBe("1");
  now = 1_999;
  expect(await text()).toBe("2");
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
