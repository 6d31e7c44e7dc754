import type { LocalDay } from "@scoreline/domain/time/local-day";

/** Days since 1970, for arithmetic. */
export type Day = number;

export function dayOfDate(year: number, month: number, day: number): Day {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

export function parseDay(text: LocalDay): Day {
  return Date.parse(`${text}T00:00:00Z`) / 86_400_000;
}

const written = new Map<Day, LocalDay>();

/** Kept: the same few thousand days are written again and again, for every member of every squad. */
export function writeDay(day: Day): LocalDay {
  let text = written.get(day);
  if (text === undefined) {
    text = new Date(day * 86_400_000).toISOString().slice(0, 10);
    written.set(day, text);
  }
  return text;
}

export function ageAt(born: Day, day: Day): number {
  return (day - born) / 365.2425;
}

/** The world begins in this year. */
export const firstSquadYear = 2019;

/**
 * People change clubs in two windows a year that are open everywhere at once. Even ones open in January, odd ones in
 * July; number 0 is the January in which the world begins.
 */
export type WindowNumber = number;

export function windowOpens(window: WindowNumber): Day {
  const year = firstSquadYear + Math.floor(window / 2);
  return window % 2 === 0 ? dayOfDate(year, 1, 1) : dayOfDate(year, 7, 1);
}

/** Days in which moves are registered, the first one included. */
export function windowLength(window: WindowNumber): number {
  return window % 2 === 0 ? 40 : 62;
}

/** The last window that had opened on that day. */
export function windowAt(day: Day): WindowNumber {
  const date = new Date(day * 86_400_000);
  return Math.max(0, (date.getUTCFullYear() - firstSquadYear) * 2 + (date.getUTCMonth() >= 6 ? 1 : 0));
}

/** Whether a club's year begins in January or in July. */
export type Rhythm = "january" | "july";

export function seasonStart(rhythm: Rhythm, year: number): Day {
  return rhythm === "january" ? dayOfDate(year, 1, 1) : dayOfDate(year, 7, 1);
}

export function clubYearOf(rhythm: Rhythm, day: Day): number {
  const date = new Date(day * 86_400_000);
  return date.getUTCFullYear() - (rhythm === "july" && date.getUTCMonth() < 6 ? 1 : 0);
}

/** The window in which a club builds its squad for the season of that year. */
export function mainWindow(rhythm: Rhythm, year: number): WindowNumber {
  return (year - firstSquadYear) * 2 + (rhythm === "january" ? 0 : 1);
}

export function isMainWindow(rhythm: Rhythm, window: WindowNumber): boolean {
  return (window % 2 === 0) === (rhythm === "january");
}
