import { type Article, readArticles } from "@scoreline/content/articles/articles";
import type { CallInput, CallReply } from "@scoreline/contract/call";
import type { article } from "@scoreline/contract/calls/article";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import type { LocaleCode } from "@scoreline/domain/names";
import { isSport, type Sport } from "@scoreline/domain/sport";
import type { Catalogue } from "@scoreline/live/catalogue";
import { cachedAnswer } from "#cache/answer.ts";
import type { Handler } from "#handler.ts";
import { cleanHtml } from "#news/html.ts";
import { leagueBadge } from "#rows/badges.ts";

type Reply = CallReply<typeof article>;
type Block = Reply["result"]["data"]["content"][number];

const articles = readArticles();

const made = cachedAnswer({
  name: "article",
  reader: [],
  restsOn: () => ["catalogue"],
  make: async ({ url, language }: CallInput<typeof article>, _reader, { boards }): Promise<Reply> => {
    const found = articles.find((one) => one.locale === language && one.url === url);
    if (!found) throw new Refusal("notFound");
    const { body, locale, ...head } = found;
    return succeed({ data: { ...head, content: contentOf(body, locale, boards.catalogue) } });
  },
});

export const articleCalls: { article: Handler<typeof article> } = {
  article: (input, caller, services) => made(input, caller, services),
};

/** The articles of a language, for footers and sitemaps. */
export function articlesIn(locale: LocaleCode): readonly Article[] {
  return articles.filter((one) => one.locale === locale);
}

const living = /^::(table|results|fixtures) ([a-z]+)\/([a-z-]+)\/([a-z0-9-]+)$/;

const isOwn = /^(\/|league:)/;

/** A part about a competition that this site does not have is left out. */
function contentOf(body: string, locale: LocaleCode, catalogue: Catalogue): Block[] {
  const own = (href: string) => (isOwn.test(href) ? { address: addressIn(href, locale, catalogue) } : undefined);
  return body.split(/^(::.+)$/m).flatMap((part): Block[] => {
    const [, kind, sport = "", country = "", key = ""] = living.exec(part.trim()) ?? [];
    if (!kind) {
      const html = cleanHtml(part, own);
      return html === "" ? [] : [{ kind: "html", html }];
    }
    const id = isSport(sport) ? competitionOf(sport, country, key, catalogue) : undefined;
    if (id === undefined || !isSport(sport)) return [];
    return [{ kind: kind as "table" | "results" | "fixtures", sport, league: leagueBadge(id, catalogue, locale) }];
  });
}

/** `league:football/england/premier-league`, or a page of ours after the locale. The words of a link that leads nowhere stay. */
function addressIn(href: string, locale: LocaleCode, catalogue: Catalogue): string | undefined {
  if (/^\/[a-z]/.test(href)) return `/${locale}${href}`;
  const [, sport = "", country = "", key = ""] = /^league:([a-z]+)\/([a-z-]+)\/([a-z0-9-]+)$/.exec(href) ?? [];
  const id = isSport(sport) ? competitionOf(sport, country, key, catalogue) : undefined;
  // The form in which articles have linked leagues for years; it opens the league.
  return id === undefined ? undefined : `/${locale}/${sport}/${key}/${key}-${id}?leagueId=${id}`;
}

function competitionOf(sport: Sport, country: string, key: string, catalogue: Catalogue): number | undefined {
  for (const { id, sport: own, key: ownKey } of catalogue.competitions.values()) {
    if (own === sport && ownKey === key && leagueBadge(id, catalogue, "en").countryKey === country) return id;
  }
  return undefined;
}
