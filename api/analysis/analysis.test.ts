import { footballHead, smallNow } from "@scoreline/live/testing/small-store";
import { savePlayers } from "@scoreline/store/catalogue/catalogue";
import { saveParts } from "@scoreline/store/match/details";
import { saveEvents, saveMatches } from "@scoreline/store/match/matches";
import { saveAbsences } from "@scoreline/store/people/people";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
const day = 86_400_000;

beforeAll(async () => {
  server = await testServer();
  const { database } = server.services;
  const score = { current: { home: 2, away: 0 }, halfTime: { home: 1, away: 0 }, fullTime: { home: 2, away: 0 } };
  const past = [1, 2, 3, 4, 5, 6].map((week) =>
    footballHead(100 + week, {
      kickoff: smallNow - week * 7 * day,
      state: { kind: "finished", decided: "regular", score },
    }),
  );
  await saveMatches(
    database,
    past.map((head) => ({ ...head, stateAt: 0 })),
  );
  await saveEvents(
    database,
    past.flatMap(({ id: matchId }) => [
      {
        matchId,
        event: {
          id: "a",
          type: "goal",
          side: "home",
          how: "header",
          phase: "first-half",
          minute: 45,
          added: 2,
        } as const,
      },
      {
        matchId,
        event: { id: "b", type: "goal", side: "home", how: "open-play", phase: "second-half", minute: 80 } as const,
      },
      { matchId, event: { id: "c", type: "injury", side: "away", phase: "second-half", minute: 81 } as const },
    ]),
  );
  const statistics = { total: { shots: { home: 12, away: 4 }, corners: { home: 6, away: 3 } }, phases: {} };
  await saveParts(database, [{ matchId: 101, part: "football-statistics", at: 0, data: statistics }]);
  const player = {
    sport: "football" as const,
    teamId: 2,
    countryId: 1,
    birthDate: null,
    birthPlace: null,
    position: "forward",
    number: 9,
    heightCm: null,
    weightKg: null,
    foot: null,
    marketValueEur: null,
    photo: null,
  };
  await savePlayers(database, [{ ...player, id: 77, names: { en: "Anan Dee", th: "อนันต์ ดี" } }]);
  await saveAbsences(database, [
    { source: "t", ref: "1", playerId: 77, teamId: 2, reason: "injury", kind: "knee", from: "2026-11-01", until: null },
    {
      source: "t",
      ref: "2",
      playerId: 77,
      teamId: 2,
      reason: "injury",
      kind: "old",
      from: "2026-01-01",
      until: "2026-02-01",
    },
  ]);
});
afterAll(() => server.close());

const ask = async (path: string) => (await server.app.inject({ method: "GET", url: `/api${path}` })).json().result.data;

test("goals are counted by quarter of an hour, with the added time", async () => {
  const data = await ask("/match/stat/goal?matchId=1");
  expect(data.buckets).toEqual([15, 30, 45, 60, 75, 90]);
  expect(data.home).toMatchObject({ matches: 6, scored: [0, 0, 6, 0, 0, 6], conceded: [0, 0, 0, 0, 0, 0], first: 6 });
  expect(data.away).toMatchObject({ scored: [0, 0, 0, 0, 0, 0], conceded: [0, 0, 6, 0, 0, 6], firstAgainst: 6 });
});

test("the past goal rate is a share of the matches", async () => {
  const data = await ask("/match/event/pastGoalRate?matchId=1");
  expect(data.home.scored).toEqual([0, 0, 1, 0, 0, 1]);
  expect(data.away.conceded).toEqual([0, 0, 1, 0, 0, 1]);
});

test("who is missing is named in the reader's language", async () => {
  const data = await ask("/match/analysis/getSquadStatus?matchId=1&lang=th_TH");
  expect(data.home).not.toContainEqual(expect.objectContaining({ playerId: 77 }));
  expect(data.away).toEqual([
    {
      playerId: 77,
      slug: "anan-dee",
      name: "อนันต์ ดี",
      position: "forward",
      reason: "injury",
      kind: "knee",
      from: "2026-11-01",
      until: null,
    },
  ]);
});

test("teams are compared by what is known of their matches", async () => {
  const { home, away } = await ask("/match/analysis/getTeamStatComparison?matchId=1");
  expect(home.figures).toMatchObject({ scored: { value: 13 / 7, of: 7 }, shots: { value: 12, of: 1 } });
  expect(away.figures.corners).toEqual({ value: 3, of: 1 });
});

test("this season's figures are split by ground", async () => {
  const { home, away } = await ask("/match/analysis/getCurrentSeasonStatByMatch?matchId=1");
  expect(home.total).toMatchObject({ played: 7, wins: 6, draws: 1, scored: 13, cleanSheets: 6 });
  expect(home.away.played).toBe(0);
  expect(away.away).toMatchObject({ played: 7, losses: 6 });
  expect(home.form).toEqual(["win", "win", "win", "win", "win", "draw"]);
});

test("tips and previews are codes with figures", async () => {
  const tips = await ask("/match/analysis/getMatchTips?matchId=1");
  expect(tips.length).toBeGreaterThan(2);
  expect(tips).toContainEqual({ code: "scored-first", side: "home", figure: { kind: "share", count: 6, of: 6 } });
  const previews = await ask("/match/analysis/getMediaTips?matchId=1");
  expect(previews.map(({ topic }: { topic: string }) => topic)).toEqual(["form", "venue", "meetings", "squads"]);
});

test("a basketball match without a past has an analysis with nothing in it", async () => {
  expect(await ask("/match/analysis/getMatchTips?matchId=4")).toEqual([]);
  expect(await ask("/match/analysis/getMediaTips?matchId=4")).toEqual([]);
  expect((await ask("/match/analysis/getTeamStatComparison?matchId=4")).home).toEqual({ matches: 0, figures: {} });
});
