import type { Sport } from "@scoreline/domain/sport";
import { and, eq, inArray, sql } from "drizzle-orm";
import { locks } from "../engine/locks.ts";
import type { Database, Queryable } from "../engine/open.ts";
import { sourceRefs } from "../schema/intake.ts";
import { matchItems } from "../schema/match-details.ts";
import { askableSources, detailRequests, type RequestState } from "../schema/requests.ts";

/** So many may wait at a time, of all sources together: beyond that nobody else is noted until some are answered. */
export const mostWaiting = 32;
/** Whoever reads a source says at least so often that it can be asked. */
export const sayAskableMs = 60_000;
const dayMs = 86_400_000;
const minuteMs = 60_000;
/** What has waited for so long was asked of somebody who is gone. */
const staleMs = 10 * minuteMs;
/** The sources that can be asked now. */
const able = sql`(select source from ${askableSources} where seen > now() - interval '2 minutes')`;

/** Whoever reads a source says that it can be asked for details; silence for two minutes means that it cannot. */
export async function sayAskable(db: Queryable, source: string): Promise<void> {
  await db.execute(sql`
    insert into ${askableSources} (source, seen) values (${source}, now())
    on conflict (source) do update set seen = now()`);
}

export async function forgetAskable(db: Queryable, source: string): Promise<void> {
  await db.delete(askableSources).where(eq(askableSources.source, source));
}

/** The lists that are long and that a match of the sport has once it was followed closely. */
const telling = { football: ["commentary", "ball"], basketball: ["commentary", "shots"] } as const;

/** Whether what is long of a match that is over is stored. */
export async function hasDetails(db: Queryable, matchId: number, sport: Sport): Promise<boolean> {
  const has = (list: string) => sql`exists (
    select from ${matchItems} where ${matchItems.matchId} = ${matchId} and ${matchItems.list} = ${list})`;
  const [first, second] = telling[sport];
  const { rows } = await db.execute<{ yes: boolean }>(sql`select ${has(first)} and ${has(second)} as yes`);
  return rows[0]?.yes === true;
}

/**
 * Notes that the details of a match are wanted, of every source that has the match and can be asked. Whether somebody is
 * going to answer: nobody where all have answered, where there is nobody to ask, or where too many wait already.
 */
export async function askForDetails(db: Database, matchId: number, now: number): Promise<boolean> {
  const before = (ms: number) => new Date(now - ms).toISOString();
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`select pg_advisory_xact_lock(${locks.requests})`));
    await tx.execute(sql`
    insert into ${detailRequests} as known (match_id, source, state, at)
    select distinct ref.id, ref.source, 'waiting', ${new Date(now).toISOString()}::timestamptz
    from ${sourceRefs} ref
    where ref.id = ${matchId} and ref.entity = 'matches' and ref.source in ${able}
      and (select count(*) from ${detailRequests} where state = 'waiting' and at > ${before(staleMs)}) < ${mostWaiting}
    on conflict (match_id, source) do update set state = 'waiting', at = excluded.at
    where (known.state = 'nothing' and known.at < ${before(dayMs)})
      or (known.state = 'failed' and known.at < ${before(minuteMs)})`);
  });
  return isWaiting(db, matchId);
}

/** Whether a source that can be asked has yet to answer. */
export async function isWaiting(db: Queryable, matchId: number): Promise<boolean> {
  const rows = await db
    .select({ source: detailRequests.source })
    .from(detailRequests)
    .where(
      and(
        eq(detailRequests.matchId, matchId),
        eq(detailRequests.state, "waiting"),
        sql`${detailRequests.source} in ${able}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The match that was asked for last, by the source's own name of it: whoever asked for it is the most likely to wait still. */
export async function nextRequest(
  db: Queryable,
  source: string,
): Promise<{ matchId: number; ref: string } | undefined> {
  const { rows } = await db.execute<{ matchId: number; ref: string }>(sql`
    select asked.match_id as "matchId", ref.ref
    from ${detailRequests} asked
    join ${sourceRefs} ref on ref.source = asked.source and ref.entity = 'matches' and ref.id = asked.match_id
    where asked.source = ${source} and asked.state = 'waiting'
    order by asked.at desc, asked.match_id, ref.ref limit 1`);
  return rows[0];
}

/** What became of a request. */
export async function noteAnswer(
  db: Queryable,
  { source, matchId, state, at }: { source: string; matchId: number; state: RequestState; at: number },
): Promise<void> {
  await db
    .update(detailRequests)
    .set({ state, at })
    .where(and(eq(detailRequests.matchId, matchId), eq(detailRequests.source, source)));
}

/** From here on the matches may be asked for again. */
export async function forgetRequests(db: Queryable, matchIds: readonly number[]): Promise<void> {
  if (matchIds.length > 0) await db.delete(detailRequests).where(inArray(detailRequests.matchId, [...matchIds]));
}
