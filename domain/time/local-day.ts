import { formatterByZone } from "#time/formatters.ts";
import { steadyWallClock } from "#time/steady-zones.ts";

/** A day as people name it, YYYY-MM-DD, and the instants at which it begins and ends somewhere. */
export type LocalDay = string;

const dayMs = 86_400_000;

/** The years 1800 to 2199: outside them neither the platform's calendars nor the database can be relied on. */
const day = /^(?:1[89]|2[01])\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export function isLocalDay(text: string): boolean {
  if (!day.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const formatter = formatterByZone("en-US", {
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** Wall-clock time somewhere, as if it were UTC. */
function wallClock(instant: number, timeZone: string): number {
  return steadyWallClock(instant, timeZone) ?? wallClockByMachine(instant, timeZone);
}

function wallClockByMachine(instant: number, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatter(timeZone).formatToParts(instant)) parts[type] = Number(value);
  return Date.UTC(parts.year ?? 0, (parts.month ?? 1) - 1, parts.day, parts.hour, parts.minute, parts.second);
}

export function localDay(instant: number, timeZone: string): LocalDay {
  return new Date(wallClock(instant, timeZone)).toISOString().slice(0, 10);
}

export function addDays(date: LocalDay, days: number): LocalDay {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/**
 * The instant at which the clocks of a place show this day and time. Where they show it twice, the first of the two;
 * where summer time skips it, as long after the gap as it lies inside it: a skipped midnight is the first instant after.
 */
export function instantOf(date: LocalDay, time: string, timeZone: string): number {
  const wanted = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`);
  const offsetAt = (instant: number) => wallClock(instant, timeZone) - Math.floor(instant / 1000) * 1000;
  // No place is further than a day from UTC, so these are the offsets before and after any change near the wanted time.
  const before = wanted - offsetAt(wanted - dayMs);
  const after = wanted - offsetAt(wanted + dayMs);
  if (before === after) return before;
  const shown = [before, after].filter((instant) => wallClock(instant, timeZone) === wanted);
  return shown.length > 0 ? Math.min(...shown) : Math.max(before, after);
}

/** First instant of the day and first instant of the next one: 23, 24 or 25 hours apart. */
export function dayBounds(date: LocalDay, timeZone: string): { from: number; to: number } {
  return { from: instantOf(date, "00:00", timeZone), to: instantOf(addDays(date, 1), "00:00", timeZone) };
}

/** Minutes that the clocks of a place are ahead of UTC. */
export function utcOffset(instant: number, timeZone: string): number {
  return Math.round((wallClock(instant, timeZone) - instant) / 60_000);
}
