import { date, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";

/** How often an advertisement was seen on a day of UTC, each reader once. */
export const adViews = pgTable(
  "ad_views",
  { adId: integer("ad_id").notNull(), day: date({ mode: "string" }).notNull(), views: integer().notNull() },
  (table) => [primaryKey({ columns: [table.adId, table.day] })],
);
