import { expect, test } from "vitest";
import { playedMinutes } from "#match/state/minutes.ts";

const minute = 60_000;
const score = { current: { home: 1, away: 0 } };

test("a running match has the minutes up to now, kick-off first", () => {
  const state = { kind: "live", clock: { phase: "first-half", since: 0 }, score } as const;
  const minutes = playedMinutes({ sport: "football", kickoff: 0, state }, [], 3.5 * minute);
  expect(minutes).toEqual([
    { minute: 0, at: 0 },
    { minute: 1, at: minute - 1 },
    { minute: 2, at: 2 * minute - 1 },
    { minute: 3, at: 3 * minute - 1 },
  ]);
});

test("a finished one has all of them, extra time and overtime included", () => {
  const football = (decided: "regular" | "extra-time") =>
    playedMinutes({ sport: "football", kickoff: 0, state: { kind: "finished", decided, score } }, [], 9e9).at(-1)
      ?.minute;
  expect([football("regular"), football("extra-time")]).toEqual([90, 120]);
  const periods = Array.from({ length: 5 }, () => ({ home: 20, away: 20 }));
  const state = { kind: "finished", decided: "overtime", score: { ...score, periods } } as const;
  expect(playedMinutes({ sport: "basketball", kickoff: 0, state }, [], 9e9).at(-1)?.minute).toBe(45);
});

test("one that has not begun has none", () => {
  expect(playedMinutes({ sport: "football", kickoff: 0, state: { kind: "scheduled" } }, [], 9e9)).toHaveLength(1);
});
