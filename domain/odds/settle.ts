import type { Side } from "#sport.ts";

export const settlements = ["win", "half-win", "push", "half-loss", "loss"] as const;
export type Settlement = (typeof settlements)[number];

/**
 * Asian handicap. `line` is what the home side is given: -0.75 when it gives three quarters of a goal.
 * `difference` is home minus away over the part of the match that the bet counts.
 */
export function settleHandicap(side: Side, line: number, difference: number): Settlement {
  const margin = difference + checked(line);
  return settle(side === "home" ? margin : -margin);
}

/** Totals: `scored` is what both sides made together. */
export function settleTotal(bet: "over" | "under", line: number, scored: number): Settlement {
  const margin = scored - checked(line);
  return settle(bet === "over" ? margin : -margin);
}

/** What comes back of one unit staked at a decimal price, the stake included. */
export function payout(settlement: Settlement, price: number): number {
  switch (settlement) {
    case "win":
      return price;
    case "half-win":
      return (price + 1) / 2;
    case "push":
      return 1;
    case "half-loss":
      return 0.5;
    case "loss":
      return 0;
  }
}

/** Whole, half and quarter lines. */
export function isQuarterLine(line: number): boolean {
  return Number.isInteger(line * 4);
}

function checked(line: number): number {
  if (!isQuarterLine(line)) throw new RangeError(`${line} is no quarter line`);
  return line;
}

/** A quarter line is two bets of half the stake, on the half and on the whole line beside it: one may be a push. */
function settle(margin: number): Settlement {
  if (margin >= 0.5) return "win";
  if (margin > 0) return "half-win";
  if (margin === 0) return "push";
  return margin > -0.5 ? "half-loss" : "loss";
}
