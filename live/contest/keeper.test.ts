import { clubBracketText, clubWeekMs } from "@scoreline/domain/contest/club-bracket";
import { closesAheadMs } from "@scoreline/domain/contest/life";
import { addUser } from "@scoreline/store/account/users";
import { contestById, draftContest, livingContests, slotsOf } from "@scoreline/store/contest/contests";
import { enter } from "@scoreline/store/contest/entries";
import { placeOf } from "@scoreline/store/contest/places";
import { versionsOf } from "@scoreline/store/contest/settling";
import { plainContest, scored } from "@scoreline/store/testing/contests";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Keeper } from "#contest/keeper.ts";
import { recount } from "#contest/recount.ts";
import type { Series } from "#contest/series.ts";
import { footballHead, hour, smallNow, smallStore, stateFact } from "#testing/small-store.ts";
import { inProcessBus } from "#wake.ts";

type Small = Awaited<ReturnType<typeof smallStore>>;
let store: Small;
beforeAll(async () => {
  store = await smallStore();
});
afterAll(() => store.close());

const full = (home: number, away: number) =>
  ({ kind: "finished", decided: "regular", score: { current: { home, away } } }) as const;

test("a match ends and the leaderboard moves by itself; a correction moves it again, and the count agrees", async () => {
  const { database } = store;
  const kickoff = smallNow + hour;
  await store.saveHeads(footballHead(1, { kickoff }));
  await draftContest(database, plainContest(1, smallNow, [1], { series: 3 }));
  const people = [
    await addUser(database, { createdAt: 0, nickname: "A" }),
    await addUser(database, { createdAt: 0, nickname: "B" }),
  ];
  const say = async (userId: number, home: number, away: number) =>
    enter(database, 1, [{ userId, picks: [scored(1, home, away)] }], { at: smallNow });
  const [a = 0, b = 0] = people;
  await say(a, 2, 1);
  await say(b, 1, 1);
  let now = smallNow;
  const published: string[] = [];
  const keeper = new Keeper({
    database,
    bus: inProcessBus(),
    series: [
      {
        ...{ id: 3, kind: "matchscore", mode: "matches", sport: "football", lock: "each", joker: true },
        ...{ start: smallNow - 48 * hour, end: smallNow - 24 * hour, words: { en: { title: "Predict" } } },
      },
    ],
    now: () => now,
    publish: async ({ root }) => void published.push(root),
    wake: () => {},
    onError: (error) => {
      throw error;
    },
  });
  await keeper.look();
  expect((await contestById(database, 1))?.life).toBe("open");
  // The root is told before the ball rolls.
  now = kickoff - closesAheadMs;
  await keeper.look();
  const [slot] = await slotsOf(database, 1);
  expect(slot?.closedAt).toBeLessThan(kickoff);
  now = kickoff;
  await keeper.look();
  expect(published).toEqual([(await slotsOf(database, 1))[0]?.root]);
  expect((await contestById(database, 1))?.life).toBe("closed");

  const ends = async (home: number, away: number, seq: number) => {
    const head = footballHead(1, { kickoff, state: full(home, away) });
    await store.saveHeads(head);
    await keeper.hear([{ ...stateFact(head, full(home, away)), seq, at: now }]);
    await keeper.look();
  };
  now = kickoff + 2 * hour;
  await ends(1, 1, 1);
  expect(await placeOf(database, 1, b)).toMatchObject({ place: 1, points: 2 });
  expect((await contestById(database, 1))?.life).toBe("provisional");
  await ends(2, 1, 2);
  expect(await placeOf(database, 1, a)).toMatchObject({ place: 1, points: 2, before: 2 });
  expect((await versionsOf(database, 1)).map(({ version }) => version)).toEqual([1, 2]);
  const contest = await contestById(database, 1);
  if (!contest) throw new Error("no contest");
  expect(await recount(database, contest, now)).toEqual({ entries: 2, results: 2, unknown: [], differences: [] });
  await database.execute(`update contest_places set points = 99 where user_id = ${b}`);
  // Told again with the same result, nobody is counted: what is written here stays.
  await ends(2, 1, 3);
  expect((await recount(database, contest, now)).differences).toMatchObject([{ userId: b, stored: { points: 99 } }]);
  await database.execute(`update contest_places set points = -1 where user_id = ${b}`);

  // Those who want to hear of contests are told once of each thing, however often it is counted.
  const { rows } = await database.execute<{ key: string }>("select key from alerts order by id");
  expect(rows.map(({ key }) => key)).toEqual(["contest:1", "contest-result:1"]);

  // Final is final: what is corrected after that changes nothing.
  now += 25 * hour;
  await keeper.look();
  expect((await contestById(database, 1))?.life).toBe("final");
  await ends(0, 0, 4);
  expect((await versionsOf(database, 1)).at(-1)?.results).toEqual({ matches: { 1: { home: 2, away: 1 } } });
  const last = await contestById(database, 1);
  expect(last && (await recount(database, last, now))).toMatchObject({ unknown: [], differences: [] });
});

test("after a start it is soon drafted again once something was told, and not while nothing is", async () => {
  const { database } = store;
  const kickoff = smallNow + 30 * 24 * hour;
  let drafts = 0;
  const series: Series = {
    ...{ id: 90, kind: "matchscore", mode: "matches", sport: "football", lock: "each", joker: true, matches: 5 },
    ...{ end: kickoff + 24 * hour, words: { en: { title: "Predict" } } },
    /** Asked for by whoever drafts. */
    get start() {
      drafts += 1;
      return kickoff - 24 * hour;
    },
  };
  const keeper = new Keeper({
    database,
    bus: inProcessBus(),
    series: [series],
    now: () => kickoff - hour,
    publish: async () => {},
    wake: () => {},
    onError: (error) => {
      throw error;
    },
  });
  const real = performance.now.bind(performance);
  let passed = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => real() + passed);
  const lookAfter = async (ms: number) => {
    passed += ms;
    drafts = 0;
    await keeper.look();
    return drafts > 0;
  };
  try {
    expect(await lookAfter(0)).toBe(true);
    // What was told before anybody listened.
    expect(await lookAfter(3_000)).toBe(true);
    expect(await lookAfter(3_000)).toBe(false);
    expect(await lookAfter(3_000)).toBe(false);
    const head = footballHead(90, { kickoff });
    await store.saveHeads(head);
    await keeper.hear([{ ...stateFact(head, head.state), seq: 1, at: smallNow }]);
    expect(await lookAfter(3_000)).toBe(true);
    expect(await livingContests(database)).toContainEqual(expect.objectContaining({ series: 90 }));
  } finally {
    clock.mockRestore();
  }
});

test("what is told by nobody is counted by time: clubs when a week has ended, friends every half minute", async () => {
  const { database } = store;
  const teams = [31, 32, 33, 34, 35, 36, 37, 38];
  const from = smallNow + hour;
  const clubs = plainContest(20, smallNow, [0], {
    ...{ mode: "bracket", kind: "worldcup", closesAt: from - 1, rules: { teams, from } },
  });
  const friends = plainContest(21, smallNow, [0], {
    ...{ mode: "referral", kind: "topreferral", closesAt: from + 2 * clubWeekMs },
    rules: { deadline: from + 3 * clubWeekMs },
  });
  for (const contest of [clubs, friends]) await draftContest(database, contest);
  const userId = await addUser(database, { createdAt: 0, nickname: "C" });
  if (!userId) throw new Error("no user");
  const winners = Object.fromEntries([31, 33, 35, 37, 31, 35, 31].map((team, index) => [index + 1, team]));
  const bracket = { slot: 0, pick: clubBracketText(teams, winners) };
  await enter(database, 20, [{ userId, picks: [bracket] }], { at: smallNow });
  await enter(database, 21, [{ userId, picks: [{ slot: 0, pick: "referral" }] }], { at: smallNow });
  let now = from;
  const keeper = new Keeper({
    ...{ database, bus: inProcessBus(), series: [], now: () => now, publish: async () => {}, wake: () => {} },
    onError: (error) => {
      throw error;
    },
  });
  /** Which of both are counted: what nobody counts keeps what is written here. */
  const counted = async () => {
    await database.execute("update contest_places set points = -1 where contest_id in (20, 21)");
    await keeper.look();
    const places = await Promise.all([20, 21].map((id) => placeOf(database, id, userId)));
    return places.map((place) => place?.points !== -1);
  };
  const real = performance.now.bind(performance);
  let passed = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => real() + passed);
  try {
    await keeper.look();
    expect(await counted()).toEqual([false, false]);
    now = from + clubWeekMs;
    expect(await counted()).toEqual([true, false]);
    expect(await counted()).toEqual([false, false]);
    passed += hour;
    expect(await counted()).toEqual([false, true]);
    await keeper.hear([{ kind: "changed", seasons: [1], sheets: [1], seq: 9, at: now }]);
    expect(await counted()).toEqual([false, false]);
  } finally {
    clock.mockRestore();
  }
});
