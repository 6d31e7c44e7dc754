import { expect, test } from "vitest";
import { readContests } from "#contests/contests.ts";

test("every contest has its own number, and its words in every language", () => {
  const contests = readContests();
  expect(contests.length).toBeGreaterThan(0);
  expect(new Set(contests.map(({ id }) => id)).size).toBe(contests.length);
});
