import type { TimedGoal } from "#analysis/goal-times.ts";
import type { MatchHead } from "#match/state/head.ts";
import { foldGoals } from "#match/state/score.ts";
import type { AnyState } from "#match/state/state.ts";
import { happenedBy, type Moment, phaseOfMoment } from "#match/time-machine/moment.ts";

const minuteMs = 60_000;
/** By then a match is over, whatever happened in it. */
const longestMs = 150 * minuteMs;
const halfTimeEnds = 63;

/** Matches that were being played at an instant, as far as the plan tells. */
export function underWayAt(heads: readonly MatchHead[], instant: number): MatchHead[] {
  return heads.filter(({ kickoff }) => kickoff <= instant && instant < kickoff + longestMs);
}

/** The matches of a season as they stood at an instant, so that the table of that instant can be counted. */
export function headsAsOf(
  heads: readonly MatchHead[],
  instant: number,
  known: ReadonlyMap<number, AnyState>,
  goalsOf: (matchId: number) => readonly TimedGoal[],
): MatchHead[] {
  const on = new Set(underWayAt(heads, instant).map(({ id }) => id));
  return heads.map((head): MatchHead => {
    const state = known.get(head.id);
    if (state) return { ...head, state };
    if (head.kickoff > instant) return { ...head, state: { kind: "scheduled" } };
    return on.has(head.id) ? { ...head, state: rewound(head, instant, goalsOf(head.id)) } : head;
  });
}

/** Of the other matches only kick-off and goals are known: their minute is the usual one. A basketball game waits for its end. */
function rewound({ sport, kickoff, state }: MatchHead, instant: number, goals: readonly TimedGoal[]): AnyState {
  if (!("score" in state) || sport === "basketball") return { kind: "scheduled" };
  const moment = usualMoment(kickoff, instant);
  const phase = phaseOfMoment(moment);
  const seen = goals.filter((goal) => happenedBy(moment, goal));
  return { kind: "live", clock: { phase, since: instant }, score: foldGoals(seen, phase) };
}

function usualMoment(kickoff: number, instant: number): Moment {
  const passed = Math.floor((instant - kickoff) / minuteMs) + 1;
  if (passed <= halfTimeEnds) return { minute: Math.min(passed, 45) };
  return { minute: Math.min(45 + passed - halfTimeEnds, 90) };
}
