import type { Watch } from "@scoreline/domain/notify/watch/watch";
import { inArray, lt, sql } from "drizzle-orm";
import { upsert } from "../engine/bulk.ts";
import type { Queryable } from "../engine/open.ts";
import { alertWatches } from "../schema/notify.ts";

export async function loadWatches(database: Queryable, matchIds: readonly number[]): Promise<Map<number, Watch>> {
  if (matchIds.length === 0) return new Map();
  const rows = await database
    .select({ matchId: alertWatches.matchId, data: alertWatches.data })
    .from(alertWatches)
    .where(inArray(alertWatches.matchId, [...matchIds]));
  return new Map(rows.map(({ matchId, data }) => [matchId, data]));
}

export async function saveWatches(
  database: Queryable,
  watches: Iterable<readonly [matchId: number, Watch]>,
  at: number,
): Promise<void> {
  const rows = [...watches].map(([matchId, data]) => ({ matchId, data, at }));
  await upsert(database, alertWatches, rows, [alertWatches.matchId]);
}

/** Matches of which nothing was heard for so long are over, or far away. */
export async function forgetWatches(database: Queryable, before: number): Promise<void> {
  await database.delete(alertWatches).where(lt(alertWatches.at, before));
}

export type MatchThings = { matchId: number; teams: readonly number[]; competitionId: number };

/** Those of these matches that somebody follows, by the match, a team, the competition or a bell. */
export async function followedMatches(database: Queryable, matches: readonly MatchThings[]): Promise<Set<number>> {
  if (matches.length === 0) return new Set();
  const things = matches.flatMap(({ matchId, teams, competitionId }) => [
    { match: matchId, kind: "match", thing: matchId },
    { match: matchId, kind: "competition", thing: competitionId },
    ...teams.map((thing) => ({ match: matchId, kind: "team", thing })),
  ]);
  const { rows } = await database.execute<{ match: number }>(sql`
    select distinct match from json_to_recordset(${JSON.stringify(things)}::json) as t(match int, kind text, thing int)
    where exists (select from favourites f where f.kind = t.kind and f.thing_id = t.thing)
      or (t.kind = 'match' and exists (select from alert_choices c where c.kind = 'match' and c.thing_id = t.thing and c.mask <> 0))`);
  return new Set(rows.map(({ match }) => match));
}
