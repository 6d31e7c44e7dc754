import { beforeAll, expect, test } from "vitest";
import { addUser, deleteUser } from "../account/users.ts";
import type { Queryable } from "../engine/open.ts";
import { factsAfter, lastSeq } from "../log/facts.ts";
import { sequenceOutbox } from "../log/outbox.ts";
import { saveMatches } from "../match/matches.ts";
import { changedSince, noteChangedResults } from "../news/changed-results.ts";
import { editStory } from "../news/edit.ts";
import { loadStories, loadStory } from "../news/news.ts";
import { saveStories, type ToldStory } from "../news/save.ts";
import { describeOnBoth } from "../testing/both-databases.ts";
import { rowsRead } from "../testing/rows-read.ts";
import {
  commentById,
  commentCount,
  likeComment,
  loadComments,
  loadReplies,
  placeOfComment,
  postComment,
  removeComment,
  reportComment,
  restoreComment,
} from "./comments.ts";

const now = Date.parse("2026-11-17T12:00:00Z");

const told = (ref: string, own: Partial<ToldStory> = {}): ToldStory => ({
  source: "test",
  ref,
  sport: "football",
  category: "report",
  author: { key: "mai", names: { en: "Mai" } },
  publishedAt: now - 1_000,
  updatedAt: now - 1_000,
  corrects: false,
  matchId: 7,
  competitionId: 3,
  weight: 50,
  tags: [{ kind: "team", id: 12 }],
  texts: {
    en: { title: "A wins", summary: "s", text: "A won." },
    th: { title: "เอชนะ", summary: "ส", text: "เอชนะ" },
  },
  ...own,
});

let sent = 0;

describeOnBoth("stories and comments", (store) => {
  const { skipped, kind } = store;
  let newsId = 0;
  let users: number[] = [];
  const say = (text: string, own: { parentId?: number; userId?: number; sendKey?: string; newsId?: number } = {}) =>
    postComment(store.database, {
      newsId,
      userId: users[0] ?? 0,
      text,
      sameness: text,
      sendKey: `key-${++sent}`,
      at: now,
      ...own,
    });
  const idOf = (posted: Awaited<ReturnType<typeof say>>) => (typeof posted === "object" ? posted.id : 0);

  beforeAll(async () => {
    if (skipped) return;
    [newsId = 0] = await saveStories(store.database, [told("one")]);
    users = [];
    for (let index = 0; index < 60; index += 1)
      users.push((await addUser(store.database, { createdAt: now, nickname: `Fan ${index}` })) ?? 0);
  });

  test.skipIf(skipped)("a story is told once; the same again changes nothing, an older word neither", async () => {
    expect(await saveStories(store.database, [told("one")])).toEqual([]);
    const older = told("one", { updatedAt: now - 9_000, texts: { en: { title: "Old", summary: "s", text: "o" } } });
    expect(await saveStories(store.database, [older])).toEqual([]);
    const [story] = await loadStories(
      store.database,
      { by: "tag", tag: { kind: "team", id: 12 } },
      { locale: "th", now, size: 5 },
    );
    expect(story).toMatchObject({ text: { locale: "th", title: "เอชนะ" }, locales: ["en", "th"], correctedAt: null });
    const inEnglish = await loadStory(store.database, newsId, "vn", now);
    expect(inEnglish?.text.locale).toBe("en");
  });

  test.skipIf(skipped)("a corrected result rewrites what no person has worded, and says so", async () => {
    const [id = 0] = await saveStories(store.database, [told("two")]);
    await editStory(store.database, {
      newsId: id,
      locale: "th",
      text: { title: "คน", summary: "ค", text: "คน" },
      at: now,
    });
    const corrected = told("two", {
      updatedAt: now,
      corrects: true,
      texts: { en: { title: "B wins", summary: "s", text: "B won." }, th: { title: "บี", summary: "บ", text: "บี" } },
    });
    expect(await saveStories(store.database, [corrected])).toEqual([id]);
    expect(await loadStory(store.database, id, "en", now)).toMatchObject({
      text: { title: "B wins" },
      correctedAt: now,
    });
    expect(await loadStory(store.database, id, "th", now)).toMatchObject({ text: { title: "คน" }, body: "คน" });
  });

  test.skipIf(skipped)(
    "what a story said in a language is gone once it is withheld there, unless a person worded it",
    async () => {
      const words = (title: string) => ({ title, summary: "s", text: title });
      const [id = 0] = await saveStories(store.database, [
        told("three languages", { texts: { en: words("A wins"), th: words("เอ"), vn: words("A") } }),
      ]);
      await editStory(store.database, { newsId: id, locale: "vn", text: words("người"), at: now });
      const again = (texts: ReturnType<typeof told>["texts"]) =>
        saveStories(store.database, [told("three languages", { updatedAt: now, corrects: true, texts })]);
      expect(await again({ en: words("B wins") })).toEqual([id]);
      const locales = async () => (await loadStory(store.database, id, "th", now))?.locales;
      expect(await locales()).toEqual(["en", "vn"]);
      expect(await loadStory(store.database, id, "th", now)).toMatchObject({ text: { locale: "en", title: "B wins" } });
      // Withheld in all: what a person worded is left.
      expect(await again({})).toEqual([id]);
      expect(await locales()).toEqual(["vn"]);
      expect(await again({})).toEqual([]);
      expect(await saveStories(store.database, [told("never told", { texts: {} })])).toEqual([]);
    },
  );

  test.skipIf(skipped)("a story knows which of its results were changed after it was written", async () => {
    const match = (id: number, own: object = {}) => ({
      id,
      sport: "football" as const,
      competitionId: 7,
      seasonId: 7,
      stageId: null,
      round: null,
      home: { teamId: 71 },
      away: { teamId: 72 },
      kickoff: now - 9_000,
      venue: null,
      neutral: false,
      state: { kind: "scheduled" as const },
      stateAt: 0,
      homeReds: 0,
      awayReds: 0,
      ...own,
    });
    await saveMatches(store.database, [match(701), match(702), match(703, { kickoff: now - 500 })]);
    const write = async (ref: string, own: Partial<ToldStory>) =>
      (await saveStories(store.database, [told(ref, { updatedAt: now - 1_000, competitionId: 7, ...own })]))[0] ?? 0;
    const matchTag = (id: number) => ({ kind: "match" as const, id });
    const team = { kind: "team" as const, id: 71 };
    const report = await write("of 701", { tags: [matchTag(701)] });
    const other = await write("of 702", { tags: [matchTag(702)] });
    const race = await write("race", { category: "title-race", tags: [team] });
    const transfer = await write("transfer", { category: "transfer", tags: [team] });
    const preview = await write("before 703", { category: "preview", tags: [matchTag(703)] });
    const change = (matchId: number) => ({ matchId, at: now, competitionId: 7, teams: [71, 72] });
    expect((await noteChangedResults(store.database, [change(701), change(703)])).toSorted((a, b) => a - b)).toEqual([
      report,
      race,
      preview,
    ]);
    const changed = async (id: number) => {
      const story = await loadStory(store.database, id, "en", now);
      return story && changedSince(store.database, story);
    };
    expect(await changed(report)).toEqual([701]);
    expect(await changed(other)).toEqual([]);
    expect(await changed(race)).toEqual([701]);
    expect(await changed(transfer)).toEqual([]);
    // It was written before the match.
    expect(await changed(preview)).toEqual([]);
    await write("of 701", { updatedAt: now, corrects: true, tags: [matchTag(701)] });
    expect(await changed(report)).toEqual([]);
  });

  test.skipIf(skipped)("a sending that arrives twice is written once, and the same text is refused", async () => {
    const both = await Promise.all([say("Goal!", { sendKey: "dropped-1" }), say("Goal!", { sendKey: "dropped-1" })]);
    expect(new Set(both.map(idOf)).size).toBe(1);
    expect(await say("Goal!")).toBe("same");
    expect(idOf(await say("Goal!", { userId: users[1] ?? 0 }))).toBeGreaterThan(0);
    expect(await say("x", { newsId: 999_999 })).toBe("no story");
  });

  test.skipIf(skipped)("a reply stands below a comment of the same story, and below nothing else", async () => {
    const [other = 0] = await saveStories(store.database, [told("three")]);
    const parent = idOf(await say("parent"));
    const reply = await say("reply", { parentId: parent, userId: users[2] ?? 0 });
    expect(reply).toMatchObject({ answered: { commentId: parent, userId: users[0] } });
    expect(await say("below a reply", { parentId: idOf(reply) })).toBe("no parent");
    expect(await say("elsewhere", { parentId: parent, newsId: other })).toBe("no parent");
    expect(await say("nowhere", { parentId: 999_999 })).toBe("no parent");
    expect((await loadReplies(store.database, [{ parentId: parent, most: 10 }])).map(({ text }) => text)).toEqual([
      "reply",
    ]);
  });

  test.skipIf(skipped)("one user's likes count once, however many come at the same time", async () => {
    const commentId = idOf(await say("like me"));
    const one = users[3] ?? 0;
    await Promise.all(
      Array.from({ length: 50 }, () => likeComment(store.database, { commentId, userId: one, want: true, at: now })),
    );
    expect((await commentById(store.database, commentId))?.likes).toBe(1);
    await Promise.all(users.slice(4, 54).map((userId) => likeComment(store.database, { commentId, userId, at: now })));
    expect((await commentById(store.database, commentId))?.likes).toBe(51);
    await Promise.all(
      Array.from({ length: 50 }, () => likeComment(store.database, { commentId, userId: one, want: false, at: now })),
    );
    expect((await commentById(store.database, commentId))?.likes).toBe(50);
    expect(await likeComment(store.database, { commentId: 999_999, userId: one, at: now })).toBeUndefined();
  });

  test.skipIf(skipped)(
    "nobody deletes what another said; what is gone is told, counted down and may be said again",
    async () => {
      const commentId = idOf(await say("mine"));
      const before = (await commentCount(store.database, newsId)) ?? 0;
      const remove = (userId: number) => removeComment(store.database, { commentId, why: "deleted", at: now, userId });
      expect(await remove(users[5] ?? 0)).toBe(false);
      await sequenceOutbox(store.database);
      const seq = await lastSeq(store.database);
      // Two screens at once: it goes once.
      expect((await Promise.all([remove(users[0] ?? 0), remove(users[0] ?? 0)])).filter(Boolean)).toHaveLength(1);
      expect(await commentCount(store.database, newsId)).toBe(before - 1);
      await sequenceOutbox(store.database);
      expect(await factsAfter(store.database, seq, 10)).toMatchObject([
        { kind: "comments", newsId, gone: [commentId], total: before - 1 },
      ]);
      expect(idOf(await say("mine"))).toBeGreaterThan(0);
    },
  );

  test.skipIf(skipped)("what many report is hidden until an operator has looked", async () => {
    const commentId = idOf(await say("rude"));
    const report = (userId = 0) => reportComment(store.database, { commentId, userId, hideAt: 3, at: now });
    for (const _ of [1, 2, 3]) await report(users[6]);
    expect((await commentById(store.database, commentId))?.gone).toBeNull();
    await Promise.all([report(users[7]), report(users[8])]);
    expect((await commentById(store.database, commentId))?.gone).toBe("reported");
    expect(await restoreComment(store.database, commentId, now)).toBe(true);
    expect((await commentById(store.database, commentId))?.gone).toBeNull();
    expect(await removeComment(store.database, { commentId, why: "removed", at: now })).toBe(true);
    expect(await report(users[9])).toBe(false);
  });

  test.skipIf(skipped)("pages go on from a place, and whoever is gone is nobody", async () => {
    const [id = 0] = await saveStories(store.database, [told("four")]);
    for (let index = 0; index < 5; index += 1) await say(`c${index}`, { newsId: id, userId: users[10 + index] ?? 0 });
    const first = await loadComments(store.database, { newsId: id, sort: "newest", size: 2 });
    const last = first.at(-1);
    const second = await loadComments(store.database, {
      newsId: id,
      sort: "newest",
      size: 2,
      ...(last && { from: last }),
    });
    expect([...first, ...second].map(({ text }) => text)).toEqual(["c4", "c3", "c2", "c1"]);
    await deleteUser(store.database, users[14] ?? 0, { reason: "other", text: "", at: now });
    const [gone] = await loadComments(store.database, { newsId: id, sort: "newest", size: 1 });
    expect(gone).toMatchObject({ text: "c4", nickname: null, drawnAvatar: null });
  });

  test.skipIf(skipped || kind !== "postgres")("replies and removals that race keep the counts true", async () => {
    const [id = 0] = await saveStories(store.database, [told("five")]);
    const parent = idOf(await say("busy", { newsId: id }));
    const replies = await Promise.all(
      users.slice(20, 40).map((userId, index) => say(`r${index}`, { newsId: id, parentId: parent, userId })),
    );
    await Promise.all(
      replies.slice(0, 10).map((reply, index) =>
        removeComment(store.database, {
          commentId: idOf(reply),
          why: "deleted",
          at: now,
          userId: users[20 + index] ?? 0,
        }),
      ),
    );
    expect((await commentById(store.database, parent))?.replies).toBe(10);
    expect(await commentCount(store.database, id)).toBe(11);
  });

  test.skipIf(skipped)("the first page of a story that thousands talk about reads a page of it", async () => {
    const { database } = store;
    const [id = 0] = await saveStories(database, [told("busy")]);
    await database.execute(`insert into comments (news_id, user_id, text, sameness, send_key, at)
      select ${id}, ${users[0]}, 'n' || i, 'n' || i, 'busy-' || i, now() from generate_series(1, 3000) as i`);
    await database.execute("analyze comments");
    for (const sort of ["newest", "liked"] as const) {
      const read = await rowsRead(database, "comments", (tx) => loadComments(tx, { newsId: id, sort, size: 10 }));
      expect(read, sort).toBeLessThan(300);
      // A page that has only a number walks along the index to where it begins, and no further.
      const walk = (tx: Queryable) => placeOfComment(tx, { newsId: id, sort }, 40);
      expect(await rowsRead(database, "comments", walk), sort).toBeLessThan(300);
      const from = await walk(database);
      const later = await loadComments(database, { newsId: id, sort, size: 2, ...(from && { from }) });
      expect(later.map(({ text }) => text)).toEqual(["n2960", "n2959"]);
      expect(await placeOfComment(database, { newsId: id, sort }, 3_001)).toBeUndefined();
    }
  });
});
