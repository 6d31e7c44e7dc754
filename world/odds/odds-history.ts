import { type Character, quotingCompanies } from "#odds/characters.ts";
import { consensusOf } from "#odds/consensus.ts";
import { markets, type OddsHistory, type OddsMove } from "#odds/moves.ts";
import { PriceLog } from "#odds/price-log.ts";
import { type PricedMatch, type Seen, see } from "#odds/subject.ts";
import { type LastRows, trade } from "#odds/trader.ts";

/** One match after the other is written into the same log. */
const log = new PriceLog();

/**
 * Everything that the bookmakers do about a match: the same for the same match and kick-off (epoch milliseconds). Without a script
 * there are only the moves before kick-off, and they are those that the script will have. To be read before the next match is.
 */
export function oddsLog(
  subject: PricedMatch,
  kickoff: number,
  popularity: number,
  early?: EarlyMoves,
  quoting?: readonly Character[],
): PriceLog {
  return written(see(subject), kickoff, popularity, early, quoting);
}

/** What was done before kick-off where that has been worked out already: written into the log, the last rows returned. */
export type EarlyMoves = (log: PriceLog) => LastRows;

/** What a company does hangs on no other: a few of them can be asked for alone. */
function written(
  seen: Seen,
  kickoff: number,
  popularity: number,
  early?: EarlyMoves,
  quoting = quotingCompanies(popularity),
): PriceLog {
  log.clear();
  const known = early?.(log);
  const consensus = consensusOf(seen);
  for (const character of quoting) trade(log, seen, consensus, character, { kickoff, popularity }, known);
  return log;
}

/** The same as a list to be looked at at leisure. */
export function oddsHistory(subject: PricedMatch, kickoff: number, popularity = 70): OddsHistory {
  const seen = see(subject);
  const { count } = written(seen, kickoff, popularity);
  const moves = Array.from({ length: count }, (_, row) => log.moveAt(row));
  return {
    sport: seen.sport,
    kickoff,
    ...(seen.timeline && { end: seen.timeline.end }),
    series: quotingCompanies(popularity).flatMap(({ company }) => {
      const own = moves.filter((move) => move.company === company);
      return markets.map((market) => ({ company, market, moves: own.filter((move) => move.market === market) }));
    }),
  };
}

/** What a company asked first and last before kick-off. */
export type ClosedSeries = { opening: OddsMove; closing: OddsMove };

/** Of all companies in all markets, without the moves between: for matches of which nobody asks more. */
export function openingAndClosing(subject: PricedMatch, kickoff: number, popularity: number): ClosedSeries[] {
  // What happens in the match is left aside: it costs ten times as much.
  const { timeline: _, ...seen } = see(subject);
  const { count } = written(seen, kickoff, popularity);
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  for (let row = 0; row < count; row += 1) {
    const series = (log.company[row] ?? 0) * markets.length + (log.market[row] ?? 0);
    if (!first.has(series)) first.set(series, row);
    last.set(series, row);
  }
  return [...first].map(([series, row]) => ({
    opening: log.moveAt(row),
    closing: log.moveAt(last.get(series) ?? row),
  }));
}

/** The last move of every company in every market at `t`, in milliseconds from kick-off; who has not opened is not listed. */
export function oddsAt({ series }: OddsHistory, t: number): OddsMove[] {
  return series.flatMap(({ moves }) => lastBefore(moves, t) ?? []);
}

function lastBefore(moves: readonly OddsMove[], t: number): OddsMove | undefined {
  let low = 0;
  let high = moves.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moves[middle]?.at ?? Number.POSITIVE_INFINITY) <= t) low = middle + 1;
    else high = middle;
  }
  return moves[low - 1];
}
