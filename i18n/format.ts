import { formatterByZone } from "@scoreline/domain/time/formatters";
import type { LocalDay } from "@scoreline/domain/time/local-day";
import { steadyTime } from "@scoreline/domain/time/steady-zones";
import type { MessageKey } from "#catalogue.ts";
import type { Translate } from "#translate.ts";

/**
 * Dates are worded from the catalogues, not by Intl: browsers leave languages out (Khmer for one), and a page must read
 * the same on the server and on the device.
 */
function parts(day: LocalDay): { year: string; month: string; date: string; weekday: number } {
  const [year = "", month = "", date = ""] = day.split("-");
  return { year, month, date, weekday: new Date(`${day}T12:00:00Z`).getUTCDay() };
}

const monthName = (month: string, t: Translate) => t(`calendar.month.${Number(month)}` as MessageKey);

export function weekdayShort(day: LocalDay, t: Translate): string {
  return t(`calendar.weekday.${parts(day).weekday}` as MessageKey);
}

/** Nov, 11月: of YYYY-MM. */
export function monthShort(month: string, t: Translate): string {
  return monthName(month.slice(5), t);
}

/** Nov 2026; 2026年11月 in Chinese and Japanese. */
export function monthAndYear(month: string, t: Translate): string {
  return t("calendar.monthAndYear", { month: monthShort(month, t), year: month.slice(0, 4) });
}

/** 15 Nov; 11月15日 in Chinese and Japanese. */
export function dayAndMonth(day: LocalDay, t: Translate): string {
  const { month, date } = parts(day);
  return t("calendar.dayAndMonth", { day: String(Number(date)), month: monthName(month, t) });
}

/** DD MMM YYYY; DD日 MMM YYYY年 for zh-Hans, zh-Hant and ja. */
export function fullDate(day: LocalDay, t: Translate): string {
  const { year, month, date } = parts(day);
  return t("calendar.fullDate", { day: date, month: monthName(month, t), year });
}

/** Sun 15 Nov; 11月15日(日) in Japanese. */
export function dayWithWeekday(day: LocalDay, t: Translate): string {
  return t("calendar.dayWithWeekday", { weekday: weekdayShort(day, t), date: dayAndMonth(day, t) });
}

/** Sun 15 Nov 2026; 2026年11月15日(日) in Japanese. */
export function longDate(day: LocalDay, t: Translate): string {
  const { year, month, date } = parts(day);
  const own = { weekday: weekdayShort(day, t), day: String(Number(date)), month: monthName(month, t), year };
  return t("calendar.longDate", own);
}

/** Where the reader is and how their clock shows the time. */
export type ReaderClock = { timeZone: string; hours: "12" | "24" };

const clockOf = formatterByZone("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** 19:45, or 7:45 PM, in the reader's time zone: every time of day on the site is written here. */
export function clockTime(instant: number, { timeZone, hours }: ReaderClock, t: Translate): string {
  const time = steadyTime(instant, timeZone) ?? clockOf(timeZone).format(instant);
  if (hours === "24") return time;
  const [hour, minute] = [Number(time.slice(0, 2)), time.slice(3)];
  return t(hour < 12 ? "calendar.morning" : "calendar.afternoon", {
    time: `${hour % 12 || t("calendar.twelve")}:${minute}`,
  });
}

const minuteMs = 60_000;
/** Largest first; a month is thirty days, which is as close as "ago" needs. */
const spans = [
  ["years", 365 * 24 * 60 * minuteMs],
  ["months", 30 * 24 * 60 * minuteMs],
  ["days", 24 * 60 * minuteMs],
  ["hours", 60 * minuteMs],
  ["minutes", minuteMs],
] as const;

/** 5 minutes ago; what lies ahead, by a clock that runs differently, is just now. */
export function timeAgo(instant: number, now: number, t: Translate): string {
  const span = spans.find(([, ms]) => now - instant >= ms);
  return span ? t(`calendar.ago.${span[0]}`, { count: Math.floor((now - instant) / span[1]) }) : t("calendar.ago.now");
}
