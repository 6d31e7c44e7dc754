import { expect, it } from "vitest";
import { calibrate } from "#football/calibrate.ts";

/** At this number chance alone moves the figures: the bounds are wider than those of a full calibration. */
const matches = 600;
const wider = 2.2;

it("resembles real football", { timeout: 120_000 }, () => {
  const { figures } = calibrate(matches, "test");
  const astray = figures.filter(({ measured, real, tolerance }) => !(Math.abs(measured - real) <= tolerance * wider));
  expect(astray).toEqual([]);
  expect(figures.length).toBeGreaterThan(60);
});
