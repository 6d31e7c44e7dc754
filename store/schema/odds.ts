import type { OddsMarket, OddsPhase } from "@scoreline/domain/odds/move";
import { sql } from "drizzle-orm";
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Every movement of a price. */
export const oddsMoves = pgTable(
  "odds_moves",
  {
    matchId: integer("match_id").notNull(),
    company: integer().notNull(),
    market: text().$type<OddsMarket>().notNull(),
    phase: text().$type<OddsPhase>().notNull(),
    at: instant().notNull(),
    line: doublePrecision(),
    prices: jsonb().$type<number[]>().notNull(),
    suspended: boolean().notNull(),
  },
  (table) => [
    // In this order the key also reads all moves of a match, and the latest by company and market from its end.
    primaryKey({ columns: [table.matchId, table.company, table.market, table.at, table.phase] }),
    index("odds_moves_opening").on(table.matchId).where(sql`${table.phase} = 'opening'`),
  ],
);
