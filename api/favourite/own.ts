import type { FavouriteKind } from "@scoreline/domain/favourite/kinds";
import type { Sport } from "@scoreline/domain/sport";
import type { Database } from "@scoreline/store/engine/open";
import { favouritesOf, type StoredFavourite } from "@scoreline/store/favourite/favourites";
import type { Caller, Services } from "#handler.ts";
import type { Followed } from "#search/found.ts";

/** The ids of what a user follows, by kind, in the order in which they were added. */
export type OwnFavourites = Record<FavouriteKind, number[]>;

/** What a caller follows of teams and competitions; a visitor nothing. */
export async function followedBy({ session }: Caller, { database }: Services, sport?: Sport): Promise<Followed> {
  const { team, competition } = session ? await ownFavourites(database, session.userId, sport) : none;
  return { team: new Set(team), competition: new Set(competition) };
}

const none: OwnFavourites = { match: [], team: [], competition: [] };

export async function ownFavourites(database: Database, userId: number, sport?: Sport): Promise<OwnFavourites> {
  return byKind(await favouritesOf(database, userId, sport));
}

export function byKind(favourites: readonly StoredFavourite[]): OwnFavourites {
  const own: OwnFavourites = { match: [], team: [], competition: [] };
  for (const { kind, thingId } of favourites) own[kind].push(thingId);
  return own;
}
