import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { knownResults } from "@scoreline/live/contest/results";
import { addUser } from "@scoreline/store/account/users";
import { closeSlot } from "@scoreline/store/contest/closing";
import { contestById, draftContest, slotsOf } from "@scoreline/store/contest/contests";
import { enter } from "@scoreline/store/contest/entries";
import { settle } from "@scoreline/store/contest/settling";
import { openStore } from "@scoreline/store/engine/open";
import { saveMatches } from "@scoreline/store/match/matches";
import { plainContest, plainMatch, scored } from "@scoreline/store/testing/contests";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildIfStale } from "#program/build.ts";
import { runCommand } from "#testing/command.ts";

const hour = 3_600_000;
const contestId = 30_001;
let directory: string;
let winner = 0;

async function withStore<Result>(work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<Result>) {
  const store = await openStore({ directory });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

beforeAll(async () => {
  await buildIfStale(() => {});
  directory = mkdtempSync(join(tmpdir(), "scoreline-contest-"));
  await withStore(async ({ database }) => {
    const now = Date.now();
    await saveMatches(database, [plainMatch(1, now + 24 * hour)]);
    await draftContest(database, plainContest(contestId, now, [1], { series: 3, rules: { matches: [1] } }));
    winner = (await addUser(database, { createdAt: now, nickname: "Winner" })) ?? 0;
    const loser = (await addUser(database, { createdAt: now, nickname: "Loser" })) ?? 0;
    const entrants = [
      { userId: winner, picks: [scored(1, 2, 1)] },
      { userId: loser, picks: [scored(1, 0, 1)] },
    ];
    await enter(database, contestId, entrants, { shiftMs: 0 });
    const state = { kind: "finished", decided: "regular", score: { current: { home: 2, away: 1 } } } as const;
    await saveMatches(database, [plainMatch(1, now + 12 * hour, { state })]);
    const later = now + 15 * hour;
    await closeSlot(database, { contestId, slot: 1, now: later });
    const contest = await contestById(database, contestId);
    if (!contest) throw new Error("no contest");
    const { results } = await knownResults(database, contest, await slotsOf(database, contestId), later);
    await settle(database, contestId, results, later);
  });
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const recount = () => runCommand("contest", ["recount", String(contestId)], { DATA_DIR: directory });

test("a contest is counted again, and whatever was changed in its leaderboard is told", async () => {
  expect(await recount()).toEqual({
    code: 0,
    output: "2 entries counted with 1 results. The leaderboard differs nowhere.",
    errors: "",
  });
  await withStore(({ database }) => database.execute(`update contest_places set points = 9 where user_id = ${winner}`));
  const { code, output } = await recount();
  expect(code).toBe(2);
  expect(output).toContain(
    JSON.stringify({ userId: winner, stored: { place: 1, points: 9 }, counted: { place: 1, points: 2 } }),
  );
  expect(output).toContain("The leaderboard differs in 1 places.");
});

test("what is no contest is said, and what was not meant is explained", async () => {
  const unknown = await runCommand("contest", ["recount", "77"], { DATA_DIR: directory });
  expect(unknown).toMatchObject({ code: 1, errors: "There is no contest 77." });
  const wrong = await runCommand("contest", ["erase", "77"], { DATA_DIR: directory });
  expect(wrong).toMatchObject({ code: 1, errors: expect.stringContaining("Usage: npm run contest") });
});
