import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrationsFolder } from "../migrations-folder.ts";
import { CannotOpen } from "./cannot-open.ts";

type Journal = { entries: readonly { when: number }[] };

/** Tables that a newer program has changed are not this one's to write into. */
export async function refuseNewer(database: Pick<NodePgDatabase, "execute">): Promise<void> {
  const { rows: tables } = await database.execute<{ there: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') as there`,
  );
  if (!tables[0]?.there) return;
  const { rows } = await database.execute<{ last: string | null }>(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  const journal: Journal = JSON.parse(readFileSync(join(migrationsFolder, "meta", "_journal.json"), "utf8"));
  const ours = Math.max(...journal.entries.map(({ when }) => when));
  if (Number(rows[0]?.last ?? 0) <= ours) return;
  throw new CannotOpen(
    "The database was made by a newer version of this program. Run that one, or put back a copy from before.",
  );
}
