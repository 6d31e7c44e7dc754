import { quotingCompanies } from "#demo/odds/characters.ts";
import { consensusOf } from "#demo/odds/consensus.ts";
import type { OddsMove, OddsStory } from "#demo/odds/moves.ts";
import { type Subject, see } from "#demo/odds/subject.ts";
import { trade } from "#demo/odds/trader.ts";

/**
 * Everything that the bookmakers do about a match: the same for the same match and kick-off (epoch milliseconds). Without a story
 * there are only the moves before kick-off, and they are those that the story will have.
 */
export function oddsStory(subject: Subject, kickoff: number, popularity = 70): OddsStory {
  const seen = see(subject);
  const consensus = consensusOf(seen);
  const setting = { kickoff, popularity };
  return {
    sport: seen.sport,
    kickoff,
    ...(seen.course && { end: seen.course.end }),
    series: quotingCompanies(popularity).flatMap((character) => trade(seen, consensus, character, setting)),
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
