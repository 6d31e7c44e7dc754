import { languageTags } from "@scoreline/domain/languages";
import { type LocaleCode, localeCodes } from "@scoreline/domain/names";
import { defaultLocale } from "#constants.ts";

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${namespace}">\n${entries.join("\n")}\n</sitemapindex>\n`;
}

export const sitemapHead = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const sitemapEnd = "</urlset>\n";

/** A page in one language, with where it stands in the others. */
export function sitemapEntry(locale: LocaleCode, at: (locale: LocaleCode) => string): string {
  const others = localeCodes.map((code) => alternate(languageTags[code], at(code)));
  return `<url><loc>${escaped(at(locale))}</loc>${others.join("")}${alternate("x-default", at(defaultLocale))}</url>\n`;
}

/** A page that there is in one language only. */
export function plainEntry(address: string): string {
  return `<url><loc>${escaped(address)}</loc></url>\n`;
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`;
}

/** Addresses hold letters of any script. */
function escaped(address: string): string {
  return encodeURI(address).replaceAll("&", "&amp;").replaceAll("'", "&apos;");
}
