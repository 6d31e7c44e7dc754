import type { KeptKind } from "@scoreline/domain/privacy/kept";
import { eq } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../engine/open.ts";
import { schema } from "../schema.ts";

type Schema = typeof schema;

/** A table with a `userId` holds something of somebody's. */
export type PersonalTable = {
  [Name in keyof Schema]: Schema[Name] extends { userId: PgColumn } ? Name : never;
}[keyof Schema];

type Personal<Name extends PersonalTable> = {
  /** `goes`: deleted with its owner. `unnamed`: others need it; it stays, and says no longer whose it was. */
  leaving: "goes" | "unnamed";
  /** What its owner is given on asking; nothing where all of it is secrets of ours. */
  given: readonly Exclude<keyof Schema[Name]["_"]["columns"], "userId">[];
  /** Of what stays: what is emptied with the name. */
  emptied?: readonly Exclude<keyof Schema[Name]["_"]["columns"], "userId">[];
  /** Where the privacy policy speaks of it; what people do here unless something else is said. */
  told?: KeptKind;
};

/**
 * Everything in the store that is somebody's: what becomes of it when they delete their account, and what of it is in the file
 * of their data. A new table with a `userId` is named here, or the type check fails.
 */
export const personal: { readonly [Name in PersonalTable]: Personal<Name> } = {
  sessions: { leaving: "goes", given: ["createdAt", "seenAt", "agent", "country"], told: "sessions" },
  identities: { leaving: "goes", given: ["app", "subject", "createdAt"], told: "account" },
  devices: { leaving: "goes", given: ["seenAt"], told: "devices" },
  pictures: { leaving: "goes", given: ["bytes"], told: "account" },
  tickets: { leaving: "goes", given: [], told: "tickets" },
  referrals: { leaving: "goes", given: ["at"], told: "account" },
  alerts: { leaving: "goes", given: [] },
  notifications: { leaving: "goes", given: ["at", "read"] },
  notificationMarks: { leaving: "goes", given: [] },
  alertPreferences: {
    leaving: "goes",
    given: ["off", "withoutScores", "football", "basketball", "other", "quietFrom", "quietTo", "timeZone"],
  },
  alertChoices: { leaving: "goes", given: ["kind", "thingId", "mask", "at"] },
  announcementReads: { leaving: "goes", given: [] },
  pushSubscriptions: { leaving: "goes", given: ["locale", "withoutScores", "createdAt"] },
  // Others have answered it.
  comments: { leaving: "unnamed", given: ["text", "at", "likes"], told: "comments" },
  commentLikes: { leaving: "goes", given: [] },
  commentReports: { leaving: "goes", given: ["at"] },
  // The hash stays, so that the root of its contest stays true; without the salt it says nothing.
  contestEntries: {
    leaving: "unnamed",
    emptied: ["salt", "pick", "outcome", "home", "away"],
    given: ["contestId", "slot", "at", "pick", "salt"],
    told: "entries",
  },
  contestPlaces: { leaving: "goes", given: ["contestId", "place", "points"] },
  contestLeagueMembers: { leaving: "goes", given: ["joinedAt"] },
  contestLikes: { leaving: "goes", given: ["number"] },
  matchVotes: { leaving: "goes", given: ["matchId", "choice", "at"] },
  favourites: { leaving: "goes", given: ["kind", "sport", "thingId", "createdAt"] },
  newsletterSubscribers: {
    leaving: "goes",
    given: ["email", "locale", "timeZone", "withoutScores", "confirmedAt"],
    told: "newsletter",
  },
};

/** What is kept of people beside that, by no `userId`, and where the privacy policy speaks of it. */
export const alsoPersonal = {
  users: "account",
  codes: "codes",
  counters: "counts",
  deletions: "reasons",
} as const satisfies Partial<Record<keyof Schema, KeptKind>>;

const personalTables = Object.keys(personal) as PersonalTable[];

/** Of one table; nobody has that much, and nobody may make us send more. */
const mostRows = 10_000;

/** All that is somebody's, table by table. */
export async function givenOf(database: Queryable, userId: number): Promise<Record<string, unknown[]>> {
  const given: Record<string, unknown[]> = {};
  for (const name of personalTables) {
    const table = schema[name];
    const columns = personal[name].given.map((column) => [column, (table as never)[column] as PgColumn] as const);
    if (columns.length === 0) continue;
    given[name] = await database
      .select(Object.fromEntries(columns))
      .from(table)
      .where(eq(table.userId, userId))
      .limit(mostRows);
  }
  return given;
}

/** Before the user's own row goes. */
export async function forget(tx: Queryable, userId: number): Promise<void> {
  for (const name of personalTables) {
    const table = schema[name];
    const theirs = eq(table.userId, userId);
    const { leaving, emptied = [] } = personal[name];
    if (leaving === "goes") await tx.delete(table).where(theirs);
    else
      await tx
        .update(table)
        .set(Object.fromEntries(["userId", ...emptied].map((column) => [column, null])) as never)
        .where(theirs);
  }
}
