import { competitionOf } from "#competitions/registry.ts";
import type { CompetitionId } from "#schedule/plan-types.ts";

/**
 * How closely a match is followed. Vendors send somebody to the grounds of senior competitions; of youth, reserve and women's
 * sides and of friendlies they only have what is written down: line-ups, events, the state, figures and a few prices.
 */
export type Depth = {
  commentary: boolean;
  shots: boolean;
  ball: boolean;
  /** Ratings and momentum. */
  marks: boolean;
  /** As companies see it: who quotes hangs on it. */
  popularity: number;
};

/** Of what is not followed closely no more than a handful of companies take bets. */
const littleFollowed = 8;

export function depthOf(id: CompetitionId): Depth {
  const { kind, derived, competition } = competitionOf(id);
  const { popularity } = competition;
  if (kind !== "friendlies" && !derived) return { commentary: true, shots: true, ball: true, marks: true, popularity };
  return {
    commentary: false,
    shots: false,
    ball: false,
    marks: false,
    popularity: Math.min(popularity, littleFollowed),
  };
}
