import type { LocaleCode } from "@scoreline/domain/names";
import { locales } from "@scoreline/i18n/locales";

/** Called by their names as everywhere on the site, not by the whole title: "เขตปกครองพิเศษฮ่องกงแห่งสาธารณรัฐประชาชนจีน". */
const titled: readonly string[] = ["HK", "MO"];

/** What the rest of the site calls otherwise than the platform does: one name for one country. */
const otherwise: Partial<Record<LocaleCode, Readonly<Record<string, string>>>> = {
  "zh-Hans": { HK: "中国香港", MO: "中国澳门", AE: "阿联酋" },
  "zh-Hant": { AE: "阿聯酋" },
  ja: { AE: "UAE" },
};

/** For loaders: browsers name some countries in other words than the server. */
export function countryName(code: string, locale: LocaleCode): string {
  if (!code) return "";
  const own = otherwise[locale]?.[code];
  if (own) return own;
  const style = titled.includes(code) ? "short" : "long";
  return new Intl.DisplayNames(locales[locale].languageTag, { type: "region", style }).of(code) ?? code;
}
