import { isLocale } from "@scoreline/domain/languages";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import { loadedTranslator } from "@scoreline/i18n/load";
import type { MetaDescriptor } from "react-router";
import { type MetaSource, pageMeta } from "#seo/page-meta.ts";

/** For pages of the frame that search engines have no use for. */
export function hiddenMeta(
  source: MetaSource & { location: { pathname: string } },
  title: MessageKey,
  description: MessageKey,
): MetaDescriptor[] {
  const { locale = "" } = source.params;
  if (!isLocale(locale)) return [];
  const t = loadedTranslator(locale);
  const path = source.location.pathname.slice(locale.length + 1);
  return pageMeta(source, { title: t(title), description: t(description), path, hidden: true });
}
