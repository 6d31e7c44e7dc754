import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { pictures, users } from "../schema/accounts.ts";
import { contestLeagueMembers, contestPlaces } from "../schema/contests.ts";

export type PlaceRow = {
  userId: number;
  nickname: string;
  avatar: number;
  picture: string | null;
  place: number;
  points: number;
  exact: number;
  right: number;
  before: number | null;
};

const row = {
  userId: contestPlaces.userId,
  nickname: users.nickname,
  avatar: users.drawnAvatar,
  picture: pictures.name,
  place: contestPlaces.place,
  points: contestPlaces.points,
  exact: contestPlaces.exact,
  right: contestPlaces.right,
  before: contestPlaces.before,
};

/**
 * Compared and ordered as the index is, on into the next contest: of one that was just counted PostgreSQL expects few places, and
 * asked for that contest alone it would sort them all.
 */
const orderKey = sql`(${contestPlaces.contestId}, ${contestPlaces.place}, ${contestPlaces.userId})`;
const inOrder = [asc(contestPlaces.contestId), asc(contestPlaces.place), asc(contestPlaces.userId)];

/** A page of the leaderboard; among those who share a place, by who they are, never by when they came. */
export async function placesOf(
  database: Queryable,
  contestId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<PlaceRow[]> {
  // Which rows these are says the index alone, however far behind; whose they are is looked up for the page.
  const page = database
    .select({ contestId: contestPlaces.contestId, userId: contestPlaces.userId })
    .from(contestPlaces)
    .where(sql`${orderKey} > (${contestId}, 0, 0)`)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset)
    .as("page");
  return database
    .select(row)
    .from(page)
    .innerJoin(contestPlaces, and(eq(contestPlaces.contestId, contestId), eq(contestPlaces.userId, page.userId)))
    .innerJoin(users, eq(users.id, page.userId))
    .leftJoin(pictures, eq(pictures.userId, page.userId))
    .where(eq(page.contestId, contestId))
    .orderBy(asc(contestPlaces.place), asc(contestPlaces.userId));
}

export async function placeOf(database: Queryable, contestId: number, userId: number): Promise<PlaceRow | undefined> {
  const [found] = await database
    .select(row)
    .from(contestPlaces)
    .innerJoin(users, eq(users.id, contestPlaces.userId))
    .leftJoin(pictures, eq(pictures.userId, users.id))
    .where(and(eq(contestPlaces.contestId, contestId), eq(contestPlaces.userId, userId)));
  return found;
}

/** Where somebody stands, and who stands just behind them. */
export async function placeAndNext(
  database: Queryable,
  contestId: number,
  userId: number,
): Promise<[own?: PlaceRow, next?: PlaceRow]> {
  const place = sql`(select place from ${contestPlaces} where contest_id = ${contestId} and user_id = ${userId})`;
  const rows = await database
    .select({ ...row, contestId: contestPlaces.contestId })
    .from(contestPlaces)
    .innerJoin(users, eq(users.id, contestPlaces.userId))
    .leftJoin(pictures, eq(pictures.userId, users.id))
    .where(sql`${orderKey} >= (${contestId}, ${place}, ${userId})`)
    .orderBy(...inOrder)
    .limit(2);
  const [own, next] = rows.filter((one) => one.contestId === contestId);
  return [own, next];
}

/** The table of a private league: the places of the whole contest, and of its members alone. */
export async function placesInLeague(
  database: Queryable,
  contestId: number,
  leagueId: number,
): Promise<(Omit<PlaceRow, "place" | "points"> & { place: number | null; points: number; placeHere: number })[]> {
  const points = sql<number>`coalesce(${contestPlaces.points}, 0)`;
  return database
    .select({
      ...row,
      userId: users.id,
      exact: sql<number>`coalesce(${contestPlaces.exact}, 0)`,
      right: sql<number>`coalesce(${contestPlaces.right}, 0)`,
      points,
      placeHere: sql<number>`(rank() over (order by ${points} desc))::int`,
    })
    .from(contestLeagueMembers)
    .innerJoin(users, eq(users.id, contestLeagueMembers.userId))
    .leftJoin(pictures, eq(pictures.userId, users.id))
    .leftJoin(
      contestPlaces,
      and(eq(contestPlaces.contestId, contestId), eq(contestPlaces.userId, contestLeagueMembers.userId)),
    )
    .where(eq(contestLeagueMembers.leagueId, leagueId))
    .orderBy(sql`${points} desc`, asc(users.id));
}

/** Places that were not stored as they are counted: for the recount. */
export async function allPlaces(
  database: Queryable,
  contestId: number,
  { after, limit }: { after: number; limit: number },
): Promise<{ userId: number; place: number; points: number }[]> {
  return database
    .select({ userId: contestPlaces.userId, place: contestPlaces.place, points: contestPlaces.points })
    .from(contestPlaces)
    .where(
      and(
        eq(contestPlaces.contestId, contestId),
        gt(contestPlaces.userId, after),
        lt(contestPlaces.userId, 2_147_483_647),
      ),
    )
    .orderBy(asc(contestPlaces.userId))
    .limit(limit);
}
