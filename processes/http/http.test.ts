import { createServer, serveApi } from "@scoreline/api/server";
import { testServer } from "@scoreline/api/testing/server";
import { expect, test } from "vitest";
import { isFree } from "#http/free-paths.ts";
import { createMetrics, observe } from "#http/observe.ts";
import { secure } from "#http/security.ts";

async function answer(options: Pick<Parameters<typeof secure>[1], "https" | "video">, type: string) {
  const app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
  secure(app, { ...options, development: false });
  app.get("/", (_request, reply) => reply.type(type).send("here"));
  const reply = await app.inject("/");
  await app.close();
  return reply;
}

test("a page that says nothing of its scripts has none but files", async () => {
  const { headers } = await answer({ https: false }, "text/html");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toMatch(/(script|style)-src 'self' 'unsafe-inline'/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
});

test("pictures and players of others come from the hosts that are listed, and from nowhere else", async () => {
  const none = String((await answer({ https: false }, "text/html")).headers["content-security-policy"]);
  expect(none).toContain("connect-src 'self'; media-src 'self' blob:; frame-src 'none';");
  expect(none).not.toContain("worker-src");
  const video = { files: ["video.example", "*.cdn.example"], frames: ["player.example"] };
  const some = String((await answer({ https: false, video }, "text/html")).headers["content-security-policy"]);
  const files = "https://video.example https://*.cdn.example";
  expect(some).toContain(
    `connect-src 'self' ${files}; media-src 'self' blob: ${files}; frame-src https://player.example;`,
  );
});

test("every answer is nosniff and unframed; a page also says little of where readers come from", async () => {
  const { headers } = await answer({ https: false }, "application/json");
  expect(headers).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
  });
  const page = await answer({ https: false }, "text/html");
  expect(page.headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
  for (const one of [headers, page.headers]) expect(one["strict-transport-security"]).toBeUndefined();
});

test("a stream, too, says that it is for us alone and to stay with https", async () => {
  const { services, close } = await testServer();
  const app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
  secure(app, { https: true, development: false });
  await serveApi(app, services, { checkReplies: true });
  const base = await app.listen({ host: "127.0.0.1", port: 0 });
  const stop = new AbortController();
  const { headers } = await fetch(`${base}/api/live/stream?topics=scores:football`, { signal: stop.signal });
  expect(headers.get("strict-transport-security")).toContain("max-age=31536000");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  stop.abort();
  await app.close();
  await close();
});

test("over https, browsers are told to stay there", async () => {
  const { headers } = await answer({ https: true }, "text/html");
  expect(headers["strict-transport-security"]).toContain("max-age=31536000");
});

test("an address that asks too often has to wait", async () => {
  const app = createServer({ logger: false, rateLimit: 3, trustProxy: false });
  app.get("/", () => "here");
  const codes = [];
  for (let i = 0; i < 4; i++) codes.push((await app.inject("/")).statusCode);
  expect(codes).toEqual([200, 200, 200, 429]);
  expect((await app.inject("/")).headers["retry-after"]).toMatch(/^\d+$/);
  await app.close();
});

test("answers at the front door are counted as requests, by route and status", async () => {
  const { services, close } = await testServer();
  const metrics = createMetrics();
  const app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
  observe(app, metrics);
  await serveApi(app, services, { checkReplies: true });
  const base = await app.listen({ host: "127.0.0.1", port: 0 });
  const list = `${base}/api/match/getMatchListv4`;
  const asked = { 200: 0, 304: 0 };
  const ask = async (headers: Record<string, string> = {}) => {
    const reply = await fetch(list, { headers });
    await reply.arrayBuffer();
    asked[reply.status as 200 | 304] += 1;
    return reply.headers.get("etag") ?? "";
  };
  const atTheDoor = () => [...app.frontDoor.counts][0] ?? { route: "", 200: 0, 304: 0 };
  const etag = await ask();
  while (atTheDoor()[200] < 2) await ask();
  while (atTheDoor()[304] < 1) await ask({ "if-none-match": etag });
  const route = "/api/match/getMatchListv4";
  expect(atTheDoor()).toMatchObject({ route });
  // Looked at twice: what was counted before is not counted again.
  await metrics.registry.metrics();
  const { values = [] } = (await metrics.registry.getSingleMetric("scoreline_http_requests_total")?.get()) ?? {};
  for (const status of [200, 304] as const) {
    const of = (door: string) => values.find(({ labels }) => labels.status === `${status}` && labels.door === door);
    expect(of("front")).toMatchObject({ value: atTheDoor()[status], labels: { route } });
    expect((of("front")?.value ?? 0) + (of("server")?.value ?? 0)).toBe(asked[status]);
  }
  await app.close();
  await close();
});

test("what one page brings by the dozen is free, pages and calls are not", () => {
  for (const path of ["/assets/a.js", "/flags/TH.svg", "/banners/x.svg", "/icon.svg", "/avatars/7.svg"]) {
    expect(isFree(path)).toBe(true);
  }
  for (const path of [
    "/",
    "/en",
    "/api/match/info",
    "/assets",
    "/en/assets/",
    "/share/match/1.png",
    "/avatars/own/x.png",
  ]) {
    expect(isFree(path)).toBe(false);
  }
});

test("who leaves before the answer is out is counted, as that", async () => {
  const app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
  const metrics = createMetrics();
  observe(app, metrics);
  const { promise: asked, resolve: arrive } = Promise.withResolvers<void>();
  app.get("/slow", () => {
    arrive();
    return new Promise(() => {});
  });
  app.get("/", () => "here");
  const base = await app.listen({ host: "127.0.0.1", port: 0 });
  const stop = new AbortController();
  const leaving = fetch(`${base}/slow`, { signal: stop.signal }).catch(() => "left");
  await asked;
  stop.abort();
  expect(await leaving).toBe("left");
  expect((await fetch(base)).status).toBe(200);
  await expect
    .poll(() => metrics.registry.metrics())
    .toContain('scoreline_http_requests_total{route="/slow",status="left",door="server"} 1');
  await expect
    .poll(() => metrics.registry.metrics())
    .toContain('scoreline_http_requests_total{route="/",status="200",door="server"} 1');
  expect(await metrics.registry.metrics()).toContain(
    'scoreline_http_request_seconds_count{route="/slow",status="left"} 1',
  );
  await app.close();
});
