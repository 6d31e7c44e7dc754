import type { StoredEvent } from "@scoreline/domain/facts";
import type { CommentaryEntry } from "@scoreline/domain/match/details/commentary";
import type { BallSample, MatchVideo } from "@scoreline/domain/match/details/details";
import { basketballHead, footballHead, smallNow } from "@scoreline/live/testing/small-store";
import { loadPlayers, savePlayers, saveStages } from "@scoreline/store/catalogue/catalogue";
import { saveItems, saveParts } from "@scoreline/store/match/details";
import { saveEvents, saveMatches } from "@scoreline/store/match/matches";
import { saveOfficials } from "@scoreline/store/people/people";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
const minute = 60_000;
const kickoff = smallNow - 200 * minute;
/** A match of 2–1 that was over long ago, and a game of which two quarters are known. */
const finished = 50;
const game = 51;

const remark = (id: string, at: number, own: Partial<CommentaryEntry<number>>) => ({
  matchId: finished,
  list: "commentary" as const,
  ref: id,
  at,
  data: { id, at, ...own } as CommentaryEntry<number>,
});

beforeAll(async () => {
  server = await testServer();
  const { database } = server.services;
  const score = { current: { home: 2, away: 1 }, halfTime: { home: 1, away: 0 }, fullTime: { home: 2, away: 1 } };
  await saveMatches(database, [
    {
      ...footballHead(finished, { kickoff, round: "12", state: { kind: "finished", decided: "regular", score } }),
      stateAt: 0,
    },
    { ...basketballHead(game, { kickoff }), stateAt: 0 },
  ]);
  const [somebody] = await loadPlayers(database, [1]);
  if (!somebody) throw new Error("the small store has a player");
  await savePlayers(database, [
    { ...somebody, id: 901, names: { en: "Karl Lindqvist", th: "คาร์ล ลินด์ควิสต์" } },
    { ...somebody, id: 902, names: { en: "Mihail Petrov" } },
  ]);
  await saveOfficials(database, [
    { id: 77, sport: "football", role: "referee", names: { en: "Ann Whistle" }, countryId: null, birthDate: null },
  ]);
  const events: StoredEvent[] = [
    { id: "e1", type: "goal", how: "header", side: "home", minute: 18, phase: "first-half", player: 901, assist: 902 },
    { id: "e2", type: "card", card: "red", side: "away", minute: 45, added: 2, phase: "first-half" },
    { id: "e10", type: "goal", how: "penalty", side: "home", minute: 70, phase: "second-half", player: 901 },
    { id: "e3", type: "goal", how: "own-goal", side: "away", minute: 60, phase: "second-half", player: 902 },
    { id: "e4", type: "substitution", side: "home", minute: 75, phase: "second-half", on: 902, off: 901 },
  ];
  await saveEvents(
    database,
    events.map((event) => ({ matchId: finished, event })),
  );
  const plays: StoredEvent[] = [
    { id: "p1", type: "basket", points: 3, side: "away", phase: "q1", remaining: 590 },
    { id: "p2", type: "basket", points: 2, side: "home", phase: "q2", remaining: 580, player: 901 },
    { id: "p3", type: "period", edge: "end", phase: "q1", remaining: 0 },
  ];
  await saveEvents(
    database,
    plays.map((event) => ({ matchId: game, event })),
  );
  await saveParts(database, [
    {
      matchId: finished,
      part: "info",
      at: 0,
      data: {
        referee: 77,
        attendance: 1234,
        weather: { code: "rain", temperature: 9 },
        broadcasts: [{ channel: "One", country: "th" }],
      },
    },
    {
      matchId: finished,
      part: "ratings",
      at: 0,
      data: [
        { player: 902, side: "away", rating: 7.1 },
        { player: 901, side: "home", rating: 8.4 },
      ],
    },
    {
      matchId: finished,
      part: "momentum",
      at: 0,
      data: [
        { phase: "first-half", minute: 1, value: 20 },
        { phase: "second-half", minute: 90, added: 4, value: -30 },
      ],
    },
  ]);
  await saveItems(database, [
    remark("c1", kickoff, { code: "kick-off", phase: "first-half", minute: 1 }),
    remark("c2", kickoff + 18 * minute, { code: "goal", phase: "first-half", minute: 18, player: 901, side: "home" }),
    remark("c3", kickoff + 65 * minute, { code: "second-half", phase: "second-half", minute: 46 }),
    ...Array.from({ length: 30 }, (_, i) =>
      remark(`c${i + 4}`, kickoff + (80 + i) * minute, {
        code: "corner",
        phase: "second-half",
        minute: 60 + i,
        side: "home",
      }),
    ),
  ]);
});
afterAll(() => server.close());

const ask = async (path: string) => {
  const reply = await server.app.inject({ method: "GET", url: `/api${path}` });
  return { status: reply.statusCode, data: reply.json().result.data, code: reply.json().result.businessCode };
};

describe("/match/info", () => {
  test("offers the parts of the page that hold something, and names the best player of a match that is over", async () => {
    const { data } = await ask(`/match/info?matchId=${finished}`);
    expect(data.tabs).not.toContain("lineups");
    expect(data.tabs).not.toContain("tracker");
    expect(data.tabs).toContain("info");
    expect(data.best).toEqual({
      playerId: 901,
      side: "home",
      rating: 8.4,
      figures: [{ key: "goals", value: 2 }],
    });
    expect(data.officials).toEqual(["Ann Whistle"]);
    expect(data).toMatchObject({ trouble: null, leg: null, courtside: null });
    const { data: game } = await ask(`/basketball/match/info?matchId=${51}`);
    expect(game.tabs).toContain("tracker");
    expect(game.tabs).not.toContain("box-score");
    expect(game.best).toBeNull();
  });

  test("offers no table of friendlies, which count in none", async () => {
    const { boards, database } = server.services;
    const stage = { kind: "table", zones: null, tieBreaks: null, names: null, group: null } as const;
    await saveStages(database, [{ ...stage, id: 77, seasonId: 1000, name: "friendly", order: 0 }]);
    const league = boards.catalogue.competitions.get(1000);
    if (!league) throw new Error("there is no league");
    expect((await ask(`/match/info?matchId=${finished}&lang=ja_JP`)).data.tabs).toContain("table");
    const { format } = league;
    Object.assign(league, { format: "friendlies" });
    expect((await ask(`/match/info?matchId=${finished}&lang=th_TH`)).data.tabs).not.toContain("table");
    Object.assign(league, { format });
  });

  test("says why a match was broken off, and where", async () => {
    const state = { kind: "abandoned", reason: "power", stoppedAt: { minute: 31 } } as const;
    await saveMatches(server.services.database, [{ ...footballHead(52, { kickoff, state }), stateAt: 0 }]);
    const { data } = await ask("/match/info?matchId=52");
    expect(data.trouble).toEqual({ reason: "power", until: null, stoppedAt: { minute: 31 } });
  });

  test("tells everything that stands over a match", async () => {
    const { data } = await ask(`/match/info?matchId=${finished}&lang=th`);
    expect(data).toMatchObject({
      sport: "football",
      minute: null,
      match: { matchStatus: "FT", homeTeamScore: 2, awayTeamScore: 1, awayTeam: { name: "บุรีรัมย์" } },
      league: { leagueName: "ลีก", countryCode: "th" },
      season: { name: "2026" },
      round: "12",
      referee: "Ann Whistle",
      attendance: 1234,
      weather: { code: "rain", temperature: 9 },
      broadcasts: [{ channel: "One", countryCode: "th", countryName: "ไทย" }],
    });
    expect(data.highlights.map(({ id }: { id: string }) => id)).toEqual(["e1", "e2", "e3", "e10"]);
    expect(data.people).toContainEqual({
      playerId: 901,
      name: "คาร์ล ลินด์ควิสต์",
      shortName: "คาร์ล ลินด์ควิสต์",
      slug: "karl-lindqvist",
    });
  });

  test("goes back to a minute: score, cards, scorers, and a clock that stands", async () => {
    const { data } = await ask(`/match/info?matchId=${finished}&minute=45%2B2`);
    expect(data).toMatchObject({
      minute: "45+2",
      match: {
        kind: "live",
        matchStatus: "1H",
        clock: null,
        homeTeamScore: 1,
        awayTeamScore: 0,
        awayRedCards: 1,
        winner: null,
      },
      fullTime: null,
    });
    expect(data.highlights).toHaveLength(2);
    const later = await ask(`/match/info?matchId=${finished}&minute=61`);
    expect(later.data.match).toMatchObject({
      matchStatus: "2H",
      homeTeamScore: 1,
      awayTeamScore: 1,
      halfTime: { home: 1, away: 0 },
    });
  });

  test("a minute that was not played is the present", async () => {
    expect((await ask(`/match/info?matchId=${finished}&minute=119`)).data.minute).toBeNull();
    expect((await ask("/match/info?matchId=3&minute=10")).data.minute).toBeNull();
  });

  test("refuses what is not there and what cannot be read", async () => {
    expect(await ask("/match/info?matchId=4")).toMatchObject({ status: 404, code: 200404 });
    expect(await ask("/basketball/match/info?matchId=1")).toMatchObject({ status: 404, code: 200404 });
    for (const input of ["matchId=0", "matchId=x", "", `matchId=${finished}&minute=45'`, "matchId=1&minute=9999"]) {
      expect((await ask(`/match/info?${input}`)).status).toBe(400);
    }
  });
});

describe("/match/gs_event", () => {
  test("lists events in order, goals with the running score and who was in them", async () => {
    const { data } = await ask(`/match/gs_event?matchId=${finished}`);
    expect(data.events.map(({ id }: { id: string }) => id)).toEqual(["e1", "e2", "e3", "e10", "e4"]);
    expect(data.events[0]).toMatchObject({ player: 901, other: 902, how: "header", score: { home: 1, away: 0 } });
    expect(data.events[3]).toMatchObject({ how: "penalty", score: { home: 2, away: 1 } });
    expect(data.events[4]).toMatchObject({ type: "substitution", player: 902, other: 901 });
    expect(data.course).toMatchObject({ added: { "first-half": 2, "second-half": 4 }, extraTime: false });
  });

  test("at a minute knows nothing of what came after it, but how long the match is", async () => {
    const { data } = await ask(`/match/gs_event?matchId=${finished}&minute=30`);
    expect(data.events).toHaveLength(1);
    expect(data.momentum).toHaveLength(1);
    expect(data.course.added).toEqual({ "first-half": 2, "second-half": 4 });
  });

  test("basketball's is the play-by-play", async () => {
    const { data } = await ask(`/basketball/match/event?matchId=${game}`);
    expect(data.events.map(({ id }: { id: string }) => id)).toEqual(["p1", "p3", "p2"]);
    expect(data.events.at(-1)).toMatchObject({ points: 2, score: { home: 2, away: 3 } });
    expect(data.events.map(({ key }: { key?: object }) => key)).toEqual([undefined, { why: ["end"] }, undefined]);
    expect(data.course.quarterMinutes).toBe(10);
  });
});

describe("/match/commentary", () => {
  test("comes newest first, page by page to the beginning", async () => {
    const first = await ask(`/match/commentary?matchId=${finished}`);
    expect(first.data.hasNext).toBe(true);
    expect(first.data.entries[0].id).toBe("c33");
    const second = await ask(`/match/commentary?matchId=${finished}&lastId=${first.data.entries.at(-1).id}`);
    expect(second.data.hasNext).toBe(false);
    expect(second.data.entries.at(-1).id).toBe("c1");
    expect(first.data.entries.length + second.data.entries.length).toBe(33);
    expect(second.data.people).toMatchObject([{ playerId: 901, shortName: "K. Lindqvist" }]);
  });

  test("ends at the minute that is asked for", async () => {
    const { data } = await ask(`/match/commentary?matchId=${finished}&minute=44`);
    expect(data.entries.map(({ id }: { id: string }) => id)).toEqual(["c2", "c1"]);
  });

  test("after an entry that is not there comes nothing", async () => {
    expect((await ask(`/match/commentary?matchId=${finished}&lastId=';--`)).data.entries).toEqual([]);
  });
});

describe("what there is to watch", () => {
  const url = "https://video.example/1";
  const kinds = async (query: string, own = finished) => {
    const { data } = await ask(`/match/getHighlightList?matchId=${own}${query}`);
    return data.videos.map(({ kind }: { kind: string }) => kind);
  };
  beforeAll(async () => {
    const goal = { kind: "goal", url, seconds: 31 } as const;
    const data: MatchVideo[] = [
      { id: "v1", ...goal, event: "e1", at: kickoff + 22 * minute },
      { id: "v2", ...goal, event: "taken back", at: kickoff + 30 * minute },
      {
        id: "v3",
        kind: "highlights",
        at: kickoff + 130 * minute,
        seconds: 240,
        url,
        title: { en: "In short", th: "ไฮไลต์" },
      },
      { id: "v4", kind: "live", at: kickoff, url },
    ];
    const live: MatchVideo[] = [
      { id: "v5", kind: "highlights", at: kickoff, url },
      { id: "v6", kind: "live", at: kickoff - minute, url },
    ];
    await saveParts(server.services.database, [
      { matchId: finished, part: "videos", at: kickoff, data },
      { matchId: 1, part: "videos", at: kickoff, data: live },
    ]);
  });

  test("stands with the live picture first while there is play, then the newest, each goal with its scorer; one taken back is none", async () => {
    expect(await kinds("", 1)).toEqual(["live", "highlights"]);
    const { data } = await ask(`/match/getHighlightList?matchId=${finished}&lang=th_TH`);
    expect(data.videos).toMatchObject([
      { videoId: "v3", kind: "highlights", title: "ไฮไลต์", seconds: 240 },
      { videoId: "v1", kind: "goal", goal: { minute: 18, player: 901, score: { home: 1, away: 0 } }, seconds: 31 },
    ]);
    expect(data.people).toMatchObject([{ playerId: 901, name: "คาร์ล ลินด์ควิสต์" }]);
  });

  test("what was filmed is told to everybody, and kept by nobody on the way", async () => {
    const path = `/api/match/getHighlightList?matchId=${finished}`;
    const { authorization } = await server.signIn();
    for (const headers of [{}, { authorization }, { authorization: "Bearer nobody" }]) {
      const reply = await server.app.inject({ url: path, headers });
      for (const { url: told } of reply.json().result.data.videos) expect(told).toBe(url);
      expect(reply.headers["cache-control"]).toContain("no-store");
    }
  });

  test("at a minute there is what had been published", async () => {
    expect(await kinds("&minute=20")).toEqual([]);
    expect(await kinds("&minute=80")).toEqual(["goal"]);
  });

  test("what nobody filmed is drawn: goals that stand, in order, with the way of the ball", async () => {
    const { database } = server.services;
    const at = kickoff + 18 * minute;
    const shot = { id: "s1", at, side: "home", x: 90, y: 45, phase: "first-half", minute: 18, player: 901 } as const;
    const own = { body: "head", situation: "corner", outcome: "goal", xg: 0.2 } as const;
    const ball = { from: at - 5_000, samples: [[0, 70, 10, 0, 4] as BallSample, [5_000, 90, 45, 0, 3] as BallSample] };
    await saveItems(database, [
      { matchId: finished, list: "shots", ref: "s1", at, data: { ...shot, ...own } },
      { matchId: finished, list: "ball", ref: String(ball.from), at, data: ball },
      remark("own", at + 42 * minute, {
        code: "own-goal",
        phase: "second-half",
        minute: 60,
        player: 902,
        side: "away",
      }),
    ]);
    const { scenes, people } = (await ask(`/match/getHighlightList?matchId=${finished}&scenes=true`)).data;
    expect(scenes.pitch).toMatchObject([
      { id: "e1", kind: "goal", minute: 18, player: 901, assist: 902, score: { home: 1, away: 0 }, shot: { xg: 0.2 } },
      { id: "e3", kind: "goal", how: "own-goal", score: { home: 1, away: 1 } },
      // Of this one only the minute is known.
      { id: "e10", kind: "goal", how: "penalty", score: { home: 2, away: 1 }, path: [] },
    ]);
    expect(scenes.pitch[0].path).toEqual([
      [0, 70, 10, 0, 4],
      [5_000, 90, 45, 0, 3],
    ]);
    expect(people.map(({ playerId }: { playerId: number }) => playerId).sort()).toEqual([901, 902]);
    // Who goes back to a minute sees what had happened by then.
    const before = (await ask(`/match/getHighlightList?matchId=${finished}&scenes=true&minute=30`)).data;
    expect(before.scenes.pitch.map(({ id }: { id: string }) => id)).toEqual(["e1"]);
    expect((await ask(`/match/getHighlightList?matchId=${finished}&scenes=perhaps`)).status).toBe(400);
  });

  test("a goal is drawn although its shot has no name, or nobody told one", async () => {
    const { database } = server.services;
    const at = kickoff + 18 * minute;
    const shot = { id: "s1", at, side: "home", x: 90, y: 45, phase: "first-half", minute: 17 } as const;
    const own = { body: "head", situation: "corner", outcome: "goal", xg: 0.2 } as const;
    // What a language was told is kept for it: each is asked once.
    const drawn = async (lang: string) =>
      (await ask(`/match/getHighlightList?matchId=${finished}&scenes=true&lang=${lang}`)).data.scenes.pitch;
    await saveItems(database, [{ matchId: finished, list: "shots", ref: "s1", at, data: { ...shot, ...own } }]);
    expect((await drawn("pt"))[0]).toMatchObject({ id: "e1", player: 901, at, shot: { xg: 0.2, minute: 17 } });
    // A shot of the others alone: the commentary says when it was.
    const theirs = { ...shot, ...own, side: "away", outcome: "saved", at: at - 3 * minute } as const;
    await saveItems(database, [{ matchId: finished, list: "shots", ref: "s1", at, data: theirs }]);
    const pitch = await drawn("ja");
    expect(pitch.map(({ id }: { id: string }) => id)).toEqual(["s1", "e1", "e3", "e10"]);
    expect(pitch[1]).toMatchObject({ at, player: 901, path: [expect.any(Array), expect.any(Array)] });
    expect(pitch[1]).not.toHaveProperty("shot");
  });

  test("nothing for a match that nobody films, and no such match", async () => {
    expect(await kinds("", 2)).toEqual([]);
    expect((await ask(`/basketball/match/getHighlightList?matchId=${game}`)).data).toEqual({
      videos: [],
      scenes: null,
      people: [],
    });
    expect((await ask("/match/getHighlightList?matchId=999")).status).toBe(404);
    expect((await ask(`/basketball/match/getHighlightList?matchId=${finished}`)).status).toBe(404);
  });
});

test("the tracker's address is ours, and the next matches follow", async () => {
  const { url } = (await ask(`/match/getLiveTrackerUrl?matchId=${finished}&lang=th_TH`)).data;
  expect(url).toBe(`/th/football/thailand/league/da-nang-vs-buriram/${finished}/tracker`);
  const { data } = await ask(`/match/nextFiveMatch?matchId=${finished}`);
  expect(data.home.map(({ matchId }: { matchId: number }) => matchId)).toEqual([2, 1, 3]);
});
