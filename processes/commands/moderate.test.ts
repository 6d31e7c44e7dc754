import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addUser } from "@scoreline/store/account/users";
import { commentById, commentCount, postComment, reportComment } from "@scoreline/store/comment/comments";
import { type Database, openStore } from "@scoreline/store/engine/open";
import { factsAfter, lastSeq } from "@scoreline/store/log/facts";
import { sequenceOutbox } from "@scoreline/store/log/outbox";
import { loadStory } from "@scoreline/store/news/news";
import { saveStories } from "@scoreline/store/news/save";
import { postgresBinaries, startPostgres } from "@scoreline/store/testing/postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildIfStale } from "#program/build.ts";
import { runCommand } from "#testing/command.ts";

const binaries = postgresBinaries();
const now = Date.parse("2026-11-15T12:00:00Z");
let directory: string;
beforeAll(async () => {
  await buildIfStale(() => {});
  directory = mkdtempSync(join(tmpdir(), "scoreline-moderate-"));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** A story, a comment that was reported until it was hidden, and one that nobody minds. */
async function somethingSaid(database: Database) {
  const [newsId = 0] = await saveStories(database, [
    {
      source: "test",
      ref: "one",
      sport: "football",
      category: "report",
      author: { key: "mai", names: { en: "Mai" } },
      publishedAt: now,
      updatedAt: now,
      corrects: false,
      matchId: null,
      competitionId: null,
      weight: 1,
      tags: [],
      texts: { en: { title: "A wins", summary: "s", text: "A won." } },
    },
  ]);
  const users = await Promise.all(
    ["One", "Two", "Three", "Four"].map((nickname) => addUser(database, { createdAt: now, nickname })),
  );
  const say = async (text: string) => {
    const posted = await postComment(database, {
      newsId,
      userId: users[0] ?? 0,
      text,
      sameness: text,
      sendKey: text,
      at: now,
    });
    return typeof posted === "object" ? posted.id : 0;
  };
  const rude = await say("rude \u001b words");
  const kind = await say("kind");
  for (const userId of users.slice(1))
    await reportComment(database, { commentId: rude, userId: userId ?? 0, hideAt: 3, at: now });
  await sequenceOutbox(database);
  return { newsId, rude, kind };
}

test("an operator sees what was reported, lets it stand or takes it off, and words a story anew", async () => {
  const withStore = async <Value>(work: (database: Database) => Promise<Value>) => {
    const store = await openStore({ directory });
    return work(store.database).finally(() => store.close());
  };
  const moderate = (...args: (string | number)[]) => runCommand("moderate", args.map(String), { DATA_DIR: directory });
  const { newsId, rude } = await withStore(somethingSaid);
  expect((await moderate("reported")).output.split("\n")).toEqual([
    `${rude}  story ${newsId}  3 reports  reported  "rude \\u001b words"`,
    "1 comments were reported.",
  ]);
  expect(await moderate("restore", rude)).toMatchObject({ code: 0, output: `Done: restore ${rude}.` });

  const file = join(directory, "words.md");
  writeFileSync(file, "B wins\r\nAfter all\r\n\r\nB **won**.\r\n");
  expect(await moderate("edit", newsId, "th", file)).toMatchObject({ code: 0, errors: "" });
  await withStore(async (database) => {
    expect(await commentCount(database, newsId)).toBe(2);
    const story = await loadStory(database, newsId, "th", now);
    expect(story).toMatchObject({ text: { title: "B wins", summary: "After all" }, body: "B **won**." });
  });

  writeFileSync(file, "B wins\n\n\n");
  expect((await moderate("edit", newsId, "th", file)).errors).toContain("The summary has to have 1 to 500 characters.");
  expect(await moderate("remove", 999_999)).toMatchObject({ code: 1, errors: expect.stringContaining("999999") });
  expect(await moderate("drop", 1)).toMatchObject({ code: 1, errors: expect.stringMatching(/^Usage: /) });
});

test.skipIf(!binaries)("beside a server on PostgreSQL: who looks at it is told what is gone", async () => {
  const postgres = await startPostgres(binaries ?? "");
  const DATABASE_URL = await postgres.createDatabase();
  const store = await openStore({ databaseUrl: DATABASE_URL });
  try {
    const { database } = store;
    const { newsId, kind } = await somethingSaid(database);
    const seq = await lastSeq(database);
    const moderate = (...args: (string | number)[]) => runCommand("moderate", args.map(String), { DATABASE_URL });
    expect(await moderate("remove", kind)).toMatchObject({ code: 0, errors: "" });
    expect((await commentById(database, kind))?.gone).toBe("removed");
    expect(await moderate("withdraw", newsId)).toMatchObject({ code: 0, errors: "" });
    expect(await loadStory(database, newsId, "en", now)).toBeUndefined();
    expect(await moderate("republish", newsId)).toMatchObject({ code: 0, errors: "" });
    expect(await loadStory(database, newsId, "en", now)).toBeDefined();
    await sequenceOutbox(database);
    expect(await factsAfter(database, seq, 10)).toMatchObject([
      { kind: "comments", newsId, gone: [kind], total: 0 },
      { kind: "changed", news: [newsId] },
      { kind: "changed", news: [newsId] },
    ]);
  } finally {
    await store.close();
    await postgres.stop();
  }
});
