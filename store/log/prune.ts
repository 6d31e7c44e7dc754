import type { FactBody } from "@scoreline/domain/facts";
import { min, sql } from "drizzle-orm";
import type { Database, Queryable } from "../engine/open.ts";
import { factConsumers, facts } from "../schema/facts.ts";
import { matchItems } from "../schema/match-details.ts";
import { matches } from "../schema/matches.ts";
import { oddsMoves } from "../schema/odds.ts";
import { appendFacts, lastSeq } from "./facts.ts";

/** How long things are kept that only matter for a while. */
export const retention = {
  /** Facts, for everybody: whoever was away for longer reads the store anew. */
  factsMs: 30 * 60_000,
  /** Facts that a consumer still needs, and how many at most: one that falls further behind has to resynchronise. */
  neededMs: 24 * 3_600_000,
  neededFacts: 200_000,
  /** Every step of a match that is over. */
  stepsMs: 7 * 24 * 3_600_000,
} as const;

/** How often there is something to prune. */
export const pruneEveryMs = 10 * 60_000;

/** A fact names no more matches than this. */
const mostIds = 2_000;

/** Drops what is kept no longer. Returns the number of the fact that tells of it, where something was seen to go. */
export async function prune(database: Database, now: number): Promise<number | undefined> {
  await pruneFacts(database, now);
  return thinOut(database, now - retention.stepsMs, now);
}

/** Facts that nobody needs any more, and those that are beyond all bounds. */
export async function pruneFacts(database: Queryable, now: number): Promise<void> {
  const [slowest] = await database.select({ seq: min(factConsumers.seq) }).from(factConsumers);
  const head = await lastSeq(database);
  const until = (age: number) => sql`${facts.at} < ${new Date(now - age).toISOString()}`;
  const unneeded = sql`${until(retention.factsMs)} and ${facts.seq} <= ${slowest?.seq ?? head}`;
  const beyond = sql`${until(retention.neededMs)} or ${facts.seq} <= ${head - retention.neededFacts}`;
  await database.execute(sql`delete from ${facts} where (${unneeded}) or ${beyond}`);
}

/** Of matches that were played before an instant, nobody replays every step of the ball or every live price. */
export async function thinOut(database: Database, before: number, now: number): Promise<number | undefined> {
  const old = sql`(select ${matches.id} from ${matches} where ${matches.kickoff} < ${new Date(before).toISOString()})`;
  return database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      with steps as (
        delete from ${matchItems} where ${matchItems.list} = 'ball' and ${matchItems.matchId} in ${old}
        returning ${matchItems.matchId} as id
      ),
      prices as (
        delete from ${oddsMoves} where ${oddsMoves.phase} = 'live' and ${oddsMoves.matchId} in ${old}
        returning ${oddsMoves.matchId} as id
      )
      select id from steps union select id from prices`);
    const ids = rows.map(({ id }) => id);
    const told: FactBody[] = [];
    for (let at = 0; at < ids.length; at += mostIds)
      told.push({ kind: "changed", matches: ids.slice(at, at + mostIds) });
    return told.length > 0 ? appendFacts(tx, now, told) : undefined;
  });
}
