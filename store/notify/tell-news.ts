import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { favourites } from "../schema/favourites.ts";
import { newsTags } from "../schema/news.ts";
import { postAlert, takeBackAlert } from "./alerts.ts";
import { titledStories } from "./story-titles.ts";

const newsKey = (newsId: number) => `news:${newsId}`;

/** What was published longer ago is no news, also to a list. */
const newsMs = 86_400_000;

/** Tells of stories that are new or read differently, in the transaction that writes them, to who follows their teams. */
export async function tellNews(tx: Queryable, ids: readonly number[], now: number): Promise<void> {
  const stories = (await titledStories(tx, ids)).filter(
    ({ publishedAt, withdrawn }) => !withdrawn && publishedAt <= now && now - publishedAt < newsMs,
  );
  if (stories.length === 0) return;
  const followed = await followedTeams(
    tx,
    stories.map(({ id }) => id),
  );
  for (const { id, sport, title, publishedAt } of stories) {
    const teams = followed.get(id);
    if (!teams) continue;
    await postAlert(tx, {
      key: newsKey(id),
      kind: "news",
      body: { about: "news", newsId: id, sport, title },
      at: now,
      happenedAt: publishedAt,
      audience: { teams },
    });
  }
}

/** The teams of each story that somebody follows. */
async function followedTeams(tx: Queryable, newsIds: readonly number[]): Promise<Map<number, number[]>> {
  const isFollowed = sql`exists (select from ${favourites}
    where ${favourites.kind} = 'team' and ${favourites.thingId} = ${newsTags.thingId})`;
  const rows = await tx
    .select({ newsId: newsTags.newsId, team: newsTags.thingId })
    .from(newsTags)
    .where(and(eq(newsTags.kind, "team"), inArray(newsTags.newsId, [...newsIds]), isFollowed));
  const byStory = Map.groupBy(rows, ({ newsId }) => newsId);
  return new Map([...byStory].map(([newsId, own]) => [newsId, own.map(({ team }) => team)]));
}

/** A story was taken off: nothing leads there any more. */
export async function takeBackNews(tx: Queryable, newsId: number): Promise<void> {
  await takeBackAlert(tx, newsKey(newsId));
}
