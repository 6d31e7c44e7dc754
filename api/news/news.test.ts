import { likeComment, postComment } from "@scoreline/store/comment/comments";
import { saveParts } from "@scoreline/store/match/details";
import { withdrawStory } from "@scoreline/store/news/edit";
import { saveStories } from "@scoreline/store/news/save";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
let newsId = 0;
let otherId = 0;
beforeAll(async () => {
  server = await testServer();
  const { database, now } = server.services;
  const story = {
    source: "test",
    sport: "football" as const,
    category: "report" as const,
    author: { key: "mai", names: { en: "Mai <b>S</b>", th: "ใหม่" } },
    publishedAt: now() - 60_000,
    updatedAt: now() - 60_000,
    corrects: false,
    matchId: 1,
    competitionId: 1,
    weight: 50,
    tags: [
      { kind: "team" as const, id: 1 },
      { kind: "match" as const, id: 1 },
    ],
  };
  const text =
    "[Home](team:1) won <script>alert(1)</script>.\n\n::match(1)\n::match(999999)\n::picture(1) line-ups\n\n[x](javascript:alert(1))";
  [newsId = 0, otherId = 0] = await saveStories(database, [
    {
      ...story,
      ref: "one",
      texts: {
        en: { title: "Home win <3", summary: "s", text },
        th: { title: "เจ้าบ้านชนะ", summary: "ส", text: "ชนะ" },
      },
    },
    {
      ...story,
      ref: "two",
      category: "injury",
      publishedAt: now() - 90_000,
      texts: { en: { title: "Out", summary: "s", text: "Out." } },
    },
    {
      ...story,
      ref: "later",
      publishedAt: now() + 60_000,
      texts: { en: { title: "Soon", summary: "s", text: "Soon." } },
    },
  ]);
});
beforeEach(() => server.forgetLimits());
afterAll(() => server.close());

const get = async (path: string, headers: Record<string, string> = {}) =>
  (await server.app.inject({ url: `/api${path}`, headers })).json();
const post = async (path: string, payload: object, headers: Record<string, string> = {}, remoteAddress = "") =>
  (
    await server.app.inject({
      method: "POST",
      url: `/api${path}`,
      payload,
      headers,
      ...(remoteAddress && { remoteAddress }),
    })
  ).json();

describe("stories", () => {
  test("come newest first, by sport, category, author and tag; what is not out yet is not told", async () => {
    const titles = async (path: string) =>
      (await get(path)).result.data.news.map(({ title }: { title: string }) => title);
    expect(await titles("/news/getAllNewsList?lang=en")).toEqual(["Home win <3", "Out", "Seed"]);
    expect(await titles("/news/getAllNewsList?lang=th_TH")).toEqual(["เจ้าบ้านชนะ", "Out", "Seed"]);
    expect(await titles("/news/getAllNewsList?sportType=1")).toEqual([]);
    expect(await titles("/news/getNewsListByCategory?categoryId=injury")).toEqual(["Out"]);
    expect(await titles("/news/getNewsListByTag?tag=team-1&size=1")).toEqual(["Home win <3"]);
    const { authorId } = (await get("/news/getAllNewsList")).result.data.news[0];
    expect(await titles(`/news/getNewsListByAuthor?authorId=${authorId}`)).toHaveLength(2);
    expect((await get("/news/getNewsListByAuthor?authorId=99999")).result.businessCode).toBe(205404);
    expect((await get("/news/getNewsListByTag?tag=team-99999")).result.businessCode).toBe(205404);
  });

  test("are found by the words of their titles in the reader's language, however those are typed", async () => {
    const found = async (q: string, lang: string) => {
      const path = `/news/search?q=${encodeURIComponent(q)}&lang=${lang}`;
      return (await get(path)).result.data.news.map(({ title }: { title: string }) => title);
    };
    expect(await found("WIN höm", "en")).toEqual(["Home win <3"]);
    expect(await found("บ้าน", "th_TH")).toEqual(["เจ้าบ้านชนะ"]);
    // Not the middle of a word, not what is no word, not another language, not what is not out.
    for (const [q, lang] of [
      ["ome", "en"],
      ["%_%", "en"],
      ["win", "th_TH"],
      ["soon", "en"],
    ] as const)
      expect([q, await found(q, lang)]).toEqual([q, []]);
    await withdrawStory(server.services.database, otherId, true, 0);
    expect(await found("out", "en")).toEqual([]);
    await withdrawStory(server.services.database, otherId, false, 0);
  });

  test("are read with live blocks between clean paragraphs, in the reader's language or another", async () => {
    const { data } = (await get(`/news/getNewsDetail?newsId=${newsId}&lang=vn`)).result;
    expect(data.story).toMatchObject({ language: "en", slug: "home-win-3", comments: 0 });
    expect(data.content.map(({ kind }: { kind: string }) => kind)).toEqual(["html", "match", "html"]);
    expect(data.content[0].html).toMatch(/^<p><a href="\/vn\/football\/team\/[^"]+\/1">Home<\/a> won/);
    expect(JSON.stringify(data.content)).not.toMatch(/<script|javascript:/);
    expect(data.content[1].league.matches[0]).toMatchObject({ matchId: 1, homeTeamScore: 1 });
    expect(data.languages.map(({ language }: { language: string }) => language)).toEqual(["en", "th"]);
    expect((await get("/news/getNewsDetail?newsId=99999")).result.businessCode).toBe(205404);
  });

  test("show who begins once that is told", async () => {
    const starters = ["1:1", "2:1"].map((grid, index) => ({ player: 1, number: index + 1, position: "x", grid }));
    const side = { starters, bench: [] };
    const data = { confirmed: true, home: side, away: side };
    await saveParts(server.services.database, [{ matchId: 1, part: "line-ups", at: 0, data }]);
    const { content } = (await get(`/news/getNewsDetail?newsId=${newsId}&lang=ja`)).result.data;
    expect(content[2]).toMatchObject({ kind: "picture", shows: "line-ups", lineUps: { home: [{ number: 1 }, {}] } });
    const [goalkeeper, defender] = content[2].lineUps.away;
    expect(goalkeeper.depth).toBeLessThan(defender.depth);
  });

  test("are told to feed readers and search engines, with every mark escaped", async () => {
    const feed = (await server.app.inject({ url: "/feed/news/team-1.atom?lang=en" })).body;
    expect(feed).toContain("<title>Home win &lt;3</title>");
    expect(feed).toContain("<name>Mai &lt;b&gt;S&lt;/b&gt;</name>");
    // By sport, by category and by team: each tells its own and nothing else.
    const told = async (name: string) => {
      const { body, headers, statusCode } = await server.app.inject({ url: `/feed/news/${name}.atom?lang=en` });
      expect([name, statusCode, headers["content-type"]]).toEqual([name, 200, "application/atom+xml; charset=utf-8"]);
      return [...body.matchAll(/<entry>.*?<title>(.*?)<\/title>/g)].map(([, title]) => title);
    };
    expect(await told("football")).toEqual(["Home win &lt;3", "Out", "Seed"]);
    expect(await told("basketball")).toEqual([]);
    expect(await told("injury")).toEqual(["Out"]);
    expect(await told("team-1")).toEqual(["Home win &lt;3", "Out"]);
    expect(await told("team-2")).toEqual([]);
    expect((await server.app.inject({ url: "/feed/news/nothing.atom" })).statusCode).toBe(404);
    const map = (await server.app.inject({ url: "/sitemaps/news.xml" })).body;
    expect(map).toContain("<news:title>เจ้าบ้านชนะ</news:title>");
    expect(map).not.toContain("Soon");
  });
});

describe("comments", () => {
  const say = (content: string, headers: object, own: object = {}) =>
    post("/news/addComment", { newsId, content, ...own }, headers as Record<string, string>);

  test("need a login; stand beside the result with their total; text stays text", async () => {
    expect((await say("hello", {})).result.businessCode).toBe(100007);
    const { authorization } = await server.signIn();
    const posted = await say("<script>alert(1)</script> https://a.example", { authorization });
    expect(posted.result.data.content).toBe("<script>alert(1)</script> https://a.example");
    const listed = await get(`/news/listComment?newsId=${newsId}`);
    expect(listed).toMatchObject({ result: { businessCode: 0 }, totalComments: 1 });
    expect(listed.comments[0]).toMatchObject({ username: "Reader", isOwn: false, likes: 0 });
    expect((await get(`/news/listComment?newsId=${newsId}`, { authorization })).comments[0].isOwn).toBe(true);
  });

  test.each([
    ["", 500002],
    ["\u200b\u2060", 500002],
    ["\u2800", 500002],
    ["turn\u202eed", 500002],
    ["x".repeat(1_001), 500003],
  ])("%j is refused", async (content, code) => {
    const { authorization } = await server.signIn();
    expect((await say(content, { authorization })).result.businessCode).toBe(code);
  });

  test("the same text, a reply below a reply and below another story's comment are refused", async () => {
    const { authorization } = await server.signIn();
    const first = (await say("Well played", { authorization })).result.data.newsCommentId;
    expect((await say("well PLAYED!", { authorization })).result.businessCode).toBe(500004);
    const reply = (await say("Indeed", { authorization }, { parentId: first })).result.data.newsCommentId;
    expect((await say("deep", { authorization }, { parentId: reply })).result.businessCode).toBe(500001);
    expect((await say("far", { authorization }, { newsId: otherId, parentId: first })).result.businessCode).toBe(
      500001,
    );
    const page = await get(`/news/listComment?newsId=${newsId}&commentId=${reply}`);
    expect(page.comments[0]).toMatchObject({
      newsCommentId: first,
      childHasNext: false,
      childCommentListingRes: { comments: [{ content: "Indeed" }], remainingCommentCount: 0 },
    });
  });

  test("an answer holds so many replies; the rest is counted, and a link leads to any of them", async () => {
    const { database, accounts } = server.services;
    const { session, authorization } = await server.signIn();
    const parents: number[] = [];
    for (const text of ["Busy", "Busier"])
      parents.push((await say(text, { authorization }, { newsId: otherId })).result.data.newsCommentId);
    const reply = async (parentId: number, text: string) => {
      const one = { newsId: otherId, parentId, userId: session.userId, text, sameness: text, sendKey: text };
      const posted = await postComment(database, { ...one, at: accounts.now() });
      return typeof posted === "object" ? posted.id : 0;
    };
    const replies: number[] = [];
    for (let i = 0; i < 110; i += 1) replies.push(await reply(parents[0] ?? 0, `a${i}`));
    for (let i = 0; i < 60; i += 1) await reply(parents[1] ?? 0, `b${i}`);
    type Told = { newsCommentId: number; childCommentListingRes: { comments: Told[]; remainingCommentCount: number } };
    const told = async (path = "") =>
      (await get(`/news/listComment?newsId=${otherId}${path}`)).comments.map((one: Told) => [
        one.childCommentListingRes.comments.length,
        one.childCommentListingRes.remainingCommentCount,
      ]);
    expect(await told()).toEqual([
      [60, 0],
      [90, 20],
    ]);
    // Alone on its page, behind a gap that the next place tells of.
    const { comments } = await get(`/news/listComment?newsId=${otherId}&commentId=${replies[105]}`);
    const { comments: below, remainingCommentCount, next } = comments[0].childCommentListingRes;
    expect([below.length, below.at(-1).newsCommentId, remainingCommentCount]).toEqual([101, replies[105], 9]);
    const rest = await get(`/news/listComment?newsId=${otherId}&parentId=${parents[0]}&from=${next}`);
    expect(rest.comments.map(({ newsCommentId }: Told) => newsCommentId)).toEqual(replies.slice(100));
    // Long ones fill an answer sooner.
    for (let i = 0; i < 30; i += 1) await reply(parents[1] ?? 0, `${i} ${"é".repeat(7_990)}`);
    const page = await get(`/news/listComment?newsId=${otherId}&parentId=${parents[1]}`);
    expect([page.comments.length, page.result.data.next !== null]).toEqual([85, true]);
    expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(450_000);
    const last = await get(`/news/listComment?newsId=${otherId}&parentId=${parents[1]}&from=${page.result.data.next}`);
    expect([last.comments.length, last.result.data.next]).toEqual([5, null]);
  });

  test("nobody deletes what another said, and is told nothing of it; one's own goes", async () => {
    const [mine, theirs] = [await server.signIn(), await server.signIn()];
    const id = (await say("To be deleted", { authorization: mine.authorization })).result.data.newsCommentId;
    const remove = (authorization: string) => post("/news/deleteComment", { newsCommentId: id }, { authorization });
    expect((await remove(theirs.authorization)).result.businessCode).toBe(500001);
    expect((await remove(mine.authorization)).result.businessCode).toBe(0);
    expect((await remove(mine.authorization)).result.businessCode).toBe(500001);
  });

  test("a sending is written once, likes count once, and who writes too much has to wait", async () => {
    const { authorization } = await server.signIn();
    const sendKey = "the-same-sending";
    const ids = await Promise.all(
      [1, 2].map(async () => (await say("Once", { authorization }, { sendKey })).result.data.newsCommentId),
    );
    expect(new Set(ids).size).toBe(1);
    const like = { newsCommentId: ids[0], like: true };
    const liked = await Promise.all([1, 2, 3].map(() => post("/news/likeComment", like, { authorization })));
    expect(liked.at(-1).result.data).toEqual({ likes: 1, isLiked: true });
    for (let index = 0; index < 3; index += 1) await say(`Number ${index}`, { authorization });
    expect((await say("One too many", { authorization })).result).toMatchObject({
      businessCode: 300003,
      waitSeconds: expect.any(Number),
    });
  });

  /** A story of the test's own, of which no list knows yet. */
  async function newStory(ref: string): Promise<number> {
    const { database, now } = server.services;
    const publishedAt = now() - 3_600_000;
    const [id = 0] = await saveStories(database, [
      {
        ...{ source: "test", ref, sport: "basketball", category: "preview", weight: 1, tags: [], corrects: false },
        ...{ matchId: null, competitionId: null },
        ...{ author: { key: "mai", names: { en: "Mai" } }, publishedAt, updatedAt: publishedAt },
        texts: { en: { title: ref, summary: "s", text: "t" } },
      },
    ]);
    return id;
  }

  test("ten come on a page, by time or by likes, each once: from a place, or by number", async () => {
    const { database, accounts } = server.services;
    const id = await newStory("talked about");
    const people = await Promise.all([server.signIn(), server.signIn()]);
    const likes = new Map<number, number>();
    for (let i = 0; i < 12; i += 1) {
      const own = { newsId: id, text: `n${i}`, sameness: `n${i}`, sendKey: `talked-${i}`, at: accounts.now() };
      const posted = await postComment(database, { ...own, userId: people[0].session.userId });
      const commentId = typeof posted === "object" ? posted.id : 0;
      likes.set(commentId, i % 3);
      for (const { session } of people.slice(0, i % 3))
        await likeComment(database, { commentId, userId: session.userId, want: true, at: accounts.now() });
    }
    const page = async (asked: string) => {
      const { comments, result } = await get(`/news/listComment?newsId=${id}${asked}`);
      const ids: number[] = comments.map(({ newsCommentId }: { newsCommentId: number }) => newsCommentId);
      return { ids, next: result.data.next, isLater: result.data.isLater };
    };
    const newest = [...likes.keys()].sort((a, b) => b - a);
    const liked = newest.toSorted((a, b) => (likes.get(b) ?? 0) - (likes.get(a) ?? 0));
    for (const [sort, order] of Object.entries({ newest, liked })) {
      const first = await page(`&sort=${sort}`);
      expect(first).toMatchObject({ ids: order.slice(0, 10), isLater: false });
      const rest = { ids: order.slice(10), next: null, isLater: true };
      expect(await page(`&sort=${sort}&from=${first.next}`)).toEqual(rest);
      expect(await page(`&sort=${sort}&page=2`)).toEqual(rest);
      expect(await page(`&sort=${sort}&size=4&page=3`)).toEqual({ ids: order.slice(8), next: null, isLater: true });
      expect(await page(`&sort=${sort}&page=3`)).toEqual({ ids: [], next: null, isLater: true });
    }
    expect((await page(`&commentId=${newest[11]}`)).ids).toEqual([newest[11]]);
    expect((await get(`/news/listComment?newsId=${id}&page=51`)).result.businessCode).toBe(100400);
  });

  test("are counted beside every story of a list, also where there are none", async () => {
    const id = await newStory("counted");
    const { authorization } = await server.signIn();
    // Lists are some seconds behind: each is asked for once.
    const counted = async (size: number) =>
      (await get(`/news/getNewsListByCategory?categoryId=preview&size=${size}`)).result.data.news.find(
        ({ newsId: one }: { newsId: number }) => one === id,
      ).comments;
    expect(await counted(20)).toBe(0);
    const first = (await say("One", { authorization }, { newsId: id })).result.data.newsCommentId;
    await say("Two", { authorization }, { newsId: id, parentId: first });
    expect(await counted(21)).toBe(2);
    await post("/news/deleteComment", { newsCommentId: first }, { authorization });
    expect(await counted(22)).toBe(1);
  });

  test("who shares an address shares what may be written from it", async () => {
    const id = await newStory("crowded");
    const people = await Promise.all(Array.from({ length: 7 }, () => server.signIn()));
    let said = 0;
    const from = async (authorization: string, address: string) => {
      const sent = { newsId: id, content: `Number ${++said}` };
      return (await post("/news/addComment", sent, { authorization }, address)).result.businessCode;
    };
    for (const { authorization } of people.slice(0, 6))
      for (let i = 0; i < 5; i += 1) expect(await from(authorization, "192.0.2.7")).toBe(0);
    const [last] = people.slice(-1).map(({ authorization }) => authorization);
    expect(await from(last ?? "", "192.0.2.7")).toBe(300003);
    expect(await from(last ?? "", "192.0.2.8")).toBe(0);
  });
});
