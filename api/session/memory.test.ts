import { Budget } from "@scoreline/live/cache/budget";
import { expect, test } from "vitest";
import { SessionMemory } from "#session/memory.ts";

const session = { id: 7, userId: 1, expiresAt: Number.MAX_SAFE_INTEGER };
const clock = () => 1_000;
const never = async () => {
  throw new Error("the store was asked");
};

test("a session is told from memory until it ends", async () => {
  const memory = new SessionMemory(new Budget(100_000));
  expect(await memory.get("hash", clock, async () => session)).toEqual(session);
  expect(await memory.get("hash", clock, never)).toEqual(session);
  memory.forget(8);
  expect(await memory.get("hash", clock, never)).toEqual(session);
  memory.forget(7);
  expect(await memory.get("hash", clock, async () => undefined)).toBeUndefined();
});

test("one that ends while it is looked up is not kept", async () => {
  const memory = new SessionMemory(new Budget(100_000));
  const found = Promise.withResolvers<typeof session>();
  const asked = memory.get("hash", clock, () => found.promise);
  memory.forget(7);
  found.resolve(session);
  await asked;
  expect(await memory.get("hash", clock, async () => undefined)).toBeUndefined();
});

test("it weighs on the budget of all caches, and what that lets go of is asked for again", async () => {
  const budget = new Budget(20_000);
  const memory = new SessionMemory(budget);
  for (let id = 1; id <= 100; id += 1) await memory.get(`hash ${id}`, clock, async () => ({ ...session, id }));
  expect(budget.bytes).toBeLessThanOrEqual(20_000);
  expect(await memory.get("hash 1", clock, async () => undefined)).toBeUndefined();
  expect(await memory.get("hash 100", clock, never)).toMatchObject({ id: 100 });
});
