import { expect, test } from "vitest";
import type { OddsMove } from "#odds/move.ts";
import { movement, threePeriods } from "#odds/periods.ts";

const move = (own: Partial<OddsMove>): OddsMove => ({
  company: 8,
  market: "1x2",
  phase: "opening",
  at: 0,
  line: null,
  prices: [2, 3.4, 4],
  suspended: false,
  ...own,
});

test("a company has a price when it opens, at kick-off and in play", () => {
  const moves = [
    move({ at: 5, phase: "live", prices: [1.4, 4.5, 9] }),
    move({ at: 1 }),
    move({ at: 2, phase: "pre-match", prices: [1.9, 3.5, 4.2] }),
    move({ at: 4, phase: "live", prices: [1.8, 3.6, 4.5] }),
  ];
  expect(threePeriods(moves)).toEqual([
    { company: 8, "1x2": { opening: moves[1], preMatch: moves[2], live: moves[0] } },
  ]);
});

test("who has not moved since the opening still stands by it, and markets and companies are kept apart", () => {
  const [first, second] = [move({}), move({ company: 31, market: "handicap", line: -0.5, prices: [1.9, 1.98] })];
  expect(threePeriods([first, second])).toEqual([
    { company: 8, "1x2": { opening: first, preMatch: first, live: null } },
    { company: 31, handicap: { opening: second, preMatch: second, live: null } },
  ]);
});

test("prices rise and fall, and those of another line cannot be compared", () => {
  const line = (at: number, given: number, prices: number[]) => move({ market: "handicap", at, line: given, prices });
  const before = line(1, -0.5, [1.9, 1.96]);
  expect(movement(before, line(2, -0.5, [1.95, 1.9]), 0)).toBe("up");
  expect(movement(before, line(2, -0.5, [1.95, 1.9]), 1)).toBe("down");
  expect(movement(before, line(2, -0.5, [1.9, 1.96]), 0)).toBe("same");
  expect(movement(before, line(2, -0.75, [1.95, 1.9]), 0)).toBeUndefined();
  expect(movement(before, null, 0)).toBeUndefined();
});
