import type { MatchList, MatchLists, MatchPart, MatchParts } from "@scoreline/domain/match/details/details";
import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { document, instant } from "./columns.ts";

/** Documents around a match, each replaced as a whole. */
export const matchParts = pgTable(
  "match_parts",
  {
    matchId: integer("match_id").notNull(),
    part: text().$type<MatchPart>().notNull(),
    /** The source's own time: an older document never replaces a newer one. */
    at: instant().notNull(),
    data: jsonb().$type<MatchParts[MatchPart]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.part] })],
);

/** Lists around a match, which grow entry by entry. */
export const matchItems = pgTable(
  "match_items",
  {
    matchId: integer("match_id").notNull(),
    list: text().$type<MatchList>().notNull(),
    /** The source's ref of the entry, unique inside its list. */
    ref: text().notNull(),
    /** When it happened. */
    at: instant().notNull(),
    data: document().$type<MatchLists[MatchList]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.list, table.ref] }),
    index("match_items_at").on(table.matchId, table.list, table.at),
  ],
);
