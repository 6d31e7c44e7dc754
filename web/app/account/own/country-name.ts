import type { LocaleCode } from "@scoreline/domain/names";
import { locales } from "@scoreline/i18n/locales";

/** Called by their names as everywhere on the site, not by the whole title: "เขตปกครองพิเศษฮ่องกงแห่งสาธารณรัฐประชาชนจีน". */
const titled: readonly string[] = ["HK", "MO"];

/** For loaders: browsers name some countries in other words than the server. */
export function countryName(code: string, locale: LocaleCode): string {
  if (!code) return "";
  const style = titled.includes(code) ? "short" : "long";
  return new Intl.DisplayNames(locales[locale].languageTag, { type: "region", style }).of(code) ?? code;
}
