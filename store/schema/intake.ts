import { index, integer, pgTable, primaryKey, serial, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Which of ours a source means by its own ids: any number of sources may mean the same thing. */
export const sourceRefs = pgTable(
  "source_refs",
  {
    source: text().notNull(),
    entity: text().notNull(),
    ref: text().notNull(),
    id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.entity, table.ref] }),
    // Who else means a thing.
    index("source_refs_id").on(table.id),
  ],
);

/**
 * Of things that several sources mean: which one is heard on what. As "named" stands the one that named the thing first: what
 * was told before it was shared is that source's.
 */
export const tellers = pgTable(
  "tellers",
  {
    entity: text().notNull(),
    id: integer().notNull(),
    what: text().notNull(),
    source: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.entity, table.id, table.what] })],
);

/** How far each source has been read; in rows of their own, named after it, what ingest remembers of its matches. */
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
