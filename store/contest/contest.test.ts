import { createHash } from "node:crypto";
import {
  bracketPoints,
  bracketText,
  type Groups,
  groupLetters,
  pairOf,
  reachedBy,
  roundMatches,
} from "@scoreline/domain/contest/bracket";
import { closesAheadMs } from "@scoreline/domain/contest/life";
import { bytesOf, merkleRoot } from "@scoreline/domain/contest/merkle";
import { matchPickText } from "@scoreline/domain/contest/picks";
import { withPlaces } from "@scoreline/domain/contest/ranking";
import { isProven, receiptHash } from "@scoreline/domain/contest/receipt";
import { type MatchPick, matchPoints, outcomeOf, pickPoints, teamsVerdict } from "@scoreline/domain/contest/scoring";
import { sha256 } from "@scoreline/domain/contest/sha256";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { addUser, deleteUser } from "../account/users.ts";
import { saveMatches } from "../match/matches.ts";
import { contestEntries } from "../schema/contests.ts";
import { describeOnBoth } from "../testing/both-databases.ts";
import { closedTree, closeSlot, dueSlots, proofOf, setBegan } from "./closing.ts";
import { bigMatches, type ContestMode, contestById, draftContest, slotsOf } from "./contests.ts";
import { enter, entriesOf, JokerTaken, latestEntries, type SlotPick } from "./entries.ts";
import { foundLeague, joinLeague } from "./leagues.ts";
import { placeOf, placesInLeague, placesOf } from "./places.ts";
import { countPlaces, settle, versionOf, versionsOf } from "./settling.ts";
import { approvedVideos, judgeVideo, likeVideo } from "./videos.ts";
import { vote, votesOn } from "./votes.ts";

const hour = 3_600_000;
const slotPick = (slot: number, pick: MatchPick): SlotPick => ({
  slot,
  pick: matchPickText(pick),
  outcome: pick.outcome,
  ...(pick.score && { home: pick.score.home, away: pick.score.away }),
  sure: pick.sure ?? false,
  joker: pick.joker ?? false,
});
const scored = (slot: number, home: number, away: number, more: Partial<MatchPick> = {}) =>
  slotPick(slot, { outcome: outcomeOf({ home, away }), score: { home, away }, ...more });

describeOnBoth("contests", (subject) => {
  if (subject.skipped) return test.skip("no PostgreSQL", () => {});
  const now = Date.now();
  const real = { shiftMs: 0 };
  let lastContest = 0;
  let lastMatch = 100;

  async function newMatch(kickoff = now + hour, id = ++lastMatch): Promise<number> {
    await saveMatches(subject.database, [
      {
        id,
        sport: "football",
        competitionId: 1,
        seasonId: 1,
        stageId: null,
        round: null,
        home: { teamId: 1 },
        away: { teamId: 2 },
        kickoff,
        venue: null,
        neutral: false,
        state: { kind: "scheduled" },
        stateAt: 0,
        homeReds: 0,
        awayReds: 0,
      },
    ]);
    return id;
  }

  async function newContest(
    slots: number[],
    more: { mode?: ContestMode; lock?: "each" | "first"; closesAt?: number } = {},
  ) {
    const { mode = "matches", lock = "each", closesAt = now + 24 * hour } = more;
    lastContest += 1;
    await draftContest(subject.database, {
      id: lastContest,
      series: 1,
      round: 1,
      kind: "matchscore",
      mode,
      sport: "football",
      opensAt: now - hour,
      closesAt,
      lock,
      joker: true,
      hidden: true,
      competitionId: null,
      seasonId: null,
      rules: { version: 1, mode, points: {}, lock, joker: true, score: true, deadline: now + 48 * hour },
      slots,
    });
    return lastContest;
  }

  async function newUser(nickname = "Fan"): Promise<number> {
    return (await addUser(subject.database, { createdAt: now, nickname })) ?? 0;
  }

  const join = (contestId: number, userId: number, ...picks: SlotPick[]) =>
    enter(subject.database, contestId, [{ userId, picks }], real);

  afterEach(() => subject.database.execute("update contests set life = 'cancelled'").then(() => {}));

  test("an entry is stored with a receipt that hashes as the domain says", async () => {
    const match = await newMatch();
    const contestId = await newContest([match]);
    const [entry] = await join(contestId, await newUser(), scored(match, 2, 1, { sure: true }));
    const contest = await contestById(subject.database, contestId);
    expect(entry?.salt).toMatch(/^[\da-f]{32}$/);
    expect(Math.abs((entry?.at ?? 0) - Date.now())).toBeLessThan(60_000);
    const receipt = { ...entry, contestId, slot: match, rules: contest?.rulesHash ?? "" } as never;
    expect(entry?.hash).toBe(receiptHash(sha256, receipt));
  });

  test("what is sent twice is one entry with one receipt, and a change is a new one", async () => {
    const match = await newMatch();
    const contestId = await newContest([match]);
    const userId = await newUser();
    const [first] = await join(contestId, userId, scored(match, 2, 1));
    const [again] = await join(contestId, userId, scored(match, 2, 1));
    expect(again).toEqual(first);
    const [changed] = await join(contestId, userId, scored(match, 0, 0));
    expect(changed?.hash).not.toBe(first?.hash);
    expect(await entriesOf(subject.database, contestId, userId)).toHaveLength(1);
  });

  test("nothing is stored at the kick-off or after it, in a slot that is closed, or for a stranger's match", async () => {
    const [gone, next, foreign] = [await newMatch(now - 1), await newMatch(), await newMatch()];
    const contestId = await newContest([gone, next]);
    const userId = await newUser();
    const stored = await join(contestId, userId, scored(gone, 1, 0), scored(next, 1, 0), scored(foreign, 1, 0));
    expect(stored.map(({ slot }) => slot)).toEqual([next]);
    const kickoff = now + hour;
    const at = (instant: number, home: number) =>
      enter(subject.database, contestId, [{ userId, picks: [scored(next, home, 0)] }], { at: instant });
    // Ten seconds before the kick-off it is over, and a millisecond before that it is not; as the demo world tells its past.
    expect(await at(kickoff - closesAheadMs, 5)).toEqual([]);
    expect(await at(kickoff - closesAheadMs - 1, 6)).toHaveLength(1);
    await closeSlot(subject.database, { contestId, slot: next, now });
    expect(await join(contestId, userId, scored(next, 7, 0))).toEqual([]);
    expect((await entriesOf(subject.database, contestId, userId)).map(({ home }) => home)).toEqual([6]);
  });

  test("a match that is moved to an earlier time closes with it, and one that began closes whatever the schedule says", async () => {
    const match = await newMatch();
    const contestId = await newContest([match]);
    const userId = await newUser();
    await newMatch(now - 1, match);
    expect(await join(contestId, userId, scored(match, 1, 0))).toEqual([]);
    await newMatch(now + hour, match);
    await subject.database.execute(`update matches set kind = 'live' where id = ${match}`);
    expect(await join(contestId, userId, scored(match, 1, 0))).toEqual([]);
    expect(await dueSlots(subject.database, now)).toMatchObject([{ contestId, slot: match }]);
  });

  test("where all close with the first, the first kick-off closes all", async () => {
    const [early, late] = [await newMatch(now - 1), await newMatch()];
    const contestId = await newContest([early, late], { lock: "first" });
    expect(await join(contestId, await newUser(), scored(late, 1, 0))).toEqual([]);
    expect(await dueSlots(subject.database, now)).toMatchObject([early, late].map((slot) => ({ contestId, slot })));
  });

  test("there is one joker a round, from however many tabs", async () => {
    const [one, two] = [await newMatch(), await newMatch()];
    const contestId = await newContest([one, two]);
    const userId = await newUser();
    const tabs = await Promise.allSettled(
      [one, two].map((match) => join(contestId, userId, scored(match, 1, 0, { joker: true }))),
    );
    const refused = tabs.filter(({ status }) => status === "rejected");
    expect(refused.map((tab) => (tab as PromiseRejectedResult).reason)).toEqual([expect.any(JokerTaken)]);
    const jokers = (await entriesOf(subject.database, contestId, userId)).filter(({ joker }) => joker);
    expect(jokers).toHaveLength(1);
  });

  test("what one person sends thirty times at once is one entry, with the last receipt", async () => {
    const match = await newMatch();
    const contestId = await newContest([match]);
    const userId = await newUser();
    const tabs = Array.from({ length: 30 }, (_, goals) => join(contestId, userId, scored(match, goals % 10, 0)));
    expect((await Promise.all(tabs)).every((stored) => stored.length === 1)).toBe(true);
    const [entry, ...more] = await entriesOf(subject.database, contestId, userId);
    expect(more).toEqual([]);
    const contest = await contestById(subject.database, contestId);
    expect(receiptHash(sha256, { ...entry, rules: contest?.rulesHash ?? "" } as never)).toBe(entry?.hash);
  });

  test("of thirty who race against the closing, each is in the tree or not stored", async () => {
    const match = await newMatch();
    const contestId = await newContest([match]);
    const people = await Promise.all(Array.from({ length: 30 }, () => newUser()));
    const racing = people.map((userId) => join(contestId, userId, scored(match, 1, 0)));
    const closed = await closeSlot(subject.database, { contestId, slot: match, now });
    const stored = (await Promise.all(racing)).flat();
    const rows = await subject.database
      .select()
      .from(contestEntries)
      .where(eq(contestEntries.contestId, contestId))
      .orderBy(contestEntries.number);
    expect(rows).toHaveLength(stored.length);
    expect(closed?.leaves).toBe(rows.length);
    expect(closed?.root).toBe(
      merkleRoot(
        sha256,
        rows.map(({ hash }) => bytesOf(hash)),
      ),
    );
    expect(await closeSlot(subject.database, { contestId, slot: match, now })).toBeUndefined();
  });

  test("a receipt is proven by the published root, also after somebody else was erased", async () => {
    const match = await newMatch();
    const contestId = await newContest([match]);
    const [stays, goes] = [await newUser(), await newUser()];
    const [entry] = await join(contestId, stays, scored(match, 1, 0));
    await join(contestId, goes, scored(match, 0, 3));
    expect(await closedTree(subject.database, { contestId, slot: match })).toBeUndefined();
    const closed = await closeSlot(subject.database, { contestId, slot: match, now });
    await deleteUser(subject.database, goes, { reason: "other", text: "", at: now });
    const tree = await closedTree(subject.database, { contestId, slot: match });
    const shown = tree && proofOf(tree, entry?.number ?? 0);
    const contest = await contestById(subject.database, contestId);
    const receipt = { ...entry, slot: match, contestId, rules: contest?.rulesHash ?? "" } as never;
    expect(shown?.root).toBe(closed?.root);
    expect(isProven(sha256, receipt, shown?.proof ?? [], closed?.root ?? "")).toBe(true);
    const left = await subject.database.select().from(contestEntries).where(eq(contestEntries.contestId, contestId));
    expect(left.find(({ userId }) => userId === null)).toMatchObject({ salt: null, pick: null, home: null });
  });

  test("points and places are those of the domain, whatever was entered in whatever order", async () => {
    const slots = [await newMatch(), await newMatch(), await newMatch(), await newMatch()];
    const contestId = await newContest(slots);
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
      entrants.push({ userId: await newUser(), said: picks });
    }
    await enter(
      subject.database,
      contestId,
      entrants.map(({ userId, said }) => ({ userId, picks: said.map(({ slot, pick }) => slotPick(slot, pick)) })),
      real,
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
    const match = await newMatch();
    const contestId = await newContest([match]);
    const [winner, loser] = [await newUser("Winner"), await newUser("Loser")];
    await join(contestId, winner, scored(match, 2, 1));
    await join(contestId, loser, scored(match, 1, 1));
    await settle(subject.database, contestId, { matches: { [match]: { home: 1, away: 1 } } }, now);
    await settle(subject.database, contestId, { matches: { [match]: { home: 1, away: 1 } } }, now);
    expect(await placeOf(subject.database, contestId, winner)).toMatchObject({ place: 2, points: -1, before: null });
    await settle(subject.database, contestId, { matches: { [match]: { home: 2, away: 1 } } }, now + 1);
    expect(await placeOf(subject.database, contestId, winner)).toMatchObject({ place: 1, points: 2, before: 2 });
    const versions = await versionsOf(subject.database, contestId);
    expect(versions.map(({ version }) => version)).toEqual([1, 2]);
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

  test("an entry that was stored after the match really began counts nothing", async () => {
    const match = await newMatch();
    const contestId = await newContest([match]);
    const userId = await newUser();
    await join(contestId, userId, scored(match, 2, 1));
    await setBegan(subject.database, match, now - 1);
    await settle(subject.database, contestId, { matches: { [match]: { home: 2, away: 1 } } }, now);
    expect(await placeOf(subject.database, contestId, userId)).toMatchObject({ points: 0, exact: 0, right: 0 });
  });

  test("teams and brackets are counted as the domain counts them", async () => {
    const finalists = await newContest([0], { mode: "finalists" });
    const said = [
      [1, 2],
      [2, 3],
      [4, 5],
    ].map((teams, index) => ({ teams, sure: index === 2 }));
    const people = await Promise.all(said.map(() => newUser()));
    for (const [index, { teams, sure }] of said.entries())
      await join(finalists, people[index] ?? 0, { slot: 0, pick: `teams ${teams}${sure ? " sure" : ""}`, sure });
    await settle(subject.database, finalists, { reached: { final: [1, 2] } }, now);
    for (const [index, pick] of said.entries()) {
      const place = await placeOf(subject.database, finalists, people[index] ?? 0);
      expect(place?.points).toBe(pickPoints[teamsVerdict(pick, [1, 2])]);
    }

    const contestId = await newContest([0], { mode: "bracket" });
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
    const userId = await newUser();
    await join(contestId, userId, { slot: 0, pick: bracketText(mine) });
    await settle(subject.database, contestId, { reached: actual }, now);
    expect(bracketPoints(mine, actual)).toBeGreaterThan(0);
    expect((await placeOf(subject.database, contestId, userId))?.points).toBe(bracketPoints(mine, actual));
  });

  test("friends count after a day and with a number, not by the same device, in a ring or twice", async () => {
    const contestId = await newContest([0], { mode: "referral" });
    const referrer = await newUser();
    await join(contestId, referrer, { slot: 0, pick: "joined" });
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
    const between = await newUser();
    await subject.database.execute(
      `insert into referrals (user_id, referrer_id, at) values (${between}, ${ring}, now()), (${referrer}, ${between}, now())`,
    );
    await settle(subject.database, contestId, {}, now);
    expect(await placeOf(subject.database, contestId, referrer)).toMatchObject({ points: 0 });
    await settle(subject.database, contestId, {}, now + 24 * hour);
    expect(await placeOf(subject.database, contestId, referrer)).toMatchObject({ points: 1 });
  });

  test("a video is shown after somebody approved it, and liked once by each, not by its owner", async () => {
    const contestId = await newContest([0], { mode: "video" });
    const [owner, fan] = [await newUser("Owner"), await newUser()];
    const [entry] = await join(contestId, owner, { slot: 0, pick: "https://www.tiktok.com/@a.b/video/1234567890" });
    const number = entry?.number ?? 0;
    const like = (userId: number) => likeVideo(subject.database, { contestId, number, userId, like: true });
    expect(await like(fan)).toBe(false);
    await judgeVideo(subject.database, { contestId, number, approved: true, at: now });
    await Promise.all(Array.from({ length: 10 }, () => like(fan)));
    expect(await like(owner)).toBe(false);
    const shown = await approvedVideos(subject.database, contestId, { viewer: fan, limit: 5, offset: 0 });
    expect(shown).toMatchObject([{ nickname: "Owner", likes: 1, liked: true }]);
    await settle(subject.database, contestId, {}, now);
    expect(await placeOf(subject.database, contestId, owner)).toMatchObject({ points: 1 });
    // Another post has to be seen again.
    await join(contestId, owner, { slot: 0, pick: "https://www.tiktok.com/@a.b/video/9999999999" });
    expect(await approvedVideos(subject.database, contestId, { viewer: fan, limit: 5, offset: 0 })).toEqual([]);
  });

  test("picks of others are told once they can no longer be copied", async () => {
    const match = await newMatch();
    const contestId = await newContest([match]);
    await join(contestId, await newUser(), scored(match, 4, 3));
    const latest = () => latestEntries(subject.database, contestId, { limit: 5, hidden: true });
    expect((await latest())[0]).toMatchObject({ pick: null });
    await closeSlot(subject.database, { contestId, slot: match, now });
    expect((await latest())[0]).toMatchObject({ pick: "4-3" });
  });

  test("a private league has a table of its own, for whoever has the invitation", async () => {
    const match = await newMatch();
    const contestId = await newContest([match]);
    const [ownerId, friend, other] = [await newUser(), await newUser(), await newUser()];
    const league = { contestId, ownerId, name: "Us", code: `code-${subject.kind}-${contestId}`, createdAt: now };
    const made = await foundLeague(subject.database, league);
    expect(await joinLeague(subject.database, { code: "no such code", userId: friend, at: now })).toBe("unknown");
    expect(await joinLeague(subject.database, { code: league.code, userId: friend, at: now })).toMatchObject({
      name: "Us",
    });
    await join(contestId, friend, scored(match, 1, 0));
    await join(contestId, other, scored(match, 1, 0));
    await settle(subject.database, contestId, { matches: { [match]: { home: 1, away: 0 } } }, now);
    const table = await placesInLeague(subject.database, contestId, made?.id ?? 0);
    expect(table.map(({ userId, placeHere, points }) => [userId, placeHere, points])).toEqual([
      [friend, 1, 2],
      [ownerId, 2, 0],
    ]);
  });

  test("one voice an account or device, from however many tabs, until kick-off", async () => {
    const [match, gone] = [await newMatch(), await newMatch(now - 1)];
    const say = (matchId: number, choice: "home" | "away") =>
      vote(subject.database, { matchId, voter: "d1", userId: null, choice }, real);
    await Promise.all(Array.from({ length: 10 }, () => say(match, "home")));
    expect(await say(match, "away")).toBe(true);
    expect(await votesOn(subject.database, match)).toEqual({ home: 0, draw: 0, away: 1 });
    expect(await say(gone, "home")).toBe(false);
  });

  test("matches of a round lie apart, also where a league plays every hour", async () => {
    await subject.database.execute(
      `insert into countries (id, code, names) values (1, 'xx', '{"en":"X"}') on conflict do nothing`,
    );
    await subject.database.execute(`insert into competitions (id, sport, country_id, key, names, code, level, kind, popularity)
      values (1, 'football', 1, 'x', '{"en":"X"}', 'X', 1, 'league', 5) on conflict do nothing`);
    const from = now + 1_000 * hour;
    const ids: number[] = [];
    for (let i = 0; i < 12; i++) ids.push(await newMatch(from + i * hour));
    const span = { sport: "football", from, to: from + 24 * hour } as const;
    expect(await bigMatches(subject.database, { ...span, limit: 4 })).toEqual([ids[0], ids[3], ids[6], ids[9]]);
    expect(await bigMatches(subject.database, { ...span, limit: 20 })).toEqual(ids);
  });

  test("what is open or has entries keeps its rules", async () => {
    const match = await newMatch();
    const contestId = await newContest([match]);
    await join(contestId, await newUser(), scored(match, 1, 0));
    const before = await contestById(subject.database, contestId);
    lastContest -= 1;
    await newContest([match, await newMatch()], { closesAt: now + 2 * hour });
    expect(await contestById(subject.database, contestId)).toEqual(before);
    expect(await slotsOf(subject.database, contestId)).toHaveLength(1);
  });
});

const known = createHash("sha256").update("").digest("hex");
test("the hash of nothing is known", () => expect(merkleRoot(sha256, [])).toBe(known));
