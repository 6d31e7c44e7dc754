import { expect, test } from "vitest";
import { footballMinute, minuteNotation } from "#match/state/clock.ts";
import { believedUntil, isSilent } from "#match/state/silence.ts";

const since = Date.parse("2026-11-15T12:30:00Z");
const after = (minutes: number) => since + minutes * 60_000;

test.each([
  ["a half whose added time nobody announced", { phase: "second-half", since }, 60],
  ["a half with four minutes of added time", { phase: "second-half", since, added: 4 }, 57],
  ["a half with fourteen minutes of added time", { phase: "first-half", since, added: 14 }, 67],
  ["a half of extra time", { phase: "extra-second", since, added: 2 }, 25],
  ["half-time", { phase: "half-time", since }, 35],
  ["a shoot-out", { phase: "penalties", since }, 40],
  ["a quarter whose clock runs", { phase: "q3", since, remaining: 300, running: true }, 25],
  ["a quarter whose clock stands", { phase: "q3", since, remaining: 300, running: false }, 20],
  ["the break between two quarters", { phase: "break", since, remaining: 0, running: false }, 20],
])("%s is believed for as long as it can last", (_, clock, minutes) => {
  expect(isSilent(clock, after(minutes))).toBe(false);
  expect(isSilent(clock, after(minutes) + 1)).toBe(true);
});

test("the minute of a match that fell silent stands where it was last believed", () => {
  const clock = { phase: "second-half", since } as const;
  const at = (now: number) =>
    minuteNotation(footballMinute(clock, Math.min(now, believedUntil(clock))) ?? { minute: 0 });
  expect(at(after(59))).toBe("90+15'");
  expect(at(after(300))).toBe(at(after(60)));
});

test("a clock without an anchor is never doubted", () => {
  expect(isSilent({ phase: "q1", remaining: 600, running: false }, after(10_000))).toBe(false);
});
