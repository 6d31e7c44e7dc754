import { describe, expect, test } from "vitest";
import type { OddsMove } from "#odds/move.ts";
import { instantsBetween, winRate, winRateCurve } from "#odds/win-rate.ts";

const quote = (prices: number[], own: Partial<OddsMove> = {}): OddsMove => ({
  company: 8,
  market: "1x2",
  phase: "pre-match",
  at: 0,
  line: null,
  prices,
  suspended: false,
  ...own,
});

describe("the win rate", () => {
  test("is the mean of the companies' prices without their margin", () => {
    // 2 / 3.4 / 4 stands for 0.478873, 0.281690, 0.239437; 2.1 / 3.4 / 3.6 for 0.454343, 0.280624, 0.265033.
    const rate = winRate([quote([2, 3.4, 4]), quote([2.1, 3.4, 3.6], { company: 31 })]);
    expect(rate?.home).toBeCloseTo(0.466608, 5);
    expect(rate?.draw).toBeCloseTo(0.281157, 5);
    expect(rate?.away).toBeCloseTo(0.252235, 5);
  });

  test("has no draw where there is none", () => {
    expect(winRate([quote([1.25, 5])])).toEqual({ home: 0.8, draw: null, away: 0.2 });
  });

  test("leaves out who takes no bets, and who prices something else", () => {
    const open = [quote([2, 4, 4]), quote([2, 4, 4], { company: 31 })];
    expect(winRate([...open, quote([1.01, 50, 90], { suspended: true }), quote([1.2, 5])])).toEqual(winRate(open));
    expect(winRate([])).toBeUndefined();
  });
});

test("the curve takes each company's last price at each instant", () => {
  const moves = [
    quote([2, 4, 4], { at: 10 }),
    quote([4, 4, 2], { at: 30 }),
    quote([2, 4, 4], { at: 20, company: 31 }),
    quote([1.5, 1.5], { at: 15, market: "handicap" }),
  ];
  const curve = winRateCurve(moves, [0, 10, 20, 30]);
  expect(curve.map(({ at, home }) => [at, home])).toEqual([
    [10, 0.5],
    [20, 0.5],
    [30, 0.375],
  ]);
});

test("instants are spread from the first to the last", () => {
  expect(instantsBetween(0, 10, 3)).toEqual([0, 5, 10]);
  expect(instantsBetween(10, 10, 3)).toEqual([10]);
});
