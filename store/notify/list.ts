import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import { isOneOf } from "../engine/bulk.ts";
import type { Queryable } from "../engine/open.ts";
import { announcementReads, notificationMarks, notifications } from "../schema/notify.ts";
import { alertsById, type StoredAlert } from "./alerts.ts";

/** An entry of somebody's list: what happened first, and what happened along with it. */
export type Entry = { id: number; at: number; read: boolean; quiet: boolean; alerts: StoredAlert[] };

/** The newest first, before an entry or from the top; for a reader who is late, as far as it was known at an instant. */
export async function notificationsOf(
  database: Queryable,
  userId: number,
  { size, before, knownAt }: { size: number; before?: number; knownAt?: number | undefined },
): Promise<Entry[]> {
  const own = [eq(notifications.userId, userId), isNull(notifications.withId)];
  if (before !== undefined) own.push(lt(notifications.id, before));
  if (knownAt !== undefined) own.push(wasKnown(knownAt));
  const rows = await database
    .select()
    .from(notifications)
    .where(and(...own))
    .orderBy(desc(notifications.id))
    .limit(size);
  return entriesOf(database, rows, knownAt);
}

/** What was said otherwise since then would give that away: it is left out until the reader is as far. */
function wasKnown(at: number) {
  const until = new Date(at).toISOString();
  return sql`${notifications.at} <= ${until} and not exists (
    select from alerts a where a.id = ${notifications.alertId} and a.corrected_at > ${until})`;
}

type Row = typeof notifications.$inferSelect;

async function entriesOf(database: Queryable, rows: readonly Row[], knownAt?: number): Promise<Entry[]> {
  if (rows.length === 0) return [];
  const parts = await database
    .select()
    .from(notifications)
    .where(
      and(
        isOneOf(
          notifications.withId,
          rows.map(({ id }) => id),
        ),
        ...(knownAt === undefined ? [] : [wasKnown(knownAt)]),
      ),
    )
    .orderBy(notifications.id);
  const bodies = await alertsById(
    database,
    [...rows, ...parts].map(({ alertId }) => alertId),
  );
  const ranks = await ranksOf(database, rows, bodies);
  return rows.map(({ id, userId, alertId, at, read, quiet }) => {
    const ids = [alertId, ...parts.filter(({ withId }) => withId === id).map((part) => part.alertId)];
    const own = ids.flatMap((one) => bodies.get(one) ?? []);
    return {
      id,
      at,
      read,
      quiet,
      alerts: own.map((alert) => withRank(alert, ranks.get(`${alert.contestId} ${userId}`))),
    };
  });
}

/** Where the owners of these entries came in the contests whose results they tell of. */
async function ranksOf(database: Queryable, rows: readonly Row[], bodies: ReadonlyMap<number, StoredAlert>) {
  const asked = rows.flatMap(({ userId, alertId }) => {
    const contest = bodies.get(alertId)?.contestId;
    return contest ? [{ contest, user: userId }] : [];
  });
  if (asked.length === 0) return new Map<string, number>();
  const found = await database.execute<{ contest_id: number; user_id: number; place: number }>(sql`
    select p.contest_id, p.user_id, p.place from json_to_recordset(${JSON.stringify(asked)}::json) as a(contest int, "user" int)
    join contest_places p on p.contest_id = a.contest and p.user_id = a."user"`);
  return new Map(found.rows.map(({ contest_id, user_id, place }) => [`${contest_id} ${user_id}`, place]));
}

function withRank(alert: StoredAlert, rank: number | undefined): StoredAlert {
  if (alert.body.about !== "contest-result" || rank === undefined) return alert;
  return { ...alert, body: { ...alert.body, rank } };
}

/** Entries by their numbers, whoever's they are: for those who send them to their owners. */
export async function entriesById(database: Queryable, ids: readonly number[]): Promise<Map<number, Entry>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select()
    .from(notifications)
    .where(isOneOf(notifications.id, [...new Set(ids)]));
  return new Map((await entriesOf(database, rows)).map((entry) => [entry.id, entry]));
}

/** Says whether it is one of theirs. */
export async function readNotification(database: Queryable, userId: number, id: number): Promise<boolean> {
  const found = await database
    .update(notifications)
    .set({ read: true })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning({ id: notifications.id });
  return found.length > 0;
}

export async function readAnnouncement(database: Queryable, userId: number, announcementId: number): Promise<void> {
  await database.insert(announcementReads).values({ userId, announcementId }).onConflictDoNothing();
}

/** Whatever there is now has been seen, or was there at an instant for who is late: the dot goes. */
export async function markNotified(
  database: Queryable,
  userId: number,
  { now, knownAt }: { now: number; knownAt?: number | undefined },
): Promise<void> {
  await database.execute(sql`
    insert into ${notificationMarks} (user_id, notified_to, announced_to, announced_at)
    select ${userId}, coalesce((select max(id) from notifications where user_id = ${userId} and ${upTo(knownAt)}), 0),
      coalesce((select max(id) from announcements), 0), ${new Date(now).toISOString()}
    on conflict (user_id) do update set notified_to = greatest(notification_marks.notified_to, excluded.notified_to),
      announced_to = greatest(notification_marks.announced_to, excluded.announced_to),
      announced_at = greatest(notification_marks.announced_at, excluded.announced_at)`);
}

const upTo = (instant: number | undefined) =>
  instant === undefined ? sql`true` : sql`notifications.at <= ${new Date(instant).toISOString()}`;

export type Marks = { notifiedTo: number; announcedTo: number; announcedAt: number };

export async function marksOf(database: Queryable, userId: number): Promise<Marks> {
  const [marks] = await database
    .select({
      notifiedTo: notificationMarks.notifiedTo,
      announcedTo: notificationMarks.announcedTo,
      announcedAt: notificationMarks.announcedAt,
    })
    .from(notificationMarks)
    .where(eq(notificationMarks.userId, userId));
  return marks ?? { notifiedTo: 0, announcedTo: 0, announcedAt: 0 };
}

/** Whether something came since somebody looked last. */
export async function hasNew(
  database: Queryable,
  userId: number,
  { notifiedTo }: Marks,
  knownAt?: number,
): Promise<boolean> {
  const { rows } = await database.execute<{ yes: boolean }>(sql`
    select exists (
      select from notifications where user_id = ${userId} and id > ${notifiedTo} and ${upTo(knownAt)}) as yes`);
  return rows[0]?.yes === true;
}
