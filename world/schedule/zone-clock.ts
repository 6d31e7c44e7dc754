import { instantOf } from "@scoreline/domain/time/local-day";
import type { Weekday } from "#competitions/shape.ts";
import { remember } from "#schedule/remember.ts";

/** Days are counted since 1970-01-01 here: planning asks for far more instants than Intl could answer in time. */
export type DayNumber = number;

export const dayMs = 86_400_000;
export const hourMs = 3_600_000;
export const minuteMs = 60_000;

export const weekdays: readonly Weekday[] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

export const dayNumberOf = (date: string): DayNumber => Date.parse(`${date}T00:00:00Z`) / dayMs;
export const dateOf = (day: DayNumber): string => new Date(day * dayMs).toISOString().slice(0, 10);
/** 0 is Monday. 1970-01-01 was a Thursday. */
export const weekdayOf = (day: DayNumber): number => (((day + 3) % 7) + 7) % 7;
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Clocks are changed at most once in so many days. */
const block = 28;
/** Offsets by day, from `origin` on, filled block by block. */
const origin = 17_500;
const days = 7_700;
const zones = new Map<string, Int32Array>();
const unknown = 0x7fffffff;

const sampled = (zone: string, day: DayNumber): number => day * dayMs - instantOf(dateOf(day), "00:00", zone);

/** How far the clocks of a zone are ahead of UTC at the beginning of a day. */
function offsetAtStart(zone: string, day: DayNumber): number {
  const index = day - origin;
  if (index < 0 || index >= days) return sampled(zone, day);
  const offsets = remember(zones, zone, newOffsets);
  const known = offsets[index] ?? unknown;
  if (known !== unknown) return known;
  const first = index - (index % block);
  const before = sampled(zone, origin + first);
  const after = sampled(zone, origin + first + block);
  let changed = first + block;
  // Bisection: `low` has the clocks of before, `changed` those of after.
  for (let low = first; before !== after && changed - low > 1; ) {
    const middle = (low + changed) >> 1;
    if (sampled(zone, origin + middle) === before) low = middle;
    else changed = middle;
  }
  offsets.fill(before, first, changed);
  offsets.fill(after, changed, Math.min(first + block, days));
  return offsets[index] ?? before;
}

function newOffsets(): Int32Array {
  return new Int32Array(days).fill(unknown);
}

export function instantAt(day: DayNumber, minutes: number, zone: string): number {
  const offset = offsetAtStart(zone, day);
  if (offset === offsetAtStart(zone, day + 1)) return day * dayMs + minutes * minuteMs - offset;
  return instantOf(dateOf(day), timeOf(minutes), zone);
}

/** How far the clocks of a zone are ahead of UTC at an instant: exact but for the hours around a change of clocks. */
export const offsetAt = (instant: number, zone: string): number =>
  offsetAtStart(zone, Math.floor((instant + offsetAtStart(zone, Math.floor(instant / dayMs))) / dayMs));

/** The day and the minute of the day that the clocks of a zone show. */
export function wallClockAt(instant: number, zone: string): { day: DayNumber; minutes: number } {
  const local = instant + offsetAt(instant, zone);
  const day = Math.floor(local / dayMs);
  return { day, minutes: Math.floor((local - day * dayMs) / minuteMs) };
}
