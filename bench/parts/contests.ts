import { hashOf, newSecret } from "@scoreline/api/account/accounts";
import { knownResults } from "@scoreline/live/contest/results";
import { closeSlot } from "@scoreline/store/contest/closing";
import { contestById, draftContest, slotsOf } from "@scoreline/store/contest/contests";
import { enter, entriesOfSlot } from "@scoreline/store/contest/entries";
import { settle } from "@scoreline/store/contest/settling";
import type { Database } from "@scoreline/store/engine/open";
import { saveMatches } from "@scoreline/store/match/matches";
import { plainContest, plainMatch, scored } from "@scoreline/store/testing/contests";
import { postgresBinaries, startPostgres } from "@scoreline/store/testing/postgres";
import type { Entered } from "../clients/entrants.ts";
import { openChain } from "../harness/chain.ts";
import { Child } from "../harness/child.ts";
import { atLeast, atMost, count, ms, pause, type Report, spread } from "../harness/figures.ts";

const hour = 3_600_000;
const atOnce = 500;
/** As the rule is: entries close so long before a kick-off. */
const closesAheadMs = 10_000;
const seconds = (value: number) => `${(value / 1_000).toFixed(1)} s`;

/** A large contest: what it takes to count it, to look at its leaderboard, and to let people in up to the last moment. */
export async function contests({
  entries,
  looks,
  aSecond,
  lastSeconds,
}: {
  entries: number;
  looks: number;
  aSecond: number;
  lastSeconds: number;
}): Promise<Report> {
  const binaries = postgresBinaries();
  if (!binaries) throw new Error("contests are measured on PostgreSQL, and there is none");
  const postgres = await startPostgres(binaries);
  try {
    const chain = await openChain(await postgres.createDatabase());
    const { database } = chain.store;
    const tokens = await people(database, entries, Math.max(looks, aSecond * lastSeconds + 1));
    const played = await contestOf(database, 30_001, 1, Date.now() + 24 * hour);
    await fill(database, played, 1, entries);

    // The last whistle, up to everybody's place.
    await saveMatch(database, 1, Date.now() - 2 * hour, { home: 2, away: 1 });
    await closeSlot(database, { contestId: played, slot: 1, now: Date.now() });
    const began = performance.now();
    const contest = await contestById(database, played);
    if (!contest) throw new Error("the contest is gone");
    const { results } = await knownResults(database, contest, await slotsOf(database, played), Date.now());
    await settle(database, played, results, Date.now());
    const settled = performance.now() - began;

    const { port } = await chain.serve(Date.now);
    const base = `http://127.0.0.1:${port}/api`;
    const took: number[] = [];
    for (let look = 0; look < looks; look++) {
      const authorization = `Bearer ${tokens[look % tokens.length]}`;
      const at = performance.now();
      const reply = await fetch(`${base}/contest/getContesterPredictionList?contestId=${played}`, {
        headers: { authorization },
      });
      const { result } = (await reply.json()) as { result: { data: { list: unknown[]; mine: { place: number } } } };
      took.push(performance.now() - at);
      if (result.data.list.length !== 20 || !result.data.mine) throw new Error("the leaderboard is not whole");
    }
    const board = spread(took.slice(Math.floor(looks / 10)));

    const last = await lastMinute(database, port, tokens, { aSecond, lastSeconds });
    await chain.end();
    return {
      title: `Contests: ${count(entries)} entries, on PostgreSQL`,
      verdicts: [
        atMost("settled after the last whistle", settled, 5_000, seconds),
        atMost("first page of the leaderboard and one's own place, p99", board.p99, 20, ms),
        atLeast("entries a second in the last minute", last.aSecond, aSecond * 0.98, count),
        atMost("entries that were answered and are not in the tree", last.lost, 0, count),
        atMost("entries in the tree that came after the closing", last.late, 0, count),
      ],
      tables: [
        {
          head: ["", "median", "p99", "worst"],
          rows: [
            ["leaderboard and own place", ms(board.p50), ms(board.p99), ms(board.worst)],
            ["an entry in the last minute", ms(last.took.p50), ms(last.took.p99), ms(last.took.worst)],
          ],
        },
      ],
      notes: [
        `The last minute is ${lastSeconds} s long and ends with the closing, ${closesAheadMs / 1_000} s before the kick-off; everybody enters by a call of their own over HTTP, from a process of their own. ${count(last.refused)} came when it was closed and were told so; ${count(last.again)} connections broke and were tried again.`,
      ],
    };
  } finally {
    await postgres.stop();
  }
}

/** So many people, of whom some are signed in. */
async function people(database: Database, size: number, signedIn: number): Promise<string[]> {
  await database.execute(`insert into users (created_at, nickname, phone)
    select now(), 'fan' || n, '+6600' || n from generate_series(1, ${size}) n`);
  const tokens = Array.from({ length: Math.min(size, signedIn) }, () => newSecret());
  const rows = tokens.map((token, index) => ({ hash: hashOf(token), nickname: `fan${index + 1}` }));
  // Hashes and names of our own making: nothing in them has to be escaped.
  await database.execute(`insert into sessions (token_hash, user_id, created_at, seen_at, expires_at)
    select r.hash, u.id, now(), now(), now() + interval '1 day'
    from jsonb_to_recordset('${JSON.stringify(rows)}'::jsonb) as r(hash text, nickname text)
    join users u on u.nickname = r.nickname`);
  await database.execute("analyze");
  return tokens;
}

async function saveMatch(database: Database, id: number, kickoff: number, score?: { home: number; away: number }) {
  const state = score && { state: { kind: "finished", decided: "regular", score: { current: score } } as const };
  await saveMatches(database, [plainMatch(id, kickoff, state)]);
}

async function contestOf(database: Database, id: number, match: number, kickoff: number): Promise<number> {
  await saveMatch(database, match, kickoff);
  await draftContest(database, plainContest(id, Date.now(), [match], { series: 3, rules: { matches: [match] } }));
  return id;
}

async function fill(database: Database, contestId: number, slot: number, entries: number): Promise<void> {
  for (let first = 1; first <= entries; first += atOnce) {
    const entrants = Array.from({ length: Math.min(atOnce, entries - first + 1) }, (_, i) => {
      return { userId: first + i, picks: [scored(slot, (first + i) % 5, (first + i) % 4)] };
    });
    await enter(database, contestId, entrants, { shiftMs: 0 });
  }
}

/** People by the hundred in each second, up to the closing and beyond it: each is in the tree, or was told that it is over. */
async function lastMinute(
  database: Database,
  port: number,
  tokens: readonly string[],
  { aSecond, lastSeconds }: { aSecond: number; lastSeconds: number },
) {
  const closesAt = Date.now() + (lastSeconds + 2) * 1_000;
  const contestId = await contestOf(database, 30_002, 2, closesAt + closesAheadMs);
  const entrants = new Child("clients/entrants.ts", { port, contestId, picks: "2:2-1" });
  await entrants.next();
  const ask = (some: readonly string[]) => entrants.ask<Entered>({ tokens: some, aSecond });
  const { took, stored, refused, again, seconds: sentAll } = await ask(tokens.slice(0, aSecond * lastSeconds));
  // The keeper's second: nobody is let in between the closing and the root.
  await pause(Math.max(0, closesAt - Date.now()));
  const [late] = await Promise.all([
    // Somebody who has not entered yet.
    ask(tokens.slice(-1)),
    closeSlot(database, { contestId, slot: 2, now: Date.now() }),
  ]);
  await entrants.end();
  const tree = await entriesOfSlot(database, contestId, 2, { limit: aSecond * lastSeconds + 10, after: 0 });
  const inTree = new Set(tree.map(({ number }) => number));
  return {
    took,
    aSecond: stored.length / sentAll,
    lost: stored.filter((number) => !inTree.has(number)).length,
    late: tree.filter(({ at }) => at >= closesAt).length,
    refused: refused + late.refused,
    again,
  };
}
