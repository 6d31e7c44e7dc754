import type { ScoreNews } from "#match/state/head.ts";
import type { Points } from "#match/state/score.ts";
import { type AnyState, currentPoints } from "#match/state/state.ts";
import type { Side } from "#sport.ts";

/**
 * What a change of state means to a fan: an entry for each goal, so that what was told adds up to the score; baskets
 * are too many for that and get one. A score that falls is a correction and is said as such; the state itself is
 * always believed, whatever the events say. `lost` is the score from before a state that had none.
 */
export function scoreNews(before: AnyState, after: AnyState, lost?: Points): ScoreNews[] {
  const from = currentPoints(before) ?? lost ?? { home: 0, away: 0 };
  const to = currentPoints(after);
  if (!to) return [];
  const one = countsBaskets(after);
  return (["home", "away"] as const satisfies Side[]).flatMap((side): ScoreNews[] => {
    const more = to[side] - from[side];
    if (more === 0) return [];
    return Array.from({ length: one ? 1 : Math.abs(more) }, () => ({ type: more > 0 ? "goal" : "overturned", side }));
  });
}

function countsBaskets(state: AnyState): boolean {
  return "score" in state && state.score !== undefined && "periods" in state.score;
}
