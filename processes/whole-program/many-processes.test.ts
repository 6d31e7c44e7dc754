import { smallFixture, smallWorld } from "@scoreline/feed/scripted/small-world";
import { type PrivateRedis, redisBinary, startRedis } from "@scoreline/live/testing/redis";
import { openStore, type Store } from "@scoreline/store/engine/open";
import { factsAfter, lastSeq } from "@scoreline/store/log/facts";
import { type PrivatePostgres, postgresBinaries, startPostgres } from "@scoreline/store/testing/postgres";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buildIfStale } from "#program/build.ts";
import { Narrator } from "#testing/narrator.ts";
import { fetchList, Reader } from "#testing/reader.ts";
import { RoleProcess } from "#testing/role-process.ts";

const binaries = { postgres: postgresBinaries(), redis: redisBinary() };
const until = (condition: () => Promise<void> | void) => vi.waitFor(condition, { timeout: 120_000, interval: 50 });

/** Each act of the play has matches of its own: nothing said later covers up what was lost then. */
const acts = Array.from({ length: 9 }, (_, act) => Array.from({ length: 3 }, (_, i) => `act-${act}-match-${i}`));
const matches = acts.flat();
const mostOpen = 40;
const words = { serves: "Scoreline is at", ingests: '"ingesting"', waits: "waits to take over", tookOver: "took over" };

describe.skipIf(!binaries.postgres || !binaries.redis)("one ingests, two serve, and each of them dies once", () => {
  let postgres: PrivatePostgres;
  let redis: PrivateRedis;
  let store: Store;
  let webs: [RoleProcess, RoleProcess];
  let ingests: [RoleProcess, RoleProcess];
  const narrator = new Narrator();
  const readers: Reader[] = [];
  const load = { running: true, act: 0, scores: 0 };
  let loading: Promise<void> = Promise.resolve();

  beforeAll(async () => {
    await buildIfStale(() => {});
    [postgres, redis] = await Promise.all([startPostgres(binaries.postgres ?? ""), startRedis(binaries.redis ?? "")]);
    const DATABASE_URL = await postgres.createDatabase();
    store = await openStore({ databaseUrl: DATABASE_URL });
    const role = (ROLE: string) => RoleProcess.create({ ROLE, FEED: "scripted", DATABASE_URL, REDIS_URL: redis.url });
    webs = [await role("web"), await role("web")];
    ingests = [await role("ingest"), await role("ingest")];

    await ingests[0].start(words.ingests);
    narrator.speakTo(ingests[0]);
    narrator.say(...smallWorld());
    narrator.say(...matches.map((ref) => smallFixture("football", ref, { kickoff: Date.now() })));
    await narrator.allStored();
    await Promise.all([...webs.map((web) => web.start(words.serves)), ingests[1].start(words.waits)]);
  });

  afterAll(async () => {
    load.running = false;
    await loading;
    await Promise.all(readers.map((reader) => reader.leave()));
    await Promise.all([...(webs ?? []), ...(ingests ?? [])].map((one) => one.kill("SIGKILL")));
    await store?.close();
    await Promise.all([postgres?.stop(), redis?.stop()]);
  });

  /** A score changes in one match after the other, a hundred times a second or as fast as it is stored. */
  async function keepScoring(): Promise<void> {
    const goals = new Map<string, number>();
    const started = Date.now();
    while (load.running) {
      const playing = acts[load.act] ?? [];
      const match = playing[load.scores % playing.length];
      if (match && narrator.open < mostOpen) {
        const home = (goals.get(match) ?? 0) + 1;
        goals.set(match, home);
        load.scores += 1;
        narrator.say({
          type: "football-state",
          match,
          at: started + load.scores,
          state: { kind: "live", clock: { phase: "first-half", since: 0 }, score: { current: { home, away: 0 } } },
        });
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** The next act begins, and some of it is stored. */
  async function nextAct(): Promise<void> {
    load.act += 1;
    await narrator.storedMore(mostOpen + 40);
  }

  /** Everybody has come as far as the store was when this was asked. */
  async function everybodyCaughtUp(): Promise<void> {
    const seq = await lastSeq(store.database);
    await until(() => expect(readers.map((reader) => reader.seq >= seq)).toEqual(readers.map(() => true)));
  }

  test("and at the end every reader sees what is in the store, with no fact lost or doubled", async () => {
    for (const web of webs) {
      for (const resume of ["since", "last-event-id", "since", "last-event-id"] as const) {
        readers.push(new Reader([web.address], resume));
      }
    }
    const addresses = webs.map(({ address }) => address);
    readers.push(new Reader(addresses, "since"), new Reader(addresses.toReversed(), "last-event-id"));
    const roaming = 2;
    loading = keepScoring();
    await narrator.storedMore(40);
    await everybodyCaughtUp();

    for (const web of webs) {
      await web.kill("SIGKILL");
      await nextAct();
      await web.start(words.serves);
      await nextAct();
      await everybodyCaughtUp();
    }

    await ingests[0].kill("SIGKILL");
    narrator.speakTo(ingests[1]);
    await ingests[1].said(words.tookOver);
    await nextAct();
    await everybodyCaughtUp();

    await redis.halt();
    await nextAct();
    await everybodyCaughtUp();
    await redis.resume();
    await Promise.all(webs.map((web) => web.said("bus: all right again")));
    await nextAct();
    await everybodyCaughtUp();

    // Asked in good order, the second one hands over to the first, which came back in the meantime.
    await ingests[0].start(words.waits);
    const code = ingests[1].kill("SIGTERM");
    narrator.speakTo(ingests[0]);
    expect(await code).toBe(0);
    await ingests[0].said(words.tookOver);
    await nextAct();

    load.running = false;
    await loading;
    await narrator.allStored();
    // Contests write to the same log, whenever they are drafted or counted.
    const seq = await lastSeq(store.database);
    await until(async () => {
      for (const web of webs) expect(await web.figure("scoreline_fact_seq")).toBeGreaterThanOrEqual(seq);
    });
    await everybodyCaughtUp();

    const lists = await Promise.all(webs.map((web) => fetchList(web.address)));
    for (const list of lists) expect(list.seq).toBeGreaterThanOrEqual(seq);
    expect(lists[0]?.rows).toEqual(lists[1]?.rows);
    expect(lists[0]?.rows.size).toBe(matches.length);
    for (const reader of readers) {
      expect(reader.rows).toEqual(lists[0]?.rows);
      expect(reader.applied).toEqual([...new Set(reader.applied)].sort((a, b) => a - b));
      expect(reader.connections).toBeGreaterThan(1);
    }
    // Those who stayed came back to a process that had kept nothing of what they missed.
    expect(readers.slice(0, -roaming).every((reader) => reader.resyncs > 0)).toBe(true);
    const goals = [...(lists[0]?.rows.values() ?? [])].reduce((sum, row) => sum + (row.homeTeamScore ?? 0), 0);
    expect(goals).toBe(load.scores);

    const facts = await factsAfter(store.database, 0, 1_000_000);
    expect(facts.map((fact) => fact.seq)).toEqual(facts.map((_, i) => i + 1));
    expect(facts.filter((fact) => fact.seq > seq && fact.kind !== "contests")).toEqual([]);
    expect(facts.filter((fact) => fact.kind === "state")).toHaveLength(load.scores);
    expect(facts.filter((fact) => fact.kind === "fixture")).toHaveLength(matches.length);
    for (const web of webs) expect(await web.figure("scoreline_quarantine")).toBe(0);
  });
});
