import { and, asc, gt, gte, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { isOneOf } from "../engine/bulk.ts";
import type { Queryable } from "../engine/open.ts";
import { players } from "../schema/catalogue.ts";
import { matches } from "../schema/matches.ts";

/** What a search has to know of a player. */
export type PlayerName = Pick<
  typeof players.$inferSelect,
  "id" | "sport" | "names" | "teamId" | "countryId" | "position" | "marketValueEur" | "photo"
>;

/** In order of their ids. */
export async function playerNamesAfter(db: Queryable, id: number, limit: number): Promise<PlayerName[]> {
  return playerNames(db, gt(players.id, id), limit);
}

export async function playerNamesOf(db: Queryable, ids: readonly number[]): Promise<PlayerName[]> {
  return ids.length === 0 ? [] : playerNames(db, inArray(players.id, [...ids]), ids.length);
}

/** As one text: thousands of rows take longer to hand over than to read. */
async function playerNames(db: Queryable, which: SQL, limit: number): Promise<PlayerName[]> {
  const page = db.select().from(players).where(which).orderBy(asc(players.id)).limit(limit).as("page");
  const [row] = await db
    .select({
      rows: sql<string>`coalesce(json_agg(json_build_object(
        'id', ${page.id}, 'sport', ${page.sport}, 'names', ${page.names}, 'teamId', ${page.teamId},
        'countryId', ${page.countryId}, 'position', ${page.position}, 'marketValueEur', ${page.marketValueEur},
        'photo', ${page.photo}) order by ${page.id}), '[]')::text`,
    })
    .from(page);
  return JSON.parse(row?.rows ?? "[]") as PlayerName[];
}

/** Which teams have played at home in which competitions since an instant, or will; in all seasons or in some. */
export async function competitionsOfTeams(
  db: Queryable,
  since: number,
  seasonIds?: readonly number[],
): Promise<{ teamId: number; competitionId: number }[]> {
  return db
    .selectDistinct({ teamId: sql<number>`${matches.homeTeamId}`, competitionId: matches.competitionId })
    .from(matches)
    .where(
      and(
        gte(matches.kickoff, since),
        isNotNull(matches.homeTeamId),
        seasonIds && isOneOf(matches.seasonId, [...seasonIds]),
      ),
    );
}

/** The highest id of a player; 0 while there is none. */
export async function lastPlayerId(db: Queryable): Promise<number> {
  const [row] = await db.select({ last: sql<number | null>`max(${players.id})` }).from(players);
  return row?.last ?? 0;
}
