import { expect, test } from "vitest";
import { offensiveRating, trueShooting, usage } from "#match/figures/box-ratios.ts";
import { type BoxFigures, boxFigures } from "#match/figures/statistics.ts";

const nothing = Object.fromEntries(boxFigures.map((key) => [key, 0])) as BoxFigures;

test("true shooting counts a free throw as less than half a chance", () => {
  expect(trueShooting({ pts: 25, fga: 15, fta: 10 })).toBeCloseTo(25 / (2 * 19.4));
  expect(trueShooting({ pts: 0, fga: 0, fta: 0 })).toBeUndefined();
});

test("usage is the share of the attacks while a player is on court: five who share alike have a fifth each", () => {
  const team = { ...nothing, seconds: 5 * 2400, fga: 80, fta: 20, tov: 10 };
  const one = { ...nothing, seconds: 2400, fga: 16, fta: 4, tov: 2 };
  expect(usage(one, team)).toBeCloseTo(0.2);
  expect(usage(nothing, team)).toBeUndefined();
});

test("an offensive rating is points for a hundred attacks, second chances not counted as another", () => {
  expect(offensiveRating({ ...nothing, pts: 110, fga: 90, fta: 25, oreb: 11, tov: 10 })).toBeCloseTo(110);
  expect(offensiveRating(nothing)).toBeUndefined();
});
