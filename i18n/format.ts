import { languageTags } from "@scoreline/domain/languages";
import type { LocaleCode } from "@scoreline/domain/names";
import type { LocalDay } from "@scoreline/domain/time/local-day";

/** Formatters are dear to make and cheap to use. */
const made = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: LocaleCode, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  let known = made.get(key);
  if (!known) {
    // Western digits and the common calendar everywhere: a Thai fan reads 2026 beside a score, not 2569.
    known = new Intl.DateTimeFormat(`${languageTags[locale]}-u-ca-gregory-nu-latn`, options);
    made.set(key, known);
  }
  return known;
}

/** 19:45, in the reader's time zone. */
export function clockTime(instant: number, locale: LocaleCode, timeZone: string): string {
  return formatter(locale, { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(instant);
}

const noon = (day: LocalDay) => Date.parse(`${day}T12:00:00Z`);

export function weekdayShort(day: LocalDay, locale: LocaleCode): string {
  return formatter(locale, { timeZone: "UTC", weekday: "short" }).format(noon(day));
}

/** 15 Nov; 11月15日 in Chinese and Japanese. */
export function dayAndMonth(day: LocalDay, locale: LocaleCode): string {
  return formatter(locale, { timeZone: "UTC", day: "numeric", month: "short" }).format(noon(day));
}

const writtenWithYearSigns: readonly LocaleCode[] = ["zh-Hans", "zh-Hant", "ja"];

/** DD MMM YYYY; DD日 MMM YYYY年 for zh-Hans, zh-Hant and ja. */
export function fullDate(day: LocalDay, locale: LocaleCode): string {
  const [year, , date] = day.split("-");
  const month = formatter(locale, { timeZone: "UTC", month: "short" }).format(noon(day));
  return writtenWithYearSigns.includes(locale) ? `${date}日 ${month} ${year}年` : `${date} ${month} ${year}`;
}
