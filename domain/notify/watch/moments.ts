import { compareMinutes, footballPhases, type Minute } from "#match/state/clock.ts";
import type { FootballScoringPhase } from "#match/state/score.ts";
import type { AnyState } from "#match/state/state.ts";
import { freshMs } from "#notify/timing.ts";
import type { GoalEvent, Turn } from "#notify/watch/watch.ts";

const order: readonly string[] = footballPhases;
const firstMinute: Record<FootballScoringPhase, number> = {
  "first-half": 0,
  "second-half": 45,
  "extra-first": 90,
  "extra-second": 105,
  penalties: 120,
};

/** When a minute was played, as near as the clock of the match says it. */
export function momentOf(turn: Turn, phase: FootballScoringPhase, when: Minute): number {
  const { phase: now, since, kickoff } = turn.watch;
  const elapsed = (when.minute - firstMinute[phase] + (when.added ?? 0)) * 60_000;
  if (now === phase && since !== undefined) return Math.min(turn.at, since + elapsed);
  const isOver = now !== undefined && order.indexOf(now) > order.indexOf(phase);
  if (isOver && since !== undefined) return Math.min(turn.at, since);
  if (kickoff === undefined || phase === "penalties") return turn.at;
  // The clock is behind the events: the kick-off says about when it was. Late ones are known by far more than breaks last.
  const about = kickoff + (when.minute + 30) * 60_000;
  return turn.at - about > freshMs ? about : turn.at;
}

/** Of a goal without an event: it fell after the last state. Where that is long ago it may be old, and counts as such. */
export function unknownMoment(turn: Turn, state: AnyState): number {
  const { kind, at } = turn.watch;
  const wasOn = kind === "live" || kind === "suspended";
  const since = wasOn ? undefined : startOf(state);
  if (since === undefined || turn.at - since <= freshMs) return turn.at;
  return Math.min(at, turn.at - freshMs - 1);
}

export function byMoment(one: GoalEvent, other: GoalEvent): number {
  return order.indexOf(one.phase) - order.indexOf(other.phase) || compareMinutes(one.minute, other.minute);
}

/** When the phase that is on began, where its clock says so. */
export function startOf(state: AnyState): number | undefined {
  return "clock" in state && "since" in state.clock ? state.clock.since : undefined;
}
