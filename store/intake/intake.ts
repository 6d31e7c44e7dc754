import { and, asc, count, desc, eq, inArray, max, sql } from "drizzle-orm";
import { insertNew, isOneOf, upsert } from "../engine/bulk.ts";
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

/** So many refs are handed over at a time. */
const refsAtOnce = 10_000;

/** Everything that a source has named, one by one: all of it at once is a hundred megabytes. */
export async function eachRef(database: Queryable, source: string, each: (row: SourceRef) => void): Promise<void> {
  for (let after: SourceRef | undefined, more = true; more; ) {
    // As one text: thousands of rows take longer to hand over than to read.
    const from = after ? sql`and (${sourceRefs.entity}, ${sourceRefs.ref}) > (${after.entity}, ${after.ref})` : sql``;
    const { rows } = await database.execute<{ refs: string | null }>(sql`
      select json_agg(json_build_array(entity, ref, id))::text as refs from (
        select entity, ref, id from ${sourceRefs} where source = ${source} ${from}
        order by entity, ref limit ${refsAtOnce}
      ) as page`);
    const page = JSON.parse(rows[0]?.refs ?? "[]") as [SourceRef["entity"], string, number][];
    for (const [entity, ref, id] of page) {
      after = { entity, ref, id };
      each(after);
    }
    more = page.length === refsAtOnce;
  }
}

/** The same as a list. */
export async function refsOf(database: Queryable, source: string): Promise<SourceRef[]> {
  const refs: SourceRef[] = [];
  await eachRef(database, source, (row) => refs.push(row));
  return refs;
}

/** By which refs a source means one of ours. */
export async function refsMeaning(database: Queryable, source: string, entity: Entity, id: number): Promise<string[]> {
  const rows = await database
    .select({ ref: sourceRefs.ref })
    .from(sourceRefs)
    .where(and(eq(sourceRefs.id, id), eq(sourceRefs.source, source), eq(sourceRefs.entity, entity)));
  return rows.map(({ ref }) => ref);
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

/** When each source was last heard. */
export async function sourceTimes(database: Queryable): Promise<{ source: string; at: number }[]> {
  const { source, at } = feedCursors;
  return (await database.select({ source, at }).from(feedCursors)).filter((row) => !isOwnCursor(row.source));
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
  return `${memories}${source}`;
}

const memories = "memory of ";
/** Under this name stands until which kick-off matches have been thinned out. */
export const thinnedOut = "thinned out";

/** Whether a cursor is the program's own, and no source's. */
export function isOwnCursor(name: string): boolean {
  return name === thinnedOut || name.startsWith(memories);
}

export async function postponedMatches(database: Queryable, seasonIds: readonly number[]): Promise<number[]> {
  if (seasonIds.length === 0) return [];
  const rows = await database
    .select({ id: matches.id })
    .from(matches)
    .where(and(isOneOf(matches.seasonId, seasonIds), eq(matches.kind, "postponed")));
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
    .where(and(isOneOf(matches.seasonId, seasonIds), isOneOf(matches.homeTeamId, teamIds)));
  return rows.map(({ id }) => id);
}

export type Quarantined = { source: string; at: number; reason: string; raw: unknown };

/** The newest of each source; what is older has been lying for long, or came in a flood of the same. */
const keptOfSource = 20_000;
/** So many at once: a statement takes 65,535 values. */
const rowsAtOnce = 1_000;
/** What is longer is kept as its beginning: enough to see what it was, and never to be taken in again. */
const longestRaw = 100_000;
const beginning = 2_000;

export async function setAside(database: Queryable, rows: readonly Quarantined[]): Promise<void> {
  for (let i = 0; i < rows.length; i += rowsAtOnce) {
    const some = rows.slice(i, i + rowsAtOnce);
    await database.insert(quarantine).values(some.map((row) => ({ ...row, raw: asText(row.raw) })));
  }
  for (const source of new Set(rows.map((row) => row.source))) {
    await database.execute(sql`
      delete from ${quarantine} where source = ${source} and id <= (
        select id from ${quarantine} where source = ${source} order by id desc offset ${keptOfSource} limit 1
      )`);
  }
}

/** A source may say what JSON cannot: also that is kept to be looked at. */
function asText(raw: unknown): string {
  let text: string;
  try {
    text = JSON.stringify(raw, (_, value) => (typeof value === "bigint" ? `${value}n` : value)) ?? "null";
  } catch (error) {
    text = JSON.stringify({ unwritable: String(error) });
  }
  return text.length <= longestRaw ? text : JSON.stringify({ tooLong: text.length, begins: text.slice(0, beginning) });
}

/** How many are set aside for what: a reason begins with its kind, and what differs comes after a colon. */
export async function quarantineReasons(
  database: Queryable,
): Promise<{ source: string; reason: string; count: number; newest: number }[]> {
  const kind = sql<string>`split_part(${quarantine.reason}, ':', 1)`;
  const amount = count();
  return database
    .select({ source: quarantine.source, reason: kind, count: amount, newest: max(quarantine.at) })
    .from(quarantine)
    .groupBy(quarantine.source, kind)
    .orderBy(desc(amount)) as Promise<{ source: string; reason: string; count: number; newest: number }[]>;
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
