import { expect, test } from "vitest";
import type { FootballEvent } from "#match/details/events.ts";
import { minutesPlayed } from "#season/minutes-played.ts";

const second = { phase: "second-half", side: "home" } as const;
const events: FootballEvent<string>[] = [
  { ...second, minute: 60, type: "substitution", off: "a", on: "b" },
  { ...second, minute: 70, type: "card", card: "yellow", player: "c" },
  { ...second, minute: 80, type: "card", card: "second-yellow", player: "c" },
  { ...second, minute: 85, type: "substitution", off: "b", on: "d" },
  { ...second, minute: 90, added: 3, type: "substitution", off: "e", on: "f" },
];

test("minutes end with a change, a red card or the match", () => {
  expect(Object.fromEntries(minutesPlayed(["a", "c", "e", "g"], events, 90))).toEqual({
    a: 60,
    b: 25,
    c: 80,
    d: 5,
    e: 90,
    f: 1,
    g: 90,
  });
});

test("extra time counts, kicks from the spot do not", () => {
  const kick: FootballEvent<string> = { phase: "penalties", minute: 120, side: "home", type: "goal", how: "penalty" };
  expect(minutesPlayed(["a"], [kick], 120).get("a")).toBe(120);
});
