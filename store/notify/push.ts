import type { LocaleCode } from "@scoreline/domain/names";
import { and, count, desc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Database, Queryable } from "../engine/open.ts";
import { users } from "../schema/accounts.ts";
import { pushJobs, pushSubscriptions } from "../schema/notify.ts";

export type NewSubscription = {
  userId: number;
  sessionId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  locale: LocaleCode;
  withoutScores: boolean;
  createdAt: number;
};

/** So many browsers of one user; the ones that were registered longest ago go. */
export const mostSubscriptions = 10;

/** A browser belongs to whoever signed in there last, and to nobody else. */
export async function saveSubscription(database: Database, subscription: NewSubscription): Promise<void> {
  const { userId, endpoint, ...fields } = subscription;
  await database.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    // Whatever waits there is another's, if it was another's.
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.endpoint, endpoint), sql`${pushSubscriptions.userId} <> ${userId}`));
    await tx
      .insert(pushSubscriptions)
      .values(subscription)
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { userId, ...fields } });
    const kept = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .limit(mostSubscriptions);
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, kept)));
  });
}

/** Says whether it was theirs. */
export async function removeSubscription(database: Queryable, userId: number, endpoint: string): Promise<boolean> {
  const gone = await database
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)))
    .returning({ id: pushSubscriptions.id });
  return gone.length > 0;
}

/** The push service knows it no more. */
export async function forgetSubscription(database: Queryable, id: number): Promise<void> {
  await database.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

export async function subscriptionsOf(
  database: Queryable,
  userId: number,
): Promise<{ endpoint: string; locale: LocaleCode; withoutScores: boolean; createdAt: number }[]> {
  const { endpoint, locale, withoutScores, createdAt } = pushSubscriptions;
  return database
    .select({ endpoint, locale, withoutScores, createdAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(createdAt));
}

export type PushJob = {
  id: number;
  notificationId: number;
  silent: boolean;
  tries: number;
  until: number;
  subscription: { id: number; userId: number; endpoint: string; p256dh: string; auth: string; locale: LocaleCode };
  withoutScores: boolean;
};

/**
 * Takes what is due, for so long: another process takes it again when whoever has it dies. What comes too late, belongs to a
 * session that is over, or is of a match that was muted since, is dropped here, when it leaves.
 */
export async function takeJobs(
  database: Database,
  { limit, now, realNow, leaseMs }: { limit: number; now: number; realNow: number; leaseMs: number },
): Promise<PushJob[]> {
  const { rows } = await database.execute<{
    id: string;
    notification_id: string;
    silent: boolean;
    tries: number;
    until: string;
    subscription_id: number;
    user_id: number;
    endpoint: string;
    p256dh: string;
    auth: string;
    locale: LocaleCode;
    without_scores: boolean;
    dropped: boolean;
  }>(sql`
    with due as (
      select id from push_jobs where due <= ${new Date(now).toISOString()} order by due, id limit ${limit}
      for update skip locked
    ),
    taken as (
      update push_jobs j set due = ${new Date(now + leaseMs).toISOString()}, tries = tries + 1
      from due where j.id = due.id returning j.*
    )
    select t.id, t.notification_id, t.silent, t.tries, t.until, t.subscription_id, s.user_id, s.endpoint, s.p256dh, s.auth,
      s.locale, s.without_scores or coalesce(p.without_scores, false) as without_scores,
      (t.until < ${new Date(now).toISOString()} or e.expires_at <= ${new Date(realNow).toISOString()} or coalesce(p.off, false)
        or n.id is null or coalesce(c.mask = 0, false)) as dropped
    from taken t
    join push_subscriptions s on s.id = t.subscription_id
    join sessions e on e.id = s.session_id
    left join notifications n on n.id = t.notification_id and n.user_id = s.user_id
    left join alerts a on a.id = n.alert_id
    left join alert_preferences p on p.user_id = s.user_id
    left join alert_choices c on c.user_id = s.user_id and c.kind = 'match' and c.thing_id = a.match_id
    order by t.id`);
  const dropped = rows.filter((row) => row.dropped);
  await endJobs(
    database,
    dropped.map(({ id }) => Number(id)),
  );
  return rows
    .filter((row) => !row.dropped)
    .map((row) => ({
      id: Number(row.id),
      notificationId: Number(row.notification_id),
      silent: row.silent,
      tries: row.tries,
      until: Date.parse(row.until),
      subscription: {
        id: row.subscription_id,
        userId: row.user_id,
        endpoint: row.endpoint,
        p256dh: row.p256dh,
        auth: row.auth,
        locale: row.locale,
      },
      withoutScores: row.without_scores,
    }));
}

export async function endJobs(database: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await database.delete(pushJobs).where(inArray(pushJobs.id, [...ids]));
}

export async function postponeJob(database: Queryable, id: number, due: number): Promise<void> {
  await database.update(pushJobs).set({ due }).where(eq(pushJobs.id, id));
}

/** When there is something to do next; nothing where nothing waits. */
export async function nextDue(database: Queryable): Promise<number | undefined> {
  const { rows } = await database.execute<{ due: string | null }>(sql`select min(due) as due from push_jobs`);
  const due = rows[0]?.due;
  return due ? Date.parse(due) : undefined;
}

export async function waitingJobs(database: Queryable): Promise<number> {
  const [row] = await database.select({ number: count() }).from(pushJobs);
  return row?.number ?? 0;
}
