import type { LocaleCode, Names } from "@scoreline/domain/names";
import type { NewsCategory, NewsTag, NewsTagKind, StoryText } from "@scoreline/domain/news/news";
import type { Sport } from "@scoreline/domain/sport";
import { and, desc, eq, gte, inArray, lte, ne, sql } from "drizzle-orm";
import { remove, upsert } from "../engine/bulk.ts";
import type { Database, Queryable } from "../engine/open.ts";
import { postFacts } from "../log/outbox.ts";
import { takeBackNews } from "../notify/tell-news.ts";
import { news, newsAuthors, newsTags, newsTexts } from "../schema/news.ts";

export type ToldStory = {
  source: string;
  ref: string;
  sport: Sport;
  category: NewsCategory;
  author: { key: string; names: Names };
  publishedAt: number;
  updatedAt: number;
  /** What it said before was wrong. */
  corrects: boolean;
  matchId: number | null;
  competitionId: number | null;
  weight: number;
  tags: readonly NewsTag[];
  texts: Partial<Record<LocaleCode, StoryText>>;
};

/** Writes what a source tells; says which stories are new or read differently now. */
export async function saveStories(tx: Queryable, stories: readonly ToldStory[]): Promise<number[]> {
  const changed: number[] = [];
  if (stories.length === 0) return changed;
  const authors = await saveAuthors(tx, stories);
  const before = await loadRefs(tx, stories);
  for (const story of stories) {
    const known = before.get(`${story.source} ${story.ref}`);
    if (known && known.updatedAt > story.updatedAt) continue;
    const authorId = authors.get(`${story.source} ${story.author.key}`) ?? 0;
    if (await saveStory(tx, story, authorId, known)) changed.push(known?.id ?? before.get(refOf(story))?.id ?? 0);
  }
  const fresh = await loadRefs(tx, stories);
  const isNew = stories.flatMap((story) => (before.has(refOf(story)) ? [] : [fresh.get(refOf(story))?.id ?? 0]));
  return [...new Set([...changed, ...isNew])].filter((id) => id > 0);
}

const refOf = ({ source, ref }: Pick<ToldStory, "source" | "ref">) => `${source} ${ref}`;

type Known = { id: number; updatedAt: number; correctedAt: number | null };

async function loadRefs(tx: Queryable, stories: readonly ToldStory[]): Promise<Map<string, Known>> {
  const [first] = stories;
  if (!first) return new Map();
  const rows = await tx
    .select({
      id: news.id,
      source: news.source,
      ref: news.ref,
      updatedAt: news.updatedAt,
      correctedAt: news.correctedAt,
    })
    .from(news)
    .where(
      and(
        eq(news.source, first.source),
        inArray(
          news.ref,
          stories.map(({ ref }) => ref),
        ),
      ),
    );
  return new Map(rows.map((row) => [refOf(row), row]));
}

async function saveAuthors(tx: Queryable, stories: readonly ToldStory[]): Promise<Map<string, number>> {
  const told = new Map(stories.map(({ source, author }) => [`${source} ${author.key}`, { source, ...author }]));
  const rows = await tx
    .insert(newsAuthors)
    .values([...told.values()])
    .onConflictDoUpdate({ target: [newsAuthors.source, newsAuthors.key], set: { names: sql`excluded.names` } })
    .returning();
  return new Map(rows.map(({ id, source, key }) => [`${source} ${key}`, id]));
}

/** Whether anything of it reads differently. */
async function saveStory(tx: Queryable, story: ToldStory, authorId: number, known: Known | undefined) {
  const { source, ref, sport, category, publishedAt, updatedAt, matchId, competitionId, weight, corrects } = story;
  // Only what somebody may have read can be put right.
  const correctedAt = corrects && known ? updatedAt : (known?.correctedAt ?? null);
  const row = { source, ref, sport, category, authorId, publishedAt, updatedAt, matchId, competitionId, weight };
  const [saved] = await tx
    .insert(news)
    .values({ ...row, correctedAt })
    .onConflictDoUpdate({ target: [news.source, news.ref], set: { ...row, correctedAt } })
    .returning({ id: news.id });
  const newsId = saved?.id ?? 0;
  const texts = Object.entries(story.texts).map(([locale, text]) => ({
    newsId,
    locale: locale as LocaleCode,
    ...text,
  }));
  const written =
    texts.length === 0
      ? []
      : await tx
          .insert(newsTexts)
          .values(texts)
          .onConflictDoUpdate({
            target: [newsTexts.newsId, newsTexts.locale],
            set: { title: sql`excluded.title`, summary: sql`excluded.summary`, text: sql`excluded.text` },
            setWhere: sql`not ${newsTexts.edited} and (${newsTexts.title}, ${newsTexts.summary}, ${newsTexts.text})
              is distinct from (excluded.title, excluded.summary, excluded.text)`,
          })
          .returning({ locale: newsTexts.locale });
  if (known) await remove(tx, newsTags, [{ newsId }], [newsTags.newsId]);
  await upsert(
    tx,
    newsTags,
    story.tags.map(({ kind, id }) => ({ kind, thingId: id, publishedAt, newsId })),
    [newsTags.kind, newsTags.thingId, newsTags.newsId],
  );
  return written.length > 0 || correctedAt !== (known?.correctedAt ?? null);
}

export type Story = typeof news.$inferSelect & {
  author: Names;
  text: { locale: LocaleCode; title: string; summary: string };
  locales: LocaleCode[];
};

export type NewsFilter =
  | { by: "all" }
  | { by: "sport"; sport: Sport }
  | { by: "category"; category: NewsCategory }
  | { by: "author"; authorId: number }
  | { by: "tag"; tag: NewsTag };

/** The categories in which something was told. */
export async function toldCategories(database: Queryable, now: number): Promise<NewsCategory[]> {
  const rows = await database
    .selectDistinct({ category: news.category })
    .from(news)
    .where(and(eq(news.withdrawn, false), lte(news.publishedAt, now)));
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
    .where(and(eq(news.withdrawn, false), gte(news.publishedAt, since), lte(news.publishedAt, now)))
    .orderBy(desc(news.weight), desc(news.publishedAt), desc(news.id))
    .limit(size);
  return storiesByIds(
    database,
    ids.map(({ id }) => id),
    locale,
  );
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
  const out = and(eq(news.withdrawn, false), lte(news.publishedAt, now), besides ? ne(news.id, besides) : undefined);
  if (filter.by === "tag") {
    const ids = await database
      .select({ id: newsTags.newsId })
      .from(newsTags)
      .innerJoin(news, eq(news.id, newsTags.newsId))
      .where(and(eq(newsTags.kind, filter.tag.kind), eq(newsTags.thingId, filter.tag.id), out))
      .orderBy(desc(newsTags.publishedAt), desc(newsTags.newsId))
      .limit(size)
      .offset(skip);
    return storiesByIds(
      database,
      ids.map(({ id }) => id),
      locale,
    );
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
  return storiesByIds(
    database,
    ids.map(({ id }) => id),
    locale,
  );
}

/** In the order of the ids; each in the reader's language, in English where it is not written in that, or in any. */
async function storiesByIds(database: Queryable, ids: readonly number[], locale: LocaleCode): Promise<Story[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select({ news, author: newsAuthors.names })
    .from(news)
    .innerJoin(newsAuthors, eq(newsAuthors.id, news.authorId))
    .where(inArray(news.id, [...ids]));
  const heads = await database
    .select({
      newsId: newsTexts.newsId,
      locale: newsTexts.locale,
      title: newsTexts.title,
      summary: newsTexts.summary,
    })
    .from(newsTexts)
    .where(inArray(newsTexts.newsId, [...ids]));
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
  const [story] = await storiesByIds(database, [id], locale);
  if (!story || story.withdrawn || story.publishedAt > now) return undefined;
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

/** Titles in one language that hold all of the words, the newest first. */
export async function searchStories(
  database: Queryable,
  words: readonly string[],
  { locale, now, size }: { locale: LocaleCode; now: number; size: number },
): Promise<Story[]> {
  if (words.length === 0) return [];
  const holds = words.map((word) => sql`${newsTexts.title} ilike ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`);
  const ids = await database
    .select({ id: news.id })
    .from(newsTexts)
    .innerJoin(news, eq(news.id, newsTexts.newsId))
    .where(and(eq(newsTexts.locale, locale), eq(news.withdrawn, false), lte(news.publishedAt, now), ...holds))
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(size);
  return storiesByIds(
    database,
    ids.map(({ id }) => id),
    locale,
  );
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
    .where(
      and(
        eq(news.withdrawn, false),
        lte(news.publishedAt, now),
        sql`${news.publishedAt} >= ${new Date(since).toISOString()}`,
      ),
    )
    .orderBy(desc(news.publishedAt), desc(news.id), newsTexts.locale)
    .limit(limit);
}

/** A person's own words: the source's no longer count in this language. Says whether there is such a story. */
export async function editStory(
  database: Database,
  { newsId, locale, text, at }: { newsId: number; locale: LocaleCode; text: StoryText; at: number },
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [found] = await tx.select({ id: news.id }).from(news).where(eq(news.id, newsId));
    if (!found) return false;
    await tx
      .insert(newsTexts)
      .values({ newsId, locale, ...text, edited: true })
      .onConflictDoUpdate({ target: [newsTexts.newsId, newsTexts.locale], set: { ...text, edited: true } });
    await postFacts(tx, at, [{ kind: "changed", news: [newsId] }]);
    return true;
  });
}

/** Takes a story off, or puts it back. */
export async function withdrawStory(
  database: Database,
  newsId: number,
  withdrawn: boolean,
  at: number,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const rows = await tx.update(news).set({ withdrawn }).where(eq(news.id, newsId)).returning({ id: news.id });
    if (rows.length > 0) await postFacts(tx, at, [{ kind: "changed", news: [newsId] }]);
    if (withdrawn) await takeBackNews(tx, newsId);
    return rows.length > 0;
  });
}
