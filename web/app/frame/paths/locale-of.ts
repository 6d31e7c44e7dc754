import { isLocale } from "@scoreline/domain/languages";
import type { LocaleCode } from "@scoreline/domain/names";
import { defaultLocale } from "@scoreline/site/constants";
import { inLocale, localeOfSegment } from "@scoreline/site/redirects";
import { redirect } from "react-router";

/** The locale in front of a path. Aliases lead to their own address, unknown ones to the default home. */
export function localeOf(segment: string | undefined, url: URL): LocaleCode {
  if (segment && isLocale(segment)) return segment;
  const meant = localeOfSegment(segment ?? "");
  throw redirect(meant ? inLocale(`${url.pathname}${url.search}`, meant) : `/${defaultLocale}`);
}
