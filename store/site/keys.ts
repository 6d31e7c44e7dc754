import { eq } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { siteKeys } from "../schema/site-keys.ts";

/** What was made first under a name: whoever makes another at the same moment gets that one. */
export async function keptKey(database: Queryable, name: string, make: () => string): Promise<string> {
  const known = async () => (await database.select().from(siteKeys).where(eq(siteKeys.name, name)))[0]?.value;
  const kept = await known();
  if (kept !== undefined) return kept;
  await database.insert(siteKeys).values({ name, value: make() }).onConflictDoNothing();
  const made = await known();
  if (made === undefined) throw new Error(`the key ${name} was not stored`);
  return made;
}
