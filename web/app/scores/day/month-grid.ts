import { addDays, type LocalDay } from "@scoreline/domain/time/local-day";
import { calendar } from "@scoreline/site/constants";

/** A month as calendars are leafed through: YYYY-MM. */
export type Month = string;

export const monthOf = (day: LocalDay): Month => day.slice(0, 7);
export const yearOf = (month: Month): number => Number(month.slice(0, 4));

/** The years that the platform's calendars can be relied on for; see `isLocalDay`. */
const firstYear = 1800;
const lastYear = 2199;

export function addMonths(month: Month, months: number): Month {
  const count = yearOf(month) * 12 + Number(month.slice(5)) - 1 + months;
  const within = Math.min(Math.max(count, firstYear * 12), lastYear * 12 + 11);
  return `${Math.floor(within / 12)}-${String((within % 12) + 1).padStart(2, "0")}`;
}

/** The same day of another month, or that month's last one where it has none. */
export function sameDayIn(month: Month, day: LocalDay): LocalDay {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted < last ? wanted : last;
}

/** Six weeks of seven days, whatever the month: the popup never changes its height. `weekStart` 0 is Sunday. */
export function monthGrid(month: Month, weekStart: number): LocalDay[][] {
  const first = weekOf(`${month}-01`, weekStart).first;
  return Array.from({ length: calendar.weeksInMonth }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(first, week * 7 + weekday)),
  );
}

export function weekOf(day: LocalDay, weekStart: number): { first: LocalDay; last: LocalDay } {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const first = addDays(day, -((weekday - weekStart + 7) % 7));
  return { first, last: addDays(first, 6) };
}

/** The twelve years of the grid that a year stands in. */
export function yearGrid(year: number): number[] {
  const first = firstYear + Math.floor((year - firstYear) / calendar.yearsInGrid) * calendar.yearsInGrid;
  return Array.from({ length: calendar.yearsInGrid }, (_, i) => first + i).filter((each) => each <= lastYear);
}
