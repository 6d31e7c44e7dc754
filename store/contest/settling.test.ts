import {
  bracketPoints,
  bracketText,
  type Groups,
  groupLetters,
  pairOf,
  reachedBy,
  roundMatches,
} from "@scoreline/domain/contest/bracket";
import { bracketWorth, clubBracketSizes, clubBracketText, clubDraw } from "@scoreline/domain/contest/club-bracket";
import { matchesOf, reachedIn } from "@scoreline/domain/contest/draw";
import { withPlaces } from "@scoreline/domain/contest/ranking";
import { type MatchPick, matchPoints, outcomeOf, pickPoints, teamsVerdict } from "@scoreline/domain/contest/scoring";
import { afterEach, expect, test } from "vitest";
import { addUser } from "../account/users.ts";
import { describeOnBoth } from "../testing/both-databases.ts";
import { ContestStore, scored, slotPick } from "../testing/contests.ts";
import { setBegan } from "./closing.ts";
import { contestById } from "./contests.ts";
import { enter } from "./entries.ts";
import { placeAndNext, placeOf, placesOf } from "./places.ts";
import { countPlaces, settle, versionOf, versionsOf } from "./settling.ts";

const hour = 3_600_000;

describeOnBoth("points of contests", (subject) => {
  if (subject.skipped) return test.skip("no PostgreSQL", () => {});
  const world = new ContestStore(subject);
  const { now } = world;
  afterEach(() => world.cancelAll());

  test("points and places are those of the domain, whatever was entered in whatever order", async () => {
    const slots = [await world.match(), await world.match(), await world.match(), await world.match()];
    const contestId = await world.contest(slots);
    const results: Record<number, { home: number; away: number } | { void: string }> = {
      [slots[0] ?? 0]: { home: 2, away: 1 },
      [slots[1] ?? 0]: { home: 0, away: 0 },
      [slots[2] ?? 0]: { void: "abandoned" },
    };
    let seed = 5;
    const below = (n: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed % n;
    };
    const entrants = [];
    for (let i = 0; i < 60; i++) {
      const joker = below(5);
      const picks = slots.flatMap((slot, index) => {
        const score = { home: below(4), away: below(3) };
        if (below(6) === 0) return [];
        const pick: MatchPick = {
          outcome: outcomeOf(score),
          ...(below(4) > 0 && { score }),
          sure: below(3) === 0,
          joker: index === joker,
        };
        return [{ pick, slot }];
      });
      entrants.push({ userId: await world.user(), said: picks });
    }
    await enter(
      subject.database,
      contestId,
      entrants.map(({ userId, said }) => ({ userId, picks: said.map(({ slot, pick }) => slotPick(slot, pick)) })),
      { shiftMs: 0 },
    );
    await settle(subject.database, contestId, { matches: results }, now);
    const counted = entrants
      .filter(({ said }) => said.length > 0)
      .map(({ userId, said }) => ({
        userId,
        points: said.reduce((sum, { slot, pick }) => {
          const result = results[slot];
          return sum + matchPoints(pick, result && "home" in result ? result : undefined);
        }, 0),
      }));
    const expected = new Map(withPlaces(counted).map(({ userId, place, points }) => [userId, { place, points }]));
    const rows = await placesOf(subject.database, contestId, { limit: 100, offset: 0 });
    expect(new Map(rows.map(({ userId, place, points }) => [userId, { place, points }]))).toEqual(expected);
  });

  test("a correction is a version of its own with what changed, and the one before stays readable", async () => {
    const match = await world.match();
    const contestId = await world.contest([match]);
    const [winner, loser] = [await world.user("Winner"), await world.user("Loser")];
    await world.join(contestId, winner, scored(match, 2, 1));
    await world.join(contestId, loser, scored(match, 1, 1));
    await settle(subject.database, contestId, { matches: { [match]: { home: 1, away: 1 } } }, now);
    await settle(subject.database, contestId, { matches: { [match]: { home: 1, away: 1 } } }, now);
    expect(await placeOf(subject.database, contestId, winner)).toMatchObject({ place: 2, points: -1, before: null });
    await settle(subject.database, contestId, { matches: { [match]: { home: 2, away: 1 } } }, now + 1);
    expect(await placeOf(subject.database, contestId, winner)).toMatchObject({ place: 1, points: 2, before: 2 });
    const versions = await versionsOf(subject.database, contestId);
    expect(versions.map(({ version }) => version)).toEqual([1, 2]);
    expect((await versionsOf(subject.database, contestId, { last: 1 })).map(({ version }) => version)).toEqual([2]);
    expect(versions[1]?.changes).toEqual([{ slot: match, from: { home: 1, away: 1 }, to: { home: 2, away: 1 } }]);
    const contest = await contestById(subject.database, contestId);
    const first = await versionOf(subject.database, contestId, 1);
    if (!contest || !first) throw new Error("no contest");
    const then = await countPlaces(subject.database, contest, first.results, { limit: 5, offset: 0, now });
    expect(then.map(({ userId, place, points }) => [userId, place, points])).toEqual([
      [loser, 1, 2],
      [winner, 2, -1],
    ]);
  });

  test("a leaderboard and who stands behind somebody end with their contest", async () => {
    const match = await world.match();
    const people = [await world.user("First"), await world.user("Second"), await world.user("Third")];
    const goals = [2, 3, 0];
    const [contestId, later] = [await world.contest([match]), await world.contest([match])];
    for (const contest of [contestId, later]) {
      for (const [i, userId] of people.entries()) await world.join(contest, userId, scored(match, goals[i] ?? 0, 1));
      await settle(subject.database, contest, { matches: { [match]: { home: 2, away: 1 } } }, now);
    }
    const names = async (userId: number) =>
      (await placeAndNext(subject.database, contestId, userId)).map((row) => row?.nickname);
    expect(await names(people[0] ?? 0)).toEqual(["First", "Second"]);
    expect(await names(people[2] ?? 0)).toEqual(["Third", undefined]);
    expect(await names(await world.user("Nobody"))).toEqual([undefined, undefined]);
    const page = async (offset: number) =>
      (await placesOf(subject.database, contestId, { limit: 2, offset })).map(({ nickname }) => nickname);
    expect(await page(0)).toEqual(["First", "Second"]);
    expect(await page(2)).toEqual(["Third"]);
    expect(await page(4)).toEqual([]);
  });

  test("an entry that was stored after the match really began counts nothing", async () => {
    const match = await world.match();
    const contestId = await world.contest([match]);
    const userId = await world.user();
    await world.join(contestId, userId, scored(match, 2, 1));
    await setBegan(subject.database, match, now - 1);
    await settle(subject.database, contestId, { matches: { [match]: { home: 2, away: 1 } } }, now);
    expect(await placeOf(subject.database, contestId, userId)).toMatchObject({ points: 0, exact: 0, right: 0 });
  });

  test("teams and brackets are counted as the domain counts them", async () => {
    const finalists = await world.contest([0], { mode: "finalists" });
    const said = [
      [1, 2],
      [2, 3],
      [4, 5],
    ].map((teams, index) => ({ teams, sure: index === 2 }));
    const people = await Promise.all(said.map(() => world.user()));
    for (const [index, { teams, sure }] of said.entries())
      await world.join(finalists, people[index] ?? 0, { slot: 0, pick: `teams ${teams}${sure ? " sure" : ""}`, sure });
    await settle(subject.database, finalists, { reached: { final: [1, 2] } }, now);
    for (const [index, pick] of said.entries()) {
      const place = await placeOf(subject.database, finalists, people[index] ?? 0);
      expect(place?.points).toBe(pickPoints[teamsVerdict(pick, [1, 2])]);
    }

    const contestId = await world.contest([0], { mode: "bracket" });
    const groups = Object.fromEntries(
      groupLetters.map((letter, i) => [letter, [1, 2, 3, 4].map((place) => i * 10 + place)]),
    ) as unknown as Groups;
    const bracket = (side: 0 | 1, thirds: string) => {
      let pick = { groups, thirds: [...thirds], winners: {} as Record<number, number> };
      for (const match of Object.values(roundMatches).flat())
        pick = { ...pick, winners: { ...pick.winners, [match]: pairOf(pick, match)[side] ?? 0 } };
      return pick;
    };
    const [mine, actual] = [bracket(0, "ABCDEFGH"), reachedBy(bracket(1, "CDEFGHIJ"))];
    const userId = await world.user();
    await world.join(contestId, userId, { slot: 0, pick: bracketText(mine) });
    await settle(subject.database, contestId, { reached: actual }, now);
    expect(bracketPoints(mine, actual)).toBeGreaterThan(0);
    expect((await placeOf(subject.database, contestId, userId))?.points).toBe(bracketPoints(mine, actual));
  });

  test("a bracket of clubs is counted as the domain counts it, and that all of them begin is worth nothing", async () => {
    for (const size of clubBracketSizes) {
      const teams = Array.from({ length: size }, (_, index) => 100 + index);
      const contestId = await world.contest([0], { mode: "bracket", rules: { teams } });
      const draw = clubDraw(teams);
      const saying = (side: (match: number) => 0 | 1) => {
        const winners: Record<number, number> = {};
        for (const match of matchesOf(draw)) winners[match] = draw.pair(winners, match)[side(match)] ?? 0;
        return winners;
      };
      const said = [() => 0, () => 1, (match: number) => (match % 2 ? 0 : 1)].map((side) =>
        saying(side as () => 0 | 1),
      );
      const people = await Promise.all(said.map(() => world.user()));
      for (const [index, winners] of said.entries())
        await world.join(contestId, people[index] ?? 0, { slot: 0, pick: clubBracketText(teams, winners) });
      const reached = reachedIn(
        draw,
        saying((match) => (match <= size / 2 ? 0 : 1)),
      );
      await settle(subject.database, contestId, { reached }, now);
      const counted = await placesOf(subject.database, contestId, { limit: 5, offset: 0 });
      const points = new Map(counted.map((row) => [row.userId, row.points]));
      const expected = said.map((winners) => bracketWorth(clubBracketText(teams, winners), teams, reached));
      expect(people.map((userId) => points.get(userId))).toEqual(expected);
      expect(expected[1]).toBe(0);
      expect(expected[0]).toBeGreaterThan(0);
    }
  });

  test("friends count after a day and with a number, not by the same device, in a ring or twice", async () => {
    const contestId = await world.contest([0], { mode: "referral" });
    const referrer = await world.user();
    await world.join(contestId, referrer, { slot: 0, pick: "joined" });
    const friend = async (phone: string | null, at: number, device?: string) => {
      const id = (await addUser(subject.database, { createdAt: at, nickname: "F", phone })) ?? 0;
      const iso = new Date(at).toISOString();
      await subject.database.execute(
        `insert into referrals (user_id, referrer_id, at) values (${id}, ${referrer}, '${iso}')`,
      );
      if (device)
        await subject.database.execute(
          `insert into devices (user_id, token_hash, seen_at) values (${id}, '${device}', now())`,
        );
      return id;
    };
    const key = `${subject.kind}-${contestId}`;
    await subject.database.execute(
      `insert into devices (user_id, token_hash, seen_at) values (${referrer}, 'own-${key}', now())`,
    );
    await friend(`good-${key}`, now - 1_000, `good-${key}`);
    await friend(null, now - 1_000);
    await friend(`same-${key}`, now - 1_000, `own-${key}`);
    await friend(`twin1-${key}`, now - 1_000, `twin-${key}`);
    await friend(`twin2-${key}`, now - 1_000, `twin-${key}`);
    const ring = await friend(`ring-${key}`, now - 1_000);
    const between = await world.user();
    await subject.database.execute(
      `insert into referrals (user_id, referrer_id, at) values (${between}, ${ring}, now()), (${referrer}, ${between}, now())`,
    );
    await settle(subject.database, contestId, {}, now);
    expect(await placeOf(subject.database, contestId, referrer)).toMatchObject({ points: 0 });
    await settle(subject.database, contestId, {}, now + 24 * hour);
    expect(await placeOf(subject.database, contestId, referrer)).toMatchObject({ points: 1 });
  });
});
