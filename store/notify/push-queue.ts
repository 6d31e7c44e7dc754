import type { LocaleCode } from "@scoreline/domain/names";
import { eq, sql } from "drizzle-orm";
import { isOneOf } from "../engine/bulk.ts";
import type { Queryable } from "../engine/open.ts";
import { pushJobs, pushSubscriptions } from "../schema/notify.ts";

const iso = (at: number) => new Date(at).toISOString();

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

export type Leasing = { limit: number; now: number; realNow: number; leaseMs: number };

/**
 * Takes what is due, for so long: another process takes it again when whoever has it dies. What comes too late, belongs to a
 * session that is over, is of a match that was muted since, or of one of which its owner was told something newer, is dropped
 * here, when it leaves: it would stand in the place of the newer. What a push service does not want yet waits.
 */
export async function takeJobs(database: Queryable, taking: Leasing): Promise<PushJob[]> {
  // Nothing that can be sent among these says nothing of those that come next.
  for (;;) {
    const { taken, jobs } = await takeSome(database, taking);
    if (taken === 0 || jobs.length > 0) return jobs;
  }
}

async function takeSome(
  database: Queryable,
  { limit, now, realNow, leaseMs }: Leasing,
): Promise<{ taken: number; jobs: PushJob[] }> {
  // Asked every second, and nearly always there is nothing: what follows is long to plan.
  const { rows: due } = await database.execute(sql`select from push_jobs where due <= ${iso(now)} limit 1`);
  if (due.length === 0) return { taken: 0, jobs: [] };
  const waits = sql`coalesce(s.not_before > ${iso(realNow)}, false)`;
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
    waits: boolean;
    dropped: boolean;
  }>(sql`
    with due as (
      select id from push_jobs where due <= ${iso(now)} order by due, id limit ${limit}
      for update skip locked
    ),
    taken as (
      update push_jobs j set
        due = case when ${waits} then ${iso(now)}::timestamptz + (s.not_before - ${iso(realNow)}::timestamptz)
          else ${iso(now + leaseMs)}::timestamptz end,
        tries = tries + case when ${waits} then 0 else 1 end
      from push_subscriptions s
      where j.id = any(array(select id from due)) and s.id = j.subscription_id
      returning j.*, ${waits} as waits
    )
    select t.id, t.notification_id, t.silent, t.tries, t.until, t.subscription_id, s.user_id, s.endpoint, s.p256dh, s.auth,
      s.locale, s.without_scores or coalesce(p.without_scores, false) as without_scores,
      coalesce(s.time_zone, p.time_zone, 'UTC') as time_zone, t.waits,
      (t.until < ${iso(now)} or e.expires_at <= ${iso(realNow)} or coalesce(p.off, false)
        or n.id is null or coalesce(c.mask = 0, false) or exists (
          select from notifications newer join alerts other on other.id = newer.alert_id
          where newer.user_id = s.user_id and newer.id > t.newest_id and not newer.quiet
            and newer.with_id is distinct from n.id and other.match_id = a.match_id)) as dropped
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
  const jobs = rows
    .filter((row) => !row.dropped && !row.waits)
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
  return { taken: rows.length, jobs };
}

export async function endJobs(database: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await database.delete(pushJobs).where(isOneOf(pushJobs.id, ids));
}

export async function postponeJob(database: Queryable, id: number, due: number): Promise<void> {
  await database.update(pushJobs).set({ due }).where(eq(pushJobs.id, id));
}

/** Its push service wants nothing for it for a time, by the real clock: neither this nor what comes next. */
export async function holdSubscription(database: Queryable, id: number, notBefore: number): Promise<void> {
  await database.update(pushSubscriptions).set({ notBefore }).where(eq(pushSubscriptions.id, id));
}
