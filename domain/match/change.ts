import type { ScoreNews } from "#match/head.ts";
import { type AnyState, currentPoints } from "#match/state.ts";
import type { Side } from "#sport.ts";

/**
 * What a change of state means to a fan. A score that falls is a correction and is said as such;
 * the state itself is always believed, whatever the events say.
 */
export function scoreNews(before: AnyState, after: AnyState): ScoreNews[] {
  const from = currentPoints(before) ?? { home: 0, away: 0 };
  const to = currentPoints(after);
  if (!to) return [];
  return (["home", "away"] as const satisfies Side[]).flatMap((side): ScoreNews[] => {
    if (to[side] > from[side]) return [{ type: "goal", side }];
    if (to[side] < from[side]) return [{ type: "overturned", side }];
    return [];
  });
}
