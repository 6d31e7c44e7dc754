import type { LocaleCode } from "@scoreline/domain/names";
import { asc, eq } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { newsTexts } from "../schema/news.ts";

/** The languages in which a story can be read, with its title in each. */
export async function titlesOf(database: Queryable, newsId: number): Promise<{ locale: LocaleCode; title: string }[]> {
  return database
    .select({ locale: newsTexts.locale, title: newsTexts.title })
    .from(newsTexts)
    .where(eq(newsTexts.newsId, newsId))
    .orderBy(asc(newsTexts.locale));
}
