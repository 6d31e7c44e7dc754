import { expect, test } from "vitest";
import { Retries } from "#sources/retries.ts";

test("what keeps failing is tried ever more seldom, and held to be well only once it has gone for as long", () => {
  let now = 0;
  const retries = new Retries({ now: () => now });
  expect(retries.goes()).toBe(true);
  expect([1, 2, 3, 4, 5, 6, 7].map(() => retries.failed() / 1_000)).toEqual([1, 2, 4, 8, 16, 30, 30]);
  expect(retries.failures).toBe(7);
  now += 30_000;
  expect(retries.goes()).toBe(false);
  now += 30_000;
  expect(retries.goes()).toBe(true);
  expect([retries.failures, retries.failed()]).toEqual([0, 1_000]);
});
