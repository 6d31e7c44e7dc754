import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { smallCountry, smallTeam } from "@scoreline/feed/scripted/small-world";
import { openIntake } from "@scoreline/ingest/intake/ingest";
import { loadTeams } from "@scoreline/store/catalogue/catalogue";
import { lockDirectory } from "@scoreline/store/engine/embedded/lock";
import { openStore, type Store } from "@scoreline/store/engine/open";
import { listQuarantine, refsOf } from "@scoreline/store/intake/intake";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { buildIfStale } from "#program/build.ts";
import { runCommand } from "#testing/command.ts";

/** The command as a person runs it; what it does to the messages is tested in ingest/replay.test.ts. */
let directory: string;
beforeAll(() => buildIfStale(() => {}));
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "scoreline-quarantine-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

async function quarantine(...args: string[]) {
  const { code, output, errors } = await runCommand("quarantine", args, { DATA_DIR: directory });
  return { code, lines: output.split("\n"), errors };
}

async function withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore({ directory });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

test("lists what was set aside, replays it, and says what is still refused", async () => {
  const long = { type: "riddle", text: `\u001b[31m\u009b${"x".repeat(500)}` };
  await withStore(async ({ database }) => {
    const options = { database, now: () => Date.parse("2026-11-15T12:00:00Z"), onFacts: () => {} };
    const intake = await openIntake("scripted", options);
    await intake({ messages: [{ never: "listed" }] });
    await intake({ messages: [smallTeam("football", 1), long] });
    await intake({ messages: [smallCountry] });
  });

  const listed = await quarantine("list", "--limit", "2");
  expect(listed.code).toBe(0);
  const [team, riddle, sum] = listed.lines;
  expect(riddle).toMatch(/^\d+ {2}2026-11-15T12:00:00.000Z {2}scripted {2}.*"type":"riddle".*x$/);
  expect(riddle).not.toContain("x".repeat(200));
  expect(listed.lines.join("")).not.toMatch(/\p{Cc}/u);
  expect(team).toContain("unknown reference to countries: country");
  expect(sum).toBe("2 of 3 shown, newest first.");

  const replayed = await quarantine("replay", "all");
  expect(replayed.code).toBe(0);
  expect(replayed.lines.at(-1)).toBe("1 taken, 2 still refused, 0 not found.");
  expect(await withStore(({ database }) => loadTeams(database))).toHaveLength(1);
});

test("a person says which of ours a message means, and it is taken in", async () => {
  const named = (ref: string, en: string) => ({ ...smallTeam("football", 1), ref, names: { en } });
  const [quarantineId, teamId] = await withStore(async ({ database }) => {
    const options = { database, now: Date.now, onFacts: () => {} };
    const first = await openIntake("first", options);
    await first({ messages: [smallCountry, named("fc", "FC Olimpia"), named("sc", "SC Olimpia")] });
    const second = await openIntake("second", options);
    await second({ messages: [smallCountry, named("who", "Olimpia")] });
    const sc = (await loadTeams(database)).find(({ names }) => names.en === "SC Olimpia");
    return [(await listQuarantine(database, 1))[0]?.id, sc?.id];
  });
  const listed = await quarantine("list");
  expect(listed.lines[0]).toContain("ambiguous: may be one of teams");
  expect(listed.lines[0]).toContain(`${teamId} (SC Olimpia)`);
  const nowhere = await quarantine("link", String(quarantineId), "999999");
  expect([nowhere.code, nowhere.errors]).toEqual([1, "There is no team 999999."]);
  const linked = await quarantine("link", String(quarantineId), String(teamId));
  expect([linked.code, linked.lines.at(-1)]).toEqual([0, "1 taken, 0 still refused, 0 not found."]);
  const refs = await withStore(({ database }) => refsOf(database, "second"));
  expect(refs).toContainEqual({ entity: "teams", ref: "who", id: teamId });
});

test("a directory that a server holds, one without a database, and a wrong word are one line each", async () => {
  const missing = await quarantine("list");
  expect([missing.code, missing.errors]).toEqual([
    1,
    `There is no database in ${directory}. Set DATA_DIR or DATABASE_URL.`,
  ]);
  mkdirSync(join(directory, "database"));
  const lock = lockDirectory(directory);
  const held = await quarantine("list");
  lock.release();
  expect(held.code).toBe(1);
  expect(held.errors).toMatch(
    /^The data directory .* is in use by process \d+\. Stop it first, or use PostgreSQL with DATABASE_URL\.$/,
  );
  const wrong = await quarantine("list", "--limit", "x");
  expect([wrong.code, wrong.errors]).toEqual([1, expect.stringMatching(/^Usage: .*$/)]);
});
