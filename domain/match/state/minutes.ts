import type { BasketballScore } from "#match/state/score.ts";
import {
  instantOfMoment,
  isPast,
  quarterSeconds,
  type TimedEntry,
  type TimedMatch,
} from "#match/time-machine/moment.ts";

const mostMinutes = 160;
const overtimeMinutes = 5;

/** The minutes of a match that have been played, each with the instant at which it ended; the first is kick-off. */
export function playedMinutes(
  subject: TimedMatch,
  marks: readonly TimedEntry[],
  now: number,
): { minute: number; at: number }[] {
  const quarter = quarterSeconds(marks);
  const last = subject.sport === "basketball" ? lengthOf(subject, quarter) : mostMinutes;
  const minutes = [{ minute: 0, at: subject.kickoff }];
  for (let minute = 1; minute <= last && isPast({ minute }, subject, now, quarter); minute += 1) {
    minutes.push({ minute, at: instantOfMoment({ minute }, subject, marks) });
  }
  return minutes;
}

/** A finished basketball game has as many minutes as its periods. */
function lengthOf({ state }: TimedMatch, quarter: number): number {
  const score = "score" in state ? (state.score as BasketballScore | undefined) : undefined;
  const overtimes = Math.max(0, (score?.periods?.length ?? 4) - 4);
  return (4 * quarter) / 60 + overtimes * overtimeMinutes;
}
