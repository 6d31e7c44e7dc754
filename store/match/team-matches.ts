import { and, asc, desc, eq, exists, getTableColumns, gt, gte, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { seasons } from "../schema/catalogue.ts";
import { matchEvents, matches } from "../schema/matches.ts";
import { type MatchRecord, record } from "./matches.ts";

function playedBy(teamIds: readonly number[]): SQL | undefined {
  return or(inArray(matches.homeTeamId, [...teamIds]), inArray(matches.awayTeamId, [...teamIds]));
}

/** Matches that have begun by an instant, the latest first. */
export async function begunMatches(
  db: Queryable,
  teamIds: readonly number[],
  by: number,
  { offset = 0, limit }: { offset?: number; limit: number },
): Promise<MatchRecord[]> {
  if (teamIds.length === 0) return [];
  const rows = await db
    .select()
    .from(matches)
    .where(and(playedBy(teamIds), lte(matches.kickoff, by)))
    .orderBy(desc(matches.kickoff), desc(matches.id))
    .offset(offset)
    .limit(limit);
  return rows.map(record);
}

/** Matches that begin after an instant, the next one first. */
export async function comingMatches(
  db: Queryable,
  teamId: number,
  after: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<MatchRecord[]> {
  const rows = await db
    .select()
    .from(matches)
    .where(and(playedBy([teamId]), gt(matches.kickoff, after)))
    .orderBy(asc(matches.kickoff), asc(matches.id))
    .offset(offset)
    .limit(limit);
  return rows.map(record);
}

/** What some teams play between two instants, the next one first. */
export async function matchesOfTeamsBetween(
  db: Queryable,
  teamIds: readonly number[],
  { from, to, limit }: { from: number; to: number; limit: number },
): Promise<MatchRecord[]> {
  if (teamIds.length === 0) return [];
  const rows = await db
    .select()
    .from(matches)
    .where(and(playedBy(teamIds), gte(matches.kickoff, from), lte(matches.kickoff, to)))
    .orderBy(asc(matches.kickoff), asc(matches.id))
    .limit(limit);
  return rows.map(record);
}

/** What some teams have played that a player scored in, was booked in or came on in, the latest first. */
export async function matchesWithPlayer(
  db: Queryable,
  playerId: number,
  teamIds: readonly number[],
  limit: number,
): Promise<MatchRecord[]> {
  if (teamIds.length === 0) return [];
  const is = (role: string) => sql`${matchEvents.data}->>${sql.raw(`'${role}'`)} = ${String(playerId)}`;
  const own = db
    .select({ one: sql`1` })
    .from(matchEvents)
    .where(and(eq(matchEvents.matchId, matches.id), or(is("player"), is("assist"), is("on"))));
  const rows = await db
    .select()
    .from(matches)
    .where(and(playedBy(teamIds), exists(own)))
    .orderBy(desc(matches.kickoff), desc(matches.id))
    .limit(limit);
  return rows.map(record);
}

export type NamedMatch = MatchRecord & { seasonName: string };

/** What teams began to play between two instants, with the name of the season. */
export async function matchesOfTeamsSince(
  db: Queryable,
  teamIds: readonly number[],
  since: number,
  until: number,
): Promise<NamedMatch[]> {
  if (teamIds.length === 0) return [];
  return named(db, and(playedBy(teamIds), gte(matches.kickoff, since), lte(matches.kickoff, until)));
}

/** What a team plays and has played in the seasons that are on, with the name of the season. */
export async function currentMatches(db: Queryable, teamId: number): Promise<NamedMatch[]> {
  return named(db, and(playedBy([teamId]), eq(seasons.current, true)));
}

async function named(db: Queryable, which: SQL | undefined): Promise<NamedMatch[]> {
  const rows = await db
    .select({ ...getTableColumns(matches), seasonName: seasons.name })
    .from(matches)
    .innerJoin(seasons, eq(seasons.id, matches.seasonId))
    .where(which)
    .orderBy(asc(matches.kickoff), asc(matches.id));
  return rows.map(({ seasonName, ...row }) => ({ ...record(row), seasonName }));
}
