import { expect, test } from "vitest";
import { confederationOf } from "#confederation.ts";

test.each([
  ["gb-eng", "europe"],
  ["tr", "europe"],
  ["au", "asia"],
  ["th", "asia"],
  ["za", "africa"],
  ["br", "south-america"],
  ["mx", "north-america"],
  ["nz", "oceania"],
  ["world", undefined],
] as const)("clubs of %s play for the cups of %s", (country, confederation) => {
  expect(confederationOf(country)).toBe(confederation);
});
