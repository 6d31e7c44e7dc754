import type { LocaleCode } from "#names.ts";

/** The markets of the product, by the time zone that their readers' devices tell. */
const countryOfZone: Readonly<Record<string, string>> = {
  "Asia/Bangkok": "th",
  "Asia/Ho_Chi_Minh": "vn",
  "Asia/Saigon": "vn",
  "Asia/Phnom_Penh": "kh",
  "Asia/Hong_Kong": "hk",
  "Asia/Shanghai": "cn",
  "Asia/Tokyo": "jp",
  "Asia/Singapore": "sg",
  "Asia/Kuala_Lumpur": "my",
  "Asia/Manila": "ph",
  "Asia/Dubai": "ae",
  "Europe/Lisbon": "pt",
  "America/Sao_Paulo": "br",
};

const countryOfLanguage: Partial<Record<LocaleCode, string>> = {
  th: "th",
  vn: "vn",
  kh: "kh",
  "zh-Hans": "cn",
  "zh-Hant": "hk",
  ja: "jp",
  pt: "br",
};

/** Where a reader most likely is: the device's zone knows better than the language. */
export function homeCountry(locale: LocaleCode, timeZone: string): string | undefined {
  return (Object.hasOwn(countryOfZone, timeZone) ? countryOfZone[timeZone] : undefined) ?? countryOfLanguage[locale];
}
