import { oddsPhases } from "@scoreline/domain/odds/move";
import { countUntil } from "#match/in-time.ts";
import { quotingCompanies } from "#odds/characters.ts";
import { type Market, markets } from "#odds/moves.ts";
import { type EarlyMoves, oddsLog } from "#odds/odds-history.ts";
import type { PriceLog } from "#odds/price-log.ts";
import type { PricedMatch } from "#odds/subject.ts";

/** All moves of a match in order of time, packed: those of thousands of matches wait to be told. */
export type Moves = {
  /** Epoch milliseconds. */
  times: Float64Array;
  companies: Uint16Array;
  /** Places in `markets` and `oddsPhases`. */
  markets: Uint8Array;
  phases: Uint8Array;
  suspended: Uint8Array;
  /** In quarters; results have none. */
  lines: Int16Array;
  /** Three a move, in thousandths, which no company divides; none where there is no third outcome. */
  prices: Uint32Array;
};

/** More moves than any match has. */
const mostMoves = 65_536;

/**
 * A matchup knows what happens before kick-off, a script also what happens after it; nothing after `end`. What was done before
 * kick-off need not be worked out again where it is known.
 */
export function movesOf(
  subject: PricedMatch,
  kickoff: number,
  popularity: number,
  end = Number.POSITIVE_INFINITY,
  early?: Moves,
): Moves {
  return packed(oddsLog(subject, kickoff, popularity, early && unpacked(early, kickoff)), kickoff, end);
}

/** What the company does before kick-off that takes bets on every match. */
export function movesOfLargest(matchup: PricedMatch, kickoff: number, popularity: number): Moves {
  const largest = quotingCompanies(popularity).slice(0, 1);
  return packed(oddsLog(matchup, kickoff, popularity, undefined, largest), kickoff, Number.POSITIVE_INFINITY);
}

function unpacked(moves: Moves, kickoff: number): EarlyMoves {
  return (log) => {
    const rows = new Map<number, number[]>();
    const prices = new Float64Array(3);
    for (let index = 0; index < moves.times.length; index += 1) {
      const company = moves.companies[index] ?? 0;
      const place = moves.markets[index] ?? 0;
      const market: Market = markets[place] ?? "1x2";
      for (let outcome = 0; outcome < 3; outcome += 1)
        prices[outcome] = (moves.prices[index * 3 + outcome] ?? 0) / 1000;
      const line = market === "1x2" ? Number.NaN : (moves.lines[index] ?? 0) / 4;
      const phase = oddsPhases[moves.phases[index] ?? 0] ?? "live";
      const own = rows.get(company) ?? [-1, -1, -1];
      own[place] = log.add(company, market, phase, (moves.times[index] ?? 0) - kickoff, line, prices);
      rows.set(company, own);
    }
    return rows;
  };
}

function packed(log: PriceLog, kickoff: number, end: number): Moves {
  // Time and row in one number: sorting numbers is many times as fast as asking which of two comes first.
  const order = new Float64Array(log.count);
  let count = 0;
  for (let row = 0; row < log.count; row += 1) {
    const at = log.at[row] ?? 0;
    if (kickoff + at >= end) continue;
    order[count] = at * mostMoves + row;
    count += 1;
  }
  const ordered = order.subarray(0, count).sort();
  const moves: Moves = {
    times: new Float64Array(count),
    companies: new Uint16Array(count),
    markets: new Uint8Array(count),
    phases: new Uint8Array(count),
    suspended: new Uint8Array(count),
    lines: new Int16Array(count),
    prices: new Uint32Array(count * 3),
  };
  for (let index = 0; index < count; index += 1) {
    const key = ordered[index] ?? 0;
    const row = key - Math.floor(key / mostMoves) * mostMoves;
    moves.times[index] = kickoff + (log.at[row] ?? 0);
    moves.companies[index] = log.company[row] ?? 0;
    moves.markets[index] = log.market[row] ?? 0;
    moves.phases[index] = log.phase[row] ?? 0;
    moves.suspended[index] = log.suspended[row] ?? 0;
    moves.lines[index] = (log.line[row] ?? 0) * 4;
    for (let outcome = 0; outcome < 3; outcome += 1)
      moves.prices[index * 3 + outcome] = Math.round((log.prices[row * 3 + outcome] ?? 0) * 1000);
  }
  return moves;
}

/** The first move after an instant. */
export function nextMove({ times }: Moves, since: number): number {
  return times[countUntil(times, since)] ?? Number.POSITIVE_INFINITY;
}

/** Where the last move of every company, market and phase stands, of those up to an instant. */
export function lastMoves(moves: Moves, now: number): number[] {
  const last = new Map<number, number>();
  const count = countUntil(moves.times, now);
  for (let index = 0; index < count; index += 1) {
    const series = (moves.companies[index] ?? 0) * markets.length + (moves.markets[index] ?? 0);
    last.set(series * oddsPhases.length + (moves.phases[index] ?? 0), index);
  }
  return [...last.values()].sort((a, b) => a - b);
}
