import { asc, desc, sql } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { adViews } from "../schema/advertisements.ts";

export async function countView(database: Queryable, adId: number, day: string): Promise<void> {
  await database
    .insert(adViews)
    .values({ adId, day, views: 1 })
    .onConflictDoUpdate({ target: [adViews.adId, adViews.day], set: { views: sql`${adViews.views} + 1` } });
}

/** The latest days first. */
export async function viewsByDay(database: Queryable, limit: number): Promise<(typeof adViews.$inferSelect)[]> {
  return database.select().from(adViews).orderBy(desc(adViews.day), asc(adViews.adId)).limit(limit);
}
