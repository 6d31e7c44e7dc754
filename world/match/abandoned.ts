import { instantOfGameTime, type BasketballScriptParts as SimulatedBasketball } from "#basketball/clock.ts";
import type { PhaseSpan } from "#football/script.ts";

/** When a match that is broken off ends, in milliseconds from kick-off. */

const minuteMs = 60_000;

export function footballCut(phases: readonly PhaseSpan[], minute: number): number {
  const second = minute > 45;
  const span = phases.find(({ phase }) => phase === (second ? "second-half" : "first-half"));
  if (!span) return 0;
  return Math.min(span.to - 1, span.from + (minute - (second ? 45 : 0)) * minuteMs - minuteMs / 2);
}

/** Minutes are written as football counts them: the same share of a basketball game has been played. */
export function basketballCut(told: SimulatedBasketball, minute: number): number {
  return instantOfGameTime(told, Math.round((minute / 90) * 4 * told.matchup.quarterMinutes * minuteMs));
}
