import { sql } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { forgetWatches } from "./watches.ts";

const day = 86_400_000;

/** How long lists reach back, and how long a match is watched after the last word of it. */
export const keptMs = { notifications: 30 * day, watches: 3 * day } as const;
const mostAtOnce = 5_000;

/** A part at a time: nobody waits for a month of a hundred thousand people. Says whether there is more. */
export async function pruneNotifications(database: Queryable, now: number): Promise<boolean> {
  await forgetWatches(database, now - keptMs.watches);
  const before = new Date(now - keptMs.notifications).toISOString();
  const gone = await database.execute(sql`
    delete from notifications where id in (
      select n.id from notifications n join alerts a on a.id = n.alert_id where a.at < ${before} limit ${mostAtOnce})`);
  if ((gone.rowCount ?? 0) >= mostAtOnce) return true;
  await database.execute(sql`
    delete from alerts where id in (select id from alerts a where at < ${before}
      and not exists (select from notifications n where n.alert_id = a.id) limit ${mostAtOnce})`);
  return false;
}
