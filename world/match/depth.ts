import { competitionOf } from "#competitions/registry.ts";
import type { CompetitionId } from "#schedule/plan-types.ts";

/**
 * How closely a match is followed. At many hours of the day only youth, reserve and women's sides play, and friendlies: they have
 * commentary, marks and the way of the ball like others, so that whoever looks then sees what there is. Only fewer companies take
 * bets on them, and nobody films them.
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

/** Of what is little followed no more than a handful of companies take bets. */
const littleFollowed = 8;

export function depthOf(id: CompetitionId): Depth {
  const { kind, derived, competition } = competitionOf(id);
  const senior = kind !== "friendlies" && !derived;
  const popularity = senior ? competition.popularity : Math.min(competition.popularity, littleFollowed);
  return { commentary: true, shots: true, ball: true, marks: true, popularity };
}
