import { asc, gt, gte, sql } from "drizzle-orm";
import type { Queryable } from "./open.ts";
import { players } from "./schema/catalogue.ts";
import { matches } from "./schema/matches.ts";

/** What a search has to know of a player. */
export async function playerNamesAfter(db: Queryable, id: number, limit: number) {
  return db
    .select({
      id: players.id,
      sport: players.sport,
      names: players.names,
      teamId: players.teamId,
      countryId: players.countryId,
      position: players.position,
      marketValueEur: players.marketValueEur,
      photo: players.photo,
    })
    .from(players)
    .where(gt(players.id, id))
    .orderBy(asc(players.id))
    .limit(limit);
}
export type PlayerName = Awaited<ReturnType<typeof playerNamesAfter>>[number];

/** Which teams have played at home in which competitions since an instant, or will. */
export async function competitionsOfTeams(
  db: Queryable,
  since: number,
): Promise<{ teamId: number; competitionId: number }[]> {
  return db
    .selectDistinct({ teamId: sql<number>`${matches.homeTeamId}`, competitionId: matches.competitionId })
    .from(matches)
    .where(sql`${gte(matches.kickoff, since)} and ${matches.homeTeamId} is not null`);
}

/** The highest id of a player; 0 while there is none. */
export async function lastPlayerId(db: Queryable): Promise<number> {
  const [row] = await db.select({ last: sql<number | null>`max(${players.id})` }).from(players);
  return row?.last ?? 0;
}
