import type { FavouriteKind } from "@scoreline/domain/favourite/kinds";
import type { Sport } from "@scoreline/domain/sport";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./columns.ts";

/** What people follow. The thing is one of ours, by its id; it was there when it was added. */
export const favourites = pgTable(
  "favourites",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().$type<FavouriteKind>().notNull(),
    thingId: integer("thing_id").notNull(),
    /** The thing's own. */
    sport: text().$type<Sport>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.thingId] }),
    // Who follows this? In the order in which they are gone through, a page at a time.
    index("favourites_thing").on(table.kind, table.thingId, table.userId),
  ],
);
