import type { Character } from "#odds/characters.ts";
import { ladders, type PriceSteps, pairLadders } from "#odds/ladders.ts";
import type { Market } from "#odds/moves.ts";

const lowest = 1.01;
/** So low that with `lowest` on the other side a company still does not lose: 1/1.01 + 1/67 is above 1. */
const highestOfTwo = 67;
const highestOfThree = 101;

/** Two-way markets are cheaper than results, and in play everything costs more. */
const pairShare = 0.8;
const liveExtra = 0.01;

export function marginOf(character: Character, market: Market, live: boolean): number {
  return character.margin * (market === "1x2" ? 1 : pairShare) + (live ? liveExtra : 0);
}

/**
 * What a company offers for outcomes that it believes to have these chances, which add up to one. Written into `prices`,
 * which has room for three: most of the thousands that are asked for in a match turn out to be those that stand already.
 */
export function pricesInto(
  prices: Float64Array,
  character: Character,
  market: Market,
  live: boolean,
  chances: readonly number[],
): void {
  const margin = marginOf(character, market, live);
  const highest = chances.length === 2 ? highestOfTwo : highestOfThree;
  const result = market === "1x2";
  const ladder = result ? ladders[character.ladder] : pairLadders[character.ladder];
  const power = result ? character.power : 1;
  prices[2] = 0;
  let sum = 0;
  for (let index = 0; index < chances.length; index += 1) {
    const chance = Math.max(chances[index] ?? 0, 1e-6);
    const weight = power === 1 ? chance : chance ** power;
    prices[index] = weight;
    sum += weight;
  }
  let inverse = 0;
  for (let index = 0; index < chances.length; index += 1) {
    const exact = sum / ((prices[index] ?? 1) * (1 + margin));
    const price = Math.max(lowest, Math.min(highest, exact));
    prices[index] = price;
    inverse += 1 / onLadder(ladder, price, 0.5);
  }
  // Rounding must not give the margin away.
  const up = inverse - 1 >= margin * 0.5 ? 0.5 : 0;
  for (let index = 0; index < chances.length; index += 1) {
    prices[index] = onLadder(ladder, prices[index] ?? lowest, up);
  }
}

/** To the nearest step with `up` one half, to the one below with none. */
function onLadder(ladder: PriceSteps, price: number, up: number): number {
  for (let index = 0; index < ladder.length; index += 1) {
    const rung = ladder[index];
    if (!rung || price >= rung[0]) continue;
    // A hair above, so that a price that lies on a step is not floored to the one below.
    const rounded = Math.floor(price / rung[1] + up + 1e-9) * rung[1];
    return Math.max(lowest, Math.round(rounded * 1000) / 1000);
  }
  return price;
}
