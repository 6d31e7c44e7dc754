import type { NewsTag } from "@scoreline/domain/news/news";
import { inArray } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { newsTags } from "../schema/news.ts";

/** What stories are about. */
export async function tagsOf(database: Queryable, newsIds: readonly number[]): Promise<Map<number, NewsTag[]>> {
  if (newsIds.length === 0) return new Map();
  const rows = await database
    .select()
    .from(newsTags)
    .where(inArray(newsTags.newsId, [...newsIds]))
    .orderBy(newsTags.newsId, newsTags.kind, newsTags.thingId);
  return Map.groupBy(
    rows.map(({ newsId, kind, thingId }) => ({ newsId, kind, id: thingId })),
    ({ newsId }) => newsId,
  );
}
