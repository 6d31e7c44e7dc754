import { isLocale } from "@scoreline/domain/languages";
import type { Sport } from "@scoreline/domain/sport";
import { loadedTranslator } from "@scoreline/i18n/load";
import type { MetaDescriptor } from "react-router";
import { webSite } from "#seo/json-ld.ts";
import { type MetaSource, pageMeta } from "#seo/page-meta.ts";

export function homeMeta(sport: Sport, source: MetaSource): MetaDescriptor[] {
  const { locale = "" } = source.params;
  if (!isLocale(locale)) return [];
  const t = loadedTranslator(locale);
  return pageMeta(source, {
    title: t(`scores.title.${sport}`),
    description: t(`scores.description.${sport}`),
    path: `/${sport}/matches`,
    data: [webSite(source, locale)],
  });
}
