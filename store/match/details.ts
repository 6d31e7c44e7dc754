import type { CommentaryEntry } from "@scoreline/domain/match/details/commentary";
import type { MatchList, MatchLists, MatchPart, MatchParts, VideoKind } from "@scoreline/domain/match/details/details";
import type { TimedEntry } from "@scoreline/domain/match/time-machine/moment";
import { and, asc, eq, gte, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { bySight, insertNew, remove, upsertAndTell } from "../engine/bulk.ts";
import type { Queryable } from "../engine/open.ts";
import { matchItems, matchParts } from "../schema/match-details.ts";
import { matches } from "../schema/matches.ts";

export type MatchPartRow = { matchId: number; at: number } & {
  [Part in MatchPart]: { part: Part; data: MatchParts[Part] };
}[MatchPart];
export type MatchItemRow = { matchId: number; ref: string; at: number } & {
  [List in MatchList]: { list: List; data: MatchLists[List] };
}[MatchList];
export type ItemKey = { matchId: number; list: MatchList; ref: string };

/** Keeps the newer of each document, and tells which of them say something else now. */
export async function saveParts(
  db: Queryable,
  rows: readonly MatchPartRow[],
): Promise<{ matchId: number; part: MatchPart }[]> {
  const { matchId, part, at } = matchParts;
  const { fresh, known } = await bySight(db, matchParts, rows, [matchId, part]);
  await insertNew(db, matchParts, fresh);
  const changed = await upsertAndTell(db, matchParts, known, [matchId, part], [matchId, part], at);
  return [...fresh, ...changed.map((row) => ({ matchId: Number(row.match_id), part: row.part as MatchPart }))];
}

/** The documents of a match, all of them unless some are asked for. */
export async function loadParts<Part extends MatchPart = MatchPart>(
  db: Queryable,
  matchId: number,
  parts?: readonly Part[],
): Promise<Partial<Pick<MatchParts, Part>>> {
  const rows = await db
    .select({ part: matchParts.part, data: matchParts.data })
    .from(matchParts)
    .where(and(eq(matchParts.matchId, matchId), parts && inArray(matchParts.part, [...parts])));
  return Object.fromEntries(rows.map(({ part, data }) => [part, data])) as Partial<Pick<MatchParts, Part>>;
}

/** Which documents and lists of a match hold anything at all. */
export async function heldDetails(db: Queryable, matchId: number): Promise<Set<MatchPart | MatchList>> {
  const lists = ["commentary", "shots", "ball"] as const satisfies readonly MatchList[];
  const asked = sql.join(
    lists.map((list) => sql`(${list}::text)`),
    sql`, `,
  );
  const found = await db.execute<{ name: MatchPart | MatchList }>(sql`
    select ${matchParts.part} as name from ${matchParts} where ${matchParts.matchId} = ${matchId}
    union all
    select asked.list from (values ${asked}) as asked (list)
    cross join lateral (
      select from ${matchItems} as i where i.match_id = ${matchId} and i.list = asked.list limit 1
    ) as found`);
  return new Set(found.rows.map(({ name }) => name));
}

/** Which of the matches that kick off in a span of time have line-ups that are no guess. */
export async function confirmedLineUps(
  db: Queryable,
  span: { from: number; to: number },
  matchIds?: readonly number[],
): Promise<number[]> {
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .innerJoin(matchParts, and(eq(matchParts.matchId, matches.id), eq(matchParts.part, "line-ups")))
    .where(
      and(
        gte(matches.kickoff, span.from),
        lt(matches.kickoff, span.to),
        matchIds && inArray(matches.id, [...matchIds]),
        sql`${matchParts.data} ->> 'confirmed' = 'true'`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Which of the matches that kick off in a span of time can be watched: live, or as a whole in short. */
export async function filmedMatches(
  db: Queryable,
  span: { from: number; to: number },
  matchIds?: readonly number[],
): Promise<number[]> {
  const shows = (kind: VideoKind) => sql`${matchParts.data} @> ${JSON.stringify([{ kind }])}::jsonb`;
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .innerJoin(matchParts, and(eq(matchParts.matchId, matches.id), eq(matchParts.part, "videos")))
    .where(
      and(
        gte(matches.kickoff, span.from),
        lt(matches.kickoff, span.to),
        matchIds && inArray(matches.id, [...matchIds]),
        or(shows("live"), shows("highlights")),
      ),
    )
    .orderBy(asc(matches.kickoff), asc(matches.id));
  return rows.map(({ id }) => id);
}

/** One document of many matches: what a comparison over the last games needs. */
export async function loadPartOfMatches<Part extends MatchPart>(
  db: Queryable,
  part: Part,
  matchIds: readonly number[],
): Promise<Map<number, MatchParts[Part]>> {
  if (matchIds.length === 0) return new Map();
  const rows = await db
    .select({ matchId: matchParts.matchId, data: matchParts.data })
    .from(matchParts)
    .where(and(inArray(matchParts.matchId, [...matchIds]), eq(matchParts.part, part)));
  return new Map(rows.map((row) => [row.matchId, row.data as MatchParts[Part]]));
}

/** From so many entries on most belong to lists of which nothing is stored: then it is worth a look which. */
const many = 100;

/** Tells which entries are new or changed. No entry is listed twice. */
export async function saveItems(db: Queryable, rows: readonly MatchItemRow[]): Promise<ItemKey[]> {
  const key = [matchItems.matchId, matchItems.list, matchItems.ref];
  const begun = rows.length < many ? undefined : await begunLists(db, rows);
  const { fresh = [], known = [] } = Object.groupBy(rows, (row) =>
    begun && !begun.has(listName(row)) ? "fresh" : "known",
  );
  await insertNew(db, matchItems, fresh);
  return [...fresh, ...(await upsertAndTell(db, matchItems, known, key, key)).map(itemKey)];
}

type ListKey = Pick<ItemKey, "matchId" | "list">;
const listName = ({ matchId, list }: ListKey) => `${matchId} ${list}`;

/** Those of the lists in which something is stored. */
async function begunLists(db: Queryable, rows: readonly ListKey[]): Promise<Set<string>> {
  const lists = [
    ...new Map(rows.map(({ matchId, list }) => [listName({ matchId, list }), { matchId, list }])).values(),
  ];
  const found = await db.execute<ListKey>(sql`
    select asked."matchId", asked.list
    from jsonb_to_recordset(${JSON.stringify(lists)}::jsonb) as asked ("matchId" integer, list text)
    cross join lateral (
      select from ${matchItems} as i where i.match_id = asked."matchId" and i.list = asked.list limit 1
    ) as found`);
  return new Set(found.rows.map(listName));
}

/** Tells which entries were there. */
export async function removeItems(db: Queryable, keys: readonly ItemKey[]): Promise<ItemKey[]> {
  return (await remove(db, matchItems, keys, [matchItems.matchId, matchItems.list, matchItems.ref])).map(itemKey);
}

function itemKey(row: Record<string, unknown>): ItemKey {
  return { matchId: Number(row.match_id), list: row.list as MatchList, ref: String(row.ref) };
}

/** Entries of one instant stand in the order of their refs, c2 before c10, whatever the database's language. */
const place: SQL = sql`${matchItems.at}, length(${matchItems.ref}), ${matchItems.ref} collate "C"`;
const placeDown: SQL = sql`${matchItems.at} desc, length(${matchItems.ref}) desc, ${matchItems.ref} collate "C" desc`;

/** A whole list, the oldest first. */
export async function loadItems<List extends MatchList>(
  db: Queryable,
  matchId: number,
  list: List,
): Promise<MatchLists[List][]> {
  const rows = await db.select({ data: matchItems.data }).from(matchItems).where(inList(matchId, list)).orderBy(place);
  return rows.map(({ data }) => data as MatchLists[List]);
}

/** The last entries of a list, the oldest of them first: where the ball is now. */
export async function lastItems<List extends MatchList>(
  db: Queryable,
  matchId: number,
  list: List,
  limit: number,
): Promise<MatchLists[List][]> {
  return (await page(db, matchId, list, undefined, limit)).reverse();
}

/** Newest first, up to an instant; with `before`, those that stand before that entry. After one that is gone comes nothing. */
export async function commentaryPage(
  db: Queryable,
  matchId: number,
  { before, until, limit }: { before?: string | undefined; until?: number | undefined; limit: number },
): Promise<CommentaryEntry<number>[]> {
  return page(db, matchId, "commentary", before, limit, until);
}

/** When what was said of a match happened: enough to find the instant of a minute. */
export async function commentaryMarks(db: Queryable, matchId: number): Promise<TimedEntry[]> {
  const field = (name: string) => sql<string | null>`${matchItems.data}::jsonb->>${sql.raw(`'${name}'`)}`;
  const rows = await db
    .select({
      at: matchItems.at,
      phase: field("phase"),
      minute: field("minute"),
      added: field("added"),
      remaining: field("remaining"),
    })
    .from(matchItems)
    .where(inList(matchId, "commentary"));
  const figure = (name: "minute" | "added" | "remaining", text: string | null) =>
    text === null ? {} : { [name]: Number(text) };
  return rows.map(({ at, phase, minute, added, remaining }) => ({
    at,
    phase: phase ?? "",
    ...figure("minute", minute),
    ...figure("added", added),
    ...figure("remaining", remaining),
  }));
}

async function page<List extends MatchList>(
  db: Queryable,
  matchId: number,
  list: List,
  before: string | undefined,
  limit: number,
  until?: number,
): Promise<MatchLists[List][]> {
  const older =
    before === undefined
      ? undefined
      : sql`(${place}) < (select at, length(ref), ref collate "C" from match_items
            where match_id = ${matchId} and list = ${list} and ref = ${before})`;
  const rows = await db
    .select({ data: matchItems.data })
    .from(matchItems)
    .where(and(inList(matchId, list), older, until === undefined ? undefined : lte(matchItems.at, until)))
    .orderBy(placeDown)
    .limit(limit);
  return rows.map(({ data }) => data as MatchLists[List]);
}

function inList(matchId: number, list: MatchList): SQL | undefined {
  return and(eq(matchItems.matchId, matchId), eq(matchItems.list, list));
}

/** What was counted of whole matches, without their parts. */
export async function loadTotals(
  db: Queryable,
  part: "football-statistics" | "basketball-statistics",
  matchIds: readonly number[],
): Promise<Map<number, MatchParts["football-statistics"]["total"] | MatchParts["basketball-statistics"]["total"]>> {
  if (matchIds.length === 0) return new Map();
  const rows = await db
    .select({ matchId: matchParts.matchId, total: sql<MatchParts["football-statistics"]["total"]>`data->'total'` })
    .from(matchParts)
    .where(and(inArray(matchParts.matchId, [...matchIds]), eq(matchParts.part, part)));
  return new Map(rows.map((row) => [row.matchId, row.total ?? {}]));
}
