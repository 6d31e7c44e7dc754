import type { LocaleCode } from "@scoreline/domain/names";
import { type MetaSource, originOf } from "#seo/page-meta.ts";

/** Structured data in schema.org's words. Addresses are whole: a reader of data has no page to start from. */

/** The site itself, and how it is searched. */
export function webSite(source: MetaSource, locale: LocaleCode): object {
  const home = `${originOf(source)}/${locale}`;
  return {
    "@type": "WebSite",
    name: "Scoreline",
    url: home,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${home}?search={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}
