import { smallFixture, smallWorld } from "@scoreline/feed/scripted/small-world";
import { type Intake, openIntake } from "@scoreline/ingest/intake/ingest";
import { consumer } from "@scoreline/notify/alerts/take-facts";
import { openStore, type Store } from "@scoreline/store/engine/open";
import { consumerSeq } from "@scoreline/store/log/consumers";
import { type PrivatePostgres, postgresBinaries, startPostgres } from "@scoreline/store/testing/postgres";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buildIfStale } from "#program/build.ts";
import { RoleProcess } from "#testing/role-process.ts";

const binaries = postgresBinaries();
const followers = 5_000;
const matches = Array.from({ length: 3 }, (_, i) => `match-${i}`);
const goals = 3;
const words = "telling people";

describe.skipIf(!binaries)("a process that tells people is killed while it does", () => {
  let postgres: PrivatePostgres;
  let store: Store;
  let notify: RoleProcess;
  let deliver: Intake;
  let cursor = 0;
  const say = (...messages: unknown[]) => {
    cursor += 1;
    return deliver({ messages, cursor: String(cursor) });
  };
  const count = async (query: string) =>
    Number((await store.database.execute<{ n: string }>(`select count(*) as n from ${query}`)).rows[0]?.n);

  beforeAll(async () => {
    await buildIfStale(() => {});
    postgres = await startPostgres(binaries ?? "");
    const DATABASE_URL = await postgres.createDatabase();
    store = await openStore({ databaseUrl: DATABASE_URL });
    const { database } = store;
    deliver = await openIntake("scripted", { database, now: Date.now, onFacts: () => {} });
    await say(...smallWorld());
    await database.execute(`insert into users (created_at) select now() from generate_series(1, ${followers})`);
    await database.execute(`insert into favourites (user_id, kind, thing_id, sport, created_at)
      select u.id, 'team', t.id, 'football', now() from users u, teams t
      where t.sport = 'football' and t.names->>'en' in ('Team 1', 'Team 2')`);
    notify = await RoleProcess.create({ ROLE: "notify", FEED: "none", DATABASE_URL });
    await notify.start(words);
    // Whoever reads the log for the first time reads it from then on: what is said earlier is not told.
    await vi.waitFor(async () => expect(await consumerSeq(database, consumer)).toBeDefined(), { timeout: 120_000 });
  });
  afterAll(async () => {
    await notify?.kill("SIGKILL");
    await store?.close();
    await postgres?.stop();
  });

  test("everybody has everything once", async () => {
    const kickoff = Date.now();
    const state = (match: string, home: number) => ({
      type: "football-state",
      match,
      at: kickoff + home,
      state: { kind: "live", clock: { phase: "first-half", since: kickoff }, score: { current: { home, away: 0 } } },
    });
    await say(...matches.map((match) => smallFixture("football", match, { kickoff })));
    // One after the other, and each in a fact of its own: there is always something half done.
    for (let home = 0; home <= goals; home += 1) for (const match of matches) await say(state(match, home));
    const all = followers * matches.length * (goals + 1);
    for (const share of [0, 0.3, 0.7]) {
      await vi.waitFor(async () => expect(await count("notifications")).toBeGreaterThan(share * all), {
        timeout: 120_000,
        interval: 5,
      });
      await notify.kill("SIGKILL");
      await notify.start(words);
    }
    await vi.waitFor(async () => expect(await count("alert_work")).toBe(0), { timeout: 120_000, interval: 50 });
    await vi.waitFor(async () => expect(await count("notifications")).toBe(all), { timeout: 120_000, interval: 50 });
    // A start and each goal, told once: no key has a second alert, and nobody has one twice or not at all.
    expect(await count("alerts")).toBe(matches.length * (goals + 1));
    const uneven = "(select alert_id from notifications group by alert_id having count(distinct user_id)";
    expect(await count(`${uneven} <> ${followers} or count(*) <> ${followers}) as uneven`)).toBe(0);
    expect((await notify.readiness()).code).toBe(200);
    expect(await notify.kill("SIGTERM")).toBe(0);
  });
});
