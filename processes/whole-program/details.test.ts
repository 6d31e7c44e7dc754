import type { FeedMessage } from "@scoreline/feed/port/message";
import { scriptedSource } from "@scoreline/feed/scripted/scripted-source";
import { footballState, smallFixture, smallKickoff, smallWorld } from "@scoreline/feed/scripted/small-world";
import { ingest } from "@scoreline/ingest/intake/follow";
import { inProcessBus } from "@scoreline/live/wake";
import { lastSeq } from "@scoreline/store/log/facts";
import { mostWaiting, nextRequest } from "@scoreline/store/match/requests";
import { describeOnBoth } from "@scoreline/store/testing/both-databases";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openProcess, type Process } from "#testing/answers.ts";

const dayMs = 86_400_000;
const now = () => smallKickoff;
const longAgo = smallKickoff - 90 * dayMs;
const until = (condition: () => void | Promise<void>) => vi.waitFor(condition, { timeout: 120_000, interval: 10 });

/** What a source has of a match that was played long ago. */
function accountOf(match: string): FeedMessage[] {
  const at = longAgo + 7_200_000;
  const about = { match, at };
  return [
    {
      type: "commentary",
      ...about,
      entries: [
        { ref: "c1", at: longAgo, phase: "first-half", minute: 1, code: "kick-off" },
        { ref: "c2", at: longAgo + 600_000, phase: "first-half", minute: 10, code: "corner", side: "home" },
      ],
    },
    { type: "ball", ...about, from: longAgo, samples: [[0, 50, 50, 0, 0]] },
    {
      type: "odds",
      ...about,
      entries: [
        { company: 8, market: "1x2", phase: "opening", at: longAgo - dayMs, prices: [2, 3.4, 4] },
        { company: 8, market: "1x2", phase: "live", at: longAgo + 600_000, prices: [1.8, 3.5, 5] },
      ],
    },
  ] as FeedMessage[];
}

const fixture = (ref: string, weeks: number) => smallFixture("football", ref, { kickoff: longAgo - weeks * 7 * dayMs });
const result = (ref: string) =>
  footballState(ref, -90 * 24 * 60 + 120, {
    kind: "finished",
    decided: "regular",
    score: { current: { home: 1, away: 0 } },
  });

describeOnBoth("details on demand", (store) => {
  if (store.skipped) return describe.skip("no PostgreSQL", () => {});
  const bus = inProcessBus();
  const stop: (() => Promise<unknown>)[] = [];
  let reader: Process;

  beforeEach(async () => {
    const { rows } = await store.database.execute<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'fact_head'`,
    );
    await store.database.execute(`truncate ${rows.map(({ name }) => name).join()}`);
  });
  afterEach(async () => {
    for (const end of stop.splice(0).reverse()) await end();
  });

  /** A source that is followed, with some matches of three months ago; and somebody who reads. */
  async function begin(
    details: ((match: string, signal: AbortSignal) => Promise<readonly unknown[]>) | undefined,
    { name = "scripted", refs = ["m1"] }: { name?: string; refs?: string[] } = {},
  ) {
    const source = scriptedSource(name, details && { details });
    const end = new AbortController();
    const { database } = store;
    const ranking = ["scripted", "other"];
    const following = ingest(
      source,
      { database, ranking, now, onFacts: bus.wake, onAsked: bus.onAsked, alone: store.kind === "embedded" },
      end.signal,
    );
    stop.push(() => {
      end.abort();
      return following;
    });
    await source.say(...smallWorld(), ...refs.flatMap((ref, weeks) => [fixture(ref, weeks), result(ref)]));
    if (details)
      await until(async () => {
        const { rows } = await database.execute(`select source from askable_sources where source = '${name}'`);
        expect(rows).toHaveLength(1);
      });
    return source;
  }

  async function read(): Promise<void> {
    reader = await openProcess(store.database, now, bus);
    stop.push(() => reader.close());
  }

  async function matchIds(): Promise<number[]> {
    const { rows } = await store.database.execute<{ id: number }>(`select id from matches order by id`);
    return rows.map(({ id }) => id);
  }

  test("a match of three months ago is whole when it is opened for the first time, and is asked for once", async () => {
    const asked: string[] = [];
    await begin(async (match) => {
      asked.push(match);
      return accountOf(match);
    });
    await read();
    const [id = 0] = await matchIds();
    const [commentary, stat, odds] = await Promise.all([
      reader.ask(`/match/commentary?matchId=${id}`),
      reader.ask(`/match/stat?matchId=${id}&track=all`),
      reader.ask(`/match/odds/europeOdds?matchId=${id}&companyId=8`),
    ]);
    expect(commentary.entries).toHaveLength(2);
    expect(stat.track.ball).toHaveLength(1);
    expect(odds.moves).toHaveLength(2);
    expect((await reader.ask(`/match/odds/europeOdds?matchId=${id}&companyId=8&minute=5`)).moves).toHaveLength(1);
    await reader.ask(`/match/info?matchId=${id}`);
    expect(asked).toEqual(["m1"]);
  });

  test("what comes later than a reader waits is told by the stream", async () => {
    const ready = Promise.withResolvers<void>();
    await begin(async (match) => {
      await ready.promise;
      return accountOf(match);
    });
    await read();
    const [id = 0] = await matchIds();
    const heard: string[] = [];
    const listener = { send: (bytes: Buffer) => void heard.push(String(bytes)), waiting: 0, taken: 0, end: () => {} };
    expect((await reader.ask(`/match/commentary?matchId=${id}`)).entries).toEqual([]);
    const { seq } = await reader.ask(`/match/info?matchId=${id}`);
    ready.resolve();
    await until(async () => expect(await nextRequest(store.database, "scripted")).toBeUndefined());
    await until(async () => expect(reader.live.boards.seq).toBe(await lastSeq(store.database)));
    // Whoever connects only now, with the page's number, hears of it as well.
    reader.live.hub.join(listener, [`match:${id}`], seq, reader.live.boards.seq);
    const [message] = heard.flatMap((text) => (text.includes("event: details") ? [text] : []));
    expect(message).toMatch(/"parts":\[.*"commentary".*"odds"/);
    expect((await reader.ask(`/match/commentary?matchId=${id}`)).entries).toHaveLength(2);
  });

  test("a source that has nothing to add, or that fails, is not asked again by everybody who looks", async () => {
    const asked: string[] = [];
    await begin(
      async (match) => {
        asked.push(match);
        if (match === "m2") throw new Error("the vendor is away");
        return [];
      },
      { refs: ["m1", "m2"] },
    );
    await read();
    for (const id of await matchIds()) {
      for (const path of ["commentary", "info", "stat", "lineup"]) await reader.ask(`/match/${path}?matchId=${id}`);
    }
    const another = await openProcess(store.database, now, bus);
    stop.push(() => another.close());
    for (const id of await matchIds()) await another.ask(`/match/commentary?matchId=${id}`);
    expect(asked).toEqual(["m1", "m2"]);
  });

  test("of several sources those are asked that have the match and can be asked", async () => {
    const asked: string[] = [];
    const say = (name: string) => async (match: string) => {
      asked.push(`${name} ${match}`);
      return accountOf(match);
    };
    await begin(undefined, { name: "scripted", refs: ["m1", "m2"] });
    await read();
    const ids = await matchIds();
    for (const id of ids) await reader.ask(`/match/commentary?matchId=${id}`);
    await begin(say("other"), { name: "other", refs: ["own"] });
    await until(async () => expect(reader.live.boards.seq).toBe(await lastSeq(store.database)));
    const fresh = await openProcess(store.database, now, bus);
    stop.push(() => fresh.close());
    const found = [];
    for (const id of await matchIds()) found.push((await fresh.ask(`/match/commentary?matchId=${id}`)).entries.length);
    expect(asked).toEqual(["other own"]);
    expect(found.filter((entries) => entries === 2)).toHaveLength(1);
  });

  test("however much one visitor opens, one match is asked for at a time and a bounded number waits", async () => {
    const refs = Array.from({ length: mostWaiting + 8 }, (_, index) => `m${index + 1}`);
    let under = 0;
    let most = 0;
    await begin(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          under += 1;
          most = Math.max(most, under);
          signal.addEventListener("abort", () => {
            under -= 1;
            reject(signal.reason);
          });
        }),
      { refs },
    );
    await read();
    const ids = await matchIds();
    expect(ids).toHaveLength(refs.length);
    await Promise.all(ids.map((id) => reader.ask(`/match/info?matchId=${id}`)));
    const { rows } = await store.database.execute<{ count: number }>(
      `select count(*)::int as count from detail_requests where state = 'waiting'`,
    );
    expect(rows[0]?.count).toBe(mostWaiting);
    expect(most).toBe(1);
  });
});
