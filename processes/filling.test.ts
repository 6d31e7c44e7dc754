import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@scoreline/store/engine/open";
import { type PrivatePostgres, postgresBinaries, startPostgres } from "@scoreline/store/testing/postgres";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buildIfStale } from "#program/build.ts";
import { recount } from "#recount/recount.ts";
import { storyFaults } from "#recount/stories.ts";
import { RoleProcess } from "#testing/role-process.ts";

const world = { FEED: "demo", DEMO_COMPETITIONS: "football:premier-league,basketball:nba" };
/** In the middle of matches: what is counted is what is over. */
const start = "2026-11-21T15:20:00Z";
const tenMinutesLater = "2026-11-21T15:30:00Z";
const matchDays = "2026-11-18T15:20:00Z";
const filling = (done: number) => `Playing the seasons that are on … ${done} %`;

let directory: string;
beforeAll(() => buildIfStale(() => {}));
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "scoreline-filling-"));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

type Filled = { id: number; at: string };

/** Matches before the match days whose line-ups are stored, and since when. */
async function filled(): Promise<Filled[]> {
  const store = await openStore({ directory });
  try {
    const { rows } = await store.database.execute<Filled>(`
      select m.id, p.at::text as at from matches m join match_parts p on p.match_id = m.id and p.part = 'line-ups'
      where m.kickoff < '${matchDays}' order by m.kickoff desc, m.id`);
    return rows;
  } finally {
    await store.close();
  }
}

/** As much as the README says that a few competitions need. */
const gigabyte = 2 ** 30;

test("a program that is killed while it fills in the seasons goes on where it was, in a gigabyte", async () => {
  const role = (DEMO_START: string) => RoleProcess.create({ ...world, DEMO_START, DATA_DIR: directory }, gigabyte);
  const first = await role(start);
  await first.start(filling(0));
  await first.kill("SIGKILL");
  const before = await filled();

  const second = await role(tenMinutesLater);
  await second.start(filling(100));
  await second.kill("SIGTERM");
  const after = await filled();
  expect(before.length).toBeGreaterThan(0);
  expect(after.length).toBeGreaterThan(before.length);
  // What was stored before is not told again, apart from those that kicked off at the instant where it was broken off.
  const again = before.filter(({ id, at }) => after.find((one) => one.id === id)?.at !== at);
  expect(again.length).toBeLessThan(15);
  expect(after.map(({ id }) => id).slice(0, before.length)).toEqual(before.map(({ id }) => id));

  // What the site says of more than one match is what the matches say, one by one.
  const store = await openStore({ directory });
  try {
    const { rows } = await store.database.execute(`select 1 from match_events e join matches m on m.id = e.match_id
      where m.kind = 'live' and e.data->>'type' in ('goal', 'card')`);
    expect(rows.length).toBeGreaterThan(0);
    expect(await recount(store.database, { now: Date.parse(tenMinutesLater) })).toEqual([]);
  } finally {
    await store.close();
  }

  const third = await role(tenMinutesLater);
  await third.start("Scoreline is at");
  await third.kill("SIGTERM");
  expect(await filled()).toEqual(after);

  await expectCountedStories();
});

/** A figure that the store does not vouch for is found in any story. */
async function expectCountedStories(): Promise<void> {
  const store = await openStore({ directory });
  try {
    const now = Date.parse(tenMinutesLater);
    const changed = await store.database.execute<{ id: number }>(`
      update news_texts set text = text || E'\n\n77–66' where locale = 'vn' returning news_id as id`);
    const found: string[] = [];
    for await (const fault of storyFaults(store.database, now)) found.push(fault);
    // What is told of after this instant is not looked at.
    expect(found.length).toBeGreaterThan(changed.rows.length * 0.8);
    for (const fault of found) expect(fault).toMatch(/^story \d+ \(vn\) says 77–66$/);
  } finally {
    await store.close();
  }
}

test("a program that is killed while the past is written down can be read at once when it is back, and tells it all", async () => {
  const own = mkdtempSync(join(tmpdir(), "scoreline-past-"));
  const role = await RoleProcess.create({ FEED: "demo", DEMO_COMPETITIONS: "football:premier-league", DATA_DIR: own });
  await role.start("Scoreline is at");
  await role.kill("SIGKILL");
  expect(role.output).not.toContain("The past is in place");
  await role.start("Scoreline is at");
  expect(role.output).not.toContain("Filling the store");
  await role.said("Everything is in place");
  await role.kill("SIGTERM");
  rmSync(own, { recursive: true, force: true });
});

const binaries = postgresBinaries();
describe.skipIf(!binaries)("where one process serves and another one reads the source", () => {
  let postgres: PrivatePostgres;
  const processes: RoleProcess[] = [];
  beforeAll(async () => {
    postgres = await startPostgres(binaries ?? "");
  });
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.kill("SIGKILL")));
    await postgres?.stop();
  });

  test("a match that was played days ago is whole when it is opened for the first time", async () => {
    const DATABASE_URL = await postgres.createDatabase();
    const role = async (ROLE: string) => {
      const one = await RoleProcess.create({ ...world, ROLE, DATABASE_URL, DEMO_START: "2026-11-17T12:00:00Z" });
      processes.push(one);
      return one;
    };
    await (await role("ingest")).start(filling(100));
    const web = await role("web");
    await web.start("Scoreline is at");
    const ask = async (path: string) => JSON.parse(await (await fetch(`${web.address}/api${path}`)).text()).result;
    const { leagueMatchList } = await ask("/basketball/match/getMatchList?date=2026-11-10&status=finished");
    const { matchId } = leagueMatchList[0].matches[0];
    // A machine that is busy with other things may take longer than a reader waits.
    await vi.waitFor(
      async () => {
        const plays = await ask(`/basketball/match/commentary?matchId=${matchId}`);
        expect(plays.data.entries.length).toBeGreaterThan(0);
      },
      { timeout: 120_000 },
    );
    const odds = await ask(`/match/odds/handicap?matchId=${matchId}`);
    expect(odds.data.moves.length).toBeGreaterThan(5);
    const minute = await ask(`/basketball/match/boxScore?matchId=${matchId}&minute=12`);
    expect(minute.data.home.players.length).toBeGreaterThan(5);
  });
});
