import type { Names } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import { inArray } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { news, newsTexts } from "../schema/news.ts";

export type TitledStory = typeof news.$inferSelect & { sport: Sport; title: Names };

/** Stories with their titles in all languages; one that has none in English lends it another's. */
export async function titledStories(database: Queryable, ids: readonly number[]): Promise<TitledStory[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select()
    .from(news)
    .where(inArray(news.id, [...ids]));
  const texts = await database
    .select({ newsId: newsTexts.newsId, locale: newsTexts.locale, title: newsTexts.title })
    .from(newsTexts)
    .where(inArray(newsTexts.newsId, [...ids]))
    .orderBy(newsTexts.locale);
  const byStory = Map.groupBy(texts, ({ newsId }) => newsId);
  return rows.flatMap((row) => {
    const own = byStory.get(row.id) ?? [];
    const [first] = own;
    if (!first) return [];
    return [
      { ...row, title: { en: first.title, ...Object.fromEntries(own.map((text) => [text.locale, text.title])) } },
    ];
  });
}
