import { index, integer, pgTable, primaryKey, serial, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Which of ours a source means by its own ids. */
export const sourceRefs = pgTable(
  "source_refs",
  {
    source: text().notNull(),
    entity: text().notNull(),
    ref: text().notNull(),
    id: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.entity, table.ref] })],
);

/** How far each source has been read. */
export const feedCursors = pgTable("feed_cursors", {
  source: text().primaryKey(),
  cursor: text().notNull(),
  at: instant().notNull(),
});

/** Messages that could not be read or applied, whole, with the reason. */
export const quarantine = pgTable(
  "quarantine",
  {
    id: serial().primaryKey(),
    source: text().notNull(),
    at: instant().notNull(),
    reason: text().notNull(),
    /** The message as JSON text: text keeps what jsonb refuses. */
    raw: text().notNull(),
  },
  (table) => [index("quarantine_at").on(table.at)],
);
