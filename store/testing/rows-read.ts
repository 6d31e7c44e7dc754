import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../engine/open.ts";

/** How many rows of a table were read for some work: what takes long on a large table, and is the same on every machine. */
export async function rowsRead(
  database: Database,
  table: string,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<number> {
  return database.transaction(async (tx) => {
    // What a connection read a moment ago may not be counted off yet.
    const before = await readSoFar(tx, table);
    await work(tx);
    return (await readSoFar(tx, table)) - before;
  });
}

async function readSoFar(tx: Transaction, table: string): Promise<number> {
  const { rows } = await tx.execute<{ read: string }>(sql`
    select seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables where relname = ${table}`);
  return Number(rows[0]?.read);
}
