import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "../engine/open.ts";
import { matchItems, matchParts } from "../schema/match-details.ts";
import { matchEvents } from "../schema/matches.ts";
import { oddsMoves } from "../schema/odds.ts";
import { absences, careers, squadHeads, transfers, trophies } from "../schema/people.ts";

/** What can be told of a thing, by one source at a time. */
export type ToldSubject =
  | { what: "events" | "odds" | "squad" | "career" | "transfers" | "absences" | "team-trophies" | "player-trophies" }
  | { what: "part"; part: typeof matchParts.$inferSelect.part }
  | { what: "list"; list: typeof matchItems.$inferSelect.list };

type Shelf = { table: PgTable; id: PgColumn; where?: SQL };

/** Where it is kept. */
function shelfOf(subject: ToldSubject): Shelf {
  switch (subject.what) {
    case "events":
      return { table: matchEvents, id: matchEvents.matchId };
    case "odds":
      return { table: oddsMoves, id: oddsMoves.matchId };
    case "squad":
      return { table: squadHeads, id: squadHeads.teamId };
    case "career":
      return { table: careers, id: careers.playerId };
    case "transfers":
      return { table: transfers, id: transfers.playerId };
    case "absences":
      return { table: absences, id: absences.playerId };
    case "team-trophies":
      return { table: trophies, id: trophies.teamId, where: isNull(trophies.playerId) };
    case "player-trophies":
      return { table: trophies, id: trophies.playerId };
    case "part":
      return { table: matchParts, id: matchParts.matchId, where: eq(matchParts.part, subject.part) };
    case "list":
      return { table: matchItems, id: matchItems.matchId, where: eq(matchItems.list, subject.list) };
  }
}

/** Of which of these things it was told. */
export async function toldOf(db: Queryable, subject: ToldSubject, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { table, id, where } = shelfOf(subject);
  const rows = await db
    .selectDistinct({ id })
    .from(table)
    .where(and(inArray(id, [...ids]), where));
  return rows.map((row) => row.id as number);
}

/** Forgets what was told of these things, and tells what that was: another source will tell it. */
export async function untell(
  db: Queryable,
  subject: ToldSubject,
  ids: readonly number[],
): Promise<Record<string, unknown>[]> {
  if (ids.length === 0) return [];
  const { table, id, where } = shelfOf(subject);
  return db
    .delete(table)
    .where(and(inArray(id, [...ids]), where))
    .returning();
}
