import type { LocaleCode } from "@scoreline/domain/names";
import { eq, sql } from "drizzle-orm";
import { isOneOf } from "../engine/bulk.ts";
import type { Queryable } from "../engine/open.ts";
import { pushJobs, pushSubscriptions } from "../schema/notify.ts";

/** The push service knows it no more. */
export async function forgetSubscription(database: Queryable, id: number): Promise<void> {
  await database.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

export type PushJob = {
  id: number;
  notificationId: number;
  silent: boolean;
  tries: number;
  until: number;
  subscription: { id: number; userId: number; endpoint: string; p256dh: string; auth: string; locale: LocaleCode };
  withoutScores: boolean;
  timeZone: string;
};

/**
 * Takes what is due, for so long: another process takes it again when whoever has it dies. What comes too late, belongs to a
 * session that is over, or is of a match that was muted since, is dropped here, when it leaves.
 */
export async function takeJobs(
  database: Queryable,
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
    time_zone: string;
    dropped: boolean;
  }>(sql`
    with due as (
      select id from push_jobs where due <= ${new Date(now).toISOString()} order by due, id limit ${limit}
      for update skip locked
    ),
    taken as (
      update push_jobs j set due = ${new Date(now + leaseMs).toISOString()}, tries = tries + 1
      where j.id = any(array(select id from due)) returning j.*
    )
    select t.id, t.notification_id, t.silent, t.tries, t.until, t.subscription_id, s.user_id, s.endpoint, s.p256dh, s.auth,
      s.locale, s.without_scores or coalesce(p.without_scores, false) as without_scores,
      coalesce(p.time_zone, 'UTC') as time_zone,
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
      timeZone: row.time_zone,
    }));
}

export async function endJobs(database: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await database.delete(pushJobs).where(isOneOf(pushJobs.id, ids));
}

export async function postponeJob(database: Queryable, id: number, due: number): Promise<void> {
  await database.update(pushJobs).set({ due }).where(eq(pushJobs.id, id));
}
