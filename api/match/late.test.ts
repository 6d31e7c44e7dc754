import type { Fact, StoredEvent } from "@scoreline/domain/facts";
import { footballHead, footballPlace, playing, smallNow, stateFact } from "@scoreline/live/testing/small-store";
import { saveEvents } from "@scoreline/store/match/matches";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
/** Match 1 stood 1–0; a goal was told forty seconds ago, and the end twenty. */
const goalAt = smallNow - 40_000;
const endAt = smallNow - 20_000;
const goals: StoredEvent[] = [
  { id: "first", type: "goal", how: "header", side: "home", minute: 3, phase: "first-half" },
  { id: "second", type: "goal", how: "header", side: "home", minute: 9, phase: "first-half" },
];

beforeAll(async () => {
  server = await testServer();
  const { database, boards } = server.services;
  await saveEvents(
    database,
    goals.map((event) => ({ matchId: 1, event })),
  );
  const head = footballHead(1);
  const score = { current: { home: 2, away: 0 }, fullTime: { home: 2, away: 0 } };
  const bodies: [number, object][] = [
    [goalAt, stateFact(head, playing(2, 0))],
    [goalAt, { kind: "events", matchId: 1, sport: "football", of: footballPlace, set: goals.slice(1), removed: [] }],
    [endAt, stateFact(head, { kind: "finished", decided: "regular", score })],
  ];
  await boards.apply(bodies.map(([at, body], i) => ({ ...body, at, seq: boards.seq + i + 1 }) as Fact));
});
afterAll(() => server.close());

async function ask(path: string, headers: Record<string, string> = {}) {
  const reply = await server.app.inject({ url: `/api${path}`, headers });
  return { status: reply.statusCode, result: reply.json().result };
}

test.each([
  [0, "finished", 2, 2],
  [10, "finished", 2, 2],
  [30, "live", 2, 2],
  [60, "live", 1, 1],
])("%i seconds ago match and list stood as they stood then", async (delay, kind, points, events) => {
  const { result: info } = await ask(`/match/info?matchId=1&delay=${delay}`);
  expect(info.data.match).toMatchObject({ kind, homeTeamScore: points });
  expect(info.data.minute).toBeNull();
  expect(info.data.highlights).toHaveLength(events);
  const { result: feed } = await ask(`/match/gs_event?matchId=1&delay=${delay}`);
  expect(feed.data.events).toHaveLength(events);
  const { result: scores } = await ask(`/match/score?matchIds=1&delay=${delay}`);
  expect(scores.data[0].homeTeamScore).toBe(points);
  const { result: list } = await ask(`/match/getMatchListv4?date=2026-11-15&status=live&delay=${delay}`);
  const live = list.leagueMatchList.flatMap((league: { matches: object[] }) => league.matches);
  expect(live).toHaveLength(kind === "live" ? 1 : 0);
});

test("a stream goes on from what a late answer knows", async () => {
  const { result: present } = await ask("/match/info?matchId=1");
  const { result: late } = await ask("/match/info?matchId=1&delay=30");
  const { result: later } = await ask("/match/info?matchId=1&delay=90");
  expect(present.data.seq - late.data.seq).toBe(1);
  expect(present.data.seq - later.data.seq).toBe(3);
});

test("who is late shares what has not changed since, and keeps apart what has", async () => {
  const { budget } = server.services.caches;
  // Nothing of theirs is kept at the front door.
  const bearer = { authorization: "Bearer somebody" };
  const shared = "/match/info?matchId=2";
  const first = await ask(shared, bearer);
  const before = budget.entries;
  for (const delay of [10, 20, 60]) {
    const { result } = await ask(`${shared}&delay=${delay}`, bearer);
    expect(result.data.match).toEqual(first.result.data.match);
    // A stream that goes on from here misses nothing.
    expect(result.data.seq).toBeLessThanOrEqual(first.result.data.seq);
  }
  expect(budget.entries).toBe(before);
  await ask("/match/info?matchId=1", bearer);
  const apart = budget.entries;
  await ask("/match/info?matchId=1&delay=61", bearer);
  expect(budget.entries).toBe(apart + 1);
});

test("a delay that cannot be is refused", async () => {
  for (const delay of ["-1", "91", "x", "5.5"])
    expect((await ask(`/match/info?matchId=1&delay=${delay}`)).status).toBe(400);
});
