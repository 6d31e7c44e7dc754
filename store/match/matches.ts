import type { StoredEvent } from "@scoreline/domain/facts";
import type { Contender, MatchHead, MatchPlace } from "@scoreline/domain/match/state/head";
import type { Sport } from "@scoreline/domain/sport";
import { and, asc, desc, eq, gte, lt, type SQL } from "drizzle-orm";
import { insertNew, insertOrUpsert, isOneOf, remove, upsert } from "../engine/bulk.ts";
import type { Queryable } from "../engine/open.ts";
import { matchEvents, matches } from "../schema/matches.ts";

/** A match as ingest sees it: its head, and the source's times of the state it is in and of its plan. */
export type MatchRecord = MatchHead & { stateAt: number; planAt?: number | null };

/** Of the matches that are `fresh` nothing is stored yet. */
export async function saveMatches(
  database: Queryable,
  records: readonly MatchRecord[],
  fresh?: ReadonlySet<number>,
): Promise<void> {
  const rows = records.map((record) => {
    const { home, away, ...plain } = record;
    return {
      ...plain,
      kind: record.state.kind,
      homeTeamId: "teamId" in home ? home.teamId : null,
      awayTeamId: "teamId" in away ? away.teamId : null,
      homePlaceholder: "placeholder" in home ? home.placeholder : null,
      awayPlaceholder: "placeholder" in away ? away.placeholder : null,
    };
  });
  await insertOrUpsert(database, matches, rows, [matches.id], ({ id }) => id !== undefined && fresh?.has(id) === true);
}

export async function loadMatches(database: Queryable, ids: readonly number[]): Promise<MatchRecord[]> {
  if (ids.length === 0) return [];
  const rows = await database.select().from(matches).where(isOneOf(matches.id, ids));
  return rows.map(record);
}

/** What has to be known of a match to judge what is said around it. */
export type MatchBrief = Pick<MatchHead, "id" | "sport" | "kickoff"> & { of: MatchPlace };

export async function matchBriefs(db: Queryable, ids: readonly number[]): Promise<MatchBrief[]> {
  if (ids.length === 0) return [];
  const { id, sport, kickoff, competitionId, seasonId, homeTeamId, awayTeamId } = matches;
  const rows = await db
    .select({ id, sport, kickoff, competitionId, seasonId, homeTeamId, awayTeamId })
    .from(matches)
    .where(isOneOf(matches.id, ids));
  return rows.map(({ competitionId, seasonId, homeTeamId, awayTeamId, ...brief }) => {
    const teams = [homeTeamId, awayTeamId].filter((team) => team !== null);
    return { ...brief, of: { competitionId, seasonId, teams } };
  });
}

export async function matchesBetween(db: Queryable, sport: Sport, from: number, to: number): Promise<MatchHead[]> {
  const rows = await db
    .select()
    .from(matches)
    .where(and(eq(matches.sport, sport), gte(matches.kickoff, from), lt(matches.kickoff, to)))
    .orderBy(asc(matches.kickoff), asc(matches.id));
  return rows.map(record);
}

/** The last kick-off before one instant and the first from another one on. */
export async function kickoffsAround(
  db: Queryable,
  sport: Sport,
  before: number,
  from: number,
): Promise<{ before: number | null; after: number | null }> {
  const nearest = (side: SQL, order: SQL) =>
    db
      .select({ kickoff: matches.kickoff })
      .from(matches)
      .where(and(eq(matches.sport, sport), side))
      .orderBy(order)
      .limit(1);
  const [[last], [next]] = await Promise.all([
    nearest(lt(matches.kickoff, before), desc(matches.kickoff)),
    nearest(gte(matches.kickoff, from), asc(matches.kickoff)),
  ]);
  return { before: last?.kickoff ?? null, after: next?.kickoff ?? null };
}

/** All matches of a season, by kick-off. */
export async function matchesOfSeason(db: Queryable, seasonId: number): Promise<MatchHead[]> {
  const rows = await db
    .select()
    .from(matches)
    .where(eq(matches.seasonId, seasonId))
    .orderBy(asc(matches.kickoff), asc(matches.id));
  return rows.map(record);
}

export function record(row: typeof matches.$inferSelect): MatchRecord {
  const { homeTeamId, awayTeamId, homePlaceholder, awayPlaceholder, kind: _, venueId, ...plain } = row;
  const [home, away] = [contender(homeTeamId, homePlaceholder), contender(awayTeamId, awayPlaceholder)];
  return { ...plain, home, away, ...(venueId !== null && { venueId }) };
}

export function contender(teamId: number | null, placeholder: { en: string } | null): Contender {
  return teamId === null ? { placeholder: placeholder ?? { en: "?" } } : { teamId };
}

export type EventRow = { matchId: number; event: StoredEvent };

export async function saveEvents(db: Queryable, rows: readonly EventRow[]): Promise<void> {
  await upsert(db, matchEvents, rows.map(eventRow), [matchEvents.matchId, matchEvents.id]);
}

/** Events of which none is stored yet. */
export async function addEvents(db: Queryable, rows: readonly EventRow[]): Promise<void> {
  await insertNew(db, matchEvents, rows.map(eventRow));
}

const eventRow = ({ matchId, event }: EventRow) => ({ matchId, id: event.id, data: event });

export async function removeEvents(db: Queryable, rows: readonly { matchId: number; id: string }[]): Promise<void> {
  await remove(db, matchEvents, rows, [matchEvents.matchId, matchEvents.id]);
}

export async function loadEvents(db: Queryable, ids: readonly number[]): Promise<Map<number, StoredEvent[]>> {
  const found = new Map<number, StoredEvent[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await db.select().from(matchEvents).where(isOneOf(matchEvents.matchId, ids));
  for (const row of rows) found.get(row.matchId)?.push(row.data);
  return found;
}
