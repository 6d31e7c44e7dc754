import type { Fact, FactBody } from "@scoreline/domain/facts";
import { asc, gt, sql } from "drizzle-orm";
import { insertNew } from "./bulk.ts";
import type { Queryable, Transaction } from "./open.ts";
import { factHead, facts } from "./schema/facts.ts";

/**
 * Appends facts, as the last thing a transaction does.
 *
 * The numbers come from one row that the transaction locks until it commits, so no reader can see number 8 before 7 is
 * there: a database sequence would hand out 7, then 8, and commit them in either order.
 */
export async function appendFacts(tx: Transaction, at: number, bodies: readonly FactBody[]): Promise<number> {
  const [head] = await tx
    .update(factHead)
    .set({ seq: sql`${factHead.seq} + ${bodies.length}` })
    .returning({ seq: factHead.seq });
  const last = head?.seq ?? 0;
  const first = last - bodies.length + 1;
  const rows = bodies.map((body, i) => ({ seq: first + i, at, kind: body.kind, data: body }));
  await insertNew(tx, facts, rows);
  return last;
}

export async function lastSeq(database: Queryable): Promise<number> {
  const [head] = await database.select({ seq: factHead.seq }).from(factHead);
  return head?.seq ?? 0;
}

export async function factsAfter(database: Queryable, seq: number, limit: number): Promise<Fact[]> {
  const rows = await database.select().from(facts).where(gt(facts.seq, seq)).orderBy(asc(facts.seq)).limit(limit);
  return rows.map((row) => ({ ...row.data, seq: row.seq, at: row.at }));
}
