import { expect, test } from "vitest";
import { ageOn, isSquadLine } from "#people.ts";

test.each([
  ["2000-06-15", "2026-06-14", 25],
  ["2000-06-15", "2026-06-15", 26],
  ["2000-02-29", "2026-02-28", 25],
  ["2000-02-29", "2026-03-01", 26],
])("born on %s, on %s one is %d", (born, day, age) => {
  expect(ageOn(born, day)).toBe(age);
});

test("a position is a line of a squad, or unknown", () => {
  expect(isSquadLine("goalkeeper")).toBe(true);
  expect(isSquadLine("center")).toBe(true);
  expect(isSquadLine("libero")).toBe(false);
  expect(isSquadLine(null)).toBe(false);
});
