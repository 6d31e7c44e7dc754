import type { TimedGoal } from "@scoreline/domain/analysis/goal-times";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { and, asc, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { matchEvents, matches } from "../schema/matches.ts";
import { record } from "./matches.ts";

/** The latest finished matches of a team before an instant, the newest first. */
export async function finishedOfTeam(
  db: Queryable,
  teamId: number,
  before: number,
  limit: number,
): Promise<MatchHead[]> {
  const rows = await db
    .select()
    .from(matches)
    .where(
      and(
        or(eq(matches.homeTeamId, teamId), eq(matches.awayTeamId, teamId)),
        eq(matches.kind, "finished"),
        lt(matches.kickoff, before),
      ),
    )
    .orderBy(desc(matches.kickoff), desc(matches.id))
    .limit(limit);
  return rows.map(record);
}

/** The finished matches of two teams against each other before an instant, the newest first. */
export async function finishedBetween(
  db: Queryable,
  teamIds: readonly [number, number],
  before: number,
  limit: number,
): Promise<MatchHead[]> {
  const [one, other] = teamIds;
  const rows = await db
    .select()
    .from(matches)
    .where(and(theseTwo(one, other), eq(matches.kind, "finished"), lt(matches.kickoff, before)))
    .orderBy(desc(matches.kickoff), desc(matches.id))
    .limit(limit);
  return rows.map(record);
}

/** What two teams play against each other in a stage: the legs of a tie or the games of a series, the first of them first. */
export async function matchesOfTie(
  db: Queryable,
  teamIds: readonly [number, number],
  stageId: number,
): Promise<MatchHead[]> {
  const rows = await db
    .select()
    .from(matches)
    .where(and(theseTwo(...teamIds), eq(matches.stageId, stageId)))
    .orderBy(asc(matches.kickoff), asc(matches.id));
  return rows.map(record);
}

function theseTwo(one: number, other: number) {
  return or(
    and(eq(matches.homeTeamId, one), eq(matches.awayTeamId, other)),
    and(eq(matches.homeTeamId, other), eq(matches.awayTeamId, one)),
  );
}

/** When the goals of some matches fell. */
export async function goalsOfMatches(db: Queryable, matchIds: readonly number[]): Promise<Map<number, TimedGoal[]>> {
  const found = new Map<number, TimedGoal[]>(matchIds.map((id) => [id, []]));
  if (matchIds.length === 0) return found;
  const rows = await db
    .select()
    .from(matchEvents)
    .where(and(inArray(matchEvents.matchId, [...matchIds]), sql`${matchEvents.data} ->> 'type' = 'goal'`));
  for (const { matchId, data } of rows) {
    if (data.type !== "goal") continue;
    const { side, phase, minute, added } = data;
    found.get(matchId)?.push({ side, phase, minute, ...(added !== undefined && { added }) });
  }
  return found;
}
