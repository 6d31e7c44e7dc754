import type { LocaleCode, Names } from "@scoreline/domain/names";
import type { NewsCategory, NewsTag, StoryText } from "@scoreline/domain/news/news";
import type { Sport } from "@scoreline/domain/sport";
import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import { remove, upsert } from "../engine/bulk.ts";
import type { Queryable } from "../engine/open.ts";
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

/**
 * Writes what a source tells; says which stories are new or read differently now. What it tells again replaces the whole story:
 * a language that is missing now was withheld, and what it said before may be wrong.
 */
export async function saveStories(tx: Queryable, stories: readonly ToldStory[]): Promise<number[]> {
  const changed = new Set<number>();
  if (stories.length === 0) return [];
  const authors = await saveAuthors(tx, stories);
  const before = await loadRefs(tx, stories);
  for (const story of stories) {
    const known = before.get(refOf(story));
    if (known && known.updatedAt > story.updatedAt) continue;
    if (!known && Object.keys(story.texts).length === 0) continue;
    const authorId = authors.get(`${story.source} ${story.author.key}`);
    if (authorId === undefined) throw new Error(`an author was not stored: ${story.author.key}`);
    const { id, isNews } = await saveStory(tx, story, authorId, known);
    if (isNews || !known) changed.add(id);
  }
  return [...changed];
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

/** Which one it is, and whether anything of it reads differently. */
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
  if (!saved) throw new Error(`a story was not stored: ${ref}`);
  const newsId = saved.id;
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
  const withheld = known ? await removeTexts(tx, newsId, Object.keys(story.texts) as LocaleCode[]) : 0;
  if (known) await remove(tx, newsTags, [{ newsId }], [newsTags.newsId]);
  await upsert(
    tx,
    newsTags,
    story.tags.map(({ kind, id }) => ({ kind, thingId: id, publishedAt, newsId })),
    [newsTags.kind, newsTags.thingId, newsTags.newsId],
  );
  return { id: newsId, isNews: written.length > 0 || withheld > 0 || correctedAt !== (known?.correctedAt ?? null) };
}

/** Of what no person has worded, all but some languages; says how many. */
async function removeTexts(tx: Queryable, newsId: number, but: readonly LocaleCode[]): Promise<number> {
  const gone = await tx
    .delete(newsTexts)
    .where(
      and(
        eq(newsTexts.newsId, newsId),
        eq(newsTexts.edited, false),
        but.length > 0 ? notInArray(newsTexts.locale, [...but]) : undefined,
      ),
    )
    .returning({ locale: newsTexts.locale });
  return gone.length;
}
