import { smallFixture, smallWorld } from "@scoreline/feed/scripted/small-world";
import { openStore, type Store } from "@scoreline/store/engine/open";
import { factsAfter } from "@scoreline/store/log/facts";
import { type PrivatePostgres, postgresBinaries, startPostgres } from "@scoreline/store/testing/postgres";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { buildIfStale } from "#program/build.ts";
import { Narrator } from "#testing/narrator.ts";
import { fetchList } from "#testing/reader.ts";
import { RoleProcess } from "#testing/role-process.ts";

const binaries = postgresBinaries();
const until = (condition: () => Promise<void> | void) => vi.waitFor(condition, { timeout: 120_000, interval: 50 });
const farDay = "2030-01-01";

describe.skipIf(!binaries)("when PostgreSQL goes away", () => {
  let postgres: PrivatePostgres;
  let address: string;
  const started: RoleProcess[] = [];
  beforeAll(async () => {
    await buildIfStale(() => {});
    postgres = await startPostgres(binaries ?? "");
  });
  beforeEach(async () => {
    address = await postgres.createDatabase();
  });
  afterEach(() => Promise.all(started.splice(0).map((one) => one.kill("SIGKILL"))));
  afterAll(() => postgres?.stop());

  async function role(environment: Record<string, string>): Promise<RoleProcess> {
    const one = await RoleProcess.create({ FEED: "scripted", DATABASE_URL: address, ...environment });
    started.push(one);
    return one;
  }

  async function withStore<Result>(look: (store: Store) => Promise<Result>): Promise<Result> {
    const store = await openStore({ databaseUrl: address });
    return look(store).finally(() => store.close());
  }

  const faultLines = ({ output }: RoleProcess) =>
    output.split("\n").filter((line) => line.includes('"fault":"database"')).length;

  function goal(match: string, home: number, at: number) {
    const score = { current: { home, away: 0 } };
    return {
      type: "football-state",
      match,
      at,
      state: { kind: "live", clock: { phase: "first-half", since: 0 }, score },
    } as const;
  }

  test("memory answers, the rest says that it will be back, every role tells why, and nothing is lost", async () => {
    const [ingest, web] = [await role({ ROLE: "ingest" }), await role({ ROLE: "web" })];
    await ingest.start('"ingesting"');
    const narrator = new Narrator();
    narrator.speakTo(ingest);
    narrator.say(...smallWorld(), smallFixture("football", "match", { kickoff: Date.now() }));
    await narrator.allStored();
    await web.start("Scoreline is at");
    for (const one of [ingest, web]) expect(await one.readiness()).toEqual({ code: 200, status: "ready", reasons: [] });
    const [row] = (await fetchList(web.address)).rows.values();
    const figuresOf = async ({ address }: RoleProcess) => (await fetch(`${address}/metrics`)).text();
    const ingestFigures = await figuresOf(ingest);
    expect(ingestFigures).toContain('scoreline_leader{source="scripted"} 1');
    expect(ingestFigures).toMatch(/scoreline_last_fact_timestamp_seconds\{source="scripted"\} \d/);
    for (const one of [ingest, web]) {
      await until(async () =>
        expect(await figuresOf(one)).toMatch(/scoreline_feed_age_seconds\{source="scripted"\} \d/),
      );
      expect(await figuresOf(one)).toMatch(/scoreline_build_info\{version="\d+\.\d+\.\d+"\} 1/);
      expect(await one.figure("scoreline_ready")).toBe(1);
      expect(await one.figure("scoreline_pool_connections")).toBeGreaterThan(0);
      expect(await one.figure("scoreline_store_queue")).toBe(0);
    }

    await postgres.halt();
    // Said into the void: stored once somebody is there.
    const began = Date.now();
    for (let home = 1; home <= 20; home++) narrator.say(goal("match", home, began + home));
    for (const one of [ingest, web]) {
      await until(async () => expect(await one.readiness()).toMatchObject({ code: 200, status: "degraded" }));
      expect((await one.readiness()).reasons).toEqual([expect.stringMatching(/^database: .+, since 20/)]);
      expect(await figuresOf(one)).toContain('scoreline_fault{what="database"} 1');
    }
    expect((await fetchList(web.address)).rows.size).toBe(1);
    const front = await fetch(`${web.address}/th/football`);
    expect(front.status).toBe(200);
    // The time is there, and written by the clock of Bangkok.
    const asOf = /การอัปเดตสดขัดข้อง สกอร์ ณ เวลา \d\d:\d\d/;
    expect(await front.text()).toMatch(asOf);
    const far = await fetch(`${web.address}/api/match/getMatchListv4?lang=th_TH&date=${farDay}`);
    expect([far.status, far.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await far.json()).toMatchObject({
      result: { businessCode: 100503, message: expect.stringMatching(/ระบบ/) },
    });
    const page = await fetch(`${web.address}/th/football/matches?date=${farDay}`, {
      headers: { cookie: "session=abc" },
    });
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(page.headers.get("set-cookie")).toBeNull();
    const words = await page.text();
    expect(words).toContain("ระบบยังไม่พร้อมชั่วคราว");
    expect(words).toContain('http-equiv="refresh"');

    await postgres.resume();
    for (const one of [ingest, web]) {
      await until(async () => expect(await one.readiness()).toEqual({ code: 200, status: "ready", reasons: [] }));
    }
    await narrator.allStored();
    await until(async () => expect((await fetchList(web.address)).rows.get(row?.matchId ?? 0)?.homeTeamScore).toBe(20));
    const later = await fetch(`${web.address}/th/football/matches?date=${farDay}`);
    expect(later.status).toBe(200);
    expect(await later.text()).not.toMatch(asOf);
    const states = await withStore(async ({ database }) =>
      (await factsAfter(database, 0, 10_000)).filter(({ kind }) => kind === "state"),
    );
    expect(states).toHaveLength(20);
    for (const one of [ingest, web]) {
      expect(faultLines(one)).toBe(2);
      expect(one.output).not.toMatch(/ {4}at |insert into|Failed query/);
    }
  });

  test("in the middle of a first filling, it goes on from there when it is back", async () => {
    const DEMO_COMPETITIONS = "football:premier-league,basketball:nba";
    const ingest = await role({ ROLE: "ingest", FEED: "demo", DEMO_COMPETITIONS });
    await ingest.start("%");
    expect(await ingest.readiness()).toMatchObject({ code: 503, reasons: ["starting: filling the store"] });
    await postgres.halt();
    await until(async () => expect((await ingest.readiness()).reasons[1]).toMatch(/^database: /));
    await postgres.resume();
    await until(async () => expect(await ingest.readiness()).toEqual({ code: 200, status: "ready", reasons: [] }));
    expect(faultLines(ingest)).toBe(2);
    expect(await ingest.figure("scoreline_quarantine")).toBe(0);
  });

  test("a leader that hung while its sessions were ended goes on as one that waits, and takes over again", async () => {
    const [first, second] = [await role({ ROLE: "ingest" }), await role({ ROLE: "ingest" })];
    await first.start('"ingesting"');
    const narrator = new Narrator();
    narrator.speakTo(first);
    narrator.say(...smallWorld(), smallFixture("football", "match", { kickoff: Date.now() }));
    await narrator.allStored();
    await second.start("waits to take over");

    first.freeze();
    // The server gives up on whoever is idle in a transaction, or silent with a lock.
    await withStore(({ pool }) =>
      (pool as NonNullable<typeof pool>).query(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name like $1",
        [`scoreline % ${first.pid}`],
      ),
    );
    await second.said("took over");
    narrator.speakTo(second);
    const began = Date.now();
    for (let home = 1; home <= 5; home++) narrator.say(goal("match", home, began + home));
    await narrator.allStored();
    first.thaw();
    await first.said("waits to take over");
    await until(async () => expect(await first.readiness()).toMatchObject({ status: "ready", reasons: [] }));
    await second.kill("SIGKILL");
    await first.said("took over");
    narrator.speakTo(first);
    narrator.say(goal("match", 6, began + 6));
    await narrator.allStored();
    const facts = await withStore(({ database }) => factsAfter(database, 0, 10_000));
    expect(facts.filter(({ kind }) => kind === "state")).toHaveLength(6);
  });
});
