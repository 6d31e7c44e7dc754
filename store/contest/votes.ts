import type { MatchOutcome } from "@scoreline/domain/contest/scoring";
import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { matchVotes } from "../schema/contests.ts";
import type { EntryClock } from "./entries.ts";

/** One voice an account or a device, until kick-off by the database's clock. Says whether it counts. */
export async function vote(
  database: Queryable,
  { matchId, voter, userId, choice }: { matchId: number; voter: string; userId: number | null; choice: MatchOutcome },
  clock: EntryClock,
): Promise<boolean> {
  const moment =
    "at" in clock
      ? sql`${new Date(clock.at).toISOString()}::timestamptz`
      : sql`clock_timestamp() + ${clock.shiftMs}::float8 * interval '1 millisecond'`;
  const { rows } = await database.execute(sql`
    insert into match_votes (match_id, voter, user_id, choice, at)
    select m.id, ${voter}, ${userId}::int, ${choice}, ${moment} from matches m
    where m.id = ${matchId} and m.kind = 'scheduled' and ${moment} < m.kickoff
    on conflict (match_id, voter) do update set choice = excluded.choice, at = excluded.at
    returning match_id`);
  return rows.length > 0;
}

export async function votesOn(database: Queryable, matchId: number): Promise<Record<MatchOutcome, number>> {
  const { rows } = await database.execute<{ choice: MatchOutcome; count: number }>(
    sql`select choice, count(*)::int as count from match_votes where match_id = ${matchId} group by choice`,
  );
  return { home: 0, draw: 0, away: 0, ...Object.fromEntries(rows.map(({ choice, count }) => [choice, count])) };
}

export async function voteOf(database: Queryable, matchId: number, voter: string): Promise<MatchOutcome | undefined> {
  const [found] = await database
    .select({ choice: matchVotes.choice })
    .from(matchVotes)
    .where(and(eq(matchVotes.matchId, matchId), eq(matchVotes.voter, voter)));
  return found?.choice;
}
