import { hash } from "node:crypto";
import { cachedAnswer } from "@scoreline/api/cache/answer";
import type { Caller } from "@scoreline/api/handler";
import { handlers } from "@scoreline/api/handlers";
import { serveCalls } from "@scoreline/api/serve-calls";
import { createServer } from "@scoreline/api/server";
import { goodInput, refusedInput } from "@scoreline/api/testing/good-input";
import { type TestServer, testServer } from "@scoreline/api/testing/server";
import { readSiteLinks } from "@scoreline/content/site/links";
import { changesSomething } from "@scoreline/contract/call";
import { calls } from "@scoreline/contract/calls";
import { succeed } from "@scoreline/contract/envelope";
import { addFavourite } from "@scoreline/store/favourite/favourites";
import { saveParts } from "@scoreline/store/match/details";
import { addAnnouncement } from "@scoreline/store/notify/announcements";
import type { RenderPage } from "@scoreline/web/server/pages";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { servePages } from "#http/pages.ts";
import { secure } from "#http/security.ts";

type Reader = { name: string; cookie: string; marker: string };

/** Ids of users that are found nowhere by chance. */
const firstUser = 987_654_301;
let server: TestServer;
let readers: Reader[];
const opened: FastifyInstance[] = [];

beforeAll(async () => {
  server = await testServer({ hongKong: true, contests: true });
  const { database } = server.services;
  await database.execute(`alter sequence users_id_seq restart with ${firstUser}`);
  const at = server.services.now() - 1_000;
  await addAnnouncement(database, { texts: { en: { title: "News", content: "Of ours" } }, from: at });
  const video = { id: "v", kind: "live", at, url: "https://video.example/secret" } as const;
  await saveParts(database, [{ matchId: 1, part: "videos", at, data: [video] }]);
  const users = [];
  for (const name of ["one", "other"]) {
    const { authorization, session } = await server.signIn();
    // What is one's own is told apart by it: the first follows what the other does not.
    const teamId = users.length + 1;
    await addFavourite(database, session.userId, { kind: "team", thingId: teamId, sport: "football" }, at);
    users.push({ name, cookie: `session=${authorization.slice("Bearer ".length)}`, marker: `${session.userId}` });
  }
  const stale = { name: "stale", cookie: "session=gone", marker: "nobody" };
  readers = [...users, { name: "anybody", cookie: "tz=UTC", marker: "nobody" }, stale];
});
afterAll(async () => {
  await Promise.all(opened.map((app) => app.close()));
  await server.close();
});

/** Everybody asks for everything, all at once, one after the other, and everything again. */
async function everybody<Answer>(paths: readonly string[], ask: (path: string, reader: Reader) => Promise<Answer>) {
  const asked: { path: string; reader: Reader; answer: Answer }[] = [];
  const one = async (path: string, reader: Reader) =>
    void asked.push({ path, reader, answer: await ask(path, reader) });
  for (const path of paths) {
    await Promise.all([...readers, ...readers.toReversed()].map((reader) => one(path, reader)));
    for (const reader of [...readers, ...readers.toReversed()]) await one(path, reader);
  }
  return asked;
}

/** What the two follow, by name. */
const teamsOf: Readonly<Record<string, number[]>> = { one: [1], other: [2] };
const followedIn = (body: string) =>
  (JSON.parse(body).result.data as { id: number; isFav: boolean }[]).filter(({ isFav }) => isFav).map(({ id }) => id);

const foreign = (reader: Reader) => readers.map(({ marker }) => marker).filter((marker) => marker !== reader.marker);

describe("calls", () => {
  // What changes something is refused to who asks too often, and is kept by nobody anyway.
  const getCalls = Object.entries(calls).filter(([name, call]) => !changesSomething(call) && name !== "liveStream");
  const pathOf = (name: string, path: string) => {
    const given = new URLSearchParams(goodInput[name]);
    return `${path.replace(/\{(\w+)\}/g, (_, field: string) => given.get(field) ?? "")}?${given}`;
  };

  test("give nobody what is another's, though every one of them is told who calls", async () => {
    // As if each were declared to tell a user more: whatever is kept of an answer, it is kept of one with a session.
    const declared = Object.fromEntries(getCalls.map(([name, call]) => [name, { ...call, access: "either" as const }]));
    const own = Object.fromEntries(
      getCalls.map(([name]) => {
        const handler = handlers[name as keyof typeof handlers] as (typeof handlers)["leagueAll"];
        return [name, handler as never];
      }),
    );
    const app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
    opened.push(app);
    serveCalls(app, { calls: declared, handlers: own, services: server.services, checkReplies: false });
    const paths = getCalls.map(([name, { path }]) => pathOf(name, path));
    // A refusal is nobody's, and is kept by nobody.
    const refused = new Set(getCalls.flatMap(([name, { path }]) => (refusedInput[name] ? [pathOf(name, path)] : [])));
    const asked = await everybody(paths, async (path, { cookie }) => app.inject({ url: path, headers: { cookie } }));
    expect(asked.length).toBe(paths.length * readers.length * 4);
    for (const { path, reader, answer } of asked) {
      expect([path, answer.statusCode]).toEqual([path, 200]);
      for (const { marker } of readers.slice(0, 2)) expect([path, answer.body.includes(marker)]).toEqual([path, false]);
      const signedIn = reader.marker !== "nobody";
      const kept = refused.has(path) ? "no-store" : "private, no-store";
      if (signedIn) expect([path, answer.headers["cache-control"]]).toEqual([path, kept]);
      if (!signedIn) expect([path, answer.body.includes("video.example")]).toEqual([path, false]);
      if (path.startsWith("/fav/ids"))
        expect(answer.json().result.data?.football.team ?? null).toEqual(teamsOf[reader.name] ?? null);
      if (path.startsWith("/team/popular"))
        expect([path, ...followedIn(answer.body)]).toEqual([path, ...(teamsOf[reader.name] ?? [])]);
    }
    const seen = asked.filter(({ answer }) => answer.body.includes("video.example"));
    expect(seen.map(({ reader }) => reader.name)).toContain("one");
  });

  test("cannot keep what depends on a user: the making is handed nothing of one", async () => {
    const seen: object[] = [];
    const careless = cachedAnswer({
      name: "careless",
      reader: ["locale"],
      make: async (_input: object, reader) => {
        seen.push(reader);
        return succeed({ data: (reader as Caller).session?.userId ?? null });
      },
      restsOn: () => [],
    });
    const session = { id: 1, userId: firstUser, expiresAt: Number.MAX_SAFE_INTEGER };
    for (const who of [{ session }, {}]) {
      const { body } = await careless({}, { locale: "en", timeZone: "UTC", ...who } as Caller, server.services);
      expect(body.result.data).toBeNull();
    }
    expect(seen).toEqual([{ locale: "en" }]);
  });
});

describe("pages", () => {
  const league = "/en/football/thailand/league";
  const match = `${league}/da-nang-vs-buriram/1`;
  const paths = [
    "/en",
    "/th/football",
    "/en/football/matches?date=2026-11-15&a=1",
    "/vn/basketball/matches",
    "/en/football/thailand",
    `${league}/table?leagueId=1000`,
    match,
    ...["info", "lineups", "h2h", "table", "stats", "analysis"].map((tab) => `${match}/${tab}`),
    "/en/football/team/da-nang/1/squad",
    "/en/football/player/x/1/career",
    "/en/football/event",
    "/en/signin",
    "/en/account",
    "/en/notification",
    "/en/football/fav",
    ...["matches", "teams", "competitions"].map((list) => `/en/football/fav/${list}`),
    "/kh/basketball/fav/teams",
    "/en/football/fav/matches.data",
    "/en/football/matches.data",
  ];

  /** A page that tells all it can find out about its reader. */
  const telltale: RenderPage = async (request, context) => {
    const client = context.clientFor("en", { timeZone: "UTC", delaySeconds: 0 });
    const { result } = await client.get("/match/getHighlightList", { matchId: 1 });
    const follows = context.user && (await client.get("/fav/ids", {})).result.data.football.team;
    const told = {
      user: context.user?.userId ?? "nobody",
      cookie: request.headers.get("cookie"),
      videos: result.data,
      follows,
    };
    return new Response(`<script nonce="${context.nonce}">${JSON.stringify(told)}</script>`, {
      headers: { "content-type": "text/html", "x-rendered-for": String(told.user) },
    });
  };

  async function serve(keptMs: number) {
    const app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
    opened.push(app);
    secure(app, { https: false, development: false });
    servePages(app, {
      render: telltale,
      services: server.services,
      clockRate: 1,
      origin: "http://localhost",
      site: readSiteLinks(),
      keptMs,
    });
    await app.ready();
    return app;
  }

  test.each([0, 10_000])("are their reader's own and nobody else's, kept for %i ms", async (keptMs) => {
    const app = await serve(keptMs);
    const asked = await everybody(paths, async (path, { cookie }) => {
      const { body, headers, statusCode } = await app.inject({
        url: path,
        headers: { cookie: `${cookie}; theme=dark` },
      });
      return { body, headers, statusCode };
    });
    const nonces = new Map<string, Set<unknown>>();
    for (const { path, reader, answer } of asked) {
      expect([path, answer.statusCode]).toEqual([path, 200]);
      expect([path, answer.headers["x-rendered-for"]]).toEqual([path, reader.marker]);
      for (const marker of foreign(reader)) expect([path, answer.body.includes(marker)]).toEqual([path, false]);
      expect(answer.body).not.toContain("session=");
      expect(answer.body.includes("video.example")).toBe(reader.marker !== "nobody");
      expect(/"follows":(\[.*?\])/.exec(answer.body)?.[1]).toEqual(
        teamsOf[reader.name] && JSON.stringify(teamsOf[reader.name]),
      );
      expect(String(answer.headers["set-cookie"] ?? "").startsWith("session=;")).toBe(reader.name === "stale");
      const [, nonce, script = ""] = /nonce="([^"]+)">(.*)<\/script>/.exec(answer.body) ?? [];
      const allowed = `script-src 'self' 'sha256-${hash("sha256", script, "base64")}';`;
      expect(answer.headers["content-security-policy"]).toContain(allowed);
      const known = nonces.get(reader.marker) ?? new Set();
      nonces.set(reader.marker, known.add(nonce));
    }
    const answers = asked.length / readers.length;
    for (const { marker } of readers.slice(0, 2)) expect(nonces.get(marker)?.size).toBe(answers);
    // What is kept is kept for nobody in particular: one rendering for each page.
    if (keptMs > 0) expect(nonces.get("nobody")?.size).toBe(2 * paths.length);
  });
});
