import type { LocaleCode } from "@scoreline/domain/names";

/**
 * Every number with decimals and every percentage on the site is written here, not by Intl: a page reads the same on the
 * server and on the device.
 */

/** Where a comma stands before the decimals; everywhere else it is a point. */
const commaLocales: readonly LocaleCode[] = ["vn", "pt"];

/** Where the share of games won is written as in American tables: .615. */
const bareShareLocales: readonly LocaleCode[] = ["en", "ja"];

/** 2.1, 2,1 in Vietnamese and Portuguese; no more places than are needed. */
export function decimal(value: number, locale: LocaleCode, places = 1): string {
  return inLocale(String(Number(value.toFixed(places))), locale);
}

/** 2.10: as many places as its neighbours in the column have. */
export function fixed(value: number, locale: LocaleCode, places = 1): string {
  return inLocale(value.toFixed(places), locale);
}

/** 59%, of a number out of a hundred: without a space in every language. */
export function percent(value: number, locale: LocaleCode, places = 0): string {
  return `${fixed(value, locale, places)}%`;
}

/** The games won of those played, from 0 to 1: .615, or 61.5% where readers know it as a percentage. */
export function winShare(share: number, locale: LocaleCode): string {
  return bareShareLocales.includes(locale) ? share.toFixed(3).replace(/^0/, "") : percent(share * 100, locale, 1);
}

/** +5, −4, 0: a minus as long as the plus. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace("-", "−");
}

function inLocale(text: string, locale: LocaleCode): string {
  return commaLocales.includes(locale) ? text.replace(".", ",") : text;
}
