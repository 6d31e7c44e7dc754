import { footballHead, leagues, smallNow } from "@scoreline/live/testing/small-store";
import { saveParts } from "@scoreline/store/match/details";
import { saveMatches } from "@scoreline/store/match/matches";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
const day = 86_400_000;

beforeAll(async () => {
  server = await testServer();
  const { database, boards } = server.services;
  const score = { current: { home: 1, away: 0 } };
  const over = { kind: "finished", decided: "regular", score } as const;
  const at = (id: number, kickoff: number) => ({ ...footballHead(id, { kickoff, state: over }), stateAt: 0 });
  const inCup = { ...at(73, smallNow - 3 * day), competitionId: leagues.cup, seasonId: leagues.cup };
  await saveMatches(database, [at(74, smallNow - 40 * day), at(75, smallNow - 40 * day - 3_600_000)]);
  await saveMatches(database, [at(70, smallNow - day), at(71, smallNow - 3 * day), at(72, smallNow - day), inCup]);
  const video = { id: "v", kind: "highlights", at: smallNow } as const;
  await saveParts(
    database,
    [70, 71, 73, 74, 75].map((matchId) => ({ matchId, part: "videos" as const, at: 0, data: [video] })),
  );
  await boards.reload(smallNow);
});

afterAll(() => server.close());

async function list(query: string) {
  const { result } = (await server.app.inject(`/api/highlight/highlightList?${query}`)).json();
  const { date, page, hasNext, leagueMatchList } = result.data;
  const ids = leagueMatchList.flatMap(({ matches }: { matches: { matchId: number }[] }) =>
    matches.map(({ matchId }) => matchId),
  );
  return { date, page, hasNext, ids };
}

test("a page is a day that has highlights; days without are passed over", async () => {
  expect(await list("")).toMatchObject({ page: 0, hasNext: true, ids: [70] });
  expect(await list("page=1")).toMatchObject({ page: 1, hasNext: false, ids: [73, 71] });
  expect(await list("page=2")).toEqual({ page: 2, hasNext: false, ids: [], date: null });
});

test("matches of a day stand by their kick-off, however they were stored", async () => {
  const date = new Date(smallNow - 40 * day).toISOString().slice(0, 10);
  expect(await list(`date=${date}`)).toMatchObject({ date, ids: [75, 74] });
});

test("of one competition, and of another sport", async () => {
  expect((await list("leagueId=999999")).date).toBeNull();
  // The first day of a competition is the last one on which it had some.
  expect(await list(`leagueId=${leagues.cup}`)).toMatchObject({ page: 0, hasNext: false, ids: [73] });
  expect(await list(`leagueId=${leagues.football}`)).toMatchObject({ page: 0, hasNext: true, ids: [70] });
  expect(await list(`leagueId=${leagues.football}&page=1`)).toMatchObject({ page: 1, hasNext: false, ids: [71] });
  const games = (await server.app.inject("/api/basketball/highlight/highlightList")).json().result.data;
  expect(games.leagueMatchList).toEqual([]);
});

test.each(["page=31", "page=-1", "date=today", "leagueId=0"])("%s is refused", async (query) => {
  expect((await server.app.inject(`/api/highlight/highlightList?${query}`)).statusCode).toBe(400);
});
