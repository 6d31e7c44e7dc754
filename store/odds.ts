import type { OddsMarket, OddsMove } from "@scoreline/domain/odds/move";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { upsertAndTell } from "#bulk.ts";
import type { Queryable } from "#open.ts";
import { oddsMoves } from "#schema/odds.ts";

export type StoredMove = OddsMove & { matchId: number };

/** Appends moves and tells the matches for which one is new. A move is known by its company, market, phase and instant. */
export async function saveMoves(db: Queryable, rows: readonly StoredMove[]): Promise<number[]> {
  const { matchId, company, market, phase, at } = oddsMoves;
  const changed = await upsertAndTell(db, oddsMoves, rows, [matchId, company, market, phase, at], [matchId]);
  return changed.map((row) => Number(row.match_id));
}

/** All moves of a match in order of time, or those of one company or market. */
export async function movesOfMatch(
  db: Queryable,
  matchId: number,
  only: { company?: number; market?: OddsMarket } = {},
): Promise<StoredMove[]> {
  const { company, market } = only;
  return db
    .select()
    .from(oddsMoves)
    .where(
      and(
        eq(oddsMoves.matchId, matchId),
        company === undefined ? undefined : eq(oddsMoves.company, company),
        market && eq(oddsMoves.market, market),
      ),
    )
    .orderBy(asc(oddsMoves.at), asc(oddsMoves.company), asc(oddsMoves.market), phaseOrder);
}

/** Where a company opened and went on in the same instant, what came later counts. */
const phaseOrder = sql`array_position(array['opening', 'pre-match', 'live'], ${oddsMoves.phase})`;

/** The last price of each company in each market. */
export async function latestOdds(db: Queryable, matchIds: readonly number[]): Promise<StoredMove[]> {
  if (matchIds.length === 0) return [];
  const { matchId, company, market } = oddsMoves;
  return db
    .selectDistinctOn([matchId, company, market])
    .from(oddsMoves)
    .where(inArray(matchId, [...matchIds]))
    .orderBy(matchId, company, market, sql`${oddsMoves.at} desc`, sql`${phaseOrder} desc`);
}

/** The first price of each company in each market. */
export async function openingOdds(db: Queryable, matchIds: readonly number[]): Promise<StoredMove[]> {
  if (matchIds.length === 0) return [];
  const { matchId, company, market } = oddsMoves;
  return (
    db
      .selectDistinctOn([matchId, company, market])
      .from(oddsMoves)
      // Written out, so that the planner sees that the index of openings will do.
      .where(and(inArray(matchId, [...matchIds]), sql`${oddsMoves.phase} = 'opening'`))
      .orderBy(matchId, company, market, asc(oddsMoves.at))
  );
}
