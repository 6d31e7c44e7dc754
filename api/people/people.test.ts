import { saveCareers } from "@scoreline/store/people/people";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const get = (path: string) => server.app.inject({ method: "GET", url: `/api${path}` });
const teamOf = async (query: string) => (await get(`/team/info?${query}`)).json().result.teams.team;
const playerOf = async (query: string) => (await get(`/player/info?${query}`)).json().result.players.player;

describe("a team", () => {
  test("has a profile, a squad by number and its coach", async () => {
    const team = await teamOf("teamId=1");
    expect(team).toMatchObject({
      teamId: 1,
      slug: "da-nang",
      name: "Đà Nẵng",
      country: { code: "th", key: "thailand", name: "Thailand" },
      coach: { name: "The Coach", age: 56 },
    });
    expect(team.squad).toMatchObject([
      { playerId: 3, slug: "3", line: "goalkeeper", onLoanFrom: { teamId: 2 }, season: { appearances: 0 } },
      { playerId: 1, slug: "nguyen-van-a", line: "forward", number: 9, age: 25, club: null },
    ]);
    // Marks are known of one of two competitions only.
    expect(team.squad[1].season).toEqual({ appearances: 24, goals: 9, assists: 4 });
  });

  test("plays in its leagues, the matches so far in figures", async () => {
    const { leagues, averages } = await teamOf("teamId=1");
    expect(leagues).toMatchObject([
      { leagueId: 1000, kind: "league", seasonName: "2026", played: 1, won: 0, drawn: 1, lost: 0 },
    ]);
    expect(leagues[0].table).toBeNull();
    expect(averages).toEqual([{ key: "possession", value: 61 }]);
  });

  test("has trophies of its own, who is out now, and who came and went", async () => {
    const { trophies, sidelined, transfersIn, transfersOut } = await teamOf("teamId=1");
    expect(trophies).toMatchObject([
      { league: { leagueId: 1001, leagueName: "Cup" }, seasonName: "2025", place: "winner" },
    ]);
    expect(sidelined).toMatchObject([{ player: { playerId: 1 }, reason: "injury", kind: "knee", until: null }]);
    expect(transfersIn).toMatchObject([
      { player: { playerId: 1 }, feeEur: 5_000_000, from: { teamId: 2 }, kind: "fee" },
    ]);
    expect(transfersOut).toMatchObject([{ player: { name: "Gone" }, feeEur: null, to: { teamId: 2 }, kind: "free" }]);
  });

  test("is worded in the reader's language", async () => {
    const team = await teamOf("teamId=1&lang=th_TH");
    expect(team).toMatchObject({
      country: { name: "ไทย" },
      transfersIn: [{ from: { name: "บุรีรัมย์", slug: "buriram" } }],
    });
    expect(team.squad[1]).toMatchObject({ name: "เหงียน วัน เอ", slug: "nguyen-van-a" });
  });

  test("of basketball has its own call, and is not there for the other", async () => {
    const { team } = (await get("/basketball/team/info?teamId=3")).json().result.teams;
    expect(team).toMatchObject({ sport: "basketball", name: "Kings", coach: null });
    expect(team.squad).toMatchObject([{ playerId: 2, line: "guard" }]);
    expect((await get("/team/info?teamId=3")).statusCode).toBe(404);
    expect((await get("/basketball/team/info?teamId=1")).statusCode).toBe(404);
  });

  test("of which little is known is still there", async () => {
    expect(await teamOf("teamId=2")).toMatchObject({ squad: [], coach: null, ground: null, founded: null });
  });
});

describe("the matches of a team", () => {
  const list = async (query: string) => (await get(`/match/getMatchListByTeam?${query}`)).json().result;

  test("stand by kick-off around now, in groups of one competition", async () => {
    const { leagueMatchList, earlier, later, seq } = await list("teamId=1");
    expect(leagueMatchList).toMatchObject([
      { leagueId: 1000, matches: [{ matchId: 2 }, { matchId: 1 }, { matchId: 3 }] },
    ]);
    expect([earlier, later, seq]).toEqual([false, false, 0]);
  });

  test("of either sport are told, further pages are empty", async () => {
    expect((await list("teamId=3")).leagueMatchList).toMatchObject([{ matches: [{ matchId: 4, kind: "live" }] }]);
    expect(await list("teamId=1&page=1")).toMatchObject({ leagueMatchList: [], page: 1, earlier: true, later: false });
    expect(await list("teamId=1&page=-3")).toMatchObject({
      leagueMatchList: [],
      page: -3,
      earlier: false,
      later: true,
    });
  });
});

describe("a player", () => {
  test("has a profile, teams, transfers and trophies", async () => {
    expect(await playerOf("playerId=1")).toMatchObject({
      slug: "nguyen-van-a",
      birthDate: "2000-11-16",
      birthPlace: "Bangkok",
      age: 25,
      line: "forward",
      teams: [{ team: { teamId: 1 }, number: 9, kind: "club", contractUntil: "2028-06-30" }],
      sidelined: { kind: "knee" },
      transfers: [{ from: { teamId: 2 }, to: { teamId: 1 } }],
      trophies: [{ seasonName: "2025", place: "winner" }],
    });
  });

  test("has a career, the latest first, without stays that saw no match", async () => {
    const { career, totals } = await playerOf("playerId=1");
    expect(career.map((row: { seasonName: string; appearances: number }) => [row.seasonName, row.appearances])).toEqual(
      [
        ["2026", 4],
        ["2026", 20],
        ["2025", 30],
      ],
    );
    expect(totals).toEqual({ appearances: 54, goals: 12 });
  });

  test("of whom nothing is known is still there", async () => {
    expect(await playerOf("playerId=4")).toMatchObject({ age: null, line: null, teams: [], career: [], trophies: [] });
  });

  test("of basketball has a call of their own", async () => {
    const { player } = (await get("/basketball/player/info?playerId=2")).json().result.players;
    expect(player).toMatchObject({ sport: "basketball", slug: "lee", line: "guard" });
    expect((await get("/player/info?playerId=2")).statusCode).toBe(404);
  });
});

describe("a performance", () => {
  const of = async (query: string) => (await get(`/player/getPerformance?${query}`)).json().result.data;

  test("is of the latest season, or of the one that is asked for", async () => {
    const latest = await of("playerId=1");
    expect(latest).toMatchObject({ season: "2026", seasons: ["2026", "2025"], totals: { appearances: 24, goals: 9 } });
    expect(latest.rows).toMatchObject([{ league: { leagueId: 1001 } }, { league: { leagueId: 1000 } }]);
    expect(await of("playerId=1&season=2025")).toMatchObject({
      totals: { appearances: 30 },
      rows: [{ team: { teamId: 2 } }],
    });
    expect(await of("playerId=1&season=1066")).toMatchObject({ season: "1066", rows: [], totals: { appearances: 0 } });
  });

  test("tells the matches of a footballer with rating and goals", async () => {
    expect((await of("playerId=1")).matches).toMatchObject([
      {
        match: { matchId: 2 },
        side: "home",
        opponentCode: expect.stringMatching(/^.{1,5}$/),
        started: true,
        rating: 7.9,
        goals: 1,
        assists: 0,
        box: null,
      },
    ]);
    expect((await of("playerId=3")).matches).toMatchObject([{ match: { matchId: 2 }, rating: null, assists: 1 }]);
  });

  test("tells the games of a basketball player with their box scores", async () => {
    expect((await of("playerId=2")).matches).toMatchObject([
      { match: { matchId: 4 }, side: "home", started: true, box: { pts: 25, reb: 8, ast: 7, plusMinus: -4 } },
    ]);
  });
});

describe("what nobody should ask", () => {
  test.each([
    ["/team/info?teamId=999", 404, 201404],
    ["/match/getMatchListByTeam?teamId=999", 404, 201404],
    ["/player/info?playerId=2147483647", 404, 202404],
    ["/player/getPerformance?playerId=999", 404, 202404],
    ["/team/info", 400, 100400],
    ["/team/info?teamId=0", 400, 100400],
    ["/team/info?teamId=1%20or%201=1", 400, 100400],
    ["/team/info?teamId=2147483648", 400, 100400],
    ["/match/getMatchListByTeam?teamId=1&page=1.5", 400, 100400],
    ["/match/getMatchListByTeam?teamId=1&page=99999999", 400, 100400],
    ["/player/info?playerId=constructor", 400, 100400],
    [`/player/getPerformance?playerId=1&season=${"9".repeat(400)}`, 400, 100400],
    ["/player/getPerformance?playerId=1&season=%00", 400, 100400],
  ])("%s is refused with %d", async (path, status, businessCode) => {
    const reply = await get(path);
    expect([reply.statusCode, reply.json().result.businessCode]).toEqual([status, businessCode]);
  });
});

describe("a career that was told before the last match", () => {
  test("grows by what was played since, on the player's page and in the squad", async () => {
    const row = { season: "2026", team: 2, competition: 1000, appearances: 7, starts: 5, goals: 1, loan: false };
    await saveCareers(server.services.database, [{ playerId: 4, rows: [row], countedUntil: 0 }]);
    const { career, totals } = await playerOf("playerId=4&lang=ja_JP");
    expect(career).toMatchObject([{ seasonName: "2026", appearances: 8, starts: 6, goals: 1 }]);
    expect(totals).toMatchObject({ appearances: 8 });
    const { result } = (await get("/player/getPerformance?playerId=4&lang=ja_JP")).json();
    expect(result.data).toMatchObject({ season: "2026", totals: { appearances: 8 } });
  });
});
