import type { LocaleCode } from "@scoreline/domain/names";
import { locales } from "@scoreline/i18n/locales";

/** For loaders: browsers name some countries in other words than the server. */
export function countryName(code: string, locale: LocaleCode): string {
  return code ? (new Intl.DisplayNames(locales[locale].languageTag, { type: "region" }).of(code) ?? code) : "";
}
