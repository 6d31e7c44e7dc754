import { defaultLocale } from "@scoreline/domain/constants";
import { isLocale, localeAliases } from "@scoreline/domain/languages";
import type { LocaleCode } from "@scoreline/domain/names";
import { redirect } from "react-router";

/** The locale in front of a path. Aliases lead to their own address, unknown ones to the default home. */
export function localeOf(segment: string | undefined, url: URL): LocaleCode {
  if (segment && isLocale(segment)) return segment;
  const alias = segment && localeAliases[segment];
  if (alias) throw redirect(`/${alias}${url.pathname.slice(segment.length + 1)}${url.search}`);
  throw redirect(`/${defaultLocale}`);
}
