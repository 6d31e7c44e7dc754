import { min, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../engine/open.ts";
import { cursorOf, saveCursor, thinnedOut } from "../intake/intake.ts";
import { forgetRequests } from "../match/requests.ts";
import { factConsumers, facts } from "../schema/facts.ts";
import { sourceRefs } from "../schema/intake.ts";
import { matchItems, matchParts } from "../schema/match-details.ts";
import { matchEvents, matches } from "../schema/matches.ts";
import { oddsMoves } from "../schema/odds.ts";
import { askableSources, detailRequests } from "../schema/requests.ts";
import { appendFacts, lastSeq } from "./facts.ts";

/** How long things are kept that only matter for a while. */
export const retention = {
  /** Facts, for everybody: whoever was away for longer reads the store anew. */
  factsMs: 30 * 60_000,
  /** Facts that a consumer still needs, and how many at most: one that falls further behind has to resynchronise. */
  neededMs: 24 * 3_600_000,
  neededFacts: 200_000,
  /** Every step of a match that is over. */
  stepsMs: 7 * 24 * 3_600_000,
  /** The same of an older match that somebody asked for, and of how many of them at most: about half a megabyte each. */
  askedMs: 3 * 24 * 3_600_000,
  askedMatches: 400,
} as const;

/** How often there is something to prune. */
export const pruneEveryMs = 10 * 60_000;

/** So many matches are thinned out at a look, and so many of them at once: whoever reads waits for these at most. */
const [mostMatches, matchesAtOnce] = [2_000, 10];

/** Drops what is kept no longer. Returns the number of the fact that tells of it, where something was seen to go. */
export async function prune(database: Database, now: number): Promise<number | undefined> {
  await pruneFacts(database, now);
  return thinOut(database, now - retention.stepsMs, now);
}

/** Facts that nobody needs any more, and those that are beyond all bounds. */
export async function pruneFacts(database: Queryable, now: number): Promise<void> {
  const [slowest] = await database.select({ seq: min(factConsumers.seq) }).from(factConsumers);
  const head = await lastSeq(database);
  const until = (age: number) => sql`${facts.at} < ${new Date(now - age).toISOString()}`;
  const unneeded = sql`${until(retention.factsMs)} and ${facts.seq} <= ${slowest?.seq ?? head}`;
  const beyond = sql`${until(retention.neededMs)} or ${facts.seq} <= ${head - retention.neededFacts}`;
  await database.execute(sql`delete from ${facts} where (${unneeded}) or ${beyond}`);
}

/**
 * Of matches that were played before an instant nobody replays every step: the way of the ball and most prices go, and where a
 * source can be asked for it again, everything that is long. What somebody asked for lately stays.
 */
export async function thinOut(database: Database, before: number, now: number): Promise<number | undefined> {
  const { ids, until } = await tooOld(database, before, now);
  let seq: number | undefined;
  for (let from = 0; from < ids.length; from += matchesAtOnce) {
    const some = ids.slice(from, from + matchesAtOnce);
    seq = (await database.transaction((tx) => thinOutSome(tx, some, now))) ?? seq;
  }
  // Last: whoever breaks off before begins with the same ones again.
  if (until !== undefined) await saveCursor(database, thinnedOut, iso(until), now);
  return seq;
}

async function thinOutSome(tx: Transaction, some: readonly number[], now: number): Promise<number | undefined> {
  // Somebody may have asked for one of them meanwhile.
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from ${matches} where id = ${among(some)} and ${isStale(now)}`,
  );
  const ids = rows.map(({ id }) => id);
  const changed = new Set([...(await dropSteps(tx, ids)), ...(await dropAccounts(tx, ids))]);
  await forgetRequests(tx, ids);
  return changed.size > 0 ? appendFacts(tx, now, [{ kind: "changed", matches: [...changed] }]) : undefined;
}

const iso = (at: number) => new Date(at).toISOString();

/**
 * Those that have become old since the last time, and older ones that were asked for too long ago or before too many others.
 * `until` is the instant up to which all are among them, where it has moved.
 */
async function tooOld(db: Queryable, before: number, now: number): Promise<{ ids: number[]; until?: number }> {
  const since = (await cursorOf(db, thinnedOut)) ?? iso(0);
  const { rows } = await db.execute<{ id: number; kickoff: string; turned: boolean }>(sql`
    select id, kickoff, turned from (
      (select id, kickoff, true as turned from ${matches}
      where sport in ('football', 'basketball') and kickoff >= ${since} and kickoff < ${iso(before)} and ${isStale(now)}
      order by kickoff limit ${mostMatches})
      union all
      select id, kickoff, false from ${matches}
      where id in (select match_id from ${detailRequests} where state = 'told')
        and kickoff < least(${since}::timestamptz, ${iso(before)}::timestamptz) and ${isStale(now)}
    ) as old order by kickoff limit ${mostMatches}`);
  const ids = rows.map(({ id }) => id);
  const last = rows.filter(({ turned }) => turned).at(-1);
  // Where there are more than one look takes, the next one goes on.
  const until = rows.length < mostMatches ? before : last ? Date.parse(last.kickoff) : undefined;
  return until !== undefined && until > Date.parse(since) ? { ids, until } : { ids };
}

/** Nobody asked for it lately, or before too many others. */
const isStale = (now: number) => sql`id not in (
  select match_id from ${detailRequests} where state = 'told' and at >= ${iso(now - retention.askedMs)}
  order by at desc limit ${retention.askedMatches})`;

const among = (ids: readonly number[]) => sql`any(${`{${ids.join()}}`}::int[])`;

/** The way of the ball, and prices in play but the last ones. */
async function dropSteps(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with steps as (
      delete from ${matchItems} where list = 'ball' and match_id = ${among(ids)} returning match_id as id
    ),
    prices as (${overtakenPrices(ids, "live")})
    select id from steps union select id from prices`);
  return rows.map(({ id }) => id);
}

/** Everything else that is long, where it can be asked for again. */
async function dropAccounts(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  const { rows: askable } = await tx.execute<{ id: number }>(sql`
    select distinct ref.id from ${sourceRefs} ref join ${askableSources} able on able.source = ref.source
    where ref.entity = 'matches' and ref.id = ${among(ids)}`);
  const own = askable.map(({ id }) => id);
  if (own.length === 0) return [];
  const { rows } = await tx.execute<{ id: number }>(sql`
    with lists as (
      delete from ${matchItems} where list in ('commentary', 'shots') and match_id = ${among(own)} returning match_id as id
    ),
    touches as (
      delete from ${matchParts} where part = 'touches' and match_id = ${among(own)} returning match_id as id
    ),
    plays as (
      delete from ${matchEvents} where match_id = any(array(
        select id from ${matches} where id = ${among(own)} and sport = 'basketball'
      )) returning match_id as id
    ),
    prices as (${overtakenPrices(own, "pre-match")})
    select id from lists union select id from touches union select id from plays union select id from prices`);
  return rows.map(({ id }) => id);
}

/** How a company opened, stood at kick-off and at the end is kept. */
function overtakenPrices(ids: readonly number[], phase: "pre-match" | "live") {
  return sql`
    delete from ${oddsMoves} as move where move.match_id = ${among(ids)} and move.phase = ${phase}
      and exists (
        select from ${oddsMoves} as later
        where later.match_id = move.match_id and later.company = move.company and later.market = move.market
          and later.phase = move.phase and later.at > move.at)
    returning move.match_id as id`;
}
