import { pgTable, text } from "drizzle-orm/pg-core";

/** What a site is known by: made once, and the same for all of its processes. The migration shuts it for other roles. */
export const siteKeys = pgTable("site_keys", { name: text().primaryKey(), value: text().notNull() });
