import type { OddsMove } from "@scoreline/domain/odds/move";
import { footballHead, leagues, smallNow } from "@scoreline/live/testing/small-store";
import { saveMatches } from "@scoreline/store/match/matches";
import { saveMoves } from "@scoreline/store/match/odds";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
const minute = 60_000;
const day = 24 * 60 * minute;

const move = (own: Partial<OddsMove>) => ({
  matchId: 1,
  company: 8,
  market: "1x2" as const,
  phase: "opening" as const,
  at: smallNow - 3 * day,
  line: null,
  prices: [2, 3.4, 4],
  suspended: false,
  ...own,
});

const finished = (id: number, home: number, away: number, days: number) =>
  footballHead(id, {
    kickoff: smallNow - days * day,
    state: { kind: "finished", decided: "regular", score: { current: { home, away }, fullTime: { home, away } } },
  });

beforeAll(async () => {
  server = await testServer();
  const { database } = server.services;
  const since = smallNow - 30 * minute;
  const running = footballHead(1, {
    kickoff: since,
    state: { kind: "live", clock: { phase: "first-half", since }, score: { current: { home: 1, away: 0 } } },
  });
  const past = [
    finished(11, 2, 1, 7),
    finished(12, 0, 0, 14),
    { ...finished(13, 1, 3, 21), competitionId: leagues.cup },
  ];
  await saveMatches(
    database,
    [running, ...past].map((head) => ({ ...head, stateAt: 0 })),
  );
  await server.services.boards.reload(smallNow);
  await saveMoves(database, [
    move({}),
    move({ phase: "pre-match", at: smallNow - day, prices: [1.9, 3.5, 4.4] }),
    move({ phase: "live", at: smallNow - 25 * minute, prices: [1.5, 4, 8] }),
    move({ company: 31, prices: [2.1, 3.4, 3.6] }),
    move({ market: "handicap", line: -0.5, prices: [1.95, 1.93] }),
    move({ market: "handicap", phase: "live", at: smallNow - 25 * minute, line: -0.75, prices: [1.9, 1.98] }),
    // Nobody of ours.
    move({ company: 99_999, prices: [9, 9, 9] }),
    { ...move({ market: "handicap", at: smallNow - 8 * day, line: -0.75, prices: [1.9, 2] }), matchId: 11 },
    { ...move({ market: "over-under", at: smallNow - 8 * day, line: 2.5, prices: [1.9, 2] }), matchId: 11 },
    { ...move({ market: "handicap", at: smallNow - 15 * day, line: 0, prices: [1.9, 2] }), matchId: 12 },
  ]);
});
afterAll(() => server.close());

const ask = async (path: string) => {
  const reply = await server.app.inject({ method: "GET", url: `/api${path}` });
  return { status: reply.statusCode, data: reply.json().result.data, fields: reply.json().result.fields };
};

test("three periods: opening, last before kick-off, in play; unknown companies are left out", async () => {
  const { data } = await ask("/match/odds/latestThreePeriod?matchId=1");
  expect(data.map((row: { companyName: string }) => row.companyName)).toEqual(["SBOBET", "BET365"]);
  expect(data[1]).toMatchObject({
    companyId: 8,
    europeOdds: {
      opening: { prices: [2, 3.4, 4] },
      preMatch: { prices: [1.9, 3.5, 4.4] },
      live: { prices: [1.5, 4, 8] },
    },
    handicap: { opening: { line: -0.5 }, live: { line: -0.75 } },
    overUnder: null,
  });
});

test("as it stood in a minute, later moves are not known", async () => {
  const { data } = await ask("/match/odds/latestThreePeriod?matchId=1&minute=3");
  expect(data[1].europeOdds).toMatchObject({ preMatch: { prices: [1.9, 3.5, 4.4] }, live: null });
  expect((await ask("/match/odds/europeOdds?matchId=1&companyId=8&minute=3")).data.moves).toHaveLength(2);
});

test("Kelly index and return rate come from the latest prices of all companies", async () => {
  const { data } = await ask("/match/odds/latestEuropeOdds?matchId=1&minute=3");
  const bet365 = data.companies[1];
  // 1/1.9 + 1/3.5 + 1/4.4 = 1.039303
  expect(bet365.returnRate).toBeCloseTo(0.962183, 5);
  expect(data.average.reduce((sum: number, chance: number) => sum + chance, 0)).toBeCloseTo(1, 10);
  expect(bet365.kelly[0]).toBeCloseTo(1.9 * data.average[0], 10);
});

test("a movement lists every price of a company in a market, and who else has one", async () => {
  const { data } = await ask("/match/odds/handicap?matchId=1&companyId=8");
  expect(data.companies).toEqual([{ companyId: 8, companyName: "BET365", moves: 2 }]);
  expect(data.moves.map(({ line, phase }: { line: number; phase: string }) => [phase, line])).toEqual([
    ["opening", -0.5],
    ["live", -0.75],
  ]);
  expect((await ask("/match/odds/overUnder?matchId=1")).data).toEqual({ companies: [], companyId: null, moves: [] });
});

test("the win rate has a way to kick-off and goes on in play", async () => {
  const { data } = await ask("/match/winRate?matchId=1");
  expect(data.before.length).toBeGreaterThan(10);
  expect(data.live.map((point: { minute: number }) => point.minute)).toEqual(
    Array.from({ length: 31 }, (_, played) => played),
  );
  expect(data.preMatch.home + data.preMatch.draw + data.preMatch.away).toBeCloseTo(1, 3);
  expect(data.current.home).toBeGreaterThan(data.preMatch.home);
  expect((await ask("/match/winRate?matchId=3")).data).toEqual({ preMatch: null, current: null, before: [], live: [] });
});

describe("results of past odds", () => {
  test("are settled by the company's last price before kick-off", async () => {
    const { data } = await ask("/h2h/odds?matchId=1&side=home&companyId=8");
    expect(data.tally).toEqual({
      played: 4,
      handicap: { won: 1, push: 1, lost: 0 },
      total: { over: 1, push: 0, under: 0 },
    });
    const settled = data.matches.map((row: { match: { matchId: number }; handicap: { settlement: string } | null }) => [
      row.match.matchId,
      row.handicap?.settlement ?? null,
    ]);
    // Match 2 went to penalties two hours ago, without odds.
    expect(settled).toEqual([
      [2, null],
      [11, "half-win"],
      [12, "push"],
      [13, null],
    ]);
    expect(data.leagueList).toEqual([
      { leagueId: leagues.football, leagueName: "League", matches: 3 },
      { leagueId: leagues.cup, leagueName: "Cup", matches: 1 },
    ]);
  });

  test("are filtered by handicap, league and number", async () => {
    const ids = async (query: string) =>
      (await ask(`/h2h/odds?matchId=1&side=h2h&companyId=8&${query}`)).data.matches.map(
        ({ match }: { match: { matchId: number } }) => match.matchId,
      );
    expect(await ids("handicap=0.75")).toEqual([11]);
    expect(await ids("handicap=0")).toEqual([12]);
    expect(await ids("isSameLeague=true")).toEqual([2, 11, 12]);
    expect(await ids(`leagueIds=${leagues.cup}`)).toEqual([13]);
    expect(await ids("isHomeAway=1")).toEqual([2, 11, 12, 13]);
  });
});

describe("a bad question", () => {
  test.each([
    "/match/odds/latestThreePeriod?matchId=999",
    "/match/odds/latestEuropeOdds?matchId=999",
    "/match/odds/handicap?matchId=999",
    "/match/winRate?matchId=999",
    "/h2h/odds?matchId=999&side=home",
    "/h2h/info?matchId=999",
    "/h2h/info?matchId=4",
    "/basketball/h2h/info?matchId=1",
    "/match/stat/goal?matchId=4",
    "/match/analysis/getMatchTips?matchId=999",
  ])("%s is about no match", async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test.each([
    ["/match/odds/handicap?matchId=1&companyId=5", "companyId"],
    ["/match/odds/handicap?matchId=1&companyId=__proto__", "companyId"],
    ["/match/odds/handicap?matchId=1&minute=-1", "minute"],
    ["/match/odds/handicap?matchId=1&minute=1e3", "minute"],
    ["/match/odds/handicap?matchId=x", "matchId"],
    ["/h2h/odds?matchId=1&side=left", "side"],
    ["/h2h/odds?matchId=1&side=home&duration=7", "duration"],
    ["/h2h/odds?matchId=1&side=home&handicap=0.3", "handicap"],
    ["/h2h/odds?matchId=1&side=home&handicap=4.25", "handicap"],
    ["/h2h/odds?matchId=1&side=home&leagueIds=1;drop", "leagueIds"],
    ["/last/everything?matchId=1", "side"],
    ["/last/home?matchId=1&isSameLeague=perhaps", "isSameLeague"],
  ])("%s is refused by its field", async (path, field) => {
    const { status, fields } = await ask(path);
    expect(status).toBe(400);
    expect(fields[0].field).toMatch(new RegExp(`^${field}`));
  });
});

test("the last matches of a side, and of the pairing, with what they add up to", async () => {
  const { data } = await ask("/last/home?matchId=1&isSameLeague=true");
  expect(data.record).toMatchObject({ played: 3, wins: 1, draws: 2, losses: 0 });
  expect(data.form).toEqual(["draw", "win", "draw"]);
  expect(data.matches[0]).toMatchObject({ leagueId: leagues.football, countryKey: "thailand", leagueKey: "league" });
  const both = await ask("/h2h/info?matchId=1&duration=10");
  expect(both.data.record).toMatchObject({ played: 4, wins: 1, draws: 2, losses: 1 });
  expect(both.data.away.record).toMatchObject({ played: 4, wins: 1, draws: 2, losses: 1 });
});
