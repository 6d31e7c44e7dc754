import { describe, expect, it } from "vitest";
import { calibrate, calibrateFiba } from "#basketball/calibrate.ts";
import { calibratePrices } from "#basketball/calibrate-prices.ts";
import { nbaLike } from "#basketball/sample.ts";

/** Five hundred games scatter more than three times as much as the five thousand that the tolerances are for. */
const wider = 3.3;

describe("calibrate", () => {
  it("finds games like the NBA's", () => {
    for (const { name, measured, target, tolerance } of calibrate(500)) {
      expect(Math.abs(measured - target), `${name}: ${measured}`).toBeLessThanOrEqual(wider * tolerance);
    }
  });

  it("finds games like Europe's under FIBA's rules", () => {
    for (const { name, measured, target, tolerance } of calibrateFiba(300)) {
      expect(Math.abs(measured - target), `${name}: ${measured}`).toBeLessThanOrEqual(wider * tolerance);
    }
  });

  it("finds what the probabilities say", () => {
    for (const { market, left, forecasts, said, happened } of calibratePrices(nbaLike, 500)) {
      // Four standard errors; the lines of one game are one observation, not four.
      const independent = forecasts / (market === "home" ? 1 : 4);
      const error = 4 * Math.sqrt((said * (1 - said)) / independent) + 0.02;
      expect(Math.abs(happened - said), `${market}, ${left} left: ${said} said, ${happened}`).toBeLessThan(error);
    }
  });
});
