import { and, asc, count, eq } from "drizzle-orm";
import type { Database, Queryable } from "../engine/open.ts";
import { contestLeagueMembers, contestLeagues } from "../schema/contests.ts";

/** So many leagues somebody may be in, in one contest, and so many people a league may have. */
export const mostLeagues = 10;
export const mostMembers = 200;

export type League = typeof contestLeagues.$inferSelect;

export async function leaguesOf(
  database: Queryable,
  contestId: number,
  userId: number,
): Promise<(League & { members: number })[]> {
  const own = await database
    .select({ league: contestLeagues })
    .from(contestLeagues)
    .innerJoin(
      contestLeagueMembers,
      and(eq(contestLeagueMembers.leagueId, contestLeagues.id), eq(contestLeagueMembers.userId, userId)),
    )
    .where(eq(contestLeagues.contestId, contestId))
    .orderBy(asc(contestLeagues.id));
  return Promise.all(own.map(async ({ league }) => ({ ...league, members: await membersOf(database, league.id) })));
}

async function membersOf(database: Queryable, leagueId: number): Promise<number> {
  const [found] = await database
    .select({ total: count() })
    .from(contestLeagueMembers)
    .where(eq(contestLeagueMembers.leagueId, leagueId));
  return found?.total ?? 0;
}

export async function isMember(database: Queryable, leagueId: number, userId: number): Promise<boolean> {
  const found = await database
    .select({ leagueId: contestLeagueMembers.leagueId })
    .from(contestLeagueMembers)
    .where(and(eq(contestLeagueMembers.leagueId, leagueId), eq(contestLeagueMembers.userId, userId)));
  return found.length > 0;
}

/** Nothing when somebody is in as many as they may be. */
export async function foundLeague(database: Database, league: Omit<League, "id">): Promise<League | undefined> {
  return database.transaction(async (tx) => {
    if ((await leaguesOf(tx, league.contestId, league.ownerId)).length >= mostLeagues) return undefined;
    const [made] = await tx.insert(contestLeagues).values(league).returning();
    if (!made) return undefined;
    await tx
      .insert(contestLeagueMembers)
      .values({ leagueId: made.id, userId: league.ownerId, joinedAt: league.createdAt });
    return made;
  });
}

export async function joinLeague(
  database: Database,
  { code, userId, at }: { code: string; userId: number; at: number },
): Promise<League | "unknown" | "full"> {
  return database.transaction(async (tx) => {
    const [league] = await tx.select().from(contestLeagues).where(eq(contestLeagues.code, code)).for("update");
    if (!league) return "unknown";
    if (await isMember(tx, league.id, userId)) return league;
    if ((await membersOf(tx, league.id)) >= mostMembers) return "full";
    if ((await leaguesOf(tx, league.contestId, userId)).length >= mostLeagues) return "full";
    await tx.insert(contestLeagueMembers).values({ leagueId: league.id, userId, joinedAt: at }).onConflictDoNothing();
    return league;
  });
}
