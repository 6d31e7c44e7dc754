import { and, eq, gt, inArray, lt, ne, or, sql } from "drizzle-orm";
import { insertNew, upsert } from "../engine/bulk.ts";
import { locks } from "../engine/locks.ts";
import type { Queryable } from "../engine/open.ts";
import { competitions, countries, players, seasons, stages, teams, venues } from "../schema/catalogue.ts";
import { sourceRefs, tellers } from "../schema/intake.ts";
import { matches } from "../schema/matches.ts";
import { officials } from "../schema/people.ts";
import type { Entity } from "./intake.ts";

/** Batches of several sources are applied one after the other: neither names a thing that the other is naming. */
export async function oneBatchAtATime(tx: Queryable): Promise<void> {
  await tx.execute(sql.raw(`select pg_advisory_xact_lock(${locks.intake})`));
}

/** Whether any other source has named something. */
export async function othersHaveNamed(db: Queryable, source: string): Promise<boolean> {
  // Either side by itself: the index answers with its first row.
  const { rows } = await db.execute<{ yes: boolean }>(sql`
    select exists (select from ${sourceRefs} where ${lt(sourceRefs.source, source)})
      or exists (select from ${sourceRefs} where ${gt(sourceRefs.source, source)}) as yes`);
  return rows[0]?.yes === true;
}

const tables = { countries, competitions, seasons, stages, teams, players, officials, matches, venues };

export async function isThere(db: Queryable, entity: Entity, id: number): Promise<boolean> {
  const table = tables[entity];
  const rows = await db.select({ id: table.id }).from(table).where(eq(table.id, id));
  return rows.length > 0;
}

type Named = { entity: Entity; id: number; source: string };

/** Which other sources mean these things. */
export async function othersNaming(
  db: Queryable,
  source: string,
  entity: Entity,
  ids: readonly number[],
): Promise<Named[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: sourceRefs.id, source: sourceRefs.source })
    .from(sourceRefs)
    .where(and(inArray(sourceRefs.id, [...ids]), eq(sourceRefs.entity, entity), ne(sourceRefs.source, source)));
  return rows.map((row) => ({ entity, ...row }));
}

export type Teller = { entity: Entity; id: number; what: string; source: string };

export async function tellersOf(
  db: Queryable,
  things: readonly { entity: Entity; ids: readonly number[] }[],
): Promise<Teller[]> {
  const asked = things.filter(({ ids }) => ids.length > 0);
  if (asked.length === 0) return [];
  const rows = await db
    .select()
    .from(tellers)
    .where(or(...asked.map(({ entity, ids }) => and(eq(tellers.entity, entity), inArray(tellers.id, [...ids])))));
  return rows.map((row) => ({ ...row, entity: row.entity as Entity }));
}

/** Who named things first, where nobody has said so yet. */
export async function addFirstTellers(db: Queryable, rows: readonly Omit<Teller, "what">[]): Promise<void> {
  await insertNew(
    db,
    tellers,
    rows.map((row) => ({ ...row, what: "named" })),
  );
}

export async function saveTellers(db: Queryable, rows: readonly Teller[]): Promise<void> {
  await upsert(db, tellers, rows, [tellers.entity, tellers.id, tellers.what]);
}
