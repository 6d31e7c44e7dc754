import { isLocale, languageTags } from "@scoreline/domain/languages";
import { type LocaleCode, localeCodes } from "@scoreline/domain/names";
import { defaultLocale } from "@scoreline/site/constants";
import type { MetaDescriptor } from "react-router";

/** What search engines and chat windows are told of a page. */
export type PageFacts = {
  /** Without the site's name. */
  title: string;
  description: string;
  /** The page's one address after the locale, with the part of the query that makes it another page: `/football/matches`. */
  path: string;
  /** The same in another language, where its address is made of translated words; nothing where it is not told in that. */
  pathIn?(locale: LocaleCode): string | undefined;
  /** Path of its share picture; without one the site's own mark is shown. */
  picture?: string | undefined;
  /** Structured data, see `json-ld.ts`. */
  data?: readonly object[];
  /** The same in other forms: a calendar, a feed. */
  others?: readonly { type: string; href: string }[];
  /** Pages of one reader are not for others. */
  hidden?: boolean;
};

/** How link previews name our languages. */
const openGraphLocale: Record<LocaleCode, string> = {
  en: "en_US",
  th: "th_TH",
  vn: "vi_VN",
  kh: "km_KH",
  "zh-Hans": "zh_CN",
  "zh-Hant": "zh_HK",
  ja: "ja_JP",
  pt: "pt_BR",
};

/** The part of a route's meta arguments that is read here. */
export type MetaSource = {
  params: { locale?: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

/** Where the site stands, as readers write it; the root loader tells. */
export function originOf({ matches }: MetaSource): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { origin?: string } | undefined;
  return root?.origin ?? "";
}

/** Title, description, address, languages, preview and structured data: every page's meta function ends here. */
export function pageMeta(source: MetaSource, facts: PageFacts): MetaDescriptor[] {
  const { locale = "" } = source.params;
  if (!isLocale(locale)) return [];
  const origin = originOf(source);
  const { pathIn = () => facts.path } = facts;
  const at = (code: LocaleCode) => `${origin}/${code}${encodeURI(pathIn(code) ?? facts.path)}`;
  const told = localeCodes.filter((code) => pathIn(code) !== undefined);
  const title = `${facts.title} – Scoreline`;
  const described = { title, description: facts.description };
  return [
    { title },
    { name: "description", content: facts.description },
    ...(facts.hidden ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: at(locale) },
    ...told.map((code) => alternate(languageTags[code], at(code))),
    // What is not told in our first language has no address for everybody else.
    ...(told.includes(defaultLocale) ? [alternate("x-default", at(defaultLocale))] : []),
    ...(facts.others ?? []).map(({ type, href }) => ({ tagName: "link" as const, rel: "alternate", type, href })),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Scoreline" },
    { property: "og:url", content: at(locale) },
    { property: "og:locale", content: openGraphLocale[locale] },
    ...told
      .filter((code) => code !== locale)
      .map((code) => ({ property: "og:locale:alternate", content: openGraphLocale[code] })),
    ...Object.entries(described).map(([name, content]) => ({ property: `og:${name}`, content })),
    ...picture(
      origin,
      facts.picture && `${facts.picture}${facts.picture.includes("?") ? "&" : "?"}lang=${locale}`,
      facts.title,
    ),
    ...(facts.data ?? []).map((data) => ({ "script:ld+json": { "@context": "https://schema.org", ...data } })),
  ];
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", hrefLang, href };
}

/** Share pictures are 1200 by 630, what chat windows show large. */
function picture(origin: string, path: string | undefined, title: string): MetaDescriptor[] {
  if (!path) return [{ name: "twitter:card", content: "summary" }];
  return [
    { property: "og:image", content: `${origin}${path}` },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
