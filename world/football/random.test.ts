import { expect, it } from "vitest";
import { rng } from "#random.ts";

it("repeats itself for the same parts and only for them", () => {
  const draws = (...parts: (string | number)[]) => {
    const stream = rng(...parts);
    return Array.from({ length: 5 }, () => stream.float());
  };
  expect(draws("a", 1)).toEqual(draws("a", 1));
  expect(draws("a", 1)).not.toEqual(draws("a", 2));
  expect(draws("ab", "c")).not.toEqual(draws("a", "bc"));
});

it("draws what it says", () => {
  const stream = rng("moments");
  const mean = (draw: () => number) =>
    Array.from({ length: 20_000 }, draw).reduce((sum, value) => sum + value, 0) / 20_000;
  expect(mean(() => stream.float())).toBeCloseTo(0.5, 1);
  expect(mean(() => stream.normal())).toBeCloseTo(0, 1);
  expect(mean(() => stream.normal() ** 2)).toBeCloseTo(1, 1);
  expect(mean(() => stream.poisson(2.7))).toBeCloseTo(2.7, 1);
  expect(mean(() => stream.int(1, 6))).toBeCloseTo(3.5, 1);
  expect(mean(() => (stream.chance(0.2) ? 1 : 0))).toBeCloseTo(0.2, 1);
  expect(mean(() => stream.weighted([0, 1], [3, 1]))).toBeCloseTo(0.25, 1);
  expect(stream.shuffle([1, 2, 3]).sort()).toEqual([1, 2, 3]);
  expect(() => stream.pick([])).toThrow(RangeError);
});
