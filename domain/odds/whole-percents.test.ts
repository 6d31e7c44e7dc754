import fc from "fast-check";
import { expect, test } from "vitest";
import { wholePercents } from "#odds/whole-percents.ts";

test("chances come to a hundred, rounded where most was cut off", () => {
  expect(wholePercents({ home: 0.276, draw: 0.466, away: 0.258 })).toEqual({ home: 28, draw: 46, away: 26 });
  expect(wholePercents({ home: 0.574, draw: 0.263, away: 0.163 })).toEqual({ home: 58, draw: 26, away: 16 });
  expect(wholePercents({ home: 0.5, draw: 0.25, away: 0.25 })).toEqual({ home: 50, draw: 25, away: 25 });
});

test("where there is no draw, none of it", () => {
  expect(wholePercents({ home: 0.625, draw: null, away: 0.375 })).toEqual({ home: 63, draw: null, away: 37 });
});

test("no chance is more than one away from what it is", () => {
  const part = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(part, part, part, (a, b, c) => {
      const sum = a + b + c;
      const whole = wholePercents({ home: a / sum, draw: b / sum, away: c / sum });
      expect(whole.home + (whole.draw ?? 0) + whole.away).toBe(100);
      for (const [own, exact] of [
        [whole.home, a],
        [whole.draw ?? 0, b],
        [whole.away, c],
      ] as const)
        expect(Math.abs(own - (100 * exact) / sum)).toBeLessThanOrEqual(1);
    }),
  );
});
