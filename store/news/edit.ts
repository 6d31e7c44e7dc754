import type { LocaleCode } from "@scoreline/domain/names";
import type { StoryText } from "@scoreline/domain/news/news";
import { eq } from "drizzle-orm";
import type { Database } from "../engine/open.ts";
import { postFacts } from "../log/outbox.ts";
import { takeBackNews } from "../notify/tell-news.ts";
import { news, newsTexts } from "../schema/news.ts";

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
