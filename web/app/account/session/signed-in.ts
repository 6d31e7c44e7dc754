import type { Client, GetData } from "@scoreline/contract/client";
import { refusalIn } from "#account/refused.ts";
import type { PageUser } from "#page-context.ts";

/** What every page shows of its reader, and knows them by. */
export type SignedIn = PageUser & {
  username: string;
  profilePicture: string;
  preferredCountry: string;
  notificationFlag: boolean;
  /** The favourites have been explained to them. */
  walkthroughFlag: boolean;
};

/** For the shell. A session that ended a moment ago is nobody's. */
export async function loadSignedIn(user: PageUser | undefined, client: Client): Promise<SignedIn | undefined> {
  if (!user) return undefined;
  try {
    const { result } = await client.get("/user/retrieveUserInfo", {});
    const { username, profilePicture, preferredCountry, walkthroughFlag, notificationFlag } = result.data;
    return { ...user, username, profilePicture, preferredCountry, walkthroughFlag, notificationFlag };
  } catch (error) {
    if (refusalIn(error)) return undefined;
    throw error;
  }
}

type OwnFavourites = GetData<"/fav/ids"> | undefined;
const asked = new WeakMap<object, Promise<OwnFavourites>>();

/** For the shell, beside it, and for lists that mark their rows: what the stars of every page are set by. Asked once a page. */
export function loadOwnFavourites(
  page: object,
  user: PageUser | undefined,
  client: Client,
): Promise<OwnFavourites> | undefined {
  if (!user) return undefined;
  const known = asked.get(page) ?? ownFavourites(client);
  asked.set(page, known);
  return known;
}

async function ownFavourites(client: Client): Promise<OwnFavourites> {
  try {
    return (await client.get("/fav/ids", {})).result.data;
  } catch (error) {
    if (refusalIn(error)) return undefined;
    throw error;
  }
}
