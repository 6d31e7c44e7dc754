import { Refusal } from "@scoreline/contract/errors";
import { languageTags } from "@scoreline/domain/languages";
import { type LocaleCode, nameIn } from "@scoreline/domain/names";
import { newsCategories, readTag } from "@scoreline/domain/news/news";
import { sports } from "@scoreline/domain/sport";
import { translatorFor } from "@scoreline/i18n/server-catalogues";
import { newsListPath, newsPath } from "@scoreline/site/addresses";
import { slug } from "@scoreline/site/slug";
import { loadStories, type NewsFilter, recentStories } from "@scoreline/store/news/news";
import type { FastifyInstance } from "fastify";
import { costs } from "#limits/costs.ts";
import { langOf, type Site } from "#machines/site.ts";

const shown = 30;
/** What search engines want to hear of: the last two days. */
const recentMs = 2 * 86_400_000;
const mostRecent = 1_000;

/** Stories for feed readers, by sport, category or what they are about, and for search engines. */
export function serveNewsFeeds(app: FastifyInstance, { services, origin }: Site): void {
  const { database, now } = services;

  app.get("/feed/news/:file", { config: { cost: costs.file } }, async (request, reply) => {
    const { file } = request.params as { file: string };
    const name = /^([a-z0-9-]{1,40})\.atom$/.exec(file)?.[1] ?? "";
    const filter = filterOf(name);
    if (!filter) throw new Refusal("notFound");
    const locale = langOf(request);
    const stories = await loadStories(database, filter, { locale, now: now(), size: shown });
    const entries = stories.map(({ id, sport, publishedAt, updatedAt, author, text }) => {
      const address = encodeURI(
        `${origin}${newsPath(locale, { sport, slug: slug(text.title).slice(0, 120), newsId: id })}`,
      );
      return [
        "<entry>",
        `<id>tag:scoreline,2026:news-${id}</id>`,
        `<title>${escaped(text.title)}</title>`,
        `<link href="${escaped(address)}"/>`,
        `<published>${new Date(publishedAt).toISOString()}</published>`,
        `<updated>${new Date(Math.max(publishedAt, updatedAt)).toISOString()}</updated>`,
        `<author><name>${escaped(nameIn(author, locale))}</name></author>`,
        `<summary>${escaped(text.summary)}</summary>`,
        "</entry>",
      ].join("");
    });
    const self = `${origin}/feed/news/${name}.atom?lang=${locale}`;
    const feed = [
      '<?xml version="1.0" encoding="utf-8"?>',
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTags[locale]}">`,
      `<id>${escaped(self)}</id>`,
      `<title>${escaped(titleOf(filter, locale))}</title>`,
      `<link rel="self" href="${escaped(self)}"/><link href="${escaped(`${origin}${newsListPath(locale)}`)}"/>`,
      `<updated>${new Date(stories[0]?.publishedAt ?? now()).toISOString()}</updated>`,
      ...entries,
      "</feed>",
    ].join("\n");
    return reply
      .type("application/atom+xml; charset=utf-8")
      .header("cache-control", "public, max-age=60")
      .header("access-control-allow-origin", "*")
      .send(feed);
  });

  app.get("/sitemaps/news.xml", { config: { cost: costs.file } }, async (_request, reply) => {
    const at = now();
    const stories = await recentStories(database, { since: at - recentMs, now: at, limit: mostRecent });
    const entries = stories.map(({ id, sport, locale, title, publishedAt }) => {
      const path = newsPath(locale, { sport, slug: slug(title).slice(0, 120), newsId: id });
      return [
        `<url><loc>${escaped(encodeURI(`${origin}${path}`))}</loc>`,
        `<news:news><news:publication><news:name>Scoreline</news:name>`,
        `<news:language>${languageTags[locale].slice(0, 2)}</news:language></news:publication>`,
        `<news:publication_date>${new Date(publishedAt).toISOString()}</news:publication_date>`,
        `<news:title>${escaped(title)}</news:title></news:news></url>`,
      ].join("");
    });
    const map = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">',
      ...entries,
      "</urlset>",
    ].join("\n");
    return reply.type("application/xml; charset=utf-8").header("cache-control", "public, max-age=300").send(map);
  });
}

function filterOf(name: string): NewsFilter | undefined {
  if (name === "all") return { by: "all" };
  const sport = sports.find((one) => one === name);
  if (sport) return { by: "sport", sport };
  const category = newsCategories.find((one) => one === name);
  if (category) return { by: "category", category };
  const tag = readTag(name);
  return tag && { by: "tag", tag };
}

function titleOf(filter: NewsFilter, locale: LocaleCode): string {
  const t = translatorFor(locale);
  const about =
    filter.by === "sport"
      ? t(`shell.${filter.sport}`)
      : filter.by === "category"
        ? t(`news.category.${filter.category}`)
        : undefined;
  return ["Scoreline", t("news.title"), about].filter(Boolean).join(" – ");
}

const marks: Record<string, string> = { "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[<>&"]/g, (mark) => marks[mark] ?? "");
}
