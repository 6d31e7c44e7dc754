import { describe, expect, it } from "vitest";
import { calibrateBasketball, calibrateFootball, type MomentCalibration } from "#odds/calibrate.ts";

/** What chance alone explains at this number of matches, and a little for margins, rounding and bias. */
const deviations = 3.3;
const slack = 0.015;
const companies = 18;

function check(moments: readonly MomentCalibration[]): void {
  for (const { moment, pinnacle, companies: all } of moments) {
    for (const [who, { result, handicap, over }, quoting] of [
      ["pinnacle", pinnacle, 1],
      ["companies", all, companies],
    ] as const) {
      for (const { expected, happened, outcomes } of result.filter((point) => point.outcomes >= 30)) {
        const chance = Math.sqrt((expected * (1 - expected)) / outcomes);
        const label = `${moment}, ${who}: ${expected.toFixed(3)} of ${outcomes}`;
        expect(Math.abs(happened - expected), label).toBeLessThan(deviations * chance + slack);
      }
      for (const { expected, happened, bets } of [handicap, over]) {
        // All companies bet on the same matches.
        const chance = 0.5 / Math.sqrt(bets / quoting);
        expect(Math.abs(happened - expected), `${moment}, ${who}`).toBeLessThan(deviations * chance + slack);
        expect(Math.abs(expected - 0.5), `${moment}, ${who}`).toBeLessThan(0.06);
      }
    }
  }
}

describe("prices are fair once the margin is taken off", () => {
  it("in football", { timeout: 120_000 }, () => check(calibrateFootball(350, "test")));
  it("in basketball", { timeout: 120_000 }, () => check(calibrateBasketball(200, "test")));
});
