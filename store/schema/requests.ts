import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** `failed` may be asked for again soon, `nothing` the next day, `told` once its details are pruned. */
export type RequestState = "waiting" | "told" | "nothing" | "failed";

/** Matches of which somebody wanted to know everything, and what became of it, by the source that is asked. */
export const detailRequests = pgTable(
  "detail_requests",
  {
    matchId: integer("match_id").notNull(),
    source: text().notNull(),
    state: text().$type<RequestState>().notNull(),
    /** When it was asked for; once it is answered, when that was. */
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.source] }),
    index("detail_requests_waiting").on(table.source, table.at).where(sql`${table.state} = 'waiting'`),
  ],
);

/** Sources that can be asked for details: who reads one says every minute, by the database's clock, that it is there. */
export const askableSources = pgTable("askable_sources", {
  source: text().primaryKey(),
  seen: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
