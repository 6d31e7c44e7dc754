import { closesAheadMs } from "@scoreline/domain/contest/life";
import { bytesOf, merkleRoot } from "@scoreline/domain/contest/merkle";
import { isProven, receiptHash } from "@scoreline/domain/contest/receipt";
import { sha256 } from "@scoreline/domain/contest/sha256";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { deleteUser } from "../account/users.ts";
import { contestEntries } from "../schema/contests.ts";
import { describeOnBoth } from "../testing/both-databases.ts";
import { ContestStore, scored } from "../testing/contests.ts";
import { closedTree, closeSlot, dueSlots, proofOf } from "./closing.ts";
import { contestById } from "./contests.ts";
import { enter, entriesOf, JokerTaken } from "./entries.ts";

const hour = 3_600_000;

describeOnBoth("what is entered in contests", (subject) => {
  if (subject.skipped) return test.skip("no PostgreSQL", () => {});
  const world = new ContestStore(subject);
  const { now } = world;
  afterEach(() => world.cancelAll());

  test("an entry is stored with a receipt that hashes as the domain says", async () => {
    const match = await world.match();
    const contestId = await world.contest([match]);
    const [entry] = await world.join(contestId, await world.user(), scored(match, 2, 1, { sure: true }));
    const contest = await contestById(subject.database, contestId);
    expect(entry?.salt).toMatch(/^[\da-f]{32}$/);
    expect(Math.abs((entry?.at ?? 0) - Date.now())).toBeLessThan(60_000);
    const receipt = { ...entry, contestId, slot: match, rules: contest?.rulesHash ?? "" } as never;
    expect(entry?.hash).toBe(receiptHash(sha256, receipt));
  });

  test("what is sent twice is one entry with one receipt, and a change is a new one", async () => {
    const match = await world.match();
    const contestId = await world.contest([match]);
    const userId = await world.user();
    const [first] = await world.join(contestId, userId, scored(match, 2, 1));
    const [again] = await world.join(contestId, userId, scored(match, 2, 1));
    expect(again).toEqual(first);
    const [changed] = await world.join(contestId, userId, scored(match, 0, 0));
    expect(changed?.hash).not.toBe(first?.hash);
    expect(await entriesOf(subject.database, contestId, userId)).toHaveLength(1);
  });

  test("nothing is stored at the kick-off or after it, in a slot that is closed, or for a stranger's match", async () => {
    const [gone, next, foreign] = [await world.match(now - 1), await world.match(), await world.match()];
    const contestId = await world.contest([gone, next]);
    const userId = await world.user();
    const stored = await world.join(contestId, userId, scored(gone, 1, 0), scored(next, 1, 0), scored(foreign, 1, 0));
    expect(stored.map(({ slot }) => slot)).toEqual([next]);
    const kickoff = now + hour;
    const at = (instant: number, home: number) =>
      enter(subject.database, contestId, [{ userId, picks: [scored(next, home, 0)] }], { at: instant });
    // Ten seconds before the kick-off it is over, and a millisecond before that it is not; as the demo world tells its past.
    expect(await at(kickoff - closesAheadMs, 5)).toEqual([]);
    expect(await at(kickoff - closesAheadMs - 1, 6)).toHaveLength(1);
    await closeSlot(subject.database, { contestId, slot: next, now });
    expect(await world.join(contestId, userId, scored(next, 7, 0))).toEqual([]);
    expect((await entriesOf(subject.database, contestId, userId)).map(({ home }) => home)).toEqual([6]);
  });

  test("a match that is moved to an earlier time closes with it, and one that began closes whatever the schedule says", async () => {
    const match = await world.match();
    const contestId = await world.contest([match]);
    const userId = await world.user();
    await world.match(now - 1, { id: match });
    expect(await world.join(contestId, userId, scored(match, 1, 0))).toEqual([]);
    await world.match(now + hour, { id: match });
    await subject.database.execute(`update matches set kind = 'live' where id = ${match}`);
    expect(await world.join(contestId, userId, scored(match, 1, 0))).toEqual([]);
    expect(await dueSlots(subject.database, now)).toMatchObject([{ contestId, slot: match }]);
  });

  test("where all close with the first, the first kick-off closes all", async () => {
    const [early, late] = [await world.match(now - 1), await world.match()];
    const contestId = await world.contest([early, late], { lock: "first" });
    expect(await world.join(contestId, await world.user(), scored(late, 1, 0))).toEqual([]);
    expect(await dueSlots(subject.database, now)).toMatchObject([early, late].map((slot) => ({ contestId, slot })));
  });

  test("there is one joker a round, from however many tabs", async () => {
    const [one, two] = [await world.match(), await world.match()];
    const contestId = await world.contest([one, two]);
    const userId = await world.user();
    const tabs = await Promise.allSettled(
      [one, two].map((match) => world.join(contestId, userId, scored(match, 1, 0, { joker: true }))),
    );
    const refused = tabs.filter(({ status }) => status === "rejected");
    expect(refused.map((tab) => (tab as PromiseRejectedResult).reason)).toEqual([expect.any(JokerTaken)]);
    const jokers = (await entriesOf(subject.database, contestId, userId)).filter(({ joker }) => joker);
    expect(jokers).toHaveLength(1);
  });

  test("what one person sends thirty times at once is one entry, with the last receipt", async () => {
    const match = await world.match();
    const contestId = await world.contest([match]);
    const userId = await world.user();
    const tabs = Array.from({ length: 30 }, (_, goals) => world.join(contestId, userId, scored(match, goals % 10, 0)));
    expect((await Promise.all(tabs)).every((stored) => stored.length === 1)).toBe(true);
    const [entry, ...more] = await entriesOf(subject.database, contestId, userId);
    expect(more).toEqual([]);
    const contest = await contestById(subject.database, contestId);
    expect(receiptHash(sha256, { ...entry, rules: contest?.rulesHash ?? "" } as never)).toBe(entry?.hash);
  });

  test("of thirty who race against the closing, each is in the tree or not stored", async () => {
    const match = await world.match();
    const contestId = await world.contest([match]);
    const people = await Promise.all(Array.from({ length: 30 }, () => world.user()));
    const racing = people.map((userId) => world.join(contestId, userId, scored(match, 1, 0)));
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
    const match = await world.match();
    const contestId = await world.contest([match]);
    const [stays, goes] = [await world.user(), await world.user()];
    const [entry] = await world.join(contestId, stays, scored(match, 1, 0));
    await world.join(contestId, goes, scored(match, 0, 3));
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
});
