import { wellKnownCompetitionIds } from "@scoreline/domain/constants";
import { getTableName, is, ne, notInArray, or, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { locks } from "../engine/locks.ts";
import type { Database, Queryable } from "../engine/open.ts";
import * as catalogue from "../schema/catalogue.ts";
import { factHead, facts } from "../schema/facts.ts";
import { favourites } from "../schema/favourites.ts";
import * as intake from "../schema/intake.ts";
import * as matchDetails from "../schema/match-details.ts";
import * as matches from "../schema/matches.ts";
import { alertChoices, alerts, alertWatches, notifications } from "../schema/notify.ts";
import * as odds from "../schema/odds.ts";
import * as people from "../schema/people.ts";
import * as requests from "../schema/requests.ts";
import { isOwnCursor } from "./intake.ts";

/** The sources whose word is stored. */
export async function storedSources(database: Queryable): Promise<string[]> {
  const rows = await database.select({ source: intake.feedCursors.source }).from(intake.feedCursors);
  return rows
    .map(({ source }) => source)
    .filter((source) => !isOwnCursor(source))
    .sort();
}

/** Everything that sources told is forgotten; accounts stay. Two processes that begin together do not forget twice. Whoever follows the log reads the store anew. */
export async function forgetSources(database: Database): Promise<void> {
  const told = [catalogue, people, matches, matchDetails, odds, intake, requests]
    .flatMap((tables): unknown[] => Object.values(tables))
    .filter((table): table is PgTable => is(table, PgTable))
    .map((table) => `"${getTableName(table)}"`);
  await database.transaction(async (tx) => {
    await tx.execute(sql.raw(`select pg_advisory_xact_lock(${locks.intake})`));
    if ((await storedSources(tx)).length === 0) return;
    await tx.execute(sql.raw(`truncate ${told.join(", ")} cascade`));
    // What is followed by an id that nobody has any more is followed no longer; the well-known competitions keep theirs.
    const kept = Object.values(wellKnownCompetitionIds);
    await tx.delete(favourites).where(or(ne(favourites.kind, "competition"), notInArray(favourites.thingId, kept)));
    // What was told of matches that nobody knows any more leads nowhere.
    await tx.delete(alertWatches);
    await tx.delete(alertChoices);
    await tx.delete(alerts);
    await tx.delete(notifications);
    await tx.delete(facts);
    await tx.update(factHead).set({ seq: sql`${factHead.seq} + 1` });
  });
}
