import { bitOf } from "@scoreline/domain/notify/kinds";
import { defaultCompetitionMask, defaultMasks, listedMask, minuteOfDay } from "@scoreline/domain/notify/preferences";
import { burstMs, freshMs, isFresh } from "@scoreline/domain/notify/timing";
import { eq, sql } from "drizzle-orm";
import { locks } from "../engine/locks.ts";
import type { Queryable, Transaction } from "../engine/open.ts";
import { appendFacts } from "../log/facts.ts";
import { alertWork } from "../schema/notify.ts";
import { holdWork, type StoredAlert, type Work } from "./alerts.ts";

const iso = (at: number) => new Date(at).toISOString();

/** How far a page has got, and the number of the fact that tells of it. */
export type Page = { done: boolean; told: number; seq?: number };

/**
 * Gives an alert to the next users in the order of their numbers, in one statement, and notes how far it is in the same
 * transaction: whoever goes on after a crash goes on there. The users are nowhere but in the database.
 */
export async function fanOutPage(database: Queryable, { id }: Work, size: number, now: number): Promise<Page> {
  return database.transaction(async (tx) => {
    // Nobody leaves meanwhile: there is no foreign key, which would be looked up for each row (0051).
    await tx.execute(sql.raw(`select pg_advisory_xact_lock_shared(${locks.lists})`));
    // As it is now, and nobody else's until this is done: whoever has it by then is not told again.
    const work = await holdWork(tx, id);
    if (!work) return { done: true, told: 0 };
    const page = work.corrects ? await correct(tx, work, size, now) : await tell(tx, work, size, now);
    const { last, count, told } = page;
    const done = count < size;
    if (done) await tx.delete(alertWork).where(eq(alertWork.id, id));
    else await tx.update(alertWork).set({ after: last }).where(eq(alertWork.id, id));
    if (told.length === 0) return { done, told: 0 };
    // The last thing that the transaction does: whoever tells facts waits for this one.
    const seq = await appendFacts(tx, now, [{ kind: "users", userIds: told, changed: ["notifications"] }]);
    return { done, told: told.length, seq };
  });
}

type Told = { last: number; count: number; told: number[] };

async function tell(tx: Transaction, { alert, after }: Work, size: number, now: number): Promise<Told> {
  const recent = await burstOf(tx, alert);
  const rings = isFresh(alert.happenedAt, now);
  const minute = sql`(${await localMinutes(tx, now)}::jsonb ->> p.time_zone)::int`;
  const { rows } = await tx.execute<{ last: number | null; count: number; told: number[] | null }>(sql`
    with page as materialized (${candidates(alert, after, size)}),
    wanting as (
      select page.user_id, coalesce(
        p.quiet_from <> p.quiet_to and case when p.quiet_from < p.quiet_to
          then ${minute} >= p.quiet_from and ${minute} < p.quiet_to
          else ${minute} >= p.quiet_from or ${minute} < p.quiet_to end, false) or ${onlyListed(alert)} as quiet,
        ${
          recent.length === 0
            ? sql`null::bigint`
            : sql`(select max(n.id) from notifications n
          where n.user_id = page.user_id and n.alert_id = any(${`{${recent.join()}}`}::bigint[]) and n.with_id is null)`
        } as with_id
      from page
      left join lateral (select * from alert_preferences where user_id = page.user_id limit 1) p on true
      where not coalesce(p.off, false) and (page.wants or page.usual and ${usually(alert)})
    ),
    fresh as (
      insert into notifications (user_id, alert_id, with_id, at, quiet)
      select user_id, ${alert.id}, with_id, ${iso(alert.at)}, quiet or ${!rings} from wanting
      returning id, user_id, with_id, quiet
    ),
    jobs as (
      insert into push_jobs (subscription_id, notification_id, newest_id, silent, due, until)
      select s.id, coalesce(fresh.with_id, fresh.id), fresh.id, fresh.with_id is not null, ${iso(now)}, ${iso(alert.happenedAt + freshMs)}
      from fresh join push_subscriptions s on s.user_id = fresh.user_id where not fresh.quiet
    )
    select (select max(user_id) from page) as last, (select count(*)::int from page) as count,
      (select array_agg(user_id) from fresh) as told`);
  return read(rows);
}

/**
 * Those who were told otherwise. What stands on their telephones is replaced without a sound, unless it happened too long ago or
 * they were told something newer since. A score that moved back is news of its own: it stands above what is newer.
 */
async function correct(tx: Transaction, work: Work, size: number, now: number): Promise<Told> {
  const { alert, after, rescores } = work;
  const happenedAt = rescores ? work.at : alert.happenedAt;
  const newest = sql`(select max(newer.id) from notifications newer join alerts other on other.id = newer.alert_id
        where newer.user_id = page.user_id and newer.id >= page.own_id and other.match_id = ${alert.matchId})`;
  // What is still to be sent of the match says a score that it has no more: this goes instead, aloud if one of them would have.
  const waiting = sql`
    waiting as (
      delete from push_jobs where id in (
        select j.id from page
        join push_subscriptions s on s.user_id = page.user_id join push_jobs j on j.subscription_id = s.id
        join notifications n on n.id = j.notification_id join alerts other on other.id = n.alert_id
        where not page.quiet and other.match_id = ${alert.matchId} for update of j skip locked)
      returning subscription_id, silent
    ),`;
  const isSilent = rescores
    ? sql`not exists (select from waiting where waiting.subscription_id = s.id and not waiting.silent)`
    : sql`true`;
  const { rows } = await tx.execute<{ last: number | null; count: number; told: number[] | null }>(sql`
    with page as materialized (
      select user_id, id as own_id, coalesce(with_id, id) as id, quiet from notifications
      where alert_id = ${alert.id} and user_id > ${after} order by user_id limit ${size}
    ),
    ${rescores ? waiting : sql``}
    jobs as (
      insert into push_jobs (subscription_id, notification_id, newest_id, silent, due, until)
      select s.id, page.id, ${rescores ? newest : sql`page.own_id`}, ${isSilent}, ${iso(now)}, ${iso(happenedAt + freshMs)}
      from page join push_subscriptions s on s.user_id = page.user_id where not page.quiet and ${isFresh(happenedAt, now)}
    )
    select max(user_id) as last, count(*)::int as count, array_agg(user_id) as told from page`);
  return read(rows);
}

function read(rows: { last: number | null; count: number; told: number[] | null }[]): Told {
  const [row] = rows;
  return { last: row?.last ?? 0, count: row?.count ?? 0, told: row?.told ?? [] };
}

/** Somebody's own thing that they did not ask to be rung for. */
function onlyListed({ kind, userId }: StoredAlert) {
  if (userId === null) return sql`false`;
  return sql`coalesce(p.other, ${defaultMasks.other}) & ${bitOf(kind)} = 0`;
}

/** Whether somebody wants what they chose nothing particular about. */
function usually({ kind, sport, matchId }: StoredAlert) {
  const what = matchId === null || !sport ? "other" : sport;
  return sql`coalesce(p.${sql.identifier(what)}, ${defaultMasks[what]}) & ${bitOf(kind)} <> 0`;
}

/**
 * The next users whom an alert may be for, each once, whatever they follow: whether they want it in any case, and whether they
 * want it if they usually do.
 */
function candidates(alert: StoredAlert, after: number, size: number) {
  const { kind, sport, matchId, teams, competitionId, contestId, userId } = alert;
  const bit = bitOf(kind);
  if (contestId !== null) {
    return sql`
      select user_id, false as wants, true as usual from contest_places
      where contest_id = ${contestId} and user_id > ${after} order by user_id limit ${size}`;
  }
  if (userId !== null) {
    const isListed = (listedMask & bit) !== 0;
    return sql`select id as user_id, ${isListed}::boolean as wants, true as usual from users where id = ${userId} and id > ${after}`;
  }
  if (matchId === null && teams.length === 0) {
    return sql`
      select user_id, true as wants, false as usual from alert_preferences
      where other & ${bit} <> 0 and user_id > ${after} order by user_id limit ${size}`;
  }
  // Each of these is a walk along an index that stops at the page's end, wherever the others stop.
  const followersOf = (what: string, thingId: number | null) => sql`(
        select user_id from favourites where kind = ${what} and thing_id = ${thingId} and user_id > ${after}
        order by user_id limit ${size}
      )`;
  if (matchId === null || !sport) {
    const followers = teams.map((team) => followersOf("team", team));
    return sql`
      select distinct user_id, false as wants, true as usual from (${sql.join(followers, sql` union all `)}) as followers
      order by user_id limit ${size}`;
  }
  const followed = [
    ...teams.map((thingId) => ({ what: "team", thingId })),
    { what: "match", thingId: matchId },
    { what: "competition", thingId: competitionId },
  ];
  const branches = followed.map(
    ({ what, thingId }) => sql`(
      select f.user_id, ${what === "competition" ? sql`coalesce(own.mask, ${defaultCompetitionMask}::int)` : sql`own.mask`} as mask,
        false as bell
      from ${followersOf(what, thingId)} f
      left join lateral (
        select mask from alert_choices where user_id = f.user_id and kind = ${what} and thing_id = ${thingId} limit 1
      ) own on true)`,
  );
  const bells = sql`(
      select user_id, mask, true from alert_choices
      where kind = 'match' and thing_id = ${matchId} and user_id > ${after} order by user_id limit ${size})`;
  // Whoever touched the bell of the match said all there is to say; others want what they want of any thing they follow.
  return sql`
    select user_id, case when bool_or(bell) then bool_or(bell and mask & ${bit} <> 0)
        else bool_or(coalesce(mask, 0) & ${bit} <> 0) end as wants,
      not bool_or(bell) and bool_or(mask is null) as usual
    from (${sql.join([...branches, bells], sql` union all `)}) as chosen
    group by user_id order by user_id limit ${size}`;
}

/** What was told of the same match a moment ago: whoever heard that hears this with it. */
async function burstOf(tx: Transaction, { id, matchId, at }: StoredAlert): Promise<number[]> {
  if (matchId === null) return [];
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from alerts where match_id = ${matchId} and id <> ${id}
      and at >= ${iso(at - burstMs)} and at <= ${iso(at)} and id < ${id}`);
  return rows.map((row) => Number(row.id));
}

/** What o'clock it is in every zone in which somebody has quiet hours: the database may not know all of them. */
async function localMinutes(tx: Transaction, now: number): Promise<string> {
  // From one zone to the next along their index: there are few of them, and very many who have them.
  const { rows } = await tx.execute<{ zone: string }>(sql`
    with recursive zones as (
      (select time_zone as zone from alert_preferences where quiet_from is not null order by time_zone limit 1)
      union all
      select (select time_zone from alert_preferences
        where quiet_from is not null and time_zone > zone order by time_zone limit 1)
      from zones where zone is not null
    )
    select zone from zones where zone is not null`);
  return JSON.stringify(Object.fromEntries(rows.map(({ zone }) => [zone, minuteOfDay(now, zone)])));
}
