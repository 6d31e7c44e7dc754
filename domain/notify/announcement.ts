import type { LocaleCode } from "#names.ts";

/** What operators have to say, in one language. */
export type AnnouncementText = { title: string; content: string };

export const announcementLimits = { title: 120, content: 4_000 } as const;

/** Whom an announcement is for: everybody, or those of some countries, or of some languages. */
export function isFor(
  { countries, languages }: { countries: readonly string[]; languages: readonly string[] },
  reader: { country: string; locale: LocaleCode },
): boolean {
  const here = countries.length === 0 || countries.includes(reader.country);
  return here && (languages.length === 0 || languages.includes(reader.locale));
}

export function announcementIn<Text>(
  texts: Partial<Record<LocaleCode, Text>> & { en: Text },
  locale: LocaleCode,
): Text {
  return texts[locale] ?? texts.en;
}
