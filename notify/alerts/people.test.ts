import { outcomeOf } from "@scoreline/domain/contest/scoring";
import type { Names } from "@scoreline/domain/names";
import { type bitOf, maskOf } from "@scoreline/domain/notify/kinds";
import { alertWords } from "@scoreline/i18n/alert-words";
import { translatorFor } from "@scoreline/i18n/server-catalogues";
import { redirectDetailsOf } from "@scoreline/site/notification-path";
import { deleteUser } from "@scoreline/store/account/users";
import { likeComment, postComment, removeComment } from "@scoreline/store/comment/comments";
import { contestById, draftContest } from "@scoreline/store/contest/contests";
import { enter } from "@scoreline/store/contest/entries";
import { settle } from "@scoreline/store/contest/settling";
import { withdrawStory } from "@scoreline/store/news/edit";
import { saveStories, type ToldStory } from "@scoreline/store/news/save";
import { notificationsOf } from "@scoreline/store/notify/list";
import { changePreferences } from "@scoreline/store/notify/preferences";
import { tellContest } from "@scoreline/store/notify/tell-contests";
import { tellNews } from "@scoreline/store/notify/tell-news";
import { describeOnBoth } from "@scoreline/store/testing/both-databases";
import { beforeEach, expect, test } from "vitest";
import { kickoff, minutes, smallLeague, Telling } from "#testing/followers.ts";

const team = { kind: "team", thingId: 1, sport: "football" } as const;
const now = kickoff;

const story = (ref: string, own: Partial<ToldStory> = {}): ToldStory => ({
  source: "test",
  ref,
  sport: "football",
  category: "transfer",
  author: { key: "mai", names: { en: "Mai" } },
  publishedAt: now,
  updatedAt: now,
  corrects: false,
  matchId: null,
  competitionId: null,
  weight: 50,
  tags: [{ kind: "team", id: 1 }],
  texts: {
    en: { title: "A new keeper", summary: "s", text: "t" },
    ja: { title: "新しいGK", summary: "s", text: "t" },
  },
  ...own,
});

describeOnBoth("alerts of stories, comments and contests", (store) => {
  const it = test.skipIf(store.skipped);
  let telling: Telling;
  const want = (userId: number, ...kinds: Parameters<typeof bitOf>[0][]) =>
    changePreferences(
      store.database,
      userId,
      { own: { other: maskOf(kinds) }, choices: [] },
      { at: now, timeZone: "UTC" },
    );
  const said = async (userId: number, own: { locale?: "en" | "ja"; withoutScores?: boolean } = {}) => {
    const { locale = "en", withoutScores = false } = own;
    await telling.bring(now);
    const entries = await notificationsOf(store.database, userId, { size: 50 });
    return entries.map(({ alerts, quiet }) => {
      const bodies = alerts.map(({ body }) => body);
      const words = alertWords(bodies, { locale, timeZone: "UTC", withoutScores }, translatorFor(locale));
      return `${words.title}: ${words.content}${quiet ? " (quietly)" : ""}`;
    });
  };
  const tellStories = (...stories: ToldStory[]) =>
    store.database.transaction(async (tx) => {
      const ids = await saveStories(tx, stories);
      await tellNews(tx, ids, now);
      return ids;
    });
  let sent = 0;
  const say = async (newsId: number, userId: number, text: string, parentId?: number) => {
    sent += 1;
    const parent = parentId === undefined ? {} : { parentId };
    const posted = await postComment(store.database, {
      ...{ newsId, userId, text, sameness: `${sent}`, sendKey: `${sent}`, at: now },
      ...parent,
    });
    if (typeof posted !== "object") throw new Error(posted);
    return posted.id;
  };

  beforeEach(async () => {
    if (store.skipped) return;
    for (const table of ["alerts", "fact_consumers", "facts", "comments", "news", "contests", "users", "matches"])
      await store.database.execute(`delete from ${table}`);
    await smallLeague(store.database);
    telling = new Telling(store.database);
  });

  it("tell who follows a team of its news, once, as they read now, if they want to", async () => {
    const keen = await telling.follower(team);
    await want(keen, "news");
    const usual = await telling.follower(team);
    const elsewhere = await telling.follower({ ...team, thingId: 2 });
    await want(elsewhere, "news");
    const [newsId = 0] = await tellStories(
      story("one"),
      story("old", { publishedAt: now - 2 * 86_400_000, updatedAt: now - 2 * 86_400_000 }),
      story("other", { tags: [{ kind: "league", id: 1 }] }),
    );
    await tellStories(story("one"));
    expect(await said(keen)).toEqual(["A new keeper: In your teams’ news"]);
    expect(await said(keen, { locale: "ja" })).toEqual(["新しいGK: フォロー中のチームのニュース"]);
    expect(await said(keen, { withoutScores: true })).toEqual(["In your teams’ news: Tap to read it."]);
    expect([await said(usual), await said(elsewhere)]).toEqual([[], []]);
    const right = { en: { title: "Another keeper", summary: "s", text: "t" } };
    await tellStories(story("one", { updatedAt: now + 1, corrects: true, texts: right }));
    expect(await said(keen)).toEqual(["Another keeper: In your teams’ news"]);
    await withdrawStory(store.database, newsId, true, now);
    expect(await said(keen)).toEqual([]);
  });

  it("tell of a reply, which stands in the list in any case and goes with what it says", async () => {
    const [author, keen] = [await telling.follower(), await telling.follower()];
    await want(keen, "reply");
    const other = await telling.follower();
    await store.database.execute(`update users set nickname = '<b>somchai</b>' where id = ${other}`);
    const [newsId = 0] = await tellStories(story("one"));
    const [first, second] = [await say(newsId, author, "First"), await say(newsId, keen, "Second")];
    await say(newsId, author, "I answer myself", first);
    const reply = await say(newsId, other, "<i>Well</i>\n\nsaid", first);
    await say(newsId, other, "x".repeat(300), second);
    // Markup is text to whoever reads it.
    expect(await said(author)).toEqual(["<b>somchai</b> replied to you: <i>Well</i> said (quietly)"]);
    expect(await said(author, { withoutScores: true })).toEqual([
      "<b>somchai</b> replied to you: Tap to read it. (quietly)",
    ]);
    expect(await said(keen)).toEqual([`<b>somchai</b> replied to you: ${"x".repeat(199)}…`]);
    expect(await said(other)).toEqual([]);
    const [entry] = await notificationsOf(store.database, author, { size: 1 });
    const body = entry?.alerts[0]?.body;
    expect(body && JSON.parse(redirectDetailsOf(body))).toEqual({
      title: "A new keeper",
      sportType: "soccer",
      newsId,
      commentId: reply,
    });
    await removeComment(store.database, { commentId: reply, why: "deleted", at: now, userId: other });
    expect(await said(author)).toEqual([]);
    // Whoever leaves is named nowhere.
    await deleteUser(store.database, other, { reason: "other", text: "", at: now });
    expect(await said(keen)).toEqual([]);
  });

  it("tell of likes at a few numbers, each once", async () => {
    const author = await telling.follower();
    const [newsId = 0] = await tellStories(story("one"));
    const commentId = await say(newsId, author, "First");
    const fans = await Promise.all(Array.from({ length: 6 }, () => telling.follower()));
    const like = (userId: number, wanted = true) =>
      likeComment(store.database, { commentId, userId, want: wanted, at: now });
    const [fan = 0] = fans;
    await like(fan);
    expect(await said(author)).toEqual([]);
    await want(author, "likes");
    await like(author);
    await Promise.all(fans.map((each) => like(each)));
    await like(fan, false);
    await like(fan);
    expect(await said(author)).toEqual(["5 people like your comment: A new keeper"]);
  });

  it("tell of a contest that opens to who asked for it, and of its result to who took part, with their place", async () => {
    const db = store.database;
    const [curious, entrant, silent] = [await telling.follower(), await telling.follower(), await telling.follower()];
    await want(curious, "contest", "contestResult");
    await want(entrant, "contestResult");
    const day = 86_400_000;
    await draftContest(db, {
      ...{ id: 1, series: 3, round: 1, kind: "matchscore", mode: "matches", sport: "basketball", lock: "each" },
      ...{ opensAt: minutes(-5), closesAt: now + day, joker: false, hidden: true, competitionId: null, seasonId: null },
      rules: { version: 1, mode: "matches", points: {}, lock: "each", joker: false, score: true, deadline: now + day },
      slots: [1],
    });
    const pick = { slot: 1, pick: "1-0", outcome: outcomeOf({ home: 1, away: 0 }), home: 1, away: 0 };
    await enter(
      db,
      1,
      [entrant, silent].map((userId) => ({ userId, picks: [pick] })),
      { at: minutes(-4) },
    );
    await settle(db, 1, { matches: { 1: { home: 1, away: 0 } } }, now);
    const contest = await contestById(db, 1);
    if (!contest) throw new Error("no contest");
    const title: Names = { en: "Predict", ja: "予想" };
    for (const life of ["open", "closed", "provisional", "closed", "provisional", "final"] as const)
      await db.transaction((tx) => tellContest(tx, contest, life, { title, now }));
    expect(await said(curious)).toEqual(["Predict: A new event is open"]);
    expect(await said(entrant)).toEqual(["Predict: The results are out: you are number 1"]);
    expect(await said(entrant, { locale: "ja" })).toEqual(["予想: 結果が出ました：あなたは1位です"]);
    expect(await said(silent)).toEqual([]);
    const [entry] = await notificationsOf(db, entrant, { size: 1 });
    const body = entry?.alerts[0]?.body;
    expect(body && JSON.parse(redirectDetailsOf(body))).toEqual({
      contestType: 3,
      contestId: 1,
      sportType: "basketball",
    });
  });
});
