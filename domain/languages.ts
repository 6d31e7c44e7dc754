import { type LocaleCode, localeCodes } from "#names.ts";

/** How the calls name a language (`lang`), and how addresses and browsers may. */
export const apiParams: Record<LocaleCode, string> = {
  en: "en",
  th: "th_TH",
  vn: "vi_VN",
  kh: "km_KH",
  "zh-Hans": "zh-Hans_CN",
  "zh-Hant": "zh-Hant_HK",
  ja: "ja_JP",
  pt: "pt",
};

/** Codes that lead to one of ours in the first segment of a path. */
export const localeAliases: Readonly<Record<string, LocaleCode>> = { vi: "vn", km: "kh", cn: "zh-Hans" };

/** Standard language tags, for `lang`, `Intl` and search engines. */
export const languageTags: Record<LocaleCode, string> = {
  en: "en",
  th: "th",
  vn: "vi",
  kh: "km",
  "zh-Hans": "zh-Hans",
  "zh-Hant": "zh-Hant-HK",
  ja: "ja",
  pt: "pt",
};

const collators = new Map<LocaleCode, Intl.Collator>();

/** Which of two names stands first in a list in that language: by sound in simplified Chinese, by strokes in traditional. */
export function nameOrder(locale: LocaleCode): (one: string, other: string) => number {
  const known = collators.get(locale) ?? new Intl.Collator(languageTags[locale]);
  collators.set(locale, known);
  return known.compare;
}

export function isLocale(text: string): text is LocaleCode {
  return (localeCodes as readonly string[]).includes(text);
}

/** English is the fallback for what we do not speak. */
export function apiParamLocale(text: string): LocaleCode {
  if (isLocale(text)) return text;
  const known = localeCodes.find((code) => apiParams[code] === text);
  const alias = text.split(/[_-]/)[0] ?? "";
  return known ?? (Object.hasOwn(localeAliases, alias) ? localeAliases[alias] : undefined) ?? "en";
}
