import type { OddsMarket, OddsMove } from "@scoreline/domain/odds/move";
import { and, asc, eq, inArray, lte, ne, sql } from "drizzle-orm";
import { insertNew, upsertAndTell } from "../engine/bulk.ts";
import type { Queryable } from "../engine/open.ts";
import { oddsMoves } from "../schema/odds.ts";

export type StoredMove = OddsMove & { matchId: number };

/** From so many moves on most belong to matches that nobody has priced yet: then it is worth a look which. */
const many = 100;

/** Appends moves and tells the matches for which one is new. A move is known by its company, market, phase and instant. */
export async function saveMoves(db: Queryable, rows: readonly StoredMove[]): Promise<number[]> {
  const { matchId, company, market, phase, at } = oddsMoves;
  const priced = rows.length < many ? undefined : await pricedMatches(db, rows);
  const { fresh = [], known = [] } = Object.groupBy(rows, (row) =>
    priced && !priced.has(row.matchId) ? "fresh" : "known",
  );
  const first = [...new Map(fresh.map((row) => [moveName(row), row])).values()];
  await insertNew(db, oddsMoves, first);
  const changed = await upsertAndTell(db, oddsMoves, known, [matchId, company, market, phase, at], [matchId]);
  return [...new Set(first.map((row) => row.matchId)), ...changed.map((row) => Number(row.match_id))];
}

const moveName = ({ matchId, company, market, phase, at }: StoredMove) =>
  `${matchId} ${company} ${market} ${phase} ${at}`;

/** Those of the matches that have moves already. */
async function pricedMatches(db: Queryable, rows: readonly StoredMove[]): Promise<Set<number>> {
  const ids = JSON.stringify([...new Set(rows.map(({ matchId }) => matchId))]);
  const found = await db.execute<{ id: number }>(sql`
    select id from (select value::int as id from jsonb_array_elements_text(${ids}::jsonb)) as asked
    cross join lateral (select from ${oddsMoves} as m where m.match_id = asked.id limit 1) as found`);
  return new Set(found.rows.map(({ id }) => id));
}

/** All moves of a match in order of time, or those of one company or market. */
export async function movesOfMatch(
  db: Queryable,
  matchId: number,
  only: { company?: number; market?: OddsMarket; until?: number } = {},
): Promise<StoredMove[]> {
  const { company, market, until } = only;
  return db
    .select()
    .from(oddsMoves)
    .where(
      and(
        eq(oddsMoves.matchId, matchId),
        company === undefined ? undefined : eq(oddsMoves.company, company),
        market && eq(oddsMoves.market, market),
        until === undefined ? undefined : lte(oddsMoves.at, until),
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

/** The last price of one company in one market, by match; a company that takes no bets has none. */
export async function latestOf(
  db: Queryable,
  matchIds: readonly number[],
  only: { company: number; market: OddsMarket },
): Promise<Map<number, number[]>> {
  if (matchIds.length === 0) return new Map();
  const { matchId, company, market, prices, suspended } = oddsMoves;
  const rows = await db
    .selectDistinctOn([matchId], { matchId, prices, suspended })
    .from(oddsMoves)
    .where(and(inArray(matchId, [...matchIds]), eq(company, only.company), eq(market, only.market)))
    .orderBy(matchId, sql`${oddsMoves.at} desc`, sql`${phaseOrder} desc`);
  return new Map(rows.filter((row) => !row.suspended).map((row) => [row.matchId, row.prices]));
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

/** The last price of each company in each market and phase up to an instant: how it opened, stood at kick-off and in play. */
export async function oddsByPhase(db: Queryable, matchId: number, until?: number): Promise<StoredMove[]> {
  const { company, market, phase, at } = oddsMoves;
  return db
    .selectDistinctOn([company, market, phase])
    .from(oddsMoves)
    .where(and(eq(oddsMoves.matchId, matchId), until === undefined ? undefined : lte(at, until)))
    .orderBy(company, market, phase, sql`${at} desc`);
}

/** What one company asked last before kick-off, of many matches. */
export async function closingOdds(db: Queryable, matchIds: readonly number[], company: number): Promise<StoredMove[]> {
  if (matchIds.length === 0) return [];
  const { matchId, market } = oddsMoves;
  return db
    .selectDistinctOn([matchId, market])
    .from(oddsMoves)
    .where(and(inArray(matchId, [...matchIds]), eq(oddsMoves.company, company), ne(oddsMoves.phase, "live")))
    .orderBy(matchId, market, sql`${oddsMoves.at} desc`, sql`${phaseOrder} desc`);
}

/** Who prices a market of a match, and how often each moved. */
export async function movesByCompany(
  db: Queryable,
  matchId: number,
  market: OddsMarket,
  until?: number,
): Promise<{ company: number; moves: number }[]> {
  return db
    .select({ company: oddsMoves.company, moves: sql<number>`count(*)::int` })
    .from(oddsMoves)
    .where(
      and(
        eq(oddsMoves.matchId, matchId),
        eq(oddsMoves.market, market),
        until === undefined ? undefined : lte(oddsMoves.at, until),
      ),
    )
    .groupBy(oddsMoves.company);
}
