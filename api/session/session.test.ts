import { declareCall } from "@scoreline/contract/call";
import { data, succeed } from "@scoreline/contract/envelope";
import { smallNow } from "@scoreline/live/testing/small-store";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { inProcessSend } from "#dispatch.ts";
import type { Handler } from "#handler.ts";
import { serveCalls } from "#serve-calls.ts";
import { createServer } from "#server.ts";
import { identityOf, nobody } from "#session/identity.ts";
import { type TestServer, testServer } from "#testing/server.ts";

const reply = data(z.object({ userId: z.int().nullable() }));
const common = { summary: "Says who calls", input: z.object({}), reply, errors: [], cache: "never" } as const;
const calls = {
  open: declareCall({ ...common, method: "GET", path: "/open", access: "anyone", cache: { sharedSeconds: 5 } }),
  who: declareCall({ ...common, method: "GET", path: "/who", access: "either" }),
  change: declareCall({ ...common, method: "POST", path: "/change", access: "user" }),
  join: declareCall({ ...common, method: "GET", path: "/join", access: "user", changes: true }),
};
const who: Handler<(typeof calls)["who"]> = async (_input, { session }) =>
  succeed({ data: { userId: session?.userId ?? null } });

let server: TestServer;
let app: ReturnType<typeof createServer>;
let user: { token: string; userId: number };
beforeAll(async () => {
  server = await testServer();
  app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
  const handlers = { open: who, who, change: who, join: who };
  serveCalls(app, { calls, handlers, services: server.services, checkReplies: true, origin: "https://scores.example" });
  const { authorization, session } = await server.signIn();
  user = { token: authorization.slice("Bearer ".length), userId: session.userId };
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const method = path.startsWith("/change") ? "POST" : "GET";
  const { statusCode, headers: given, ...rest } = await app.inject({ method, url: path, headers });
  return { status: statusCode, headers: given, ...rest.json().result };
};
const cookie = () => ({ cookie: `theme=dark; session=${user.token}; tz=UTC` });
const cleared = /^session=;.*Path=\/.*Expires=Thu, 01 Jan 1970/;

describe("who calls", () => {
  test("is told by the cookie, a bearer or a parameter, and what was said on purpose comes first", async () => {
    const own = { data: { userId: user.userId } };
    expect(await ask("/who", cookie())).toMatchObject(own);
    expect(await ask("/who", { authorization: `Bearer ${user.token}` })).toMatchObject(own);
    expect(await ask(`/who?token=${user.token}`)).toMatchObject(own);
    const { authorization, session } = await server.signIn();
    expect(await ask("/who", { ...cookie(), authorization })).toMatchObject({ data: { userId: session.userId } });
    expect(await ask(`/who?token=${user.token}`, { authorization })).toMatchObject(own);
    expect(await ask("/who")).toMatchObject({ data: { userId: null } });
  });

  test("is not looked up for a call that is anyone's", async () => {
    const reply = await ask("/open", cookie());
    expect(reply.data).toEqual({ userId: null });
    expect(reply.headers["cache-control"]).toBe("private, no-store");
    expect(reply.headers["set-cookie"]).toBeUndefined();
  });

  test.each(["abc", "x".repeat(2_000), "", "%F0%9F", 'a"b'])(
    "is nobody with the cookie %j, which is cleared",
    async (value) => {
      const headers = { cookie: `session=${value}` };
      const anonymous = await ask("/who", headers);
      expect(anonymous.data).toEqual({ userId: null });
      expect(anonymous.headers["set-cookie"]).toMatch(cleared);
      const refused = await ask("/change", headers);
      expect(refused).toMatchObject({ status: 200, businessCode: 100007 });
      expect(refused.headers["set-cookie"]).toMatch(cleared);
    },
  );

  test("is nobody once the session is over; a bearer's header clears no cookie", async () => {
    const now = server.services.now;
    server.services.now = () => smallNow + 31 * 86_400_000;
    try {
      const over = await ask("/who", cookie());
      expect(over.data).toEqual({ userId: null });
      expect(over.headers["set-cookie"]).toMatch(cleared);
      const bearer = await ask("/who", { authorization: `Bearer ${user.token}` });
      expect([bearer.data.userId, bearer.headers["set-cookie"]]).toEqual([null, undefined]);
    } finally {
      server.services.now = now;
    }
  });
});

describe("a session that was just looked up", () => {
  test("is known from memory to who reads; before a change the store is asked", async () => {
    const { authorization, session } = await server.signIn();
    const own = { status: 200, data: { userId: session.userId } };
    expect(await ask("/who", { authorization })).toMatchObject(own);
    // Behind everybody's back: nobody is told of it.
    await server.services.database.execute(`delete from sessions where id = ${session.id}`);
    expect(await ask("/who", { authorization })).toMatchObject(own);
    for (const path of ["/change", "/join"]) {
      expect(await ask(path, { authorization })).toMatchObject({ businessCode: 100007 });
    }
    const now = server.services.now;
    server.services.now = () => smallNow + 10_000;
    expect((await ask("/who", { authorization })).data).toEqual({ userId: null });
    server.services.now = now;
  });

  test("is forgotten with its end, wherever it was ended", async () => {
    const [one, other] = [await server.signIn(), await server.signIn()];
    for (const { authorization } of [one, other]) await ask("/who", { authorization });
    const ids = [one, other].map(({ session }) => session.id);
    await server.services.database.execute(`delete from sessions where id in (${ids})`);
    server.services.hub.endSession(one.session.id);
    expect((await ask("/who", { authorization: one.authorization })).data).toEqual({ userId: null });
    expect((await ask("/who", { authorization: other.authorization })).data).toEqual({ userId: other.session.userId });
    // After a gap in what was told it may have been any.
    server.services.hub.restart(server.services.boards.seq);
    expect((await ask("/who", { authorization: other.authorization })).data).toEqual({ userId: null });
  });
});

describe("a call that changes something", () => {
  const refused = { status: 403, businessCode: 100403 };
  const done = () => ({ status: 200, data: { userId: user.userId } });

  test.each(["/change", "/join"])("%s is not made with a cookie that another site had sent", async (path) => {
    for (const site of ["cross-site", "same-site", "same-origin, cross-site"]) {
      expect(await ask(path, { ...cookie(), "sec-fetch-site": site })).toMatchObject(refused);
    }
    for (const origin of ["https://evil.example", "null", "http://localhost:3001", "https://scores.example.evil.com"]) {
      expect(await ask(path, { ...cookie(), origin, host: "localhost:3000" })).toMatchObject(refused);
    }
  });

  test.each(["/change", "/join"])("%s is made from our own pages, and by what is no browser", async (path) => {
    for (const site of ["same-origin", "none"]) {
      expect(await ask(path, { ...cookie(), "sec-fetch-site": site })).toMatchObject(done());
    }
    for (const origin of ["https://scores.example", "http://localhost:3000"]) {
      expect(await ask(path, { ...cookie(), origin, host: "localhost:3000" })).toMatchObject(done());
    }
    expect(await ask(path, cookie())).toMatchObject(done());
  });

  test("is made with a bearer or a parameter from anywhere: no browser adds these by itself", async () => {
    const elsewhere = { "sec-fetch-site": "cross-site", origin: "https://app.example" };
    const authorization = `Bearer ${user.token}`;
    expect(await ask("/change", { ...elsewhere, ...cookie(), authorization })).toMatchObject(done());
    expect(await ask(`/change?token=${user.token}`, { ...elsewhere, ...cookie() })).toMatchObject(done());
  });

  test("is what is told apart: reading with the cookie is not refused", async () => {
    expect(await ask("/who", { ...cookie(), "sec-fetch-site": "cross-site" })).toMatchObject(done());
  });
});

test("a page makes its calls with its reader's session, and a token in its input means nothing", async () => {
  const fail = (error: unknown) => {
    throw error;
  };
  const request = { headers: { authorization: `Bearer ${user.token}` }, cookies: {} } as Parameters<
    typeof identityOf
  >[0];
  const signal = new AbortController().signal;
  const videos = { method: "GET", path: "/match/getHighlightList", input: { matchId: 1 }, signal } as const;
  const logout = { method: "POST", path: "/user/logout", input: { token: user.token }, signal } as const;
  const own = inProcessSend(server.services, fail, identityOf(request, undefined, server.services));
  for (const send of [own, inProcessSend(server.services, fail)]) {
    expect((await send(videos)).status).toBe(200);
  }
  expect((await inProcessSend(server.services, fail, nobody)(logout)).body).toMatchObject({
    result: { businessCode: 100007 },
  });
  expect((await own(logout)).body).toMatchObject({ result: { businessCode: 0 } });
});
