import type { MatchHead } from "@scoreline/domain/match/state/head";
import { footballHead, leagues, playing, smallNow } from "@scoreline/live/testing/small-store";
import { saveEvents, saveMatches } from "@scoreline/store/match/matches";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
const day = 86_400_000;
const running = 50;

const won = (id: number, home: number, away: number): MatchHead =>
  footballHead(id, {
    round: "1",
    kickoff: smallNow - day * id,
    home: { teamId: home },
    away: { teamId: away },
    state: { kind: "finished", decided: "regular", score: { current: { home: 1, away: 0 } } },
  });

beforeAll(async () => {
  server = await testServer();
  const { database, boards } = server.services;
  const since = smallNow - 30 * 60_000;
  const score = { current: { home: 1, away: 0 } };
  const heads = [
    // The matches of the small store have no round: a table needs one.
    footballHead(1, { round: "2", state: playing(0, 0) }),
    footballHead(2, { round: "2" }),
    footballHead(3, { round: "2" }),
    won(21, 2, 1),
    footballHead(running, {
      round: "2",
      kickoff: since,
      state: { kind: "live", clock: { phase: "first-half", since }, score },
    }),
  ];
  await saveMatches(
    database,
    heads.map((head) => ({ ...head, stateAt: 0 })),
  );
  const goal = { id: "g", type: "goal", side: "home", how: "header", phase: "first-half", minute: 12 } as const;
  await saveEvents(database, [{ matchId: running, event: goal }]);
  await boards.reload(smallNow);
});
afterAll(() => server.close());

const ask = async (query: string) => {
  const reply = await server.app.inject({ method: "GET", url: `/api/soccer/getLeagueStandingStatByMatch?${query}` });
  return { status: reply.statusCode, data: reply.json().result.data };
};

test("both teams' lines, and where the running score would put them", async () => {
  const { data } = await ask(`matchId=${running}`);
  expect(data.season).toMatchObject({ seasonId: leagues.football });
  expect(data.home.total).toMatchObject({ teamId: 1, rank: 2, points: 0, played: 1 });
  expect(data.away.total).toMatchObject({ teamId: 2, rank: 1, points: 3 });
  expect(data.home.live.points).toBeGreaterThan(data.home.total.points);
  expect(data.home.live.live).toBe(true);
  expect(data.tables).toHaveLength(1);
  expect(data.teams.map(({ teamId }: { teamId: number }) => teamId).sort()).toEqual([1, 2]);
});

test("as it stood at a minute of the match", async () => {
  const [before, after] = [await ask(`matchId=${running}&minute=11`), await ask(`matchId=${running}&minute=12`)];
  expect(after.data.home.live.points - before.data.home.live.points).toBe(2);
});

test("a match without a table has no lines, and one that is unknown none at all", async () => {
  expect((await ask("matchId=4")).data).toMatchObject({ home: null, away: null, tables: [] });
  expect((await ask("matchId=999")).status).toBe(404);
  expect((await ask("matchId=x")).status).toBe(400);
});
