import { averageProbabilities } from "#odds/market.ts";
import type { OddsMove } from "#odds/move.ts";

/** Chances of the three results; where there is no draw, none of it. */
export type WinRate = { home: number; draw: number | null; away: number };
export type WinRatePoint = WinRate & { /** Epoch milliseconds. */ at: number };

/**
 * What the market believes: the mean of the companies' result prices, each with its margin taken off in proportion.
 * Companies that take no bets are left out, and so are those that price another number of results than most.
 */
export function winRate(quotes: readonly Pick<OddsMove, "prices" | "suspended">[]): WinRate | undefined {
  const open = quotes.filter(({ suspended }) => !suspended);
  const three = open.filter(({ prices }) => prices.length === 3);
  const two = open.filter(({ prices }) => prices.length === 2);
  const counted = three.length >= two.length ? three : two;
  const [home, second, away] = averageProbabilities(counted.map(({ prices }) => prices));
  if (home === undefined || second === undefined) return undefined;
  return away === undefined ? { home, draw: null, away: second } : { home, draw: second, away };
}

/** The market at each of the instants, which come in order. Nothing where nobody took bets. */
export function winRateCurve(moves: readonly OddsMove[], instants: readonly number[]): WinRatePoint[] {
  const results = moves.filter(({ market }) => market === "1x2").sort((a, b) => a.at - b.at);
  const latest = new Map<number, OddsMove>();
  const points: WinRatePoint[] = [];
  let next = 0;
  for (const at of instants) {
    for (let move = results[next]; move && move.at <= at; move = results[next]) {
      latest.set(move.company, move);
      next += 1;
    }
    const rate = winRate([...latest.values()]);
    if (rate) points.push({ at, ...rate });
  }
  return points;
}

/** Evenly spaced instants from the first to the last, both included. */
export function instantsBetween(from: number, to: number, most: number): number[] {
  if (to <= from) return [from];
  return Array.from({ length: most }, (_, place) => Math.round(from + ((to - from) * place) / (most - 1)));
}
