import type { LocaleCode, Names } from "@scoreline/domain/names";
import type { NewsCategory, NewsTag, NewsTagKind } from "@scoreline/domain/news/news";
import type { Sport } from "@scoreline/domain/sport";
import { and, desc, eq, gte, inArray, lte, ne } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { news, newsAuthors, newsTags, newsTexts } from "../schema/news.ts";

export type Story = typeof news.$inferSelect & {
  author: Names;
  text: { locale: LocaleCode; title: string; summary: string };
  locales: LocaleCode[];
};

/** What is to be read now: told, and taken off by nobody. */
const isOut = (now: number) => and(eq(news.withdrawn, false), lte(news.publishedAt, now));

export type NewsFilter =
  | { by: "all" }
  | { by: "sport"; sport: Sport }
  | { by: "category"; category: NewsCategory }
  | { by: "author"; authorId: number }
  | { by: "tag"; tag: NewsTag };

/** The categories in which something was told. */
export async function toldCategories(database: Queryable, now: number): Promise<NewsCategory[]> {
  const rows = await database.selectDistinct({ category: news.category }).from(news).where(isOut(now));
  return rows.map(({ category }) => category);
}

/** Those of a while that most people look at. */
export async function weightiestStories(
  database: Queryable,
  { locale, since, now, size }: { locale: LocaleCode; since: number; now: number; size: number },
): Promise<Story[]> {
  const ids = await database
    .select({ id: news.id })
    .from(news)
    .where(and(isOut(now), gte(news.publishedAt, since)))
    .orderBy(desc(news.weight), desc(news.publishedAt), desc(news.id))
    .limit(size);
  return storiesOf(database, ids, locale);
}

/** Stories that are out, the newest first. */
export async function loadStories(
  database: Queryable,
  filter: NewsFilter,
  {
    locale,
    now,
    skip = 0,
    size,
    besides,
  }: { locale: LocaleCode; now: number; skip?: number; size: number; besides?: number },
): Promise<Story[]> {
  const out = and(isOut(now), besides ? ne(news.id, besides) : undefined);
  if (filter.by === "tag") {
    const ids = await database
      .select({ id: newsTags.newsId })
      .from(newsTags)
      .innerJoin(news, eq(news.id, newsTags.newsId))
      .where(and(eq(newsTags.kind, filter.tag.kind), eq(newsTags.thingId, filter.tag.id), out))
      .orderBy(desc(newsTags.publishedAt), desc(newsTags.newsId))
      .limit(size)
      .offset(skip);
    return storiesOf(database, ids, locale);
  }
  const of = {
    all: () => undefined,
    sport: () => (filter.by === "sport" ? eq(news.sport, filter.sport) : undefined),
    category: () => (filter.by === "category" ? eq(news.category, filter.category) : undefined),
    author: () => (filter.by === "author" ? eq(news.authorId, filter.authorId) : undefined),
  }[filter.by]();
  const ids = await database
    .select({ id: news.id })
    .from(news)
    .where(and(out, of))
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(size)
    .offset(skip);
  return storiesOf(database, ids, locale);
}

/** In the order of the ids; each in the reader's language, in English where it is not written in that, or in any. */
async function storiesOf(database: Queryable, found: readonly { id: number }[], locale: LocaleCode): Promise<Story[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await database
    .select({ news, author: newsAuthors.names })
    .from(news)
    .innerJoin(newsAuthors, eq(newsAuthors.id, news.authorId))
    .where(inArray(news.id, ids));
  const heads = await database
    .select({
      newsId: newsTexts.newsId,
      locale: newsTexts.locale,
      title: newsTexts.title,
      summary: newsTexts.summary,
    })
    .from(newsTexts)
    .where(inArray(newsTexts.newsId, ids));
  const byId = new Map(rows.map((row) => [row.news.id, row]));
  const texts = Map.groupBy(heads, ({ newsId }) => newsId);
  return ids.flatMap((id): Story[] => {
    const row = byId.get(id);
    const own = texts.get(id) ?? [];
    const text = chosen(own, locale);
    return row && text
      ? [{ ...row.news, author: row.author, text, locales: own.map((each) => each.locale).sort() }]
      : [];
  });
}

function chosen<Text extends { locale: LocaleCode }>(texts: readonly Text[], locale: LocaleCode): Text | undefined {
  return texts.find((text) => text.locale === locale) ?? texts.find((text) => text.locale === "en") ?? texts[0];
}

export type WholeStory = Story & { body: string; tags: NewsTag[] };

export async function loadStory(
  database: Queryable,
  id: number,
  locale: LocaleCode,
  now: number,
): Promise<WholeStory | undefined> {
  const [story] = await storiesByIds(database, [id], { locale, now });
  if (!story) return undefined;
  const [body] = await database
    .select({ text: newsTexts.text })
    .from(newsTexts)
    .where(and(eq(newsTexts.newsId, id), eq(newsTexts.locale, story.text.locale)));
  const tags = await database
    .select({ kind: newsTags.kind, id: newsTags.thingId })
    .from(newsTags)
    .where(eq(newsTags.newsId, id));
  return { ...story, body: body?.text ?? "", tags: tags.sort(inTagOrder) };
}

const tagOrder: readonly NewsTagKind[] = ["league", "team", "player", "match"];
function inTagOrder(one: NewsTag, other: NewsTag): number {
  return tagOrder.indexOf(one.kind) - tagOrder.indexOf(other.kind) || one.id - other.id;
}

export async function authorOf(database: Queryable, id: number): Promise<Names | undefined> {
  const [row] = await database.select({ names: newsAuthors.names }).from(newsAuthors).where(eq(newsAuthors.id, id));
  return row?.names;
}

/** The titles of the newest stories in one language, the newest first. */
export async function newestTitles(
  database: Queryable,
  { locale, now, most }: { locale: LocaleCode; now: number; most: number },
): Promise<{ id: number; title: string }[]> {
  // The newest of all first, by their index: however long the archive is, no more of it is looked at.
  const newest = database
    .select({ id: news.id, publishedAt: news.publishedAt })
    .from(news)
    .where(isOut(now))
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(most)
    .as("newest");
  return database
    .select({ id: newest.id, title: newsTexts.title })
    .from(newest)
    .innerJoin(newsTexts, and(eq(newsTexts.newsId, newest.id), eq(newsTexts.locale, locale)))
    .orderBy(desc(newest.publishedAt), desc(newest.id));
}

/** Some stories by their ids, in that order; what was taken off meanwhile is left out. */
export async function storiesByIds(
  database: Queryable,
  ids: readonly number[],
  { locale, now }: { locale: LocaleCode; now: number },
): Promise<Story[]> {
  const stories = await storiesOf(
    database,
    ids.map((id) => ({ id })),
    locale,
  );
  return stories.filter(({ withdrawn, publishedAt }) => !withdrawn && publishedAt <= now);
}

/** Addresses for machines: what was told lately in every language that it is written in. */
export async function recentStories(
  database: Queryable,
  { since, now, limit }: { since: number; now: number; limit: number },
): Promise<{ id: number; sport: Sport; publishedAt: number; locale: LocaleCode; title: string }[]> {
  return database
    .select({
      id: news.id,
      sport: news.sport,
      publishedAt: news.publishedAt,
      locale: newsTexts.locale,
      title: newsTexts.title,
    })
    .from(news)
    .innerJoin(newsTexts, eq(newsTexts.newsId, news.id))
    .where(and(isOut(now), gte(news.publishedAt, since)))
    .orderBy(desc(news.publishedAt), desc(news.id), newsTexts.locale)
    .limit(limit);
}
