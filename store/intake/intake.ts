import { and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import { insertNew, upsert } from "../engine/bulk.ts";
import type { Queryable } from "../engine/open.ts";
import { feedCursors, quarantine, sourceRefs } from "../schema/intake.ts";
import { matches } from "../schema/matches.ts";

/** What a source can name. Each has its own row of ids. */
export type Entity =
  | "countries"
  | "competitions"
  | "seasons"
  | "stages"
  | "teams"
  | "players"
  | "officials"
  | "matches"
  | "venues";
/** As "replaced" stand the refs of matches that have got a new one since. */
export type SourceRef = { entity: Entity | "replaced"; ref: string; id: number };

export async function refsOf(database: Queryable, source: string): Promise<SourceRef[]> {
  // As one text for each entity: a hundred thousand rows take longer to hand over than to read.
  const shelves = await database
    .select({ entity: sourceRefs.entity, ids: sql<string>`json_object_agg(${sourceRefs.ref}, ${sourceRefs.id})::text` })
    .from(sourceRefs)
    .where(eq(sourceRefs.source, source))
    .groupBy(sourceRefs.entity);
  return shelves.flatMap(({ entity, ids }) =>
    Object.entries(JSON.parse(ids) as Record<string, number>).map(([ref, id]) => ({ entity, ref, id }) as SourceRef),
  );
}

/** Those of the refs that mean something by now: another process may have stored them. */
export async function findRefs(
  database: Queryable,
  source: string,
  entity: Entity,
  refs: readonly string[],
): Promise<SourceRef[]> {
  if (refs.length === 0) return [];
  // One parameter, whatever their number. Looked up one by one in the index: left to itself, the database reads all refs.
  const { rows } = await database.execute<{ ref: string; id: number }>(sql`
    select named.ref, found.id from jsonb_array_elements_text(${JSON.stringify(refs)}::jsonb) as named (ref)
    cross join lateral (
      select id from ${sourceRefs} as known
      where known.source = ${source} and known.entity = ${entity} and known.ref = named.ref limit 1
    ) as found`);
  return rows.map((row) => ({ entity, ...row }));
}

/** Refs that meant nothing before. */
export async function addRefs(database: Queryable, source: string, refs: readonly SourceRef[]): Promise<void> {
  await insertNew(
    database,
    sourceRefs,
    refs.map((row) => ({ source, ...row })),
  );
}

export async function saveRefs(database: Queryable, source: string, refs: readonly SourceRef[]): Promise<void> {
  await upsert(
    database,
    sourceRefs,
    refs.map((row) => ({ source, ...row })),
    [sourceRefs.source, sourceRefs.entity, sourceRefs.ref],
  );
}

/** Ids that nobody else has. */
export async function newIds(database: Queryable, entity: Entity, amount: number): Promise<number[]> {
  // As one text: thousands of rows take longer to hand over than to draw.
  const { rows } = await database.execute<{ ids: string }>(
    sql`select string_agg(nextval(${`${entity}_id_seq`}::regclass)::text, ' ') as ids from generate_series(1, ${amount}::int)`,
  );
  return rows[0]?.ids.split(" ").map(Number) ?? [];
}

/** The same for a process that nobody shares the store with: a row of numbers in one go, and not one after the other. */
export async function ownIds(database: Queryable, entity: Entity, amount: number): Promise<number[]> {
  const sequence = sql`${`${entity}_id_seq`}::regclass`;
  const { rows } = await database.execute<{ last: string }>(
    sql`select setval(${sequence}, nextval(${sequence}) + ${amount}::int - 1) as last`,
  );
  const last = Number(rows[0]?.last);
  return Array.from({ length: amount }, (_, index) => last - amount + 1 + index);
}

export async function cursorOf(database: Queryable, source: string): Promise<string | undefined> {
  const [row] = await database.select().from(feedCursors).where(eq(feedCursors.source, source));
  return row?.cursor;
}

export async function saveCursor(database: Queryable, source: string, cursor: string, at: number): Promise<void> {
  await upsert(database, feedCursors, [{ source, cursor, at }], [feedCursors.source]);
}

/** What ingest remembers of a source beyond its cursor, as it writes it: kept as a cursor of its own. */
export async function memoryOf(database: Queryable, source: string): Promise<string | undefined> {
  return cursorOf(database, memoryName(source));
}

export async function saveMemory(database: Queryable, source: string, memory: string, at: number): Promise<void> {
  await saveCursor(database, memoryName(source), memory, at);
}

function memoryName(source: string): string {
  return `memory of ${source}`;
}

export async function postponedMatches(database: Queryable, seasonIds: readonly number[]): Promise<number[]> {
  if (seasonIds.length === 0) return [];
  const rows = await database
    .select({ id: matches.id })
    .from(matches)
    .where(and(inArray(matches.seasonId, [...seasonIds]), eq(matches.kind, "postponed")));
  return rows.map(({ id }) => id);
}

/** Matches of these seasons in which one of these teams is at home. */
export async function homeMatches(
  database: Queryable,
  seasonIds: readonly number[],
  teamIds: readonly number[],
): Promise<number[]> {
  if (seasonIds.length === 0 || teamIds.length === 0) return [];
  const rows = await database
    .select({ id: matches.id })
    .from(matches)
    .where(and(inArray(matches.seasonId, [...seasonIds]), inArray(matches.homeTeamId, [...teamIds])));
  return rows.map(({ id }) => id);
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

/** Oldest first. */
export async function loadQuarantined(
  database: Queryable,
  ids: readonly number[] | "all",
): Promise<(Quarantined & { id: number })[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select()
    .from(quarantine)
    .where(ids === "all" ? undefined : inArray(quarantine.id, [...ids]))
    .orderBy(asc(quarantine.id));
  return rows.map((row) => ({ ...row, raw: JSON.parse(row.raw) }));
}

export async function releaseFromQuarantine(database: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await database.delete(quarantine).where(inArray(quarantine.id, [...ids]));
}
