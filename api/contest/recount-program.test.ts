import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  bracketText,
  type Groups,
  groupLetters,
  pairOf,
  reachedBy,
  roundMatches,
} from "@scoreline/domain/contest/bracket";
import { reachPoints } from "@scoreline/domain/contest/draw";
import { matchPickText, parseMatchPick } from "@scoreline/domain/contest/picks";
import { jokerFactor, pickPoints } from "@scoreline/domain/contest/scoring";
import { smallNow } from "@scoreline/live/testing/small-store";
import { addUser, deleteUser } from "@scoreline/store/account/users";
import { closeSlot } from "@scoreline/store/contest/closing";
import { type ContestMode, draftContest } from "@scoreline/store/contest/contests";
import { enter, type SlotPick } from "@scoreline/store/contest/entries";
import { settle } from "@scoreline/store/contest/settling";
import { plainContest } from "@scoreline/store/testing/contests";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "#testing/server.ts";

const hour = 3_600_000;
let server: TestServer;
let directory: string;
beforeAll(async () => {
  server = await testServer();
  directory = mkdtempSync(join(tmpdir(), "scoreline-recount-"));
});
afterAll(async () => {
  rmSync(directory, { recursive: true, force: true });
  await server.close();
});

async function fileAt(path: string): Promise<string> {
  const reply = await server.app.inject(path);
  expect(reply.statusCode).toBe(200);
  return reply.body;
}

/** The program as anybody would run it: from what the site serves, in a process of its own. */
async function recounted(contest: string, roots?: string): Promise<{ code: number; said: string }> {
  const files = {
    "recount.mjs": await fileAt("/contests/recount.mjs"),
    "contest.jsonl": contest,
    "roots.jsonl": roots,
  };
  for (const [name, text] of Object.entries(files)) if (text !== undefined) writeFileSync(join(directory, name), text);
  const given = ["recount.mjs", "contest.jsonl", ...(roots === undefined ? [] : ["roots.jsonl"])];
  return promisify(execFile)(process.execPath, given, { cwd: directory, env: {} }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: `${stdout}${stderr}` }),
  );
}

async function newContest(id: number, series: number, mode: ContestMode, slots: number[]): Promise<void> {
  const points = mode === "bracket" ? reachPoints : { ...pickPoints, joker: jokerFactor };
  const more = { mode, series, round: null, kind: "prediction", closesAt: smallNow + hour, rules: { points } } as const;
  await draftContest(server.services.database, plainContest(id, smallNow, slots, more));
}

async function say(contestId: number, ...people: SlotPick[][]): Promise<number[]> {
  const ids: number[] = [];
  for (const picks of people) {
    const userId = (await addUser(server.services.database, { createdAt: 0, nickname: "Somebody" })) ?? 0;
    await enter(server.services.database, contestId, [{ userId, picks }], { at: smallNow });
    ids.push(userId);
  }
  return ids;
}

function score(slot: number, text: string): SlotPick {
  const pick = parseMatchPick(text);
  if (!pick) throw new Error(text);
  const { outcome, score: said, sure = false, joker = false } = pick;
  return { slot, pick: matchPickText(pick), outcome, ...(said && { home: said.home, away: said.away }), sure, joker };
}

test("one file counts a contest again offline, and whatever was changed afterwards shows", async () => {
  const { database } = server.services;
  await newContest(30_900, 3, "matches", [3]);
  const said = ["2-1", "2-1 joker", "1-0", "home", "draw sure", "away", "0-3 sure joker"];
  const people = await say(30_900, ...said.map((text) => [score(3, text)]));
  await closeSlot(database, { contestId: 30_900, slot: 3, now: smallNow });
  await settle(database, 30_900, { matches: { 3: { home: 2, away: 1 } } }, smallNow);
  // Who leaves takes the salt along, and the root stays true.
  await deleteUser(database, people[2] ?? 0, { reason: "other", text: "", at: smallNow });
  await settle(database, 30_900, { matches: { 3: { home: 2, away: 1 } } }, smallNow);
  const [file, roots] = [await fileAt("/contests/30900.jsonl"), await fileAt("/contests/roots.jsonl")];
  expect(file).not.toContain("Somebody");
  expect(file).not.toMatch(/user/i);
  const honest = await recounted(file, roots);
  expect(honest).toEqual({
    code: 0,
    said: "Contest 30900, results no. 1: 7 entries, 1 roots, 6 places. Everything is true.\n",
  });

  const lines = file.trimEnd().split("\n");
  const at = (kind: string) => lines.findIndex((line) => line.startsWith(`{"kind":"${kind}"`));
  const changed = (index: number, from: RegExp, to: string) => {
    const copy = lines.with(index, (lines[index] ?? "").replace(from, to));
    expect(copy[index]).not.toBe(lines[index]);
    return copy.join("\n");
  };
  const forged = [
    changed(at("entry"), /"pick":"2-1"/, '"pick":"3-1"'),
    changed(at("entry"), /"number":(\d+)/, '"number":9$1'),
    changed(at("place"), /"points":-?\d+/, '"points":40'),
    changed(at("contest"), /"exact":2/, '"exact":3'),
    changed(at("slot"), /"root":"[0-9a-f]{4}/, '"root":"0000'),
    [...lines, lines[at("entry")]?.replace(/"who":"[^"]+"/, '"who":"late"')].join("\n"),
    lines.toSpliced(at("entry"), 1).join("\n"),
  ];
  for (const file of forged) expect((await recounted(file)).code).toBe(2);
  // A tree that was grown anew fits itself, and not the root that others kept.
  expect((await recounted(file, roots.replace(/"root":"[0-9a-f]{4}/, '"root":"0000'))).said).toContain("another root");
  expect((await server.app.inject("/contests/999999.jsonl")).statusCode).toBe(404);
});

test("finalists and brackets recount as well", async () => {
  const { database } = server.services;
  await newContest(100_900, 10, "finalists", [0]);
  await say(
    100_900,
    ...["teams 1,2", "teams 2,3", "teams 4,5 sure"].map((pick) => [{ slot: 0, pick, sure: pick.endsWith("sure") }]),
  );
  await newContest(90_900, 9, "bracket", [0]);
  const groups = Object.fromEntries(
    groupLetters.map((letter, i) => [letter, [1, 2, 3, 4].map((place) => i * 10 + place)]),
  ) as unknown as Groups;
  const bracket = (side: 0 | 1, thirds: string) => {
    let pick = { groups, thirds: [...thirds], winners: {} as Record<number, number> };
    for (const match of Object.values(roundMatches).flat())
      pick = { ...pick, winners: { ...pick.winners, [match]: pairOf(pick, match)[side] ?? 0 } };
    return pick;
  };
  const [mine, other] = [bracket(0, "ABCDEFGH"), bracket(1, "CDEFGHIJ")];
  await say(90_900, ...[mine, other].map((pick) => [{ slot: 0, pick: bracketText(pick) }]));
  // A bracket of clubs has its winners alone.
  await newContest(120_900, 12, "bracket", [0]);
  const clubs = ["1,3,5,7,1,5,1", "2,3,5,8,3,8,8"].map((won) => [{ slot: 0, pick: `bracket clubs - ${won}` }]);
  await say(120_900, ...clubs);
  for (const contestId of [100_900, 90_900, 120_900]) await closeSlot(database, { contestId, slot: 0, now: smallNow });
  await settle(database, 100_900, { reached: { final: [1, 2] } }, smallNow);
  await settle(database, 90_900, { reached: reachedBy(other) }, smallNow);
  const came = { "quarter-final": [1, 2, 3, 4, 5, 6, 7, 8], "semi-final": [1, 3, 5, 8], final: [3, 8], champion: [8] };
  await settle(database, 120_900, { reached: came }, smallNow);
  const roots = await fileAt("/contests/roots.jsonl");
  for (const id of [100_900, 90_900, 120_900])
    expect(await recounted(await fileAt(`/contests/${id}.jsonl`), roots)).toMatchObject({ code: 0 });
});
