import type { MatchHead } from "@scoreline/domain/match/state/head";

/** A match as the lists hold it. */
export type BoardHead = MatchHead & {
  /** Published, and no guess. */
  lineUps: boolean;
  /** Live, or as a whole in short. */
  video: boolean;
};

/** As lists of other days have it: what is around a match that is far away, or long over, makes no difference to them. */
export function plainHead(head: MatchHead): BoardHead {
  return { ...head, lineUps: false, video: false };
}
