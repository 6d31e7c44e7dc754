import { bitOf } from "@scoreline/domain/notify/kinds";
import { defaultCompetitionMask, defaultMasks, listedMask, minuteOfDay } from "@scoreline/domain/notify/preferences";
import { burstMs, freshMs, isFresh } from "@scoreline/domain/notify/timing";
import { eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../engine/open.ts";
import { appendFacts } from "../log/facts.ts";
import { alertPreferences, alertWork } from "../schema/notify.ts";
import type { StoredAlert, Work } from "./alerts.ts";

const iso = (at: number) => new Date(at).toISOString();

/** How far a page has got, and the number of the fact that tells of it. */
export type Page = { done: boolean; told: number; seq?: number };

/**
 * Gives an alert to the next users in the order of their numbers, in one statement, and notes how far it is in the same
 * transaction: whoever goes on after a crash goes on there. The users are nowhere but in the database.
 */
export async function fanOutPage(database: Database, work: Work, size: number, now: number): Promise<Page> {
  return database.transaction(async (tx) => {
    const page = work.corrects ? await correct(tx, work, size, now) : await tell(tx, work, size, now);
    const { last, count, told } = page;
    const done = count < size;
    if (done) await tx.delete(alertWork).where(eq(alertWork.id, work.id));
    else await tx.update(alertWork).set({ after: last }).where(eq(alertWork.id, work.id));
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
  const { rows } = await tx.execute<{ last: number | null; count: number; told: number[] | null }>(sql`
    with page as materialized (${candidates(alert, after, size)}),
    zones as (select * from json_to_recordset(${await localMinutes(tx, now)}::json) as z(zone text, minute int)),
    wanting as (
      select page.user_id, coalesce(
        p.quiet_from <> p.quiet_to and case when p.quiet_from < p.quiet_to
          then z.minute >= p.quiet_from and z.minute < p.quiet_to
          else z.minute >= p.quiet_from or z.minute < p.quiet_to end, false) or ${onlyListed(alert)} as quiet,
        ${
          recent.length === 0
            ? sql`null::bigint`
            : sql`(select max(n.id) from notifications n
          where n.user_id = page.user_id and n.alert_id = any(${`{${recent.join()}}`}::bigint[]) and n.with_id is null)`
        } as with_id
      from page left join alert_preferences p on p.user_id = page.user_id left join zones z on z.zone = p.time_zone
      where page.wants and not coalesce(p.off, false)
    ),
    fresh as (
      insert into notifications (user_id, alert_id, with_id, at, quiet)
      select user_id, ${alert.id}, with_id, ${iso(alert.at)}, quiet or ${!rings} from wanting
      on conflict (alert_id, user_id) do nothing
      returning id, user_id, with_id, quiet
    ),
    jobs as (
      insert into push_jobs (subscription_id, notification_id, silent, due, until)
      select s.id, coalesce(fresh.with_id, fresh.id), fresh.with_id is not null, ${iso(now)}, ${iso(alert.happenedAt + freshMs)}
      from fresh join push_subscriptions s on s.user_id = fresh.user_id where not fresh.quiet
    )
    select (select max(user_id) from page) as last, (select count(*)::int from page) as count,
      (select array_agg(user_id) from fresh) as told`);
  return read(rows);
}

/** Those who were told otherwise. What stands on their telephones is replaced without a sound. */
async function correct(tx: Transaction, { alert, after }: Work, size: number, now: number): Promise<Told> {
  const { rows } = await tx.execute<{ last: number | null; count: number; told: number[] | null }>(sql`
    with page as materialized (
      select user_id, coalesce(with_id, id) as id, quiet from notifications
      where alert_id = ${alert.id} and user_id > ${after} order by user_id limit ${size}
    ),
    jobs as (
      insert into push_jobs (subscription_id, notification_id, silent, due, until)
      select s.id, page.id, true, ${iso(now)}, ${iso(now + freshMs)}
      from page join push_subscriptions s on s.user_id = page.user_id where not page.quiet
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

/** The next users whom an alert may be for, and whether they want it. Each once, whatever they follow. */
function candidates(alert: StoredAlert, after: number, size: number) {
  const { kind, sport, matchId, teams, competitionId, contestId, userId } = alert;
  const bit = bitOf(kind);
  if (contestId !== null) {
    return sql`
      select c.user_id, coalesce(p.other, ${defaultMasks.other}) & ${bit} <> 0 as wants
      from (select user_id from contest_places where contest_id = ${contestId} and user_id > ${after}
        order by user_id limit ${size}) c
      left join alert_preferences p on p.user_id = c.user_id`;
  }
  if (userId !== null) {
    return sql`
      select u.id as user_id, (coalesce(p.other, ${defaultMasks.other}) | ${listedMask}) & ${bit} <> 0 as wants
      from users u left join alert_preferences p on p.user_id = u.id where u.id = ${userId} and u.id > ${after}`;
  }
  if (matchId === null && teams.length === 0) {
    return sql`
      select user_id, true as wants from alert_preferences
      where other & ${bit} <> 0 and user_id > ${after} order by user_id limit ${size}`;
  }
  const ofTeams = sql`kind = 'team' and thing_id = any(${`{${teams.join()}}`}::int[])`;
  if (matchId === null || !sport) {
    return sql`
      select f.user_id, coalesce(max(p.other), ${defaultMasks.other}) & ${bit} <> 0 as wants
      from (select distinct user_id from favourites where ${ofTeams} and user_id > ${after} order by user_id limit ${size}) f
      left join alert_preferences p on p.user_id = f.user_id group by f.user_id`;
  }
  const usual = sql`coalesce(p.${sql.identifier(sport)}, ${defaultMasks[sport]})`;
  const ofMatch = sql`kind = 'match' and thing_id = ${matchId}`;
  const followed = [
    ...teams.map((team) => sql`kind = 'team' and thing_id = ${team}`),
    ofMatch,
    sql`kind = 'competition' and thing_id = ${competitionId}`,
  ];
  // Each of these is a walk along an index: what is beyond the page is not looked at twice.
  const branches = followed.map(
    (which) =>
      sql`(select user_id from favourites where ${which} and user_id > ${after} order by user_id limit ${size})`,
  );
  return sql`
    select page.user_id, bool_or(
      coalesce(bell.mask, own.mask, case when f.kind = 'competition' then ${defaultCompetitionMask} when f.kind is null then 0
        else ${usual} end) & ${bit} <> 0) as wants
    from (
      select user_id from (
        ${sql.join(branches, sql` union `)}
        union (select user_id from alert_choices where ${ofMatch} and user_id > ${after} order by user_id limit ${size})
      ) as anybody order by user_id limit ${size}
    ) page
    left join alert_preferences p on p.user_id = page.user_id
    left join alert_choices bell on bell.user_id = page.user_id and bell.kind = 'match' and bell.thing_id = ${matchId}
    left join favourites f on f.user_id = page.user_id and ((f.kind = 'match' and f.thing_id = ${matchId})
      or (f.kind = 'team' and f.thing_id = any(${`{${teams.join()}}`}::int[]))
      or (f.kind = 'competition' and f.thing_id = ${competitionId}))
    left join alert_choices own on own.user_id = page.user_id and own.kind = f.kind and own.thing_id = f.thing_id
    group by page.user_id order by page.user_id`;
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
  const rows = await tx
    .selectDistinct({ zone: alertPreferences.timeZone })
    .from(alertPreferences)
    .where(sql`${alertPreferences.quietFrom} is not null`);
  return JSON.stringify(rows.map(({ zone }) => ({ zone, minute: minuteOfDay(now, zone) })));
}
