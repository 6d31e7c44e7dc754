import type { FactBody } from "@scoreline/domain/facts";
import { asc, inArray, sql } from "drizzle-orm";
import { locks } from "../engine/locks.ts";
import type { Database, Queryable } from "../engine/open.ts";
import { outbox } from "../schema/facts.ts";
import { appendTimed } from "./facts.ts";

/** So many are moved in one transaction: whoever writes facts meanwhile waits for it. */
const mostAtOnce = 500;

/**
 * Leaves facts for the sequencer, in the transaction that makes them true. Unlike `appendFacts` it waits for nobody: what
 * people do must not queue behind a batch that is being stored.
 */
export async function postFacts(database: Queryable, at: number, bodies: readonly FactBody[]): Promise<void> {
  if (bodies.length > 0) await database.insert(outbox).values(bodies.map((data) => ({ at, data })));
}

/** Whether there is something to move. */
export async function isPosted(database: Queryable): Promise<boolean> {
  const rows = await database.select({ id: outbox.id }).from(outbox).limit(1);
  return rows.length > 0;
}

export type Sequenced =
  /** So many facts got their numbers, up to this one. */
  | { moved: number; seq: number }
  /** Another process is at it. */
  | "busy"
  | undefined;

/** Moves what was posted into the log, in order, each exactly once: it leaves the outbox in the transaction that numbers it. */
export async function sequenceOutbox(database: Database): Promise<Sequenced> {
  if (!(await isPosted(database))) return undefined;
  return database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ yes: boolean }>(
      sql.raw(`select pg_try_advisory_xact_lock(${locks.sequencer}) as yes`),
    );
    if (rows[0]?.yes !== true) return "busy" as const;
    const next = tx.select({ id: outbox.id }).from(outbox).orderBy(asc(outbox.id)).limit(mostAtOnce);
    const posted = await tx.delete(outbox).where(inArray(outbox.id, next)).returning();
    if (posted.length === 0) return undefined;
    posted.sort((one, other) => one.id - other.id);
    const seq = await appendTimed(
      tx,
      posted.map(({ at, data }) => ({ at, body: data })),
    );
    return { moved: posted.length, seq };
  });
}
