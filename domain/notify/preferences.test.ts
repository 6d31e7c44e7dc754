import { expect, test } from "vitest";
import { alertKinds, bitOf, kindsIn, maskOf, matchAlertKinds } from "#notify/kinds.ts";
import { defaultMasks, isQuiet, minuteOfDay } from "#notify/preferences.ts";

test("a new user gets goals, red cards, start and end, and nothing else", () => {
  expect(kindsIn(defaultMasks.football, matchAlertKinds.football)).toEqual(["start", "goal", "redCard", "end"]);
  expect(kindsIn(defaultMasks.basketball, matchAlertKinds.basketball)).toEqual(["start", "end"]);
  expect(kindsIn(defaultMasks.other, alertKinds)).toEqual([]);
});

test("every kind has a bit of its own that the store can keep", () => {
  expect(new Set(alertKinds.map(bitOf)).size).toBe(alertKinds.length);
  expect(maskOf(alertKinds)).toBeLessThan(2 ** 31);
  expect(kindsIn(maskOf(["goal", "news"]), alertKinds)).toEqual(["goal", "news"]);
});

test("quiet hours reach over midnight, where the user is", () => {
  const night = { from: 23 * 60, to: 7 * 60 };
  const at = Date.parse("2026-11-18T16:30:00Z");
  expect(isQuiet(night, minuteOfDay(at, "Asia/Bangkok"))).toBe(true);
  expect(isQuiet(night, minuteOfDay(at, "Europe/London"))).toBe(false);
  expect(isQuiet(night, minuteOfDay(at, "no/where"))).toBe(false);
  expect(isQuiet({ from: 60, to: 120 }, 119)).toBe(true);
  expect(isQuiet({ from: 60, to: 120 }, 120)).toBe(false);
  expect(isQuiet({ from: 60, to: 60 }, 60)).toBe(false);
  expect(minuteOfDay(Date.parse("2026-11-18T17:00:00Z"), "Asia/Bangkok")).toBe(0);
});
