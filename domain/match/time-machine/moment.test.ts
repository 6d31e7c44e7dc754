import { expect, test } from "vitest";
import {
  happenedBy,
  instantOfMoment,
  isPast,
  lastWholeMinute,
  momentText,
  parseMoment,
  phaseOfMoment,
  quarterSeconds,
  secondsPlayed,
  type TimedEntry,
  type TimedMatch,
} from "#match/time-machine/moment.ts";

const kickoff = Date.parse("2026-11-15T12:30:00Z");
const minutes = (count: number) => count * 60_000;
const score = { current: { home: 0, away: 0 } };
const finished: TimedMatch = { sport: "football", kickoff, state: { kind: "finished", decided: "regular", score } };

test("a moment is written as fans do, without the stroke", () => {
  for (const text of ["1", "45", "45+2", "90+11", "118"])
    expect(momentText(parseMoment(text) ?? { minute: 0 })).toBe(text);
  for (const text of ["", "x", "45+", "1000", "45'", "-3", "45+2+1", "4.5"]) expect(parseMoment(text)).toBeUndefined();
  expect(parseMoment("45+0")).toEqual({ minute: 45 });
});

test("added time comes before the next half", () => {
  const moment = { minute: 45, added: 2 };
  expect(phaseOfMoment(moment)).toBe("first-half");
  expect(happenedBy(moment, { phase: "first-half", minute: 45, added: 2 })).toBe(true);
  expect(happenedBy(moment, { phase: "first-half", minute: 45, added: 3 })).toBe(false);
  expect(happenedBy(moment, { phase: "second-half", minute: 46 })).toBe(false);
  expect(happenedBy({ minute: 120 }, { phase: "penalties", minute: 120 })).toBe(false);
});

test("the instant follows the half's true start where an entry tells it", () => {
  const marks: TimedEntry[] = [
    { at: kickoff + minutes(2), phase: "first-half", minute: 1 },
    { at: kickoff + minutes(40), phase: "first-half", minute: 39 },
    { at: kickoff + minutes(66), phase: "second-half", minute: 46 },
    { at: kickoff + minutes(84.5), phase: "second-half", minute: 64 },
  ];
  expect(instantOfMoment({ minute: 10 }, finished, marks)).toBe(kickoff + minutes(12) - 1);
  expect(instantOfMoment({ minute: 63 }, finished, marks)).toBe(kickoff + minutes(66 + 18) - 1);
  // Nothing of the second half is seen from the first one.
  expect(instantOfMoment({ minute: 45, added: 40 }, finished, marks)).toBe(kickoff + minutes(66) - 1);
});

test("without entries a match runs as matches usually do", () => {
  expect(instantOfMoment({ minute: 30 }, finished, [])).toBe(kickoff + minutes(30) - 1);
  expect(instantOfMoment({ minute: 46 }, finished, [])).toBe(kickoff + minutes(64) - 1);
  const game: TimedMatch = { sport: "basketball", kickoff, state: { kind: "scheduled" } };
  expect(instantOfMoment({ minute: 30 }, game, [])).toBeGreaterThan(
    instantOfMoment({ minute: 20 }, game, []) + minutes(15),
  );
});

test("the running phase is anchored by its clock", () => {
  const since = kickoff + minutes(70);
  const live: TimedMatch = {
    sport: "football",
    kickoff,
    state: { kind: "live", clock: { phase: "second-half", since }, score },
  };
  expect(instantOfMoment({ minute: 50 }, live, [])).toBe(since + minutes(5) - 1);
});

test("basketball counts the seconds played, overtime included", () => {
  expect(secondsPlayed({ phase: "q1", remaining: 600 }, 600)).toBe(0);
  expect(secondsPlayed({ phase: "q3", remaining: 300 }, 600)).toBe(1500);
  expect(secondsPlayed({ phase: "ot2", remaining: 300 }, 720)).toBe(4 * 720 + 300);
  expect(secondsPlayed({ phase: "half-time", remaining: 0 }, 600)).toBe(1200);
  expect(secondsPlayed({ phase: "break", remaining: 0 }, 600)).toBeUndefined();
  expect(quarterSeconds([{ phase: "q2", remaining: 719 }])).toBe(720);
  expect(quarterSeconds([{ phase: "q2", remaining: 599 }])).toBe(600);
});

test("basketball's instant is that of the last entry by then", () => {
  const game: TimedMatch = {
    sport: "basketball",
    kickoff,
    state: { kind: "finished", decided: "regular", score: { ...score, periods: [] } },
  };
  const marks: TimedEntry[] = [
    { at: kickoff, phase: "q1", remaining: 600 },
    { at: kickoff + 5, phase: "q1", remaining: 300 },
    { at: kickoff + 9, phase: "q1", remaining: 299 },
  ];
  expect(instantOfMoment({ minute: 5 }, game, marks)).toBe(kickoff + 5);
});

test("only the past can be gone back to", () => {
  const now = kickoff + minutes(20.5);
  const live: TimedMatch = {
    sport: "football",
    kickoff,
    state: { kind: "live", clock: { phase: "first-half", since: kickoff }, score },
  };
  expect(isPast({ minute: 20 }, live, now, 600)).toBe(true);
  expect(isPast({ minute: 21 }, live, now, 600)).toBe(false);
  expect(isPast({ minute: 60 }, live, now, 600)).toBe(false);
  const pause: TimedMatch = { ...live, state: { kind: "live", clock: { phase: "half-time", since: now }, score } };
  expect(isPast({ minute: 45, added: 3 }, pause, now, 600)).toBe(true);
  expect(isPast({ minute: 46 }, pause, now, 600)).toBe(false);
  expect(isPast({ minute: 90, added: 4 }, finished, now, 600)).toBe(true);
  expect(isPast({ minute: 95 }, finished, now, 600)).toBe(false);
  expect(isPast({ minute: 5 }, { ...finished, state: { kind: "postponed" } }, now, 600)).toBe(false);
});

test("the last whole minute is behind whatever is being played", () => {
  const at = (phase: "first-half" | "half-time" | "second-half", passed: number) =>
    lastWholeMinute(
      { sport: "football", kickoff, state: { kind: "live", clock: { phase, since: kickoff }, score } },
      kickoff + minutes(passed),
      0,
    );
  expect(at("first-half", 0.5)).toEqual({ minute: 0 });
  expect(at("first-half", 20.5)).toEqual({ minute: 20 });
  expect(at("first-half", 45.5)).toEqual({ minute: 45 });
  expect(at("first-half", 47.5)).toEqual({ minute: 45, added: 2 });
  // Added time is over, however long it was.
  expect(at("half-time", 3)).toEqual({ minute: 45, added: 99 });
  expect(at("second-half", 0.5)).toEqual({ minute: 45, added: 99 });
  expect(at("second-half", 1.5)).toEqual({ minute: 46 });
  expect(lastWholeMinute({ ...finished, state: { kind: "scheduled" } }, kickoff, 0)).toEqual({ minute: 0 });
  expect(lastWholeMinute(finished, kickoff, 0).minute).toBeGreaterThan(120);

  const clock = { phase: "q2", remaining: 290, running: true, at: kickoff } as const;
  const points = { current: { home: 20, away: 20 }, periods: [{ home: 20, away: 20 }] };
  const game: TimedMatch = { sport: "basketball", kickoff, state: { kind: "live", clock, score: points } };
  expect(lastWholeMinute(game, kickoff + 10_000, 600)).toEqual({ minute: 15 });
  const pause: TimedMatch = { ...game, state: { kind: "live", clock: { ...clock, phase: "break" }, score: points } };
  expect(lastWholeMinute(pause, kickoff, 600)).toEqual({ minute: 10 });
});
