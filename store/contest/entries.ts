import { randomBytes } from "node:crypto";
import { closesAheadMs } from "@scoreline/domain/contest/life";
import type { MatchOutcome } from "@scoreline/domain/contest/scoring";
import { and, desc, eq, getTableColumns, gt, type SQL, sql } from "drizzle-orm";
import { isOneOf } from "../engine/bulk.ts";
import type { Database, Queryable } from "../engine/open.ts";
import { users } from "../schema/accounts.ts";
import { contestEntries, contestSlots } from "../schema/contests.ts";

export type ContestEntry = typeof contestEntries.$inferSelect;

/** One that was just stored, or was before; then its slot may have closed since. */
export type StoredEntry = ContestEntry & { closedAt: number | null };

/** A pick in its written form, and taken apart where it is of a match. */
export type SlotPick = {
  slot: number;
  pick: string;
  outcome?: MatchOutcome;
  home?: number;
  away?: number;
  sure?: boolean;
  joker?: boolean;
};

/**
 * When something is entered: the database's clock says, shifted where a demo world lives in another time. Only what the demo
 * world tells of its past has a time of its own.
 */
export type EntryClock = { shiftMs: number } | { at: number };

/** The joker is somewhere else already. */
export class JokerTaken extends Error {}

/**
 * Stores what can still be entered, and says for which slots it is stored now. Who enters at the last moment is stored before
 * the slot closes, or not at all: closing waits for those who are storing, and whoever waits for the closing finds it closed.
 */
export async function enter(
  database: Database,
  contestId: number,
  entrants: readonly { userId: number; picks: readonly SlotPick[] }[],
  clock: EntryClock,
): Promise<StoredEntry[]> {
  const rows = entrants.flatMap(({ userId, picks }) =>
    picks.map((pick) => ({ ...pick, user_id: userId, salt: randomBytes(16).toString("hex") })),
  );
  const [first] = entrants;
  return database.transaction(async (tx) => {
    // Two tabs of one person: one after the other.
    if (first && entrants.length === 1) {
      await tx.execute(sql`select pg_advisory_xact_lock(${contestId}::int, ${first.userId}::int)`);
    }
    await tx.execute(insertion(contestId, rows, clock));
    const own = isOneOf(
      contestEntries.userId,
      entrants.map(({ userId }) => userId),
    );
    const stored = await tx
      .select({ ...getTableColumns(contestEntries), closedAt: contestSlots.closedAt })
      .from(contestEntries)
      .innerJoin(
        contestSlots,
        and(eq(contestSlots.contestId, contestEntries.contestId), eq(contestSlots.slot, contestEntries.slot)),
      )
      .where(and(eq(contestEntries.contestId, contestId), own));
    const jokers = new Set<number | null>();
    for (const { userId, joker } of stored) {
      if (joker && jokers.has(userId)) throw new JokerTaken();
      if (joker) jokers.add(userId);
    }
    const wanted = new Map(rows.map(({ user_id, slot, pick }) => [`${user_id} ${slot}`, pick]));
    return stored.filter(({ userId, slot, pick }) => wanted.get(`${userId} ${slot}`) === pick);
  });
}

function insertion(contestId: number, rows: readonly object[], clock: EntryClock): SQL {
  const told = "at" in clock;
  const moment = told
    ? sql`${new Date(clock.at).toISOString()}::timestamptz`
    : sql`date_trunc('milliseconds', clock_timestamp() + ${clock.shiftMs}::float8 * interval '1 millisecond')`;
  const ahead = sql`${closesAheadMs}::int * interval '1 millisecond'`;
  return sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as w(user_id int, slot int, pick text, outcome text, home int, away int, sure bool, joker bool, salt text)
    ), moment as (select ${moment} as at), can as (
      select w.*, c.rules_hash, moment.at, nextval('contest_entry_numbers') as number
      from wanted w
      join contest_slots s on s.contest_id = ${contestId} and s.slot = w.slot
      join contests c on c.id = s.contest_id
      cross join moment
      left join matches m on m.id = s.slot
      where s.closed_at is null and c.life in ('draft', 'open') and moment.at >= c.opens_at and moment.at < c.closes_at
        and (s.slot = 0 or (moment.at < m.kickoff - ${ahead} and (${told} or m.kind in ('scheduled', 'postponed'))))
        and (c.lock = 'each' or not exists (
          select from contest_slots o join matches n on n.id = o.slot where o.contest_id = c.id
            and (o.closed_at is not null or moment.at >= n.kickoff - ${ahead})))
      for key share of s
    )
    insert into contest_entries as e
      (number, contest_id, slot, user_id, at, pick, outcome, home, away, sure, joker, salt, hash)
    select number, ${contestId}, slot, user_id, at, pick, outcome, home, away, coalesce(sure, false), coalesce(joker, false),
      salt, encode(sha256('\\x00'::bytea || convert_to(concat_ws(E'\\n', 'scoreline-entry-1', ${contestId}::int, slot, number,
        (extract(epoch from at) * 1000)::bigint, rules_hash, pick, salt), 'UTF8')), 'hex')
    from can order by user_id, slot
    on conflict (contest_id, slot, user_id) do update set number = excluded.number, at = excluded.at, pick = excluded.pick,
      outcome = excluded.outcome, home = excluded.home, away = excluded.away, sure = excluded.sure, joker = excluded.joker,
      salt = excluded.salt, hash = excluded.hash, approved_at = null
    where e.pick is distinct from excluded.pick`;
}

export async function entriesOf(database: Queryable, contestId: number, userId: number): Promise<ContestEntry[]> {
  return database
    .select()
    .from(contestEntries)
    .where(and(eq(contestEntries.contestId, contestId), eq(contestEntries.userId, userId)))
    .orderBy(contestEntries.slot);
}

/** In which of these contests somebody has entered something. */
export async function enteredBy(database: Queryable, userId: number): Promise<Set<number>> {
  const rows = await database
    .selectDistinct({ contestId: contestEntries.contestId })
    .from(contestEntries)
    .where(eq(contestEntries.userId, userId));
  return new Set(rows.map(({ contestId }) => contestId));
}

export type ShownEntry = Pick<ContestEntry, "number" | "slot" | "userId" | "at" | "pick" | "sure" | "joker"> & {
  nickname: string;
  avatar: number;
};

const shown = {
  number: contestEntries.number,
  slot: contestEntries.slot,
  userId: contestEntries.userId,
  at: contestEntries.at,
  pick: contestEntries.pick,
  sure: contestEntries.sure,
  joker: contestEntries.joker,
  nickname: users.nickname,
  avatar: users.drawnAvatar,
};

/** The last ones that were entered; where picks are hidden, those of slots that are closed say what they are. */
export async function latestEntries(
  database: Queryable,
  contestId: number,
  { limit, hidden }: { limit: number; hidden: boolean },
): Promise<ShownEntry[]> {
  const rows = await database
    .select({ ...shown, closedAt: contestSlots.closedAt })
    .from(contestEntries)
    .innerJoin(users, eq(users.id, contestEntries.userId))
    .innerJoin(
      contestSlots,
      and(eq(contestSlots.contestId, contestEntries.contestId), eq(contestSlots.slot, contestEntries.slot)),
    )
    .where(eq(contestEntries.contestId, contestId))
    .orderBy(desc(contestEntries.number))
    .limit(limit);
  return rows.map(({ closedAt, ...row }) => (hidden && closedAt === null ? { ...row, pick: null } : row));
}

/** Everything of a slot, in the order of the tree, from behind a number on. */
export async function entriesOfSlot(
  database: Queryable,
  contestId: number,
  slot: number,
  { limit, after }: { limit: number; after: number },
): Promise<Pick<ContestEntry, "number" | "at" | "pick" | "salt" | "hash" | "userId">[]> {
  const { number, at, pick, salt, hash, userId } = contestEntries;
  return database
    .select({ number, at, pick, salt, hash, userId })
    .from(contestEntries)
    .where(and(eq(contestEntries.contestId, contestId), eq(contestEntries.slot, slot), gt(number, after)))
    .orderBy(number)
    .limit(limit);
}

/** How many see a match how, as far as anybody may know. */
export async function pickShares(
  database: Queryable,
  contestId: number,
): Promise<Map<number, Record<MatchOutcome, number>>> {
  const { rows } = await database.execute<{ slot: number; outcome: MatchOutcome; count: number }>(sql`
    select slot, outcome, count(*)::int as count from contest_entries
    where contest_id = ${contestId} and outcome is not null group by slot, outcome`);
  const shares = new Map<number, Record<MatchOutcome, number>>();
  for (const { slot, outcome, count } of rows) {
    const own = shares.get(slot) ?? { home: 0, draw: 0, away: 0 };
    shares.set(slot, { ...own, [outcome]: count });
  }
  return shares;
}

/** Of each contest whose life goes on: the number of the last entry. */
export async function lastEntryNumbers(database: Queryable): Promise<Map<number, number>> {
  // Compared and ordered as the index of contests and numbers is. Asked for by the contest alone, PostgreSQL goes down all
  // numbers there are, and through every entry for a contest without one.
  const { rows } = await database.execute<{ id: number; number: string | number | null }>(sql`
    select c.id, case when last.contest_id = c.id then last.number end as number
    from contests c left join lateral (
      select e.contest_id, e.number from contest_entries e
      where (e.contest_id, e.number) <= (c.id, ${Number.MAX_SAFE_INTEGER}::bigint)
      order by e.contest_id desc, e.number desc limit 1
    ) as last on true
    where c.life not in ('final', 'cancelled')`);
  return new Map(rows.map(({ id, number }) => [id, Number(number ?? 0)]));
}
