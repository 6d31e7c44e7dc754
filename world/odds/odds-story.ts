import { quotingCompanies } from "#odds/characters.ts";
import { consensusOf } from "#odds/consensus.ts";
import { Ledger } from "#odds/ledger.ts";
import { markets, type OddsMove, type OddsStory } from "#odds/moves.ts";
import { type Seen, type Subject, see } from "#odds/subject.ts";
import { type LastRows, trade } from "#odds/trader.ts";

/** One match after the other is written into the same ledger. */
const ledger = new Ledger();

/**
 * Everything that the bookmakers do about a match: the same for the same match and kick-off (epoch milliseconds). Without a story
 * there are only the moves before kick-off, and they are those that the story will have. To be read before the next match is.
 */
export function oddsLedger(subject: Subject, kickoff: number, popularity: number, early?: EarlyMoves): Ledger {
  return written(see(subject), kickoff, popularity, early);
}

/** What was done before kick-off where that has been worked out already: written into the ledger, the last rows returned. */
export type EarlyMoves = (ledger: Ledger) => LastRows;

function written(seen: Seen, kickoff: number, popularity: number, early?: EarlyMoves): Ledger {
  ledger.clear();
  const known = early?.(ledger);
  const consensus = consensusOf(seen);
  for (const character of quotingCompanies(popularity))
    trade(ledger, seen, consensus, character, { kickoff, popularity }, known);
  return ledger;
}

/** The same as a story to be looked at at leisure. */
export function oddsStory(subject: Subject, kickoff: number, popularity = 70): OddsStory {
  const seen = see(subject);
  const { count } = written(seen, kickoff, popularity);
  const moves = Array.from({ length: count }, (_, row) => ledger.moveAt(row));
  return {
    sport: seen.sport,
    kickoff,
    ...(seen.course && { end: seen.course.end }),
    series: quotingCompanies(popularity).flatMap(({ company }) => {
      const own = moves.filter((move) => move.company === company);
      return markets.map((market) => ({ company, market, moves: own.filter((move) => move.market === market) }));
    }),
  };
}

/** The last move of every company in every market at `t`, in milliseconds from kick-off; who has not opened is not listed. */
export function oddsAt({ series }: OddsStory, t: number): OddsMove[] {
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
