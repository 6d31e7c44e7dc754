/** A day as people name it, YYYY-MM-DD, and the instants at which it begins and ends somewhere. */
export type LocalDay = string;

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export function isLocalDay(text: string): boolean {
  if (!day.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string): Intl.DateTimeFormat {
  let known = formatters.get(timeZone);
  if (!known) {
    known = new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    formatters.set(timeZone, known);
  }
  return known;
}

export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z0-9_+\-/]{1,64}$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Wall-clock time somewhere, as if it were UTC. */
function wallClock(instant: number, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatter(timeZone).formatToParts(instant)) parts[type] = Number(value);
  return Date.UTC(parts.year ?? 0, (parts.month ?? 1) - 1, parts.day, parts.hour, parts.minute, parts.second);
}

export function localDay(instant: number, timeZone: string): LocalDay {
  return new Date(wallClock(instant, timeZone)).toISOString().slice(0, 10);
}

export function addDays(date: LocalDay, days: number): LocalDay {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The instant at which the clocks of a place show this day and time. Where summer time skips it, the first instant after. */
export function instantOf(date: LocalDay, time: string, timeZone: string): number {
  const wanted = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`);
  const offsetAt = (instant: number) => wallClock(instant, timeZone) - Math.floor(instant / 1000) * 1000;
  const guess = wanted - offsetAt(wanted);
  const settled = wanted - offsetAt(guess);
  return offsetAt(settled) === offsetAt(guess) ? settled : Math.max(guess, settled);
}

/** First instant of the day and first instant of the next one: 23, 24 or 25 hours apart. */
export function dayBounds(date: LocalDay, timeZone: string): { from: number; to: number } {
  return { from: instantOf(date, "00:00", timeZone), to: instantOf(addDays(date, 1), "00:00", timeZone) };
}
