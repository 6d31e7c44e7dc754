import { count, desc, eq, inArray, sql } from "drizzle-orm";
import { upsert } from "#bulk.ts";
import type { Queryable } from "#open.ts";
import { feedCursors, quarantine, sourceRefs } from "#schema/intake.ts";

/** What a source can name. Each has its own row of ids. */
export type Entity =
  | "countries"
  | "competitions"
  | "seasons"
  | "stages"
  | "teams"
  | "players"
  | "officials"
  | "matches";
export type SourceRef = { entity: Entity; ref: string; id: number };

export async function refsOf(database: Queryable, source: string): Promise<SourceRef[]> {
  const rows = await database
    .select({ entity: sourceRefs.entity, ref: sourceRefs.ref, id: sourceRefs.id })
    .from(sourceRefs)
    .where(eq(sourceRefs.source, source));
  return rows as SourceRef[];
}

export async function saveRefs(database: Queryable, source: string, refs: readonly SourceRef[]): Promise<void> {
  await upsert(
    database,
    sourceRefs,
    refs.map((row) => ({ source, ...row })),
    [sourceRefs.source, sourceRefs.entity, sourceRefs.ref],
  );
}

export async function newIds(database: Queryable, entity: Entity, amount: number): Promise<number[]> {
  const { rows } = await database.execute<{ id: string }>(
    sql`select nextval(${`${entity}_id_seq`}::regclass) as id from generate_series(1, ${amount}::int)`,
  );
  return rows.map((row) => Number(row.id));
}

export async function cursorOf(database: Queryable, source: string): Promise<string | undefined> {
  const [row] = await database.select().from(feedCursors).where(eq(feedCursors.source, source));
  return row?.cursor;
}

export async function saveCursor(database: Queryable, source: string, cursor: string, at: number): Promise<void> {
  await upsert(database, feedCursors, [{ source, cursor, at }], [feedCursors.source]);
}

export type Quarantined = { source: string; at: number; reason: string; raw: unknown };

export async function setAside(database: Queryable, rows: readonly Quarantined[]): Promise<void> {
  if (rows.length === 0) return;
  await database.insert(quarantine).values(rows.map((row) => ({ ...row, raw: JSON.stringify(row.raw) ?? "null" })));
}

export async function quarantineCount(database: Queryable): Promise<number> {
  const [row] = await database.select({ count: count() }).from(quarantine);
  return row?.count ?? 0;
}

export async function listQuarantine(database: Queryable, limit: number): Promise<(Quarantined & { id: number })[]> {
  const rows = await database.select().from(quarantine).orderBy(desc(quarantine.id)).limit(limit);
  return rows.map((row) => ({ ...row, raw: JSON.parse(row.raw) }));
}

export async function releaseFromQuarantine(database: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await database.delete(quarantine).where(inArray(quarantine.id, [...ids]));
}
