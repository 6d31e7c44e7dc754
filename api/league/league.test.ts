import { standings } from "@scoreline/domain/table/standings";
import { footballHead, playing, smallNow } from "@scoreline/live/testing/small-store";
import { saveStages } from "@scoreline/store/catalogue/catalogue";
import { saveParts } from "@scoreline/store/match/details";
import { saveEvents, saveMatches } from "@scoreline/store/match/matches";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
const day = 86_400_000;
const finished = (home: number, away: number) =>
  ({ kind: "finished", decided: "regular", score: { current: { home, away } } }) as const;

beforeAll(async () => {
  server = await testServer();
  const { database } = server.services;
  const stage = { seasonId: 1001, kind: "table", zones: null, tieBreaks: null, names: null, group: null } as const;
  await saveStages(database, [
    { ...stage, id: 1, name: "group-a", order: 0, zones: [[1, 1, "title-playoff"]], names: { en: "Group of death" } },
    { ...stage, id: 2, name: "final", order: 1, kind: "knockout" },
  ]);
  const cup = { competitionId: 1001, seasonId: 1001, stageId: 1 };
  const back = { home: { teamId: 2 }, away: { teamId: 1 } };
  const heads = [
    footballHead(101, { ...cup, round: "1", kickoff: smallNow - 40 * day, state: finished(2, 0) }),
    footballHead(102, { ...cup, ...back, round: "2", kickoff: smallNow - 9 * day, state: finished(0, 0) }),
    footballHead(103, {
      ...cup,
      round: "final",
      stageId: 2,
      kickoff: smallNow + day,
      away: { placeholder: { en: "W1" } },
    }),
  ];
  await saveMatches(
    database,
    heads.map((head) => ({ ...head, stateAt: 0 })),
  );
  await saveEvents(database, [
    {
      matchId: 101,
      event: { id: "g", type: "goal", side: "home", how: "header", phase: "first-half", minute: 3, player: 9 },
    },
    { matchId: 101, event: { id: "c", type: "card", side: "away", card: "yellow", phase: "first-half", minute: 4 } },
  ]);
});
afterAll(() => server.close());

type Ranked = { figure: string; rows: { value: number }[] }[];

/** What the season adds up to where so many of its matches tell who played: three that are over, and one that is on. */
async function rankedWith(told: readonly number[]): Promise<Ranked> {
  const own = await testServer();
  try {
    const { database } = own.services;
    const cup = { competitionId: 1001, seasonId: 1001, stageId: null };
    const heads = [201, 202, 203].map((id) =>
      footballHead(id, { ...cup, round: "1", kickoff: smallNow - (id - 180) * day, state: finished(1, 0) }),
    );
    heads.push(footballHead(204, { ...cup, round: "2", kickoff: smallNow - 600_000, state: playing(0, 0) }));
    await saveMatches(
      database,
      heads.map((head) => ({ ...head, stateAt: 0 })),
    );
    const card = { type: "card", side: "away", card: "yellow", phase: "first-half", minute: 4 } as const;
    await saveEvents(
      database,
      told.map((matchId) => ({ matchId, event: { ...card, id: "c" } })),
    );
    const side = { formation: "4-4-2", starters: [], bench: [], coach: null };
    await saveParts(
      database,
      told.map((matchId) => ({ matchId, part: "line-ups", at: 1, data: { home: side, away: side } }) as never),
    );
    const reply = await own.app.inject({ method: "GET", url: "/api/league/leaders?leagueId=1001" });
    return reply.json().result.data.ranking;
  } finally {
    await own.close();
  }
}

const get = async (path: string) => {
  const reply = await server.app.inject({ method: "GET", url: `/api${path}` });
  return { status: reply.statusCode, ...reply.json().result };
};

describe("lists of competitions", () => {
  test("are grouped by country, with the most popular first", async () => {
    const { data } = await get("/soccerLeague/leagueList?lang=th_TH");
    const own = data.find(({ countryKey }: { countryKey: string }) => countryKey === "thailand");
    expect(own).toMatchObject({ countryName: "ไทย" });
    expect(own.leagues.map(({ leagueName }: { leagueName: string }) => leagueName)).toEqual(["Cup", "ลีก"]);
    expect((await get("/basketball/league/leagueList")).data[0].leagues).toHaveLength(1);
  });

  test("for filters and sidebars know the sport", async () => {
    expect((await get("/league/all?sportType=BASKETBALL")).data[0]).toMatchObject({
      leagueId: 1002,
      sport: "basketball",
    });
    expect((await get("/league/all")).data).toHaveLength(2);
    expect((await get("/competition/sidebar")).data.countries).toContainEqual(
      expect.objectContaining({ countryCode: "th", count: 2 }),
    );
    expect((await get("/league/all?sportType=CHESS")).status).toBe(400);
  });
});

describe("a ranking", () => {
  test("is what the results add up to, by stage, with the bracket", async () => {
    const { data } = await get("/soccerLeague/ranking?leagueId=1001");
    expect(data.tables).toHaveLength(1);
    expect(data.tables[0]).toMatchObject({
      subLeagueId: 1,
      code: "group-a",
      name: "Group of death",
      rounds: [1, 2],
      live: null,
    });
    expect(data.tables[0].total[0]).toMatchObject({
      rank: 1,
      teamId: 1,
      points: 4,
      goalsFor: 2,
      zone: "title-playoff",
    });
    expect(data.tables[0].home[0]).toMatchObject({ teamId: 1, played: 1, points: 3 });
    expect(data.teams.map(({ teamId }: { teamId: number }) => teamId).sort()).toEqual([1, 2]);
    expect(data.brackets[0].rounds[0]).toMatchObject({
      code: "final",
      ties: [{ away: { teamId: 0, name: "W1" }, score: null }],
    });
  });

  test("is known after a round, and of one stage", async () => {
    const { data } = await get("/soccerLeague/ranking?leagueId=1001&round=1&subLeagueId=1");
    expect(data).toMatchObject({ round: 1, brackets: [] });
    expect(data.tables[0].total[0]).toMatchObject({ played: 1, points: 3 });
  });

  test("moves with the facts", async () => {
    const { boards } = server.services;
    const state = {
      kind: "live",
      clock: { phase: "first-half", since: smallNow },
      score: { current: { home: 5, away: 0 } },
    } as const;
    const of = { competitionId: 1001, seasonId: 1001, teams: [1, 2] };
    const fact = {
      kind: "state",
      matchId: 102,
      sport: "football",
      of,
      state,
      homeReds: 0,
      awayReds: 0,
      news: [],
    } as const;
    await boards.apply([{ ...fact, news: [], seq: boards.seq + 1, at: smallNow }]);
    const { data } = await get("/soccerLeague/ranking?leagueId=1001");
    expect(data.tables[0].live[0]).toMatchObject({ teamId: 2, live: true, moved: 1 });
    expect(data.tables[0].total[0]).toMatchObject({ teamId: 1, played: 1 });
    await boards.apply([{ ...fact, state: finished(0, 0), news: [], seq: boards.seq + 1, at: smallNow }]);
    const sheet = await boards.seasons.get(1001);
    const [table] = sheet?.tables ?? [];
    const after = await get("/soccerLeague/ranking?leagueId=1001");
    expect(after.data.tables[0].total.map(({ teamId }: { teamId: number }) => teamId)).toEqual(
      table && standings(table).map(({ teamId }) => teamId),
    );
  });

  test("has a history: the rank after each round", async () => {
    const { data } = await get("/soccerLeague/ranking_history?leagueId=1001");
    expect(data.tables[0]).toMatchObject({
      rounds: [1, 2],
      lines: [
        { teamId: 1, ranks: [1, 1] },
        { teamId: 2, ranks: [2, 2] },
      ],
    });
  });

  test("lists its stages and groups", async () => {
    const { data } = await get("/soccerLeague/subLeagueList?leagueId=1001");
    expect(data.stages.map(({ code, kind, matches }: Record<string, unknown>) => [code, kind, matches])).toEqual([
      ["group-a", "table", 2],
      ["final", "knockout", 1],
    ]);
  });
});

describe("fixtures", () => {
  const ids = (data: { matches: { matchId: number }[] }) => data.matches.map(({ matchId }) => matchId);

  test("are those of the season, of a round, of the current one, or of a month", async () => {
    const all = await get("/match/getFixtureByLeague?leagueId=1001");
    expect(ids(all.data)).toEqual([101, 102, 103]);
    expect(all.data.rounds.map(({ round }: { round: string }) => round)).toEqual(["1", "2", "final"]);
    expect(all.data.months).toEqual(["2026-10", "2026-11"]);
    expect(ids((await get("/match/getFixtureByLeague?leagueId=1001&round=2")).data)).toEqual([102]);
    expect(ids((await get("/match/getFixtureByLeague?leagueId=1001&round=current")).data)).toEqual([103]);
    expect(ids((await get("/match/getFixtureByLeague?leagueId=1001&month=2026-10")).data)).toEqual([101]);
    expect(ids((await get("/match/getFixtureByLeague?leagueId=1001&round=no-such")).data)).toEqual([]);
    expect(ids((await get("/basketball/match/getFixtureByLeague?leagueId=1002")).data)).toEqual([4]);
  });
});

describe("a competition", () => {
  test("says what it is and who plays in it", async () => {
    const { data } = await get("/league/info?leagueId=1001&lang=th_TH");
    expect(data).toMatchObject({
      league: { leagueName: "Cup" },
      tables: 1,
      knockouts: 1,
      matches: { all: 3, finished: 2 },
    });
    expect(data.clubs.map(({ name }: { name: string }) => name)).toContain("บุรีรัมย์");
    expect((await get("/match/getSeasonListByLeagueId?leagueId=1001")).data).toMatchObject([
      { name: "2026", current: true },
    ]);
  });

  test("ranks its teams, and leaves out players that nobody knows", async () => {
    const { data } = await get("/league/leaders?leagueId=1001");
    expect(data.players).toEqual([]);
    const figure = (name: string) => data.ranking.find((row: { figure: string }) => row.figure === name).rows[0];
    expect(figure("scored")).toMatchObject({ teamId: 1, value: 2, perGame: 1 });
    expect(figure("yellow")).toMatchObject({ teamId: 2, value: 1 });
    expect(figure("biggestWin")).toMatchObject({ teamId: 1, score: { home: 2, away: 0 } });
  });
});

test("cards of a season are not counted over the few of its matches that somebody opened", async () => {
  const figures = async (told: readonly number[]) => (await rankedWith(told)).map(({ figure }) => figure);
  expect(await figures([201])).not.toContain("yellow");
  expect(await figures([201, 202, 203])).toContain("yellow");
});

/** Of two matches of a round, each 1–0, some tell who scored and how everybody was rated. */
async function bestOf(told: readonly number[]): Promise<{ scorers: boolean; eleven: boolean }> {
  const own = await testServer();
  try {
    const { database } = own.services;
    const cup = { competitionId: 1001, seasonId: 1001, stageId: null, round: "1", state: finished(1, 0) };
    const heads = [301, 302].map((id) => footballHead(id, { ...cup, kickoff: smallNow - (id - 290) * day }));
    await saveMatches(
      database,
      heads.map((head) => ({ ...head, stateAt: 0 })),
    );
    const lines = { goalkeeper: 1, defender: 4, midfielder: 4, forward: 2 };
    const starters = Object.entries(lines)
      .flatMap(([position, count]) => Array<string>(count).fill(position))
      .map((position, index) => ({ player: index + 1, number: index + 1, position }));
    const goal = { type: "goal", side: "home", how: "header", phase: "first-half", minute: 12 } as const;
    for (const matchId of told) {
      await saveEvents(database, [{ matchId, event: { ...goal, id: "g", player: 1 } }]);
      const side = { formation: "4-4-2", starters, bench: [], coach: null };
      const marks = starters.map(({ player }) => ({ player, side: "home" as const, rating: 8 }));
      await saveParts(database, [
        { matchId, part: "ratings", at: 1, data: marks },
        { matchId, part: "line-ups", at: 1, data: { confirmed: true, home: side, away: { ...side, starters: [] } } },
      ] as never);
    }
    const ask = async (call: string) => (await own.app.inject(`/api/league/${call}?leagueId=1001`)).json().result.data;
    const { players } = await ask("leaders");
    const { lines: chosen } = await ask("teamOfTheWeek");
    return { scorers: players.some(({ figure }: Ranked[number]) => figure === "goals"), eleven: chosen.length > 0 };
  } finally {
    await own.close();
  }
}

test("nor are goals, and no week has its best eleven of the few of its matches that have marks", async () => {
  expect(await bestOf([301])).toEqual({ scorers: false, eleven: false });
  expect(await bestOf([301, 302])).toEqual({ scorers: true, eleven: true });
});

test("a match that is on counts among the best of a season when it is over, as in tables and on players' pages", async () => {
  const ranking = await rankedWith([201, 202, 203, 204]);
  expect(ranking.find(({ figure }) => figure === "yellow")?.rows).toMatchObject([{ value: 3 }]);
});

test("a cup inside a season has its groups behind the tables, a bracket of its own, and no rank over time", async () => {
  const own = await testServer();
  try {
    const { database } = own.services;
    const stage = { seasonId: 1001, kind: "table", zones: null, tieBreaks: null, names: null, group: null } as const;
    await saveStages(database, [
      { ...stage, id: 1, name: "conference-1", order: 0 },
      { ...stage, id: 2, name: "season-cup-group-a", order: 1 },
      { ...stage, id: 3, name: "season-cup-final", order: 2, kind: "knockout" },
    ]);
    const of = { competitionId: 1001, seasonId: 1001, state: finished(2, 0) };
    const heads = [
      footballHead(401, { ...of, stageId: 1, round: "week-1", kickoff: smallNow - 20 * day }),
      footballHead(402, { ...of, stageId: 2, round: "week-2", kickoff: smallNow - 13 * day }),
      footballHead(403, { ...of, stageId: 3, round: "season-cup-final", kickoff: smallNow - day }),
    ];
    await saveMatches(
      database,
      heads.map((head) => ({ ...head, stateAt: 0 })),
    );
    const ask = async (call: string) => (await own.app.inject(`/api/${call}?leagueId=1001`)).json().result.data;
    const { tables, brackets } = await ask("soccerLeague/ranking");
    const played = tables.map(({ code, total }: { code: string; total: { played: number }[] }) => [
      code,
      total[0]?.played,
    ]);
    expect(played).toEqual([
      ["conference-1", 2],
      ["season-cup-group-a", 1],
    ]);
    expect(brackets.map(({ prefix }: { prefix: string }) => prefix)).toEqual(["season-cup"]);
    const history = await ask("soccerLeague/ranking_history");
    expect(history.tables.map(({ code }: { code: string }) => code)).toEqual(["conference-1"]);
  } finally {
    await own.close();
  }
});

describe("what is not there is said so", () => {
  test.each([
    ["/soccerLeague/ranking?leagueId=4711", 203404],
    ["/soccerLeague/ranking?leagueId=1002", 203404],
    ["/basketball/league/ranking?leagueId=1000", 203404],
    ["/soccerLeague/ranking?leagueId=1001&season=1999", 204404],
    ["/soccerLeague/ranking?leagueId=1001&subLeagueId=99", 204404],
    ["/soccerLeague/ranking_history?leagueId=4711", 203404],
    ["/basketball/league/rankingHistory?leagueId=1001", 203404],
    ["/soccerLeague/subLeagueList?leagueId=4711", 203404],
    ["/match/getFixtureByLeague?leagueId=4711", 203404],
    ["/basketball/match/getFixtureByLeague?leagueId=1001", 203404],
    ["/match/getSeasonListByLeagueId?leagueId=4711", 203404],
    ["/league/info?leagueId=4711", 203404],
    ["/league/leaders?leagueId=1001&season=none", 204404],
    ["/league/teamStatistics?leagueId=4711", 203404],
    ["/league/teamOfTheWeek?leagueId=1001&season=none", 204404],
  ])("%s", async (path, businessCode) => {
    expect(await get(path)).toMatchObject({ status: 404, businessCode, data: null });
  });

  test.each([
    "/soccerLeague/ranking",
    "/soccerLeague/ranking?leagueId=0",
    "/soccerLeague/ranking?leagueId=1001&round=x",
    "/soccerLeague/ranking?leagueId=1001&round=-1",
    "/soccerLeague/ranking?leagueId=1001&season=%00",
    "/soccerLeague/ranking?leagueId=1e3",
    "/match/getFixtureByLeague?leagueId=1001&month=2026-13",
    "/match/getFixtureByLeague?leagueId=1001&round=",
    "/match/getSeasonListByLeagueId?leagueId=2147483648",
    "/league/info?leagueId='%20or%201=1",
    `/league/leaders?leagueId=1001&season=${"9".repeat(21)}`,
    "/league/teamStatistics",
    `/league/teamOfTheWeek?leagueId=1001&round=${"9".repeat(61)}`,
  ])("and what makes no sense is refused: %s", async (path) => {
    expect(await get(path)).toMatchObject({ status: 400, businessCode: 100400 });
  });
});
