import { entriesOf, JokerTaken } from "@scoreline/store/contest/entries";
import type { Database } from "@scoreline/store/engine/open";
import { describeOnBoth } from "@scoreline/store/testing/both-databases";
import { ContestStore, scored } from "@scoreline/store/testing/contests";
import { afterEach, expect, test } from "vitest";
import { EntryQueue } from "#contest/entry-queue.ts";

/** The same database, with its transactions counted. */
function counted(database: Database): { database: Database; transactions(): number } {
  let transactions = 0;
  const proxy = new Proxy(database, {
    get(target, name) {
      if (name === "transaction") transactions += 1;
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { database: proxy, transactions: () => transactions };
}

describeOnBoth("entries that come together", (subject) => {
  if (subject.skipped) return test.skip("no PostgreSQL", () => {});
  const world = new ContestStore(subject);
  afterEach(() => world.cancelAll());

  async function contest(people: number) {
    const match = await world.match();
    const contestId = await world.contest([match], { joker: true });
    const users: number[] = [];
    for (let i = 0; i < people; i += 1) users.push(await world.user());
    const { database, transactions } = counted(subject.database);
    return { match, contestId, users, queue: new EntryQueue(database, Date.now), transactions };
  }

  test("are stored together, and everybody gets their own receipt", async () => {
    const { match, contestId, users, queue, transactions } = await contest(60);
    const receipts = await Promise.all(
      users.map((userId, i) => queue.enter(contestId, { userId, picks: [scored(match, i % 5, 1)] })),
    );
    expect(receipts.map(([own]) => own?.userId)).toEqual(users);
    expect(receipts.map(([own]) => own?.home)).toEqual(users.map((_, i) => i % 5));
    expect(new Set(receipts.map(([own]) => own?.number)).size).toBe(users.length);
    // The first goes alone: nobody waits for company.
    expect(transactions()).toBe(2);
  });

  test("by one person come one after the other: the last one counts", async () => {
    const { match, contestId, users, queue } = await contest(3);
    const sent = users.flatMap((userId) =>
      [1, 2, 3].map((home) => queue.enter(contestId, { userId, picks: [scored(match, home, 0)] })),
    );
    expect((await Promise.all(sent)).map(([own]) => own?.home)).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3]);
    for (const userId of users) {
      expect((await entriesOf(subject.database, contestId, userId)).map(({ home }) => home)).toEqual([3]);
    }
  });

  test("do not fail with one that cannot be stored", async () => {
    const { match, contestId, users, queue } = await contest(5);
    const nobody = 2_000_000_000;
    const sent = [...users, nobody].map((userId) => queue.enter(contestId, { userId, picks: [scored(match, 1, 0)] }));
    const ended = await Promise.allSettled(sent);
    expect(ended.map(({ status }) => status)).toEqual([...users.map(() => "fulfilled"), "rejected"]);
    for (const userId of users) expect(await entriesOf(subject.database, contestId, userId)).toHaveLength(1);
  });

  test("have one joker each, whoever they come with", async () => {
    const [first, second] = [await world.match(), await world.match()];
    const contestId = await world.contest([first, second], { joker: true });
    const userId = await world.user();
    const queue = new EntryQueue(subject.database, Date.now);
    const ended = await Promise.allSettled([
      queue.enter(contestId, { userId, picks: [scored(first, 1, 0, { joker: true })] }),
      queue.enter(contestId, { userId, picks: [scored(second, 1, 0, { joker: true })] }),
    ]);
    expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(ended.find(({ status }) => status === "rejected")).toMatchObject({ reason: expect.any(JokerTaken) });
  });

  test("in a slot that is closed meanwhile are told that it is over", async () => {
    const { match, contestId, users, queue } = await contest(2);
    await world.match(Date.now() - 1, { id: match });
    const ended = users.map((userId) => queue.enter(contestId, { userId, picks: [scored(match, 1, 0)] }));
    expect(await Promise.all(ended)).toEqual([[], []]);
  });
});
