import { isLocale, languageTags } from "@scoreline/domain/languages";
import { localeCodes } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import { loadedTranslator } from "@scoreline/i18n/load";
import type { MetaDescriptor } from "react-router";

export function homeMeta(sport: Sport, locale: string): MetaDescriptor[] {
  if (!isLocale(locale)) return [];
  const t = loadedTranslator(locale);
  return [
    { title: `${t(`scores.title.${sport}`)} – Scoreline` },
    { name: "description", content: t(`scores.description.${sport}`) },
    { tagName: "link", rel: "canonical", href: `/${locale}/${sport}/matches` },
    ...localeCodes.map((code) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: languageTags[code],
      href: `/${code}/${sport}/matches`,
    })),
  ];
}
