import { Worker } from "node:worker_threads";
import type { Fact } from "@scoreline/domain/facts";
import { boxFigures } from "@scoreline/domain/match/figures/statistics";
import type { Sport } from "@scoreline/domain/sport";
import type { FeedMessage, FeedOf } from "@scoreline/feed/port/message";
import {
  footballLive,
  footballState,
  smallFixture,
  smallKickoff,
  smallWorld,
} from "@scoreline/feed/scripted/small-world";
import { type Entity, refsOf } from "@scoreline/store/intake/intake";
import { commentaryPage, loadItems, loadParts } from "@scoreline/store/match/details";
import { movesOfMatch } from "@scoreline/store/match/odds";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type TestIntake, testIntake } from "#testing/intake.ts";

/** Minutes after kick-off. */
const minute = (minutes: number) => smallKickoff + minutes * 60_000;
const player = (sport: Sport, number: number): FeedOf<"player"> => ({
  type: "player",
  ref: `${sport}-player-${number}`,
  sport,
  names: { en: `Player ${number}` },
});
const seat = (sport: Sport, number: number) =>
  ({ player: `${sport}-player-${number}`, number, position: "forward" }) as const;
const nobody = { player: "nobody", number: 99, position: "forward" } as const;

let intake: TestIntake;
beforeAll(async () => {
  intake = await testIntake();
  await intake.say(
    ...smallWorld(),
    ...(["football", "basketball"] as const).flatMap((sport) => [1, 2, 3].map((number) => player(sport, number))),
    {
      type: "official",
      ref: "coach",
      sport: "football",
      role: "coach",
      names: { en: "Coach" },
      nationality: "country",
    },
    { type: "official", ref: "referee", sport: "football", role: "referee", names: { en: "Referee" } },
    smallFixture("football", "match"),
    smallFixture("basketball", "game"),
    smallFixture("football", "far", { kickoff: smallKickoff + 30 * 86_400_000 }),
  );
});
afterAll(() => intake.close());

async function idOf(entity: Entity, ref: string): Promise<number> {
  const rows = await refsOf(intake.database, "scripted");
  return rows.find((row) => row.entity === entity && row.ref === ref)?.id ?? 0;
}
const partsTold = (facts: readonly Fact[]) => facts.flatMap((fact) => (fact.kind === "details" ? [fact.parts] : []));
const reasons = async () => (await intake.aside()).map(({ reason }) => reason);

describe("documents around a match", () => {
  const lineUps = (at: number, confirmed: boolean): FeedOf<"line-ups"> => ({
    type: "line-ups",
    match: "match",
    at,
    confirmed,
    home: {
      formation: "4-2-3-1",
      coach: "coach",
      starters: [{ ...seat("football", 1), grid: "5:1", captain: true }, nobody],
      bench: [seat("football", 2)],
    },
    away: { starters: [seat("football", 3)], bench: [] },
  });

  test("are kept by our ids, without those whom nobody knows, and only the newest", async () => {
    const info = {
      type: "match-info",
      match: "match",
      at: minute(-30),
      referee: "referee",
      attendance: 40_000,
    } as const;
    const facts = await intake.factsOf(lineUps(minute(-20), true), lineUps(minute(-60), false), info);
    expect(facts).toMatchObject([{ kind: "details", sport: "football", items: [] }]);
    expect(partsTold(facts).flat().sort()).toEqual(["info", "line-ups"]);
    expect(await intake.factsOf(lineUps(minute(-30), false), { ...info, at: minute(-29) })).toEqual([]);
    const parts = await loadParts(intake.database, await idOf("matches", "match"));
    expect(parts["line-ups"]).toEqual({
      confirmed: true,
      home: {
        formation: "4-2-3-1",
        coach: await idOf("officials", "coach"),
        starters: [
          {
            ...seat("football", 1),
            player: await idOf("players", "football-player-1"),
            grid: "5:1",
            captain: true,
          },
        ],
        bench: [{ ...seat("football", 2), player: await idOf("players", "football-player-2") }],
      },
      away: { starters: [{ ...seat("football", 3), player: await idOf("players", "football-player-3") }], bench: [] },
    });
    expect(parts.info).toEqual({ referee: await idOf("officials", "referee"), attendance: 40_000 });
  });

  test("videos, all that there are at a time", async () => {
    const goal = {
      ref: "v1",
      kind: "goal",
      at: minute(20),
      event: "e1",
      seconds: 30,
      url: "https://video.example/1",
    } as const;
    const live = { ref: "live", kind: "live", at: minute(0), url: "http://video.example/2" } as const;
    const said = { type: "videos", match: "match", at: minute(21), entries: [goal, live] } as const;
    expect(partsTold(await intake.factsOf({ ...said, entries: [...said.entries] }))).toEqual([["videos"]]);
    await intake.say({ ...said, at: minute(22), entries: [goal] });
    const { ref, ...rest } = goal;
    const id = await idOf("matches", "match");
    expect((await loadParts(intake.database, id, ["videos"])).videos).toEqual([{ id: ref, ...rest }]);
    const bad = { ...said, at: minute(23), entries: [{ ...goal, url: "javascript:alert(1)" }] };
    const before = (await reasons()).length;
    await intake.say(bad as never);
    expect(await reasons()).toHaveLength(before + 1);
  });

  test("statistics, ratings, momentum and the box score", async () => {
    const figures = Object.fromEntries(boxFigures.map((name, i) => [name, i])) as Record<
      (typeof boxFigures)[number],
      number
    >;
    const box = { player: "basketball-player-1", starter: true, ...figures, plusMinus: -7 };
    const at = minute(30);
    const pair = { home: 55.5, away: 44.5 };
    const facts = await intake.factsOf(
      { type: "football-statistics", match: "match", at, total: { possession: pair }, phases: { "first-half": {} } },
      { type: "ratings", match: "match", at, entries: [{ player: "football-player-1", side: "home", rating: 7.4 }] },
      { type: "momentum", match: "match", at, points: [{ phase: "first-half", minute: 45, added: 2, value: -40 }] },
      { type: "basketball-statistics", match: "game", at, total: {}, phases: { ot2: {} }, leadChanges: 4 },
      {
        type: "box-score",
        match: "game",
        at,
        home: { players: [box, { ...box, player: "nobody" }], teamRebounds: 3 },
        away: { players: [] },
      },
    );
    expect(facts.map(({ kind }) => kind)).toEqual(["details", "details"]);
    expect(JSON.stringify(facts).length).toBeLessThan(600);
    const football = await loadParts(intake.database, await idOf("matches", "match"), [
      "football-statistics",
      "ratings",
    ]);
    expect(football).toEqual({
      "football-statistics": { total: { possession: pair }, phases: { "first-half": {} } },
      ratings: [{ player: await idOf("players", "football-player-1"), side: "home", rating: 7.4 }],
    });
    const game = await loadParts(intake.database, await idOf("matches", "game"));
    expect(game["basketball-statistics"]).toEqual({ total: {}, phases: { ot2: {} }, leadChanges: 4 });
    expect(game["box-score"]?.home).toEqual({
      players: [{ ...box, player: await idOf("players", "basketball-player-1") }],
      teamRebounds: 3,
    });
  });

  test("of the other sport, or of a match that nobody told us, are set aside", async () => {
    const before = (await reasons()).length;
    const about = { match: "game", at: minute(31) };
    await intake.say(
      { type: "football-statistics", ...about, total: {}, phases: {} },
      { type: "momentum", ...about, points: [{ phase: "first-half", minute: 1, value: 0 }] },
      { type: "ball", ...about, from: minute(1), samples: [[0, 50, 50, 0, 8]] },
      { type: "match-info", ...about, match: "no-such-match" },
      { type: "odds", ...about, match: "no-such-match", entries: [] },
    );
    expect((await reasons()).slice(before).sort()).toEqual([
      "ball for a basketball match",
      "football-statistics for a basketball match",
      "momentum for a basketball match",
      "unknown reference to matches: no-such-match",
      "unknown reference to matches: no-such-match",
    ]);
  });

  test("far from today are told by the id of the match", async () => {
    const facts = await intake.factsOf({ type: "match-info", match: "far", at: 1, venue: { name: "Ground" } });
    expect(facts).toMatchObject([{ kind: "changed", matches: [await idOf("matches", "far")] }]);
    expect(await loadParts(intake.database, await idOf("matches", "far"))).toEqual({
      info: { venue: { name: "Ground" } },
    });
  });
});

describe("lists around a match", () => {
  const remark = (number: number, own: object = {}) => ({
    ref: `c${number}`,
    at: minute(number),
    code: "corner",
    phase: "first-half",
    minute: number,
    ...own,
  });
  const commentary = (entries: object[], removed?: string[]) => ({
    type: "commentary",
    match: "match",
    at: minute(40),
    entries,
    ...(removed && { removed }),
  });

  test("commentary grows, is corrected and taken back, and travels with the fact", async () => {
    const known = remark(2, { player: "football-player-1", other: "nobody", side: "home" });
    const facts = await intake.factsOf(commentary([remark(1), remark(3)]), commentary([known], ["c3"]));
    const playerId = await idOf("players", "football-player-1");
    const { ref: _, other: __, ...kept } = known as typeof known & { other: string };
    expect(facts).toMatchObject([
      {
        kind: "details",
        parts: ["commentary"],
        items: [{ list: "commentary", entries: [{ id: "c1" }, { ...kept, id: "c2", player: playerId }], removed: [] }],
      },
    ]);
    expect(await intake.factsOf(commentary([remark(1)]))).toEqual([]);
    const corrected = await intake.factsOf(commentary([remark(1, { code: "offside" })], ["c2", "never"]));
    expect(corrected).toMatchObject([{ items: [{ entries: [{ id: "c1", code: "offside" }], removed: ["c2"] }] }]);
    const page = await commentaryPage(intake.database, await idOf("matches", "match"), { limit: 10 });
    expect(page.map(({ id }) => id)).toEqual(["c1"]);
  });

  test("too much commentary for one fact is only announced", async () => {
    const facts = await intake.factsOf(commentary(Array.from({ length: 31 }, (_, i) => remark(50 + i))));
    expect(facts).toMatchObject([{ parts: ["commentary"], items: [] }]);
  });

  test("shots of both sports are kept, each in its own match", async () => {
    const shot = { ref: "s1", at: minute(5), side: "home", x: 88.5, y: 40, player: "football-player-2" };
    const football = { ...shot, phase: "first-half", minute: 5, body: "head", situation: "corner", outcome: "goal" };
    const basketball = {
      ...shot,
      player: "nobody",
      phase: "q1",
      remaining: 300.1,
      kind: "dunk",
      points: 2,
      made: true,
    };
    const message = { type: "shots", match: "match", at: minute(5), entries: [{ ...football, xg: 0.41 }] };
    const before = (await reasons()).length;
    const facts = await intake.factsOf(
      message,
      { ...message, match: "game", entries: [basketball] },
      { ...message, match: "game" },
    );
    expect(partsTold(facts)).toEqual([["shots"], ["shots"]]);
    expect((await reasons()).slice(before)).toEqual(["shots for a basketball match"]);
    expect(await loadItems(intake.database, await idOf("matches", "match"), "shots")).toMatchObject([
      { id: "s1", xg: 0.41, player: await idOf("players", "football-player-2") },
    ]);
    const [made] = await loadItems(intake.database, await idOf("matches", "game"), "shots");
    expect(made).toMatchObject({ kind: "dunk", made: true });
    expect(made).not.toHaveProperty("player");
  });

  test("of the ball only the latest block is told", async () => {
    const block = (from: number, samples: number) => ({
      type: "ball",
      match: "match",
      at: minute(41),
      from,
      samples: Array.from({ length: samples }, (_, i) => [i * 5000, 50, 50, i % 2, 1]),
    });
    const facts = await intake.factsOf(block(minute(2), 300), block(minute(1), 3));
    expect(facts).toMatchObject([{ parts: ["ball"], items: [{ list: "ball", entries: [{ from: minute(2) }] }] }]);
    expect(JSON.stringify(facts).length).toBeLessThan(4000);
    const id = await idOf("matches", "match");
    expect((await loadItems(intake.database, id, "ball")).map(({ samples }) => samples.length)).toEqual([3, 300]);
    await intake.say({ ...block(minute(3), 0), removed: [String(minute(1))] });
    expect((await loadItems(intake.database, id, "ball")).map(({ from }) => from)).toEqual([minute(2)]);
  });
});

test("moves of prices are appended once, in whatever order they come", async () => {
  const entry = { company: 8, phase: "pre-match", prices: [1.9, 2] };
  const odds = (...entries: object[]) => ({ type: "odds", match: "match", at: minute(-5), entries });
  const handicap = { ...entry, market: "handicap", line: -0.75, at: minute(-10) };
  const late = odds({ ...handicap, phase: "opening", at: minute(-90), line: -0.5 });
  expect(partsTold(await intake.factsOf(odds(handicap, handicap)))).toEqual([["odds"]]);
  expect(partsTold(await intake.factsOf(late))).toEqual([["odds"]]);
  expect(await intake.factsOf(odds(handicap), late)).toEqual([]);
  const moves = await movesOfMatch(intake.database, await idOf("matches", "match"));
  expect(moves.map(({ phase, line }) => [phase, line])).toEqual([
    ["opening", -0.5],
    ["pre-match", -0.75],
  ]);
});

test("a feed cannot say more than the port allows", async () => {
  const about = { match: "match", at: minute(50) };
  const price = { company: 8, phase: "live", market: "1x2", at: minute(50) };
  const film = { ref: "film", kind: "highlights", at: minute(50), url: "https://video.example/film.mp4" };
  const hostile = [
    { type: "odds", ...about, entries: [{ ...price, prices: [1.5] }] },
    { type: "odds", ...about, entries: [{ ...price, prices: [1, 2, 3] }] },
    { type: "momentum", ...about, points: Array(401).fill({ phase: "first-half", minute: 1, value: 0 }) },
    { type: "basketball-statistics", ...about, total: { dunks: { home: 1, away: 1 } }, phases: {} },
    { type: "basketball-statistics", ...about, total: {}, phases: { ot21: {} } },
    { type: "match-info", ...about, venue: { name: "bell\u0007" } },
    { type: "match-info", ...about, broadcasts: [{ channel: "TV", url: "javascript:alert(1)" }] },
    { type: "ball", ...about, from: 0, samples: [[0, 50, 101, 0, 1]] },
    { type: "videos", ...about, entries: [{ ...film, captions: [{ language: '"><script>', url: film.url }] }] },
    { type: "videos", ...about, entries: [{ ...film, captions: [{ language: "en", url: "javascript:alert(1)" }] }] },
    { type: "videos", ...about, entries: [{ ...film, poster: "javascript:alert(1)" }] },
    { type: "videos", ...about, entries: [{ ...film, url: "data:text/html,<script>alert(1)</script>" }] },
    { type: "squad", team: "football-team-1", at: 1, members: Array(101).fill(seat("football", 1)) },
  ];
  const before = (await intake.aside()).length;
  expect(await intake.factsOf(...hostile)).toEqual([]);
  expect((await intake.aside()).slice(before).map(({ raw }) => raw)).toEqual(hostile);
});

test("a batch of hundreds of messages is a handful of statements", async () => {
  const matches = Array.from({ length: 200 }, (_, i) => `bulk-${i}`);
  await intake.say(...matches.map((ref) => smallFixture("football", ref)));
  const messages = (at: number): FeedMessage[] =>
    matches.flatMap((match, i): FeedMessage[] => [
      footballState(match, at, footballLive(i % 5, at % 3)),
      {
        type: "football-statistics",
        match,
        at: minute(at),
        total: { shots: { home: at, away: i } },
        phases: {},
      },
      {
        type: "commentary",
        match,
        at: minute(at),
        entries: [{ ref: `c${at}`, at: minute(at), code: "corner", phase: "second-half", minute: 60 }],
      },
    ]);
  // Each statement crosses to the thread of the embedded database once, and so do those that look after the database.
  const upkeep = /pg_control_checkpoint|pg_stat_user_tables|^(checkpoint|analyze|vacuum)/;
  const crossed = vi.spyOn(Worker.prototype, "postMessage");
  await intake.say(...messages(60));
  const count = crossed.mock.calls.filter(([{ text }]) => !upkeep.test(text ?? "")).length;
  crossed.mockRestore();
  expect(count).toBeGreaterThan(5);
  expect(count).toBeLessThan(18);
});
