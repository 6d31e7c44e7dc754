import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
const get = (url: string) => server.app.inject({ method: "GET", url });

test("robots are told where the sitemap is", async () => {
  const reply = await get("/robots.txt");
  expect(reply.body).toContain("Sitemap: https://scores.example/sitemap.xml");
  expect(reply.body).toContain("Sitemap: https://scores.example/sitemaps/news.xml");
  expect(reply.headers["content-type"]).toContain("text/plain");
});

describe("the sitemap", () => {
  test("lists files by section and language, and every file is there", async () => {
    const index = await get("/sitemap.xml");
    const files = [...index.body.matchAll(/<loc>https:\/\/scores\.example([^<]+)<\/loc>/g)].map(
      ([, path = ""]) => path,
    );
    expect(files).toContain("/sitemaps/th/leagues.xml");
    expect(files).toContain("/sitemaps/zh-Hant/matches-2026-11-15.xml");
    for (const file of files.filter((path) => path.startsWith("/sitemaps/en/"))) {
      const reply = await get(file);
      expect([file, reply.statusCode]).toEqual([file, 200]);
      expect(reply.body).toMatch(/^<\?xml[\s\S]*<\/urlset>\n$/);
    }
  });

  test("names each page in its language and where it stands in the others", async () => {
    const { body } = await get("/sitemaps/vn/teams.xml");
    expect(body).toContain("<loc>https://scores.example/vn/football/team/da-nang/1</loc>");
    expect(body).toContain('hreflang="vi" href="https://scores.example/vn/football/team/buriram/2"');
    expect(body).toContain('hreflang="zh-Hant-HK"');
    expect(body).toContain('hreflang="x-default" href="https://scores.example/en/basketball/team/kings/3"');
    const leagues = await get("/sitemaps/en/leagues.xml");
    expect(leagues.body).toContain("/en/football/thailand/league?leagueId=1000<");
    const matches = await get("/sitemaps/en/matches-2026-11-15.xml");
    expect(matches.body).toContain("/en/football/thailand/league/da-nang-vs-buriram/1<");
  });

  test("names articles in their own language alone", async () => {
    const [vietnamese, thai, english] = await Promise.all(
      ["vn", "th", "en"].map(async (locale) => (await get(`/sitemaps/${locale}/pages.xml`)).body),
    );
    expect(vietnamese).toContain("<url><loc>https://scores.example/vn/kqbd</loc></url>");
    expect(thai?.match(/<loc>https:\/\/scores\.example\/th\/%E0[^<]+<\/loc>/g)).toHaveLength(10);
    for (const other of [thai, english]) expect(other).not.toContain("kqbd");
  });

  test.each(["/sitemaps/xx/teams.xml", "/sitemaps/en/nothing.xml", "/sitemaps/en/teams", "/sitemaps/en/players-0.xml"])(
    "has no %s",
    async (path) => expect((await get(path)).statusCode).toBe(404),
  );
});

describe("a calendar", () => {
  test("holds the fixtures of a team, in the reader's language", async () => {
    const reply = await get("/calendar/team/2.ics?lang=th");
    expect(reply.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    const lines = reply.body.replaceAll("\r\n ", "").split("\r\n");
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(3);
    expect(lines).toContain("SUMMARY:Đà Nẵng – บุรีรัมย์");
    expect(lines).toContain("UID:match-3@scoreline");
    expect(lines).toContain("DTSTART:20261115T200000Z");
  });

  test("holds the season of a league", async () => {
    const { body } = await get("/calendar/league/1002.ics");
    expect(body).toContain("SUMMARY:Kings – Dragons");
  });

  test.each(["team/99.ics", "team/x.ics", "team/2.txt", "league/2.ics", "league/1e3.ics", "team/99999999999.ics"])(
    "of %s is not found",
    async (path) => expect((await get(`/calendar/${path}`)).statusCode).toBe(404),
  );
});

test("a league's results are a feed", async () => {
  const reply = await get("/feed/league/1000.json?lang=th");
  expect(reply.headers["content-type"]).toBe("application/feed+json; charset=utf-8");
  const feed = reply.json();
  expect(feed).toMatchObject({ version: "https://jsonfeed.org/version/1.1", title: "ลีก – Scoreline", language: "th" });
  expect(feed.items).toHaveLength(1);
  expect(feed.items[0]).toMatchObject({ id: "match-2@scoreline", title: "Đà Nẵng 1–1 บุรีรัมย์" });
  expect((await get("/feed/league/1.json")).statusCode).toBe(404);
});
