import { sql } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { facts } from "../schema/facts.ts";
import { matchItems } from "../schema/match-details.ts";
import { matches } from "../schema/matches.ts";
import { oddsMoves } from "../schema/odds.ts";

/** Facts are only needed by readers that were away for a while; older ones are dropped. */
export async function forgetFacts(database: Queryable, before: number): Promise<void> {
  await database.execute(sql`delete from ${facts} where ${facts.at} < ${new Date(before).toISOString()}`);
}

/** Of matches that were played before an instant, nobody replays every step of the ball or every live price. */
export async function thinOut(database: Queryable, before: number): Promise<void> {
  const old = sql`(select ${matches.id} from ${matches} where ${matches.kickoff} < ${new Date(before).toISOString()})`;
  await database.execute(
    sql`delete from ${matchItems} where ${matchItems.list} = 'ball' and ${matchItems.matchId} in ${old}`,
  );
  await database.execute(
    sql`delete from ${oddsMoves} where ${oddsMoves.phase} = 'live' and ${oddsMoves.matchId} in ${old}`,
  );
}
