import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payout, type Settlement, settleHandicap, settleTotal } from "#odds/settle.ts";

/** line for home, home minus away, what a bet on home becomes, what one on away becomes */
const handicaps: readonly (readonly [number, number, Settlement, Settlement])[] = [
  [0, 1, "win", "loss"],
  [0, 0, "push", "push"],
  [-0.25, 0, "half-loss", "half-win"],
  [-0.25, 1, "win", "loss"],
  [-0.5, 0, "loss", "win"],
  [-0.5, 1, "win", "loss"],
  [-0.75, 1, "half-win", "half-loss"],
  [-0.75, 2, "win", "loss"],
  [-1, 1, "push", "push"],
  [-1.25, 1, "half-loss", "half-win"],
  [0.25, 0, "half-win", "half-loss"],
  [0.75, -1, "half-loss", "half-win"],
  [1.5, -1, "win", "loss"],
];

const totals: readonly (readonly [number, number, Settlement, Settlement])[] = [
  [2.5, 3, "win", "loss"],
  [2.5, 2, "loss", "win"],
  [2, 2, "push", "push"],
  [2.25, 2, "half-loss", "half-win"],
  [2.75, 3, "half-win", "half-loss"],
  [2.75, 2, "loss", "win"],
  [221.5, 222, "win", "loss"],
];

describe("settlement", () => {
  it.each(handicaps)("home %d and a difference of %d: home %s, away %s", (line, difference, home, away) => {
    expect(settleHandicap("home", line, difference)).toBe(home);
    expect(settleHandicap("away", line, difference)).toBe(away);
  });

  it.each(totals)("line %d and a total of %d: over %s, under %s", (line, scored, over, under) => {
    expect(settleTotal("over", line, scored)).toBe(over);
    expect(settleTotal("under", line, scored)).toBe(under);
  });

  it("pays", () => {
    expect(payout("win", 1.95)).toBe(1.95);
    expect(payout("half-win", 1.95)).toBeCloseTo(1.475, 10);
    expect(payout("push", 1.95)).toBe(1);
    expect(payout("half-loss", 1.95)).toBe(0.5);
    expect(payout("loss", 1.95)).toBe(0);
  });

  it("never makes or loses money at evens, whatever the line", () => {
    fc.assert(
      fc.property(fc.integer({ min: -16, max: 16 }), fc.integer({ min: -9, max: 9 }), (quarters, difference) => {
        const [home, away] = (["home", "away"] as const).map((side) =>
          payout(settleHandicap(side, quarters / 4, difference), 2),
        );
        expect((home ?? 0) + (away ?? 0)).toBe(2);
      }),
    );
  });

  it("refuses lines between quarters", () => {
    expect(() => settleHandicap("home", 0.3, 0)).toThrow(RangeError);
    expect(() => settleTotal("over", 2.6, 0)).toThrow(RangeError);
  });
});
