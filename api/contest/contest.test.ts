import { Worker } from "node:worker_threads";
import { calls } from "@scoreline/contract/calls";
import { errorCatalogue } from "@scoreline/contract/errors";
import { reachPoints } from "@scoreline/domain/contest/draw";
import { isProven } from "@scoreline/domain/contest/receipt";
import { sha256 } from "@scoreline/domain/contest/sha256";
import { voteAllowances } from "@scoreline/domain/contest/votes";
import { translatorFor } from "@scoreline/i18n/server-catalogues";
import { smallNow } from "@scoreline/live/testing/small-store";
import { addUser } from "@scoreline/store/account/users";
import { closeSlot } from "@scoreline/store/contest/closing";
import { draftContest } from "@scoreline/store/contest/contests";
import { enter } from "@scoreline/store/contest/entries";
import { settle } from "@scoreline/store/contest/settling";
import { plainContest, scored } from "@scoreline/store/testing/contests";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { callCosts } from "#limits/costs.ts";
import { serveMachines } from "#machines/serve.ts";
import { createServer } from "#server.ts";
import { testOrigin } from "#testing/accounts.ts";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ contests: true });
});
afterAll(() => server.close());

type Listed = { contestId: number; startTime: number; endTime: number; sportType: number; title: string };

async function list(query: string): Promise<Listed[]> {
  const reply = await server.app.inject(`/api/contest/getContestList?${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json().result.data;
}

/** Somebody who may take part, or who lacks something. */
async function fan(more: { phone?: string | null; nickname?: string } = {}) {
  const { authorization, session } = await server.signIn();
  const { phone = `+8490${session.userId}`, nickname = `Fan${session.userId}` } = more;
  await server.services.database.execute(
    `update users set phone = ${phone === null ? "null" : `'${phone}'`}, nickname = '${nickname}' where id = ${session.userId}`,
  );
  const send = async (method: "GET" | "POST", path: string, input: Record<string, string | number>) => {
    const text = new URLSearchParams(
      Object.entries(input).map(([key, value]): [string, string] => [key, String(value)]),
    ).toString();
    const reply = await server.app.inject({
      method,
      url: `/api${path}${method === "GET" ? `?${text}` : ""}`,
      headers: { authorization, ...(method === "POST" && { "content-type": "application/x-www-form-urlencoded" }) },
      ...(method === "POST" && { payload: text }),
    });
    return { status: reply.statusCode, ...reply.json().result };
  };
  return {
    userId: session.userId,
    get: (path: string, input: Record<string, string | number>) => send("GET", path, input),
    post: (path: string, input: Record<string, string | number>) => send("POST", path, input),
  };
}

const matchScore = 30_044;

test("events are listed by whether they are on, in the reader's language", async () => {
  const now = server.services.now();
  const [on, coming, over] = await Promise.all(
    ["ongoing", "upcoming", "past"].map((type) => list(`type=${type}&sportType=0&lang=th_TH`)),
  );
  expect(on?.map(({ title }) => title)).toContain("ชาเลนจ์ทายสกอร์");
  expect(on?.every(({ startTime, endTime }) => startTime <= now && now < endTime)).toBe(true);
  expect(coming?.every(({ startTime }) => startTime > now)).toBe(true);
  const ends = (over ?? []).map(({ endTime }) => endTime);
  expect(ends).toEqual([...ends].sort((a, b) => b - a));
});

test("a sport has its own, and without a choice there are all", async () => {
  expect((await list("sportType=1")).every(({ sportType }) => sportType === 1)).toBe(true);
  expect(new Set((await list("")).map(({ sportType }) => sportType))).toEqual(new Set([0, 1]));
});

test("the list is made once for everybody, and nobody sees whether another takes part", async () => {
  const [me, other] = [await fan(), await fan()];
  const asked = { type: "ongoing", sportType: 0 };
  const takesPart = async (one: typeof me) =>
    (await one.get("/contest/getContestList", asked)).data.find(({ contestId }: Listed) => contestId === matchScore)
      .participated;
  expect(await takesPart(me)).toBe(false);
  await me.post("/contest/join", { contestId: matchScore, picks: "3:2-1" });
  expect([await takesPart(me), await takesPart(other)]).toEqual([true, false]);
  const { database, boards } = server.services;
  const entrants = async () => (await list("type=ongoing&sportType=0")).find((one) => one.contestId === matchScore);
  const before = await entrants();
  await database.execute(`update contests set entrants = 77 where id = ${matchScore}`);
  expect(await entrants()).toEqual(before);
  // Their fact drops it.
  boards.changes.note(["contests"], boards.seq + 1);
  expect(await entrants()).toMatchObject({ entrants: 77 });
  await database.execute(`update contests set entrants = 1 where id = ${matchScore}`);
});

test("what is not a kind of event is refused", async () => {
  for (const query of ["type=never", "sportType=7", "type=ongoing&sportType=x"]) {
    expect((await server.app.inject(`/api/contest/getContestList?${query}`)).statusCode).toBe(400);
  }
  expect((await server.app.inject("/api/contest/getContestInfo?contestId=1")).statusCode).toBe(404);
});

describe("taking part", () => {
  test("needs a login, a verified number and a nickname", async () => {
    const input = { contestId: matchScore, picks: "3:2-1" };
    const nobody = await server.app.inject({ method: "POST", url: "/api/contest/join", payload: input });
    expect(nobody.json().result.businessCode).toBe(100_007);
    expect((await (await fan({ phone: null })).post("/contest/join", input)).businessCode).toBe(300_017);
    expect((await (await fan({ nickname: "" })).post("/contest/join", input)).businessCode).toBe(400_003);
  });

  test("gives a receipt, shows on the list, and matches that have begun are refused by name", async () => {
    const me = await fan();
    const joined = await me.post("/contest/join", { contestId: matchScore, picks: "3:2-1 sure joker;2:1-0" });
    expect(joined.data.refused).toEqual([2]);
    expect(joined.data.entries).toMatchObject([{ receipt: { slot: 3, pick: "2-1 sure joker" }, closed: false }]);
    const own = await me.get("/contest/getMyPredictionList", { contestId: matchScore });
    expect(own.data).toEqual(joined.data.entries);
    const listed = await me.get("/contest/getContestList", { type: "ongoing", sportType: 0 });
    expect(listed.data.find(({ contestId }: Listed) => contestId === matchScore).participated).toBe(true);
    // The other form of the call does the same.
    expect((await me.get("/contest/join", { contestId: matchScore, picks: "3:0-0" })).businessCode).toBe(0);
    expect((await me.post("/contest/join", { contestId: matchScore, picks: "2:1-0" })).businessCode).toBe(400_001);
  });

  test("is not done for a page of another site", async () => {
    const reply = await server.app.inject({
      url: `/api/contest/join?contestId=${matchScore}&picks=3:2-1`,
      headers: { "sec-fetch-site": "cross-site", cookie: "session=x" },
    });
    expect(reply.statusCode).toBe(403);
  });

  test.each([
    ["a match of another event", "picks", "4:2-1", 400_004],
    ["the same match twice", "picks", "3:2-1;3:1-1", 400_004],
    ["a score that nobody reaches", "picks", "3:200-1", 400_004],
  ])("%s is refused", async (_what, field, value, code) => {
    const me = await fan();
    expect((await me.post("/contest/join", { contestId: matchScore, [field]: value })).businessCode).toBe(code);
    expect((await me.get("/contest/getMyPredictionList", { contestId: matchScore })).data).toEqual([]);
  });

  test.each(["at=1", "points=99", "approved=true", "participated=true", "userId=1", "time=2020-01-01"])(
    "what only the server says is no input: %s",
    async (forged) => {
      const me = await fan();
      const [name = "", value = ""] = forged.split("=");
      const reply = await me.post("/contest/join", { contestId: matchScore, picks: "3:2-1", [name]: value });
      expect(reply.status).toBe(400);
      expect((await me.get("/contest/getMyPredictionList", { contestId: matchScore })).data).toEqual([]);
    },
  );
});

test.each([
  ["of a few people it is not told who says what", 9, 0],
  ["of many it is told what most say", 10, 10],
])("%s", async (_what, count, told) => {
  const { database } = server.services;
  const contestId = 30_700 + count;
  await draftContest(database, plainContest(contestId, smallNow, [3], { series: 3 }));
  const people = await Promise.all(Array.from({ length: count }, () => addUser(database, { createdAt: 0 })));
  const entrants = people.map((userId = 0) => ({ userId, picks: [scored(3, 1, 0)] }));
  await enter(database, contestId, entrants, { at: smallNow });
  const info = (await server.app.inject(`/api/contest/getContestInfo?contestId=${contestId}`)).json();
  expect(info.result.data.matches[0].shares).toEqual({ home: told, draw: 0, away: 0 });
});

test("whatever asks the store of events is paid for", () => {
  const asking = Object.entries(calls).filter(([, { path }]) => /^\/contest|^\/match\/votes?$/.test(path));
  // The list is kept for everybody.
  const free = asking.filter(([name]) => !callCosts[name]).map(([name]) => name);
  expect(free).toEqual(["getContestList"]);
});

describe("finalists", () => {
  const finalists = 100_777;
  beforeAll(async () => {
    const more = { mode: "finalists", kind: "prediction", series: 10, lock: "first" } as const;
    await draftContest(
      server.services.database,
      plainContest(finalists, smallNow, [0], { ...more, rules: { teams: [1, 2, 3] } }),
    );
  });

  test.each([
    ["the same team twice", { teamA: 1, teamB: 1 }, "sameTeam"],
    ["a team outside the event", { teamA: 1, teamB: 4 }, "pickRefused"],
    ["a team that nobody knows", { teamA: 999_999, teamB: 2 }, "pickRefused"],
    ["one team", { teamA: 1 }, "pickRefused"],
    ["scores in the place of teams", { picks: "3:2-1" }, "pickRefused"],
  ] as const)("%s is refused with a text of its own, and nothing is stored", async (_what, teams, refusal) => {
    const me = await fan();
    const reply = await me.post("/contest/join", { contestId: finalists, ...teams });
    expect(reply.businessCode).toBe(errorCatalogue[refusal].code);
    expect(reply.message).toBe(translatorFor("en")(`error.${refusal}`));
    expect((await me.get("/contest/getMyPredictionList", { contestId: finalists })).data).toEqual([]);
  });

  test("two teams of the event are one entry, whichever is named first, and can be changed", async () => {
    const me = await fan();
    const join = (teamA: number, teamB: number) => me.post("/contest/join", { contestId: finalists, teamA, teamB });
    const [first, mirrored] = [await join(3, 1), await join(1, 3)];
    expect(first.data.entries[0].receipt.pick).toBe("teams 1,3");
    expect(mirrored.data).toEqual(first.data);
    expect((await join(2, 3)).data.entries[0].receipt.pick).toBe("teams 2,3");
    expect((await me.get("/contest/getMyPredictionList", { contestId: finalists })).data).toHaveLength(1);
  });
});

test("picks are hidden while they can be copied; then each is proven, and counts", async () => {
  const [me, other] = [await fan(), await fan()];
  const joined = await me.post("/contest/join", { contestId: matchScore, picks: "3:2-1" });
  await other.post("/contest/join", { contestId: matchScore, picks: "3:1-1" });
  const latest = () => other.get("/contest/getLatestContesterPredictionList", { contestId: matchScore });
  expect((await latest()).data.every(({ pick }: { pick: unknown }) => pick === null)).toBe(true);
  const { receipt } = joined.data.entries[0];
  const asked = { contestId: matchScore, slot: 3, number: receipt.number };
  expect((await me.get("/contest/verify", asked)).businessCode).toBe(400_010);

  const { database } = server.services;
  await closeSlot(database, { contestId: matchScore, slot: 3, now: smallNow });
  await settle(database, matchScore, { matches: { 3: { home: 2, away: 1 } } }, smallNow);
  expect((await latest()).data[0].pick).toBe("1-1");
  const { root, proof } = (await me.get("/contest/verify", asked)).data;
  expect(isProven(sha256, receipt, proof, root)).toBe(true);
  expect(isProven(sha256, { ...receipt, pick: "1-1" }, proof, root)).toBe(false);
  const published = (await me.get("/contest/roots", {})).data;
  expect(published[0]).toMatchObject({ contestId: matchScore, slot: 3, root });
  const entries = (await me.get("/contest/entries", { contestId: matchScore, slot: 3 })).data.entries;
  expect(JSON.stringify(entries)).not.toContain("Fan");
  const board = (await me.get("/contest/getContesterPredictionList", { contestId: matchScore })).data;
  expect(board).toMatchObject({ version: 1, mine: { place: 1, points: 2, isMe: true } });
  expect((await me.get("/contest/getMyPredictionList", { contestId: matchScore })).data[0]).toMatchObject({
    verdict: "exact",
    points: 2,
  });
  expect((await me.get("/contest/getContestInfo", { contestId: matchScore })).data.matches[2].result).toEqual({
    home: 2,
    away: 1,
    void: null,
  });
});

describe("a bracket of clubs", () => {
  const bracket = 120_777;
  const teams = [1, 2, 3, 4];
  beforeAll(async () => {
    const more = { mode: "bracket", kind: "worldcup", series: 12, lock: "first" } as const;
    await draftContest(server.services.database, plainContest(bracket, smallNow, [0], { ...more, rules: { teams } }));
  });
  const submit = (me: Awaited<ReturnType<typeof fan>>, text: string) =>
    me.post("/contest4/submitPrediction", { contestId: bracket, bracket: text });

  test("is told in the order of the draw, is handed in whole, and is worth what came true", async () => {
    const me = await fan();
    const { clubs, groups } = (await me.get("/contest4/selections", { contestId: bracket })).data;
    expect(clubs.map(({ teamId }: { teamId: number }) => teamId)).toEqual(teams);
    expect(groups).toEqual([]);
    expect((await submit(me, "bracket clubs - 1,4,4")).data.receipt.pick).toBe("bracket clubs - 1,4,4");
    const reached = { "semi-final": teams, final: [2, 4], champion: [4] };
    await settle(server.services.database, bracket, { reached }, smallNow);
    const own = (await me.get("/contest4/myPrediction", { contestId: bracket })).data;
    expect(own.points).toBe(reachPoints.final + reachPoints.champion);
    const board = (await me.get("/contest/getContesterPredictionList", { contestId: bracket })).data;
    expect(board.mine.points).toBe(own.points);
  });

  test.each([
    ["that contradicts itself", "bracket clubs - 1,4,2"],
    ["with a team outside the event", "bracket clubs - 99,4,4"],
    ["that is not whole", "bracket clubs - 1,4"],
    ["of a World Cup", "bracket 1,2,3,4/5,6,7,8 ABCDEFGH 1,2,3"],
  ])("%s is refused", async (_what, text) => {
    const me = await fan();
    expect((await submit(me, text)).businessCode).toBe(errorCatalogue.bracketRefused.code);
    expect((await me.get("/contest4/myPrediction", { contestId: bracket })).data).toBeNull();
  });
});

test("the file of an event costs what it is long", async () => {
  const { services } = server;
  let paid = 0;
  const app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
  app.addHook("onRequest", async (request) => {
    request.pay = async (cost) => {
      paid += cost;
    };
  });
  serveMachines(app, { services, origin: testOrigin });
  const asked = async () => {
    paid = 0;
    expect((await app.inject(`/contests/${matchScore}.jsonl`)).statusCode).toBe(200);
    return paid;
  };
  expect(await asked()).toBe(0);
  await services.database.execute(`update contest_slots set leaves = 50000 where contest_id = ${matchScore}`);
  expect(await asked()).toBeGreaterThanOrEqual(500);
  await app.close();
});

test("behind the last place of a leaderboard nobody looks, however far: not into other events either", async () => {
  const crossed = vi.spyOn(Worker.prototype, "postMessage");
  const looked = async (path: string) => {
    crossed.mockClear();
    const { list } = (await server.app.inject(`/api${path}`)).json().result.data;
    const times = crossed.mock.calls.filter(([{ text }]) => /from "contest_places"/.test(text ?? "")).length;
    return [list.length > 0, times];
  };
  for (const page of [0, 1, 100_000]) {
    const found = await looked(`/contest/getContesterPredictionList?contestId=${matchScore}&page=${page}`);
    expect([page, ...found]).toEqual([page, page === 0, page === 0 ? 1 : 0]);
  }
  crossed.mockRestore();
});

test("a private league is for whoever has the invitation, and nobody else hears of it", async () => {
  const [owner, friend, stranger] = [await fan(), await fan(), await fan()];
  const made = (await owner.post("/contest/createGroup", { contestId: matchScore, name: "The office" })).data;
  expect((await friend.post("/contest/joinGroup", { code: "0000000000000000" })).businessCode).toBe(400_008);
  expect((await friend.post("/contest/joinGroup", { code: made.code })).data.contestId).toBe(matchScore);
  const tables = (await friend.get("/contest/groups", { contestId: matchScore })).data;
  expect(tables).toMatchObject([{ name: "The office", members: 2, isOwner: false }]);
  expect(tables[0].list).toHaveLength(2);
  expect((await stranger.get("/contest/groups", { contestId: matchScore })).data).toEqual([]);
});

test("a post has the form and the host of the platform, and waits for somebody to see it", async () => {
  const me = await fan();
  const [video] = (await list("type=ongoing&sportType=0")).filter(
    ({ contestId }) => Math.floor(contestId / 10_000) === 7,
  );
  const contestId = video?.contestId ?? 0;
  for (const link of [
    "javascript:alert(1)",
    "https://127.0.0.1/@a.b/video/1234567890",
    "http://www.tiktok.com/@a.b/video/1234567890",
  ])
    expect((await me.post("/contest2/participate", { contestId, link })).businessCode).toBe(400_007);
  const link = "https://www.tiktok.com/@a.b/video/1234567890";
  expect((await me.post("/contest2/participate", { contestId, link })).businessCode).toBe(0);
  expect((await me.post("/contest2/participate", { contestId, link, approved: "true" })).status).toBe(400);
  expect((await me.post("/contest2/myParticipant", { contestId })).data).toMatchObject({ approved: false });
  expect((await me.post("/contest2/listParticipant", { contestId })).data.list).toEqual([]);
});

test("one voice a device or an account, and the shares for whoever has given theirs", async () => {
  const url = "/api/match/vote";
  const headers = { "sec-fetch-site": "same-origin" };
  const before = await server.app.inject("/api/match/votes?matchId=3");
  expect(before.json().result.data).toMatchObject({ mine: null, open: true, shares: null });
  const first = await server.app.inject({ method: "POST", url, headers, payload: { matchId: 3, choice: "home" } });
  const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const again = await server.app.inject({
    method: "POST",
    url,
    headers: { ...headers, cookie },
    payload: { matchId: 3, choice: "away" },
  });
  expect(again.json().result.data).toMatchObject({ mine: "away", total: 1, shares: { home: 0, draw: 0, away: 1 } });
  const late = await server.app.inject({ method: "POST", url, headers, payload: { matchId: 2, choice: "home" } });
  expect(late.json().result.businessCode).toBe(400_001);
});

test("an address has so many voices of devices on a match, whatever cookies it sends; accounts have their own", async () => {
  const vote = (cookie?: string) =>
    server.app.inject({
      method: "POST",
      url: "/api/match/vote",
      remoteAddress: "203.0.113.9",
      headers: { "sec-fetch-site": "same-origin", ...(cookie && { cookie }) },
      payload: { matchId: 3, choice: "home" },
    });
  const { most } = voteAllowances.match;
  const made = (index: number) => `voter=${String(index).padStart(43, "a")}`;
  for (let index = 0; index < most; index += 1) expect((await vote(made(index))).json().result.businessCode).toBe(0);
  expect((await vote()).json().result.businessCode).toBe(300_003);
  expect((await vote(made(most))).json().result.businessCode).toBe(300_003);
  // Whoever has voted may change their mind.
  expect((await vote(made(0))).json().result.businessCode).toBe(0);
  const me = await fan();
  expect((await me.post("/match/vote", { matchId: 3, choice: "away" })).businessCode).toBe(0);
});
