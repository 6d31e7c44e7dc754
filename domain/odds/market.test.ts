import { describe, expect, it } from "vitest";
import { companies } from "#odds/companies.ts";
import { averageProbabilities, fairProbabilities, kellyIndices, returnRate } from "#odds/market.ts";

describe("a market", () => {
  it("returns what the margin leaves", () => {
    expect(returnRate([2, 2])).toBe(1);
    // 1/1.9 + 1/1.9 = 1.0526
    expect(returnRate([1.9, 1.9])).toBeCloseTo(0.95, 10);
    // 0.5 + 0.294118 + 0.25 = 1.044118
    expect(returnRate([2, 3.4, 4])).toBeCloseTo(0.957746, 6);
  });

  it("stands for chances that add up to one", () => {
    const chances = fairProbabilities([2, 3.4, 4]);
    expect(chances[0]).toBeCloseTo(0.478873, 6);
    expect(chances[1]).toBeCloseTo(0.28169, 6);
    expect(chances[2]).toBeCloseTo(0.239437, 6);
  });

  it("averages over companies and gives Kelly indices", () => {
    const average = averageProbabilities([
      [2, 2],
      [1.6, 8 / 3],
    ]);
    // Half of (0.5, 0.5) and (0.625, 0.375).
    expect(average[0]).toBeCloseTo(0.5625, 10);
    expect(average[1]).toBeCloseTo(0.4375, 10);
    const kelly = kellyIndices([2, 2], average);
    expect(kelly[0]).toBeCloseTo(1.125, 10);
    expect(kelly[1]).toBeCloseTo(0.875, 10);
  });

  it("has an index equal to the return rate where a company is the whole market", () => {
    const prices = [2, 3.4, 4];
    for (const index of kellyIndices(prices, averageProbabilities([prices]))) {
      expect(index).toBeCloseTo(returnRate(prices), 10);
    }
  });

  it("refuses what is no market", () => {
    expect(() => returnRate([])).toThrow(RangeError);
    expect(() => returnRate([1, 3])).toThrow(RangeError);
    expect(() =>
      averageProbabilities([
        [2, 2],
        [2, 3, 4],
      ]),
    ).toThrow(RangeError);
    expect(() => kellyIndices([2], [0.5, 0.5])).toThrow(RangeError);
    expect(averageProbabilities([])).toEqual([]);
  });
});

it("knows eighteen companies, each by its own id", () => {
  expect(companies).toHaveLength(18);
  expect(new Set(companies.map(({ id }) => id)).size).toBe(18);
});
