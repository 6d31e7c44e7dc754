import { createHash } from "node:crypto";
import type { ContestLife } from "@scoreline/domain/contest/life";
import type { ContestPhase } from "@scoreline/domain/contest/rounds";
import type { Sport } from "@scoreline/domain/sport";
import { and, asc, desc, eq, ne, notInArray, type SQL, sql } from "drizzle-orm";
import { remove } from "../engine/bulk.ts";
import type { Database, Queryable } from "../engine/open.ts";
import { competitions } from "../schema/catalogue.ts";
import { type ContestRules, contestEntries, contestSlots, contests } from "../schema/contests.ts";
import { matches } from "../schema/matches.ts";

export type Contest = typeof contests.$inferSelect;
export type ContestSlot = typeof contestSlots.$inferSelect;
export type { ContestMode, ContestResults, ContestRules } from "../schema/contests.ts";

export type NewContest = Omit<Contest, "life" | "version" | "entrants" | "rulesHash"> & { slots: readonly number[] };

export function rulesHash(rules: ContestRules): string {
  const sorted = (value: unknown): unknown =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, inner]) => [key, sorted(inner)]),
        )
      : value;
  return createHash("sha256")
    .update(JSON.stringify(sorted(rules)))
    .digest("hex");
}

/** A contest as a draft. One that has entries, or is open, stays as it is: its rules are frozen. Says whether it was written. */
export async function draftContest(database: Database, { slots, ...contest }: NewContest): Promise<boolean> {
  return database.transaction(async (tx) => {
    const row = { ...contest, rulesHash: rulesHash(contest.rules), life: "draft" as const, version: 0 };
    const written = await tx
      .insert(contests)
      .values(row)
      .onConflictDoUpdate({
        target: contests.id,
        set: row,
        setWhere: sql`${contests.life} = 'draft' and ${contests.rulesHash} <> ${row.rulesHash} and not exists
          (select from ${contestEntries} where ${contestEntries.contestId} = ${contest.id})`,
      })
      .returning({ id: contests.id });
    if (written.length === 0) return false;
    const known = await tx
      .select({ contestId: contestSlots.contestId, slot: contestSlots.slot })
      .from(contestSlots)
      .where(eq(contestSlots.contestId, contest.id));
    const gone = known.filter(({ slot }) => !slots.includes(slot));
    await remove(tx, contestSlots, gone, [contestSlots.contestId, contestSlots.slot]);
    await tx
      .insert(contestSlots)
      .values(slots.map((slot) => ({ contestId: contest.id, slot })))
      .onConflictDoNothing();
    return true;
  });
}

export async function contestById(database: Queryable, id: number): Promise<Contest | undefined> {
  const [found] = await database.select().from(contests).where(eq(contests.id, id));
  return found;
}

export async function slotsOf(database: Queryable, contestId: number): Promise<ContestSlot[]> {
  return database
    .select()
    .from(contestSlots)
    .where(eq(contestSlots.contestId, contestId))
    .orderBy(asc(contestSlots.slot));
}

const mostListed = 40;

/** The next to change first; of those that are over, the last one. */
export async function contestsIn(
  database: Queryable,
  { phase, sport, now }: { phase: ContestPhase; sport?: Sport | undefined; now: number },
): Promise<Contest[]> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const where: Record<ContestPhase, SQL> = {
    upcoming: sql`${contests.opensAt} > ${at}`,
    ongoing: sql`${contests.opensAt} <= ${at} and ${contests.closesAt} > ${at}`,
    past: sql`${contests.closesAt} <= ${at}`,
  };
  const order = { upcoming: asc(contests.opensAt), ongoing: asc(contests.closesAt), past: desc(contests.closesAt) };
  return database
    .select()
    .from(contests)
    .where(and(where[phase], ne(contests.life, "cancelled"), sport ? eq(contests.sport, sport) : undefined))
    .orderBy(order[phase], asc(contests.id))
    .limit(mostListed);
}

const overLives: ContestLife[] = ["final", "cancelled"];

/** Those whose life goes on. */
export async function livingContests(database: Queryable): Promise<Contest[]> {
  return database
    .select()
    .from(contests)
    .where(notInArray(contests.life, overLives))
    .orderBy(asc(contests.closesAt), asc(contests.id));
}

/** Those whose results may change with these matches and seasons. */
export async function contestsTouched(
  database: Queryable,
  { matchIds, seasonIds }: { matchIds: readonly number[]; seasonIds: readonly number[] },
): Promise<number[]> {
  const numbers = (ids: readonly number[]) =>
    sql`select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
  // Looked up first, by their number: matched with every contest, each match of a feed's batch would be looked for in all of them.
  const { rows } = await database.execute<{ id: number }>(sql`
    with moved as materialized (
      select id, sport, kickoff, to_jsonb(home_team_id) as home, to_jsonb(away_team_id) as away
      from matches where id = any(array(${numbers(matchIds)}))
    )
    select c.id from contests c where c.life not in ('final', 'cancelled', 'draft') and (
      c.season_id in (${numbers(seasonIds)})
      or exists (select from contest_slots s where s.contest_id = c.id and s.slot = any(array(${numbers(matchIds)})))
      or (c.mode = 'bracket' and c.season_id is null and exists (
        select from moved where moved.kickoff >= c.closes_at and moved.sport = c.sport
          and (c.rules::jsonb -> 'teams' @> moved.home or c.rules::jsonb -> 'teams' @> moved.away))))`);
  return rows.map(({ id }) => id);
}

export async function setLife(database: Queryable, contestId: number, life: ContestLife): Promise<void> {
  await database.update(contests).set({ life }).where(eq(contests.id, contestId));
}

/** Of so many times as many matches some are chosen that lie apart. */
const choiceOf = 10;

/**
 * Matches of a span that most people know, by how popular their competition is, and spread over it: leagues that play every day
 * would have all of theirs on the first. In the order of their kick-offs.
 */
export async function bigMatches(
  database: Queryable,
  { sport, from, to, limit }: { sport: Sport; from: number; to: number; limit: number },
): Promise<number[]> {
  const span = sql`${matches.kickoff} >= ${new Date(from).toISOString()} and ${matches.kickoff} < ${new Date(to).toISOString()}`;
  const rows = await database
    .select({ id: matches.id, kickoff: matches.kickoff })
    .from(matches)
    .innerJoin(competitions, eq(competitions.id, matches.competitionId))
    .where(
      and(
        eq(matches.sport, sport),
        span,
        sql`${matches.homeTeamId} is not null and ${matches.awayTeamId} is not null`,
        ne(matches.kind, "cancelled"),
      ),
    )
    .orderBy(desc(competitions.popularity), asc(matches.kickoff), asc(matches.id))
    .limit(limit * choiceOf);
  const byTime = rows.toSorted((a, b) => a.kickoff - b.kickoff || a.id - b.id);
  const step = Math.max(1, byTime.length / limit);
  const places = Array.from({ length: Math.min(limit, byTime.length) }, (_, i) => Math.floor(i * step));
  return byTime.filter((_, place) => places.includes(place)).map(({ id }) => id);
}
