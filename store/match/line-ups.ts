import type { LineUp, LineUps } from "@scoreline/domain/match/details/details";
import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { matchParts } from "../schema/match-details.ts";
import { matches } from "../schema/matches.ts";

/** The line-ups that a team sent out before an instant, the newest first. */
export async function lastLineUps(
  db: Queryable,
  teamId: number,
  before: number,
  limit: number,
): Promise<LineUp<number>[]> {
  const rows = await db
    .select({ homeTeamId: matches.homeTeamId, data: matchParts.data })
    .from(matches)
    .innerJoin(matchParts, and(eq(matchParts.matchId, matches.id), eq(matchParts.part, "line-ups")))
    .where(
      and(
        or(eq(matches.homeTeamId, teamId), eq(matches.awayTeamId, teamId)),
        lt(matches.kickoff, before),
        inArray(matches.kind, ["live", "suspended", "finished", "abandoned"]),
        sql`(${matchParts.data}->>'confirmed')::boolean`,
      ),
    )
    .orderBy(desc(matches.kickoff), desc(matches.id))
    .limit(limit);
  return rows.map(({ homeTeamId, data }) => (data as LineUps<number>)[homeTeamId === teamId ? "home" : "away"]);
}

/** Those of these matches whose line-ups are out, not only likely. */
export async function withConfirmedLineUps(db: Queryable, matchIds: readonly number[]): Promise<Set<number>> {
  if (matchIds.length === 0) return new Set();
  const rows = await db
    .select({ matchId: matchParts.matchId })
    .from(matchParts)
    .where(
      and(
        inArray(matchParts.matchId, [...matchIds]),
        eq(matchParts.part, "line-ups"),
        sql`(${matchParts.data}->>'confirmed')::boolean`,
      ),
    );
  return new Set(rows.map(({ matchId }) => matchId));
}
