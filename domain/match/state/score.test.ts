import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FootballScoringPhase, foldGoals, type GoalLike, samePoints, sumPeriods } from "#match/state/score.ts";

const phases = ["first-half", "second-half", "extra-first", "extra-second", "penalties"] as const;
const goal = (side: GoalLike["side"], phase: FootballScoringPhase): GoalLike => ({ side, phase });

const shootOut = [
  goal("home", "first-half"),
  goal("away", "second-half"),
  goal("away", "extra-first"),
  goal("home", "extra-second"),
  goal("home", "penalties"),
  goal("home", "penalties"),
  goal("away", "penalties"),
];

describe("the score folded from goals", () => {
  test("knows half-time, full time and extra time apart from the shoot-out", () => {
    expect(foldGoals(shootOut, "penalties")).toEqual({
      current: { home: 2, away: 2 },
      halfTime: { home: 1, away: 0 },
      fullTime: { home: 1, away: 1 },
      extraTime: { home: 2, away: 2 },
      penalties: { home: 2, away: 1 },
    });
  });

  test("has no part that has not been reached", () => {
    const parts = phases.map((phase) => Object.keys(foldGoals([], phase)));
    expect(parts).toEqual([
      ["current"],
      ["current", "halfTime"],
      ["current", "halfTime", "fullTime"],
      ["current", "halfTime", "fullTime"],
      ["current", "halfTime", "fullTime", "extraTime", "penalties"],
    ]);
  });

  test("does not depend on the order in which goals come to be known, and loses none", () => {
    const goals = fc.array(
      fc.record({ side: fc.constantFrom("home" as const, "away" as const), phase: fc.constantFrom(...phases) }),
    );
    fc.assert(
      fc.property(goals, (some) => {
        const score = foldGoals(some, "penalties");
        expect(foldGoals(some.toReversed(), "penalties")).toEqual(score);
        const counted = [score.current, score.penalties].reduce(
          (sum, part) => sum + (part?.home ?? 0) + (part?.away ?? 0),
          0,
        );
        expect(counted).toBe(some.length);
      }),
    );
  });
});

test("periods add up to the score of a basketball match", () => {
  expect(sumPeriods([])).toEqual({ home: 0, away: 0 });
  expect(
    sumPeriods([
      { home: 21, away: 30 },
      { home: 25, away: 16 },
    ]),
  ).toEqual({ home: 46, away: 46 });
});

test("points are the same by value, and absent ones only to absent ones", () => {
  expect(samePoints({ home: 1, away: 0 }, { away: 0, home: 1 })).toBe(true);
  expect(samePoints({ home: 1, away: 0 }, { home: 0, away: 1 })).toBe(false);
  expect(samePoints(undefined, undefined)).toBe(true);
  expect(samePoints(undefined, { home: 0, away: 0 })).toBe(false);
});
