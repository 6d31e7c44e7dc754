import { createServer } from "@scoreline/api/server";
import { serveSharePictures } from "@scoreline/api/share/serve";
import { type TestServer, testServer } from "@scoreline/api/testing/server";
import { saveStories } from "@scoreline/store/news/save";
import { pictureFonts } from "@scoreline/web/server/assets";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";

let store: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  store = await testServer();
  app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
  serveSharePictures(app, { services: store.services, fonts: pictureFonts });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

test.each(["match/1", "match/3", "team/2", "league/1000", "player/1"])(
  "%s has a picture of the right size",
  async (path) => {
    const reply = await app.inject(`/share/${path}.png?lang=th`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-type"]).toBe("image/png");
    const png = reply.rawPayload;
    expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  },
);

test("a story is shown by its match, or else by who it is about", async () => {
  const story = {
    source: "test",
    sport: "football" as const,
    category: "report" as const,
    author: { key: "mai", names: { en: "Mai" } },
    publishedAt: 0,
    updatedAt: 0,
    corrects: false,
    competitionId: null,
    weight: 1,
    texts: { en: { title: "t", summary: "s", text: "t" } },
  };
  const { database } = store.services;
  const [ofMatch, ofTeam] = await saveStories(database, [
    { ...story, ref: "of a match", matchId: 1, tags: [] },
    { ...story, ref: "of a team", matchId: null, tags: [{ kind: "team" as const, id: 2 }] },
  ]);
  const drawn = async (path: string) => {
    const reply = await app.inject(`/share/${path}.png`);
    expect([path, reply.statusCode]).toEqual([path, 200]);
    return reply.rawPayload;
  };
  expect((await drawn(`news/${ofMatch}`)).equals(await drawn("match/1"))).toBe(true);
  expect((await drawn(`news/${ofMatch}`)).equals(await drawn("team/2"))).toBe(false);
  expect((await drawn(`news/${ofTeam}`)).equals(await drawn("team/2"))).toBe(true);
});

test("the picture of a match can be had without the score", async () => {
  const [shown, hidden] = await Promise.all([
    app.inject("/share/match/1.png"),
    app.inject("/share/match/1.png?spoiler=0"),
  ]);
  expect(hidden.statusCode).toBe(200);
  expect(hidden.rawPayload.equals(shown.rawPayload)).toBe(false);
});

test.each(["match/999", "team/x", "constructor/1", "match/1e3", "news/999", "league/99999999999"])(
  "%s has none",
  async (path) => expect((await app.inject(`/share/${path}.png`)).statusCode).toBe(404),
);
