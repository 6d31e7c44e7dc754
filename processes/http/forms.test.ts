import { createServer, serveApi } from "@scoreline/api/server";
import { People } from "@scoreline/api/testing/account-people";
import { testOrigin } from "@scoreline/api/testing/accounts";
import { type TestServer, testServer } from "@scoreline/api/testing/server";
import { readSiteLinks } from "@scoreline/content/site/links";
import type { RenderPage } from "@scoreline/web/server/pages";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { servePages } from "#http/pages.ts";

let server: TestServer;
let people: People;
let app: FastifyInstance;
let rendered = 0;

/** A page whose form logs in, as pages do it: with their client, in the process. */
const page: RenderPage = async (request, context) => {
  rendered += 1;
  const client = context.clientFor("en", { timeZone: "UTC", delaySeconds: 0 });
  if (request.method !== "POST") return new Response(`user ${context.user?.userId ?? "nobody"}`);
  const form = Object.fromEntries(new URLSearchParams(await request.text()));
  const { result } = await client.post("/user/login", form as { phoneNumber: string; password: string });
  return new Response(null, {
    status: 303,
    headers: { location: `/en?as=${result.data.username}&token=${result.data.token}` },
  });
};

beforeAll(async () => {
  server = await testServer();
  people = new People(server);
  app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
  await serveApi(app, server.services, { checkReplies: true, origin: testOrigin });
  servePages(app, {
    render: page,
    services: server.services,
    clockRate: 1,
    origin: testOrigin,
    site: readSiteLinks(),
    keptMs: 10_000,
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(() => server.forgetLimits());

const post = (payload: string, headers: Record<string, string> = { "sec-fetch-site": "same-origin" }) =>
  app.inject({
    method: "POST",
    url: "/en/signin",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload,
  });
const formFor = (phone: string) => new URLSearchParams({ phoneNumber: phone, password: "abcd1234" }).toString();

describe("a form without scripts", () => {
  test("logs in: the answer of the page carries the cookie, and no token", async () => {
    const { phone } = await people.member();
    const reply = await post(formFor(phone));
    expect([reply.statusCode, reply.headers.location]).toEqual([303, "/en?as=Tester1&token="]);
    const session = reply.cookies.find(({ name }) => name === "session");
    expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax", secure: true, path: "/" });
    const after = await app.inject({ url: "/en", headers: { cookie: `session=${session?.value}` } });
    expect(after.body).toMatch(/^user \d+$/);
  });

  test("of another site is not taken, and what a form does is never kept for others", async () => {
    const { phone } = await people.member();
    const foreign: Record<string, string>[] = [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "https://evil.example" },
    ];
    for (const headers of foreign) {
      const reply = await post(formFor(phone), headers);
      expect([reply.statusCode, reply.headers["set-cookie"]]).toEqual([403, undefined]);
    }
    const before = rendered;
    const replies = [await post(formFor(phone)), await post(formFor(phone))];
    expect(rendered - before).toBe(2);
    const tokens = replies.map(({ cookies }) => cookies.find(({ name }) => name === "session")?.value);
    expect(new Set(tokens).size).toBe(2);
    expect((await app.inject({ url: "/en/signin" })).headers["set-cookie"]).toBeUndefined();
  });
});

describe("a hand-over token in an address", () => {
  const handOver = async () => {
    const { browser } = await people.member();
    return (await browser.call("handOver")).data.token as string;
  };
  const open = (path: string, headers: Record<string, string> = { "sec-fetch-site": "none" }) =>
    app.inject({ url: path, headers });

  test("logs in and goes to the language's home, once", async () => {
    const token = await handOver();
    const reply = await open(`/vi/${token}`);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, "/vn"]);
    const session = reply.cookies.find(({ name }) => name === "session")?.value;
    expect((await open("/en", { cookie: `session=${session}` })).body).toMatch(/^user \d+$/);
    const again = await open(`/vi/${token}`);
    expect([again.statusCode, again.cookies]).toEqual([200, []]);
  });

  test("is an unknown path with any other text, in another place, or from another site's page", async () => {
    const token = await handOver();
    const paths = [`/en/${"x".repeat(43)}`, `/xx/${token}`, `/en/football/${token}`, `/${token}`, "/en/football"];
    for (const path of paths) expect([path, (await open(path)).cookies]).toEqual([path, []]);
    expect((await open(`/en/${token}`, { "sec-fetch-site": "cross-site" })).cookies).toEqual([]);
    expect((await open(`/en/${token}`)).statusCode).toBe(303);
  });
});
