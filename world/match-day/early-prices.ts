import { depthOf } from "#match/depth.ts";
import { basketballMatchup, footballContest, type Pairing } from "#match/matchups.ts";
import { type Moves, movesOf, movesOfLargest, nextMove } from "#odds/packed-moves.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Companies open at most so long before kick-off. */
export const pricesAhead = 6 * day;

/** How far the prices before kick-off have been published. */
export type EarlyPrices = {
  /** Prices that moved until then have been sent, and there is nothing new before the other instant. */
  sentUntil: number;
  due: number;
  /** All prices before kick-off, from the first look until then. */
  moves?: Moves;
};

export const noPricesYet = (): EarlyPrices => ({
  sentUntil: Number.NEGATIVE_INFINITY,
  due: Number.NEGATIVE_INFINITY,
});

/** What prices moved since the last look; far from kick-off looks are rare, and a message holds many moves. */
export function lookAtPrices(seed: string, pairing: Pairing, kickoff: number, prices: EarlyPrices, now: number) {
  prices.moves ??= earlyMoves(seed, pairing, kickoff);
  const since = prices.sentUntil;
  prices.sentUntil = now;
  prices.due = Math.max(nextMove(prices.moves, now), now + pauseOf(kickoff - now));
  return { moves: prices.moves, since };
}

/** All prices of a match before kick-off. */
export function earlyMoves(seed: string, pairing: Pairing, kickoff: number): Moves {
  return movesOf(contestOf(seed, pairing), kickoff, depthOf(pairing.fixture.competition).popularity);
}

/** Those of one company, which takes bets on every match: of seasons that are over nobody keeps more. */
export function pricesInShort(seed: string, pairing: Pairing, kickoff: number): Moves {
  return movesOfLargest(contestOf(seed, pairing), kickoff, depthOf(pairing.fixture.competition).popularity);
}

function contestOf(seed: string, pairing: Pairing) {
  return pairing.fixture.sport === "football" ? footballContest(seed, pairing) : basketballMatchup(seed, pairing);
}

function pauseOf(left: number): number {
  if (left < 2 * hour) return minute;
  return left < day ? 10 * minute : 3 * hour;
}
