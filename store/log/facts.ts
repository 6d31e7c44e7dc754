import type { Fact, FactBody } from "@scoreline/domain/facts";
import { and, asc, desc, eq, gt, lt, lte, sql } from "drizzle-orm";
import { insertNew } from "../engine/bulk.ts";
import type { Queryable, Transaction } from "../engine/open.ts";
import { factHead, facts } from "../schema/facts.ts";

/**
 * Appends facts, as the last thing a transaction does.
 *
 * The numbers come from one row that the transaction locks until it commits, so no reader can see number 8 before 7 is
 * there: a database sequence would hand out 7, then 8, and commit them in either order.
 */
export async function appendFacts(tx: Transaction, at: number, bodies: readonly FactBody[]): Promise<number> {
  return appendTimed(
    tx,
    bodies.map((body) => ({ at, body })),
  );
}

/** The same for facts that came to be known one after the other. */
export async function appendTimed(tx: Transaction, timed: readonly { at: number; body: FactBody }[]): Promise<number> {
  const [head] = await tx
    .update(factHead)
    .set({ seq: sql`${factHead.seq} + ${timed.length}` })
    .returning({ seq: factHead.seq });
  const last = head?.seq ?? 0;
  const first = last - timed.length + 1;
  const rows = timed.map(({ at, body }, i) => ({ seq: first + i, at, kind: body.kind, data: body, commit: last }));
  await insertNew(tx, facts, rows);
  return last;
}

export async function lastSeq(database: Queryable): Promise<number> {
  const [head] = await database.select({ seq: factHead.seq }).from(factHead);
  return head?.seq ?? 0;
}

/** About so many, and never a part of what was told in one transaction. */
export async function factsAfter(database: Queryable, seq: number, limit: number): Promise<Fact[]> {
  const rows = await database.select().from(facts).where(gt(facts.seq, seq)).orderBy(asc(facts.seq)).limit(limit);
  const last = rows.at(-1);
  if (last && last.commit > last.seq) {
    const rest = and(gt(facts.seq, last.seq), lte(facts.seq, last.commit));
    rows.push(...(await database.select().from(facts).where(rest).orderBy(asc(facts.seq))));
  }
  return rows.map((row) => ({ ...row.data, seq: row.seq, at: row.at }));
}

/** The latest facts up to a number, in order: those that came to be known after an instant, and so many at most. */
export async function factsSince(database: Queryable, upTo: number, at: number, limit: number): Promise<Fact[]> {
  // The log is long, and little of it was said lately: the numbers say where to look.
  const late = and(gt(facts.seq, upTo - limit), lte(facts.seq, upTo), gt(facts.at, at));
  const rows = await database.select().from(facts).where(late).orderBy(asc(facts.seq));
  return rows.map((row) => ({ ...row.data, seq: row.seq, at: row.at }));
}

export type StateFact = Extract<FactBody, { kind: "state" }>;

/** How matches stood before a number, as far as the log goes back. */
export async function statesBefore(
  database: Queryable,
  seq: number,
  matchIds: readonly number[],
): Promise<StateFact[]> {
  if (matchIds.length === 0) return [];
  const matchId = sql`(${facts.data}::json ->> 'matchId')::integer`;
  const rows = await database
    .selectDistinctOn([matchId], { data: facts.data })
    .from(facts)
    .where(and(eq(facts.kind, "state"), lt(facts.seq, seq), sql`${matchId} in ${[...matchIds]}`))
    .orderBy(matchId, desc(facts.seq));
  return rows.map(({ data }) => data as StateFact);
}
