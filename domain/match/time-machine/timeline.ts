import { compareMinutes } from "#match/state/clock.ts";
import type { Moment } from "#match/time-machine/moment.ts";
import type { Sport } from "#sport.ts";

/** How long a match is or was, in minutes: what a timeline is drawn on. */
export type Course = {
  sport: Sport;
  /** Added minutes that are known of, by phase of football. */
  added: Partial<Record<string, number>>;
  extraTime: boolean;
  /** Of basketball. */
  quarterMinutes: number;
  overtimes: number;
};

const regular = [
  { phase: "first-half", from: 1, to: 45 },
  { phase: "second-half", from: 46, to: 90 },
] as const;
const extra = [
  { phase: "extra-first", from: 91, to: 105 },
  { phase: "extra-second", from: 106, to: 120 },
] as const;

/** Every minute of a match in order, added time included. */
export function minutesOfCourse({ sport, added, extraTime, quarterMinutes, overtimes }: Course): Moment[] {
  if (sport === "basketball") return range(1, 4 * quarterMinutes + 5 * overtimes).map((minute) => ({ minute }));
  return [...regular, ...(extraTime ? extra : [])].flatMap(({ phase, from, to }) => [
    ...range(from, to).map((minute): Moment => ({ minute })),
    ...range(1, added[phase] ?? 0).map((more): Moment => ({ minute: to, added: more })),
  ]);
}

/** The place of a moment in the course, from 0; one that is not in it stands where it would. */
export function placeInCourse(moment: Moment, minutes: readonly Moment[]): number {
  const at = minutes.findIndex((each) => compareMinutes(each, moment) >= 0);
  const there = minutes[at];
  if (!there) return minutes.length - 1;
  return compareMinutes(there, moment) === 0 ? at : Math.max(0, at - 1);
}

/** The most added minutes that anything speaks of, by phase. */
export function addedMinutes(marks: readonly (Moment & { phase: string })[]): Record<string, number> {
  const most: Record<string, number> = {};
  for (const { phase, added = 0 } of marks) if (added > (most[phase] ?? 0)) most[phase] = added;
  return most;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}
