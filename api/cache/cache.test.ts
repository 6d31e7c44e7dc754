import { Budget } from "@scoreline/live/cache/budget";
import { Changes, type Subject } from "@scoreline/live/changes";
import { expect, test } from "vitest";
import { Cache, type Position, type Terms } from "#cache/cache.ts";
import { Prepared } from "#prepared.ts";

/** A cache at a fact's number, and a making that counts. */
function world(bytes = 1_000_000) {
  const changes = new Changes(0);
  let seq = 0;
  let now = 0;
  const budget = new Budget(bytes);
  const cache = new Cache<{ text: string }>({ budget, name: "test", changes, now: () => now });
  let makings = 0;
  return {
    budget,
    cache,
    makings: () => makings,
    tick: (ms: number) => {
      now += ms;
    },
    change: (...subjects: Subject[]) => {
      seq += 1;
      changes.note(subjects, seq);
      return seq;
    },
    at: (delaySeconds = 0, known = seq): Position => ({
      seq: known,
      instant: now - delaySeconds * 1_000,
      delaySeconds,
    }),
    async ask(at: Position, terms: Partial<Terms<{ text: string }>> = {}, key = "key", text?: string) {
      const make = async () => {
        makings += 1;
        return { text: text ?? String(makings) };
      };
      return (await cache.get(key, at, { subjects: ["match:1"], bytes: () => 100, ...terms }, make)).text;
    },
  };
}

test("an answer is made once, for all that ask at the same time and after", async () => {
  const { ask, at, makings } = world();
  expect(await Promise.all([ask(at()), ask(at()), ask(at())])).toEqual(["1", "1", "1"]);
  expect(await ask(at())).toBe("1");
  expect(makings()).toBe(1);
});

test("it holds until something that it rests on changes", async () => {
  const { ask, at, change } = world();
  await ask(at());
  change("match:2", "catalogue");
  expect(await ask(at())).toBe("1");
  change("match:1");
  expect(await ask(at())).toBe("2");
});

test("what it rests on may be known only once it is made", async () => {
  const { ask, at, change } = world();
  const terms = { subjects: ({ text }: { text: string }): Subject[] => [`team:${Number(text)}`] };
  await ask(at(), terms);
  change("team:2");
  expect(await ask(at(), terms)).toBe("1");
  change("team:1");
  expect(await ask(at(), terms)).toBe("2");
});

test("what changes while it is being made makes it anew", async () => {
  const { cache, at, change } = world();
  const terms = { subjects: ["match:1"] as const, bytes: () => 1 };
  const first = Promise.withResolvers<{ text: string }>();
  const slow = cache.get("key", at(), terms, () => first.promise);
  change("match:1");
  const next = cache.get("key", at(), terms, async () => ({ text: "new" }));
  first.resolve({ text: "old" });
  expect((await slow).text).toBe("old");
  expect((await next).text).toBe("new");
  expect((await cache.get("key", at(), terms, async () => ({ text: "never" }))).text).toBe("new");
});

test("a making that fails is not kept, and fails for all who waited", async () => {
  const { cache, at, ask } = world();
  const fail = () =>
    cache.get("key", at(), { subjects: ["match:1"], bytes: () => 1 }, () => Promise.reject(new Error("no")));
  const both = await Promise.allSettled([fail(), fail()]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await ask(at())).toBe("1");
});

test("who is late shares what has not changed since, and gets nothing that has", async () => {
  const { ask, at, change, makings } = world();
  const before = change("match:1");
  expect(await ask(at())).toBe("1");
  change("match:2");
  expect(await ask(at(30, before))).toBe("1");
  change("match:1");
  expect(await ask(at())).toBe("2");
  // Made for those who stand there: they share it, and it is nobody else's.
  expect(await ask(at(30, before))).toBe("3");
  expect(await ask(at(30, before))).toBe("3");
  expect(await ask(at())).toBe("2");
  expect(makings()).toBe(3);
});

test("an answer names the last fact that it knows: who is late gets none that knows more than they", async () => {
  const { ask, at, change } = world();
  const before = change("match:1");
  change("match:2");
  expect(await ask(at())).toBe("1");
  expect(await ask(at(30, before))).toBe("2");
  // Made from what is known to both, it holds for both.
  expect(await ask(at())).toBe("2");
});

test("what depends on the clock is kept for so long, and for each delay by itself", async () => {
  const { ask, at, tick, makings } = world();
  const terms = { maxAgeMs: 5_000 };
  tick(100_000);
  expect(await ask(at(), terms)).toBe("1");
  expect(await ask(at(30), terms)).toBe("2");
  tick(4_000);
  expect([await ask(at(), terms), await ask(at(30), terms)]).toEqual(["1", "2"]);
  tick(1_000);
  expect([await ask(at(), terms), await ask(at(30), terms)]).toEqual(["3", "4"]);
  expect(makings()).toBe(4);
});

test("one budget bounds all caches: what was used longest ago goes first", async () => {
  const budget = new Budget(10_000);
  const changes = new Changes(0);
  const make = (name: string) => new Cache<string>({ budget, name, changes, now: () => 0 });
  const [one, other] = [make("one"), make("other")];
  const at = { seq: 0, instant: 0, delaySeconds: 0 };
  const terms = { subjects: [], bytes: () => 1_700 };
  for (const key of ["a", "b", "c"]) await one.get(key, at, terms, async () => key);
  await one.get("a", at, terms, async () => "made again");
  for (const key of ["a", "b", "c"]) await other.get(key, at, terms, async () => key);
  expect(budget.bytes).toBeLessThanOrEqual(10_000);
  expect(budget.entries).toBe(5);
  expect(await one.get("a", at, terms, async () => "made again")).toBe("a");
  expect(await one.get("b", at, terms, async () => "made again")).toBe("made again");
});

test("one thing that would fill a quarter of the budget is not kept", async () => {
  const { ask, at, budget } = world(1_000);
  await ask(at(), { bytes: () => 400 });
  expect([budget.entries, budget.bytes]).toEqual([0, 0]);
});

test("what has expired is dropped though nobody asks for it", async () => {
  const { ask, at, tick, budget } = world(10_000_000);
  for (let i = 0; i < 300; i++) await ask(at(), { maxAgeMs: 1_000 }, `short ${i}`);
  tick(1_001);
  for (let i = 0; i < 300; i++) await ask(at(), {}, `long ${i}`);
  expect(budget.entries).toBe(300);
});

test("bytes that are compressed on first use are counted when they come", async () => {
  const budget = new Budget(10_000_000);
  const cache = new Cache<Prepared<string>>({ budget, name: "prepared", changes: new Changes(0), now: () => 0 });
  const at = { seq: 0, instant: 0, delaySeconds: 0 };
  const terms = { subjects: [], bytes: ({ weight }: Prepared<string>) => weight };
  const prepared = await cache.get("key", at, terms, async () => new Prepared("score ".repeat(10_000)));
  const before = budget.bytes;
  const { length } = prepared.bytes("gzip");
  expect(budget.bytes).toBe(before + length);
  prepared.bytes("gzip");
  expect(budget.bytes).toBe(before + length);
});

test("what is kept of an answer holds no bytes but its own, however few they are", () => {
  for (const words of [3, 3_000, 300_000]) {
    const prepared = new Prepared(Array.from({ length: words }, (_, place) => `word ${place}`));
    for (const encoding of ["identity", "gzip", "br"] as const) {
      const bytes = prepared.bytes(encoding);
      expect([words, encoding, bytes.buffer.byteLength]).toEqual([words, encoding, bytes.length]);
    }
  }
});
