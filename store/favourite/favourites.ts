import { type FavouriteKind, mostOfAKind } from "@scoreline/domain/favourite/kinds";
import type { Sport } from "@scoreline/domain/sport";
import { and, asc, count, eq } from "drizzle-orm";
import type { Database, Queryable } from "../engine/open.ts";
import { postFacts } from "../log/outbox.ts";
import { users } from "../schema/accounts.ts";
import { competitions, teams } from "../schema/catalogue.ts";
import { favourites } from "../schema/favourites.ts";
import { matches } from "../schema/matches.ts";

export type Favourite = { kind: FavouriteKind; thingId: number; sport: Sport };
export type StoredFavourite = Favourite & { createdAt: number };

const things = { match: matches, team: teams, competition: competitions };

/** `there`: it was one before. `unknown`: there is no such thing of that sport, or no such user. */
export type Added = "added" | "there" | "unknown" | "full";

/** The user's other screens hear of it. Whoever adds from several connections at once adds no more than is allowed. */
export async function addFavourite(
  database: Database,
  userId: number,
  { kind, thingId, sport }: Favourite,
  at: number,
): Promise<Added> {
  const thing = things[kind];
  const known = await database
    .select({ id: thing.id })
    .from(thing)
    .where(and(eq(thing.id, thingId), eq(thing.sport, sport)));
  if (known.length === 0) return "unknown";
  return database.transaction(async (tx) => {
    // One after the other for one user: what is counted is what there is. Nobody who only refers to the user waits.
    const owner = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    if (owner.length === 0) return "unknown";
    const mine = and(eq(favourites.userId, userId), eq(favourites.kind, kind));
    const already = await tx
      .select({ thingId: favourites.thingId })
      .from(favourites)
      .where(and(mine, eq(favourites.thingId, thingId)));
    if (already.length > 0) return "there";
    const [held] = await tx.select({ number: count() }).from(favourites).where(mine);
    if ((held?.number ?? 0) >= mostOfAKind) return "full";
    await tx.insert(favourites).values({ userId, kind, thingId, sport, createdAt: at });
    await postFacts(tx, at, [{ kind: "user", userId, changed: ["favourites"] }]);
    return "added";
  });
}

/** Says whether it was one. */
export async function removeFavourite(
  database: Database,
  userId: number,
  { kind, thingId, sport }: Favourite,
  at: number,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const gone = await tx
      .delete(favourites)
      .where(
        and(
          eq(favourites.userId, userId),
          eq(favourites.kind, kind),
          eq(favourites.thingId, thingId),
          eq(favourites.sport, sport),
        ),
      )
      .returning({ thingId: favourites.thingId });
    if (gone.length > 0) await postFacts(tx, at, [{ kind: "user", userId, changed: ["favourites"] }]);
    return gone.length > 0;
  });
}

/** Of one sport or of both, in the order in which they were added. */
export async function favouritesOf(database: Queryable, userId: number, sport?: Sport): Promise<StoredFavourite[]> {
  return database
    .select({
      kind: favourites.kind,
      thingId: favourites.thingId,
      sport: favourites.sport,
      createdAt: favourites.createdAt,
    })
    .from(favourites)
    .where(and(eq(favourites.userId, userId), sport && eq(favourites.sport, sport)))
    .orderBy(asc(favourites.createdAt), asc(favourites.kind), asc(favourites.thingId));
}
