import type { StoredEvent } from "@scoreline/domain/facts";
import { ballKinds, type FootballShot, type LineUps } from "@scoreline/domain/match/details/details";
import { type BoxFigures, boxFigures } from "@scoreline/domain/match/figures/statistics";
import { smallNow } from "@scoreline/live/testing/small-store";
import { savePlayers } from "@scoreline/store/catalogue/catalogue";
import { saveItems, saveParts } from "@scoreline/store/match/details";
import { saveEvents } from "@scoreline/store/match/matches";
import { saveAbsences, saveSquads } from "@scoreline/store/people/people";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
const finished = 2;
const scheduled = 3;
const game = 4;
const kickoff = smallNow - 7_200_000;
const minute = 60_000;

const seat = (player: number, position: string, grid: string) => ({ player, number: player - 100, position, grid });
const lineUps: LineUps<number> = {
  confirmed: true,
  home: {
    formation: "4-4-2",
    colours: ["#ff0000", "#ffffff"],
    starters: [seat(101, "goalkeeper", "1:1"), { ...seat(109, "forward", "4:1"), captain: true }],
    bench: [{ player: 112, number: 12, position: "forward" }],
  },
  away: { formation: "4-3-3", starters: [seat(121, "goalkeeper", "1:1")], bench: [] },
};
const second = { phase: "second-half" } as const;
const events: StoredEvent[] = [
  { id: "e1", phase: "first-half", minute: 20, type: "goal", side: "home", how: "header", player: 109 },
  { id: "e2", ...second, minute: 60, type: "substitution", side: "home", on: 112, off: 109 },
  { id: "e3", ...second, minute: 80, type: "card", side: "away", card: "red", player: 121 },
];
const shot = (
  id: string,
  side: "home" | "away",
  at: number,
  own: Partial<FootballShot<number>>,
): FootballShot<number> => ({
  id,
  side,
  at: kickoff + at * minute,
  phase: "first-half",
  minute: at,
  x: 90,
  y: 45,
  player: 109,
  body: "head",
  situation: "corner",
  outcome: "goal",
  xg: 0.4,
  ...own,
});

const nothing = Object.fromEntries(boxFigures.map((key) => [key, 0])) as BoxFigures;
const boxRow = (player: number, starter: boolean, own: Partial<BoxFigures> = {}) => ({
  player,
  starter,
  ...nothing,
  ...own,
});
const plays: StoredEvent[] = [
  { id: "1", phase: "q1", remaining: 600, type: "period", edge: "start" },
  { id: "2", phase: "q1", remaining: 500, type: "basket", side: "home", points: 3, player: 131 },
  { id: "3", phase: "q2", remaining: 500, type: "substitution", side: "home", on: 132, off: 131 },
  { id: "4", phase: "q3", remaining: 400, type: "basket", side: "away", points: 2, player: 141 },
];

beforeAll(async () => {
  server = await testServer();
  const { database } = server.services;
  const unknown = { countryId: 1, birthDate: null, birthPlace: null, position: null, number: null, teamId: null };
  const body = { heightCm: null, weightKg: null, foot: null, marketValueEur: null, photo: null };
  await savePlayers(
    database,
    [101, 109, 112, 121, 131, 132, 141].map((id) => ({
      ...unknown,
      ...body,
      id,
      sport: id < 130 ? ("football" as const) : ("basketball" as const),
      names: { en: `Player Number${id}`, th: `ผู้เล่น ${id}` },
    })),
  );
  const at = kickoff;
  await saveParts(database, [
    { matchId: finished, at, part: "line-ups", data: lineUps },
    { matchId: finished, at, part: "ratings", data: [{ player: 109, side: "home", rating: 7.9 }] },
    {
      matchId: finished,
      at,
      part: "football-statistics",
      data: { total: { shots: { home: 2, away: 1 }, passes: { home: 400, away: 300 } }, phases: {} },
    },
    { matchId: finished, at, part: "momentum", data: [{ phase: "first-half", minute: 20, value: 60 }] },
    { matchId: finished, at, part: "touches", data: [{ player: 109, side: "home", cells: new Array(96).fill(1) }] },
    {
      matchId: game,
      at,
      part: "box-score",
      data: {
        home: { players: [boxRow(131, true, { pts: 3, fgm: 1 }), boxRow(132, false)] },
        away: { players: [boxRow(141, true, { pts: 2 })], totals: { ...nothing, pts: 2 } },
      },
    },
  ]);
  const shots = [
    shot("s1", "home", 20, {}),
    shot("s2", "home", 70, { ...second, outcome: "saved", player: 112 }),
    shot("s3", "away", 75, second),
  ];
  await saveItems(database, [
    ...shots.map((data) => ({ matchId: finished, list: "shots" as const, ref: data.id, at: data.at, data })),
    {
      matchId: finished,
      list: "commentary",
      ref: "c1",
      at: kickoff,
      data: { id: "c1", at: kickoff, code: "kick-off", phase: "first-half", minute: 1 },
    },
    {
      matchId: finished,
      list: "ball",
      ref: String(kickoff),
      at: kickoff,
      data: {
        from: kickoff,
        samples: [
          [0, 50, 50, 0, ballKinds.indexOf("kick-off")],
          [30 * minute, 80, 40, 0, 2],
        ],
      },
    },
  ]);
  await saveEvents(database, [
    ...events.map((event) => ({ matchId: finished, event })),
    ...plays.map((event) => ({ matchId: game, event })),
  ]);
  const member = { since: null, contractUntil: null, onLoanFromId: null };
  await saveSquads(database, [
    {
      teamId: 1,
      at,
      coachId: null,
      members: [101, 112].map((playerId) => ({
        ...member,
        playerId,
        number: playerId - 90,
        position: playerId === 101 ? "goalkeeper" : "forward",
      })),
    },
  ]);
  await saveAbsences(database, [
    {
      source: "test",
      ref: "a1",
      playerId: 109,
      teamId: 1,
      reason: "injury",
      kind: "knee",
      from: "2026-11-15",
      until: null,
    },
  ]);
});
afterAll(() => server.close());

const ask = async (path: string) => {
  const reply = await server.app.inject({ method: "GET", url: `/api${path}` });
  return { status: reply.statusCode, data: reply.json().result.data };
};

describe("line-ups", () => {
  test("carry places, marks, ratings and who is on at the end", async () => {
    const { data } = await ask(`/match/lineup?matchId=${finished}&lang=th`);
    expect(data.status).toBe("confirmed");
    expect(data.home.starters[1]).toMatchObject({ playerId: 109, grid: "4:1", captain: true, rating: 7.9, on: false });
    expect(data.home.starters[1].marks.map(({ type }: { type: string }) => type)).toEqual(["goal", "off"]);
    expect(data.home.bench[0]).toMatchObject({ playerId: 112, grid: "4:1", on: true });
    // Who was hurt in it is not out of it.
    expect(data.home.absences).not.toContainEqual(expect.objectContaining({ playerId: 109 }));
    expect(data.away.colours).toEqual(["#ff0000", "#ffffff"]);
    expect(data.away.starters[0].on).toBe(false);
    expect(data.people.find(({ playerId }: { playerId: number }) => playerId === 109).name).toBe("ผู้เล่น 109");
  });

  test("go back to who was on at a minute, without the ratings of the end", async () => {
    const { data } = await ask(`/match/lineup?matchId=${finished}&minute=50`);
    expect(data.home.starters[1]).toMatchObject({ on: true, rating: null });
    expect(data.home.starters[1].marks).toHaveLength(1);
    expect(data.home.bench[0]).toMatchObject({ grid: null, on: false, marks: [] });
  });

  test("before they are out are guessed from the last ones, the squad and who is absent", async () => {
    const { data } = await ask(`/match/lineup?matchId=${scheduled}`);
    expect(data.status).toBe("likely");
    expect(data.home.starters).toMatchObject([
      { playerId: 101, number: 11 },
      { playerId: 112, number: 22, grid: "4:1" },
    ]);
    expect(data.home.absences).toContainEqual({ playerId: 109, reason: "injury", kind: "knee", until: null });
  });

  test("are not guessed for a match that has begun", async () => {
    expect((await ask("/match/lineup?matchId=1")).data).toMatchObject({ status: "none", home: { starters: [] } });
  });
});

describe("statistics of football", () => {
  test("are the source's, with shots and momentum and without the way of the ball", async () => {
    const { data } = await ask(`/match/stat?matchId=${finished}`);
    expect(data.periods).toEqual([
      {
        period: "total",
        rows: [
          { key: "shots", home: 2, away: 1 },
          { key: "passes", home: 400, away: 300 },
        ],
      },
    ]);
    expect(data.shots.map(({ id }: { id: string }) => id)).toEqual(["s1", "s2", "s3"]);
    expect(data).toMatchObject({ track: null, momentum: [{ minute: 20 }] });
  });

  test("say where everybody touched the ball", async () => {
    const { data } = await ask(`/match/touches?matchId=${finished}`);
    expect(data).toMatchObject({ long: 12, wide: 8, players: [{ playerId: 109, side: "home" }] });
    expect((await ask("/match/touches?matchId=999999")).data).toBe(null);
  });

  test("of a past minute are counted from what had happened", async () => {
    const { data } = await ask(`/match/stat?matchId=${finished}&minute=50`);
    const total = data.periods[0].rows;
    expect(total).toContainEqual({ key: "shots", home: 1, away: 0 });
    expect(total.map(({ key }: { key: string }) => key)).not.toContain("passes");
    expect(data.shots).toHaveLength(1);
  });

  test("bring the way of the ball when it is asked for", async () => {
    const all = (await ask(`/match/stat?matchId=${finished}&track=all`)).data.track;
    expect(all.ball[0].samples).toHaveLength(2);
    expect(all.moments).toMatchObject([{ code: "kick-off" }]);
    expect((await ask(`/match/stat?matchId=${finished}&track=last`)).data.track.ball[0].samples).toHaveLength(1);
    expect((await ask(`/match/stat?matchId=${finished}&track=all&minute=10`)).data.track.ball[0].samples).toHaveLength(
      1,
    );
  });
});

describe("a basketball game", () => {
  test("has plays with the score and who has the ball", async () => {
    const { data } = await ask(`/basketball/match/stat?matchId=${game}&track=all`);
    expect(data.track.plays).toMatchObject([
      { type: "period", played: 0 },
      { type: "basket", played: 100, ball: "away", score: { home: 3, away: 0 } },
      { type: "substitution" },
      { type: "basket", ball: "home", score: { home: 3, away: 2 } },
    ]);
  });

  test("has figures of a past minute counted from its plays", async () => {
    const { data } = await ask(`/basketball/match/stat?matchId=${game}&minute=15`);
    expect(data.periods[0].rows).toContainEqual({ key: "threesMade", home: 1, away: 0 });
    expect(data.periods.map(({ period }: { period: string }) => period)).toEqual(["total", "q1", "q2"]);
  });

  test("has a box score, now and at a minute", async () => {
    const now = (await ask(`/basketball/match/boxScore?matchId=${game}`)).data;
    expect(now.home.totals.pts).toBe(3);
    const then = (await ask(`/basketball/match/boxScore?matchId=${game}&minute=15`)).data;
    expect(then.home.players).toMatchObject([
      { playerId: 131, pts: 3, seconds: 700, plusMinus: 3, onCourt: false },
      { playerId: 132, seconds: 200, onCourt: true, played: true },
    ]);
    expect(then.away.players[0]).toMatchObject({ pts: 0, plusMinus: -3 });
  });
});

describe("what nobody should ask", () => {
  const calls = ["/match/lineup", "/match/stat", "/basketball/match/stat", "/basketball/match/boxScore"];
  test.each(calls)("%s refuses unknown matches and bad inputs", async (path) => {
    expect((await ask(`${path}?matchId=999999`)).status).toBe(404);
    for (const bad of ["", "matchId=x", "matchId=0", `matchId=${game}&minute=abc`, "matchId=-1"]) {
      expect((await ask(`${path}?${bad}`)).status).toBe(400);
    }
  });

  test("a match of the other sport is not there, and the track has two lengths", async () => {
    expect((await ask(`/match/stat?matchId=${game}`)).status).toBe(404);
    expect((await ask("/basketball/match/boxScore?matchId=1")).status).toBe(404);
    expect((await ask("/match/stat?matchId=1&track=some")).status).toBe(400);
  });
});
