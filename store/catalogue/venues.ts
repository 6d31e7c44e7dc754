import { insertNew, upsert } from "../engine/bulk.ts";
import type { Queryable } from "../engine/open.ts";
import { venues } from "../schema/catalogue.ts";

export type StoredVenue = typeof venues.$inferSelect;

/** Venues of which none is stored yet. */
export const addVenues = (db: Queryable, rows: readonly StoredVenue[]) => insertNew(db, venues, rows);
export const saveVenues = (db: Queryable, rows: readonly StoredVenue[]) => upsert(db, venues, rows, [venues.id]);

export async function loadVenues(db: Queryable): Promise<StoredVenue[]> {
  return db.select().from(venues);
}
