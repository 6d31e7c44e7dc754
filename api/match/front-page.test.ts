import { smallNow } from "@scoreline/live/testing/small-store";
import { saveParts } from "@scoreline/store/match/details";
import { saveMoves } from "@scoreline/store/match/odds";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;

const move = { company: 8, market: "1x2", phase: "opening", line: null, suspended: false } as const;

beforeAll(async () => {
  server = await testServer();
  const { database } = server.services;
  await saveMoves(database, [
    { ...move, matchId: 1, at: smallNow - 2, prices: [2, 4, 4] },
    { ...move, matchId: 1, company: 3, at: smallNow - 2, prices: [1.5, 3, 9], suspended: true },
    { ...move, matchId: 3, at: smallNow - 2, prices: [3, 3, 3] },
    { ...move, matchId: 3, phase: "pre-match", at: smallNow - 1, prices: [2.5, 3.2, 2.9] },
    { ...move, matchId: 3, company: 3, at: smallNow, prices: [9, 9, 9] },
    { ...move, matchId: 4, at: smallNow, prices: [1.8, 2.1] },
  ]);
  await saveParts(database, [
    { matchId: 1, part: "momentum", at: smallNow, data: [{ phase: "first-half", minute: 1, value: 41.6 }] },
  ]);
});
afterAll(() => server.close());

async function ask(path: string) {
  const answer = await server.app.inject(path);
  return { status: answer.statusCode, data: answer.json().result.data };
}

test("the match that most people follow comes with its momentum and the chances of the open prices", async () => {
  const { data } = await ask("/api/match/featured?sport=football");
  expect(data.league).toMatchObject({ leagueId: 1000, matches: [{ matchId: 1, homeTeamScore: 1 }] });
  expect(data.momentum).toEqual([42]);
  expect(data.chances).toEqual({ home: 0.5, draw: 0.25, away: 0.25 });
});

test("where a match cannot be drawn there is no chance of it, and nothing is made up", async () => {
  const { data } = await ask("/api/match/featured?sport=basketball");
  expect(data.momentum).toEqual([]);
  expect(data.chances.draw).toBeNull();
  expect(data.chances.home + data.chances.away).toBeCloseTo(1);
});

test("a day's prices are the last ones of one company, for matches that are to come", async () => {
  const { data } = await ask("/api/match/listOdds?sport=football&date=2026-11-15&timeZone=UTC");
  expect(data).toEqual([{ matchId: 3, prices: [2.5, 3.2, 2.9] }]);
  expect((await ask("/api/match/listOdds?sport=football&date=2020-01-01")).data).toEqual([]);
});

test("a day without matches has the nearest ones on either side", async () => {
  const nearest = async (date: string) =>
    (await ask(`/api/match/nearestDays?sport=football&date=${date}&timeZone=UTC`)).data;
  expect(await nearest("2020-01-01")).toMatchObject({ before: null, after: expect.stringMatching(/^2026-/) });
  const { before } = await nearest("2035-01-01");
  expect(before).toMatch(/^2026-/);
  // The day itself is none of them.
  expect((await nearest(before)).after).toBeNull();
});

test("what cannot be read is refused", async () => {
  for (const query of ["", "?sport=curling", "?sport=football&date=tomorrow"]) {
    expect((await ask(`/api/match/listOdds${query}`)).status).toBe(400);
  }
});
