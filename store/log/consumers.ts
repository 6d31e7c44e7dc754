import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { factConsumers } from "../schema/facts.ts";

/** How far somebody who follows the log has got; nothing for somebody new. */
export async function consumerSeq(database: Queryable, name: string): Promise<number | undefined> {
  const [row] = await database
    .select({ seq: factConsumers.seq })
    .from(factConsumers)
    .where(eq(factConsumers.name, name));
  return row?.seq;
}

/** Never goes back: of two processes under one name the one that is ahead counts. */
export async function saveConsumer(database: Queryable, name: string, seq: number, at: number): Promise<void> {
  const ahead = sql`greatest(${factConsumers.seq}, excluded.seq)`;
  await database
    .insert(factConsumers)
    .values({ name, seq, at })
    .onConflictDoUpdate({ target: factConsumers.name, set: { seq: ahead, at: sql`excluded.at` } });
}

/** Somebody who will not come back: facts are no longer kept for them. */
export async function forgetConsumer(database: Queryable, name: string): Promise<void> {
  await database.delete(factConsumers).where(eq(factConsumers.name, name));
}
