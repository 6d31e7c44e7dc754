/** The eight languages of the product, by the code that stands first in every path. */
export const localeCodes = ["en", "th", "vn", "kh", "zh-Hans", "zh-Hant", "ja", "pt"] as const;
export type LocaleCode = (typeof localeCodes)[number];

/** A name as readers of each language know it. English is always there and stands in for what is missing. */
export type Names = { en: string } & Partial<Record<Exclude<LocaleCode, "en">, string>>;

/** What readers of a language call somebody where there is little room. English has its own. */
export type ShortNames = Partial<Record<Exclude<LocaleCode, "en">, string>>;

export function nameIn(names: Names, locale: LocaleCode): string {
  return names[locale] ?? names.en;
}
