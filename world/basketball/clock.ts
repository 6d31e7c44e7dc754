import { gameRulesOf, periodLength, phaseIndex, playedBefore } from "#basketball/rules.ts";
import type { BasketballScript, ClockChange, PlayedPhase, PlayMoment } from "#basketball/script.ts";

/** What the derived parts need: a script before it is finished. */
export type BasketballScriptParts = Pick<BasketballScript, "matchup" | "periods" | "plays" | "clock">;

export function isPlayed(phase: ClockChange["phase"]): phase is PlayedPhase {
  return phase !== "half-time" && phase !== "break";
}

/** Game milliseconds played at a moment of the game clock. */
export function elapsedOf(
  { matchup }: Pick<BasketballScriptParts, "matchup">,
  phase: PlayedPhase,
  remaining: number,
): number {
  const rules = gameRulesOf(matchup);
  const index = phaseIndex(phase);
  return Math.round(playedBefore(rules, index) + periodLength(rules, index) - remaining * 1000);
}

export function elapsedAtPlay(told: Pick<BasketballScriptParts, "matchup">, play: PlayMoment): number {
  return elapsedOf(told, play.phase, play.remaining);
}

/** The clock as it was last started, stopped or set at `at`. */
export function clockAt({ clock }: Pick<BasketballScriptParts, "clock">, at: number): ClockChange | undefined {
  const index = lastIndex(clock, at);
  return index < 0 ? undefined : clock[index];
}

/** Game milliseconds played at the real time `at`. */
export function elapsedAt(told: BasketballScriptParts, at: number): number {
  for (let index = lastIndex(told.clock, at); index >= 0; index -= 1) {
    const change = told.clock[index];
    // A break says nothing about the period before it; the change before the break does.
    if (!change || !isPlayed(change.phase)) continue;
    const passed = change.running ? (at - change.at) / 1000 : 0;
    return elapsedOf(told, change.phase, Math.max(0, change.remaining - passed));
  }
  return 0;
}

/** Real time at which the clock has played `elapsed` milliseconds. */
export function instantOfGameTime(told: BasketballScriptParts, elapsed: number): number {
  let found = 0;
  for (const change of told.clock) {
    if (!isPlayed(change.phase)) continue;
    const played = elapsedOf(told, change.phase, change.remaining);
    if (played > elapsed) break;
    found = change.at + (change.running ? elapsed - played : 0);
    // At a stop the clock has that reading for a while: the first instant is meant.
    if (played === elapsed) break;
  }
  return found;
}

function lastIndex(clock: readonly ClockChange[], at: number): number {
  let low = 0;
  let high = clock.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((clock[middle]?.at ?? Number.POSITIVE_INFINITY) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
