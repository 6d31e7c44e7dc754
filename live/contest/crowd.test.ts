import { type BracketPick, type Groups, groupLetters, pairOf, roundMatches } from "@scoreline/domain/contest/bracket";
import { clubDraw } from "@scoreline/domain/contest/club-bracket";
import { matchesOf } from "@scoreline/domain/contest/draw";
import type { ContestMode } from "@scoreline/store/contest/contests";
import { contestById, draftContest, slotsOf } from "@scoreline/store/contest/contests";
import { placesOf } from "@scoreline/store/contest/places";
import { approvedVideos } from "@scoreline/store/contest/videos";
import { plainContest } from "@scoreline/store/testing/contests";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CrowdDoor } from "#contest/crowd.ts";
import type { Crowd } from "#contest/crowd-port.ts";
import { Keeper } from "#contest/keeper.ts";
import { recount } from "#contest/recount.ts";
import { footballHead, hour, smallNow, smallStore } from "#testing/small-store.ts";
import { inProcessBus } from "#wake.ts";

type Small = Awaited<ReturnType<typeof smallStore>>;
let store: Small;
beforeAll(async () => {
  store = await smallStore();
});
afterAll(() => store.close());

/** Twelve people, who come one after the other and say what they always say. */
const crowd: Crowd = {
  seed: "few",
  size: 12,
  person: (index) => ({ nickname: `few${index}`, avatar: 1 + (index % 12) }),
  arrival: (index) => index / 12,
  pick: (index) => ({ outcome: index % 2 === 0 ? "home" : "away" }),
  joker: () => undefined,
  teams: (_index, _contest, teams, count) => teams.slice(0, count).map(({ id }) => id),
  brings: (index) => (index < 6 ? index / 12 : undefined),
  friends: () => [0, 0, 1].map((referrer, number) => ({ number, referrer, arrival: 0.5 })),
  newcomer: (_contest, number) => ({ nickname: `new${number}`, avatar: 1 }),
  posts: () => [0, 1].map((index) => ({ index, arrival: 0.1 })),
  likes: (index) => (index > 3 ? [index % 2] : []),
  clubs: (_index, _contest, teams) => {
    const winners: Record<number, number> = {};
    for (const match of matchesOf(clubDraw(teams))) winners[match] = clubDraw(teams).pair(winners, match)[0] ?? 0;
    return winners;
  },
  bracket: (_index, _contest, groups): BracketPick => {
    let pick: BracketPick = { groups, thirds: [...groupLetters.slice(0, 8)], winners: {} };
    for (const match of Object.values(roundMatches).flat())
      pick = {
        ...pick,
        winners: { ...pick.winners, [match]: pairOf(pick as { groups: Groups } & BracketPick, match)[0] ?? 0 },
      };
    return pick;
  },
};

async function draft(id: number, mode: ContestMode, slots: number[], { days }: { days: number }) {
  const [opensAt, closesAt] = [smallNow - (days + 2) * 24 * hour, smallNow - days * 24 * hour];
  const kind = mode === "referral" ? "topreferral" : mode === "video" ? "tiktok" : "matchscore";
  const more = { mode, kind, series: id, opensAt, closesAt, joker: false, hidden: false } as const;
  await draftContest(store.database, plainContest(id, smallNow, slots, { ...more, rules: { deadline: closesAt } }));
}

test("people of the demo world fill what is over, through the door of everybody, and every figure recounts", async () => {
  const { database } = store;
  const kickoff = smallNow - 35 * hour;
  const state = { kind: "finished", decided: "regular", score: { current: { home: 1, away: 0 } } } as const;
  await store.saveHeads(footballHead(7, { kickoff, state }));
  await draft(70, "matches", [7], { days: 1 });
  await draft(71, "referral", [0], { days: 3 });
  await draft(72, "video", [0], { days: 3 });
  let isFilling = true;
  const published: number[] = [];
  const keeper = new Keeper({
    database,
    bus: inProcessBus(),
    series: [],
    now: () => smallNow,
    crowd: new CrowdDoor(crowd),
    isFilling: () => isFilling,
    publish: async ({ contestId }) => void published.push(contestId),
    wake: () => {},
    onError: (error) => {
      throw error;
    },
  });
  await keeper.look();
  // While the past is being told nobody is let in, and nothing closes before they could come.
  expect((await placesOf(database, 70, { limit: 20, offset: 0 })).length).toBe(0);
  expect(published).toEqual([]);
  isFilling = false;
  for (let look = 0; look < 60 && published.length < 3; look += 1) await keeper.look();
  expect(published.toSorted()).toEqual([70, 71, 72]);
  await keeper.look();

  const matches = await placesOf(database, 70, { limit: 20, offset: 0 });
  // Who came before the kick-off is in, and nobody after it.
  expect(matches.map(({ points }) => points)).toEqual([1, 1, 1, 1, 1, -1, -1, -1, -1, -1]);
  const friends = await placesOf(database, 71, { limit: 20, offset: 0 });
  expect(friends.map(({ nickname, place, points }) => [nickname, place, points])).toEqual([
    ["few0", 1, 2],
    ["few1", 2, 1],
    ...[2, 3, 4, 5].map((index) => [`few${index}`, 3, 0]),
  ]);
  const videos = await approvedVideos(database, 72, { viewer: undefined, limit: 10, offset: 0 });
  expect(videos.map(({ likes, link }) => [likes, link?.startsWith("invented")])).toEqual([
    [4, true],
    [4, true],
  ]);
  for (const id of [70, 71, 72]) {
    const contest = await contestById(database, id);
    expect(contest?.life).not.toBe("open");
    expect((await slotsOf(database, id)).every(({ root }) => root !== null)).toBe(true);
    expect(contest && (await recount(database, contest, smallNow)).differences).toEqual([]);
  }
});

test("a contest is counted once its people are there, not with each wave of them", async () => {
  const { database } = store;
  await draft(75, "referral", [0], { days: 5 });
  const door = new CrowdDoor(crowd);
  let waiting: ReadonlySet<number> = new Set();
  let looksWhileWaiting = 0;
  const countedWhileWaiting: number[] = [];
  class Watched extends Keeper {
    override async count(contestId: number): Promise<void> {
      if (waiting.has(contestId)) countedWhileWaiting.push(contestId);
      return super.count(contestId);
    }
  }
  const keeper = new Watched({
    database,
    bus: inProcessBus(),
    series: [],
    now: () => smallNow,
    crowd: {
      async enter(...asked) {
        waiting = await door.enter(...asked);
        looksWhileWaiting += Number(waiting.has(75));
        return waiting;
      },
    },
    publish: async () => {},
    wake: () => {},
    onError: (error) => {
      throw error;
    },
  });
  for (let look = 0; look < 20; look += 1) await keeper.look();
  expect(looksWhileWaiting).toBeGreaterThan(0);
  expect(countedWhileWaiting).toEqual([]);
  const friends = await placesOf(database, 75, { limit: 20, offset: 0 });
  expect(friends.map(({ points }) => points)).toEqual([2, 1, 0, 0, 0, 0]);
});

test("another start lets nobody in twice", async () => {
  const { database } = store;
  await draft(73, "referral", [0], { days: -1 });
  const counts = async () => {
    const { rows } = await database.execute<{ users: number; entries: number; referrals: number }>(
      "select (select count(*)::int from users) as users, (select count(*)::int from contest_entries) as entries, (select count(*)::int from referrals) as referrals",
    );
    return rows[0];
  };
  const fill = async () => {
    const door = new CrowdDoor(crowd);
    for (let look = 0; look < 20; look += 1) await door.enter(database, smallNow);
    return counts();
  };
  const first = await fill();
  expect(await fill()).toEqual(first);
});
