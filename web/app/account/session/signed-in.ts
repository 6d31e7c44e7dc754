import type { Client, GetData } from "@scoreline/contract/client";
import { refusalIn } from "#account/refused.ts";
import type { PageUser } from "#page-context.ts";

/** What every page shows of its reader, and knows them by. */
export type SignedIn = PageUser & {
  username: string;
  profilePicture: string;
  preferredCountry: string;
  /** The favourites have been explained to them. */
  walkthroughFlag: boolean;
};

/** For the shell. A session that ended a moment ago is nobody's. */
export async function loadSignedIn(user: PageUser | undefined, client: Client): Promise<SignedIn | undefined> {
  if (!user) return undefined;
  try {
    const { result } = await client.get("/user/retrieveUserInfo", {});
    const { username, profilePicture, preferredCountry, walkthroughFlag } = result.data;
    return { ...user, username, profilePicture, preferredCountry, walkthroughFlag };
  } catch (error) {
    if (refusalIn(error)) return undefined;
    throw error;
  }
}

/** For the shell, beside it: what the stars of every page are set by. */
export async function loadOwnFavourites(
  user: PageUser | undefined,
  client: Client,
): Promise<GetData<"/fav/ids"> | undefined> {
  if (!user) return undefined;
  try {
    return (await client.get("/fav/ids", {})).result.data;
  } catch (error) {
    if (refusalIn(error)) return undefined;
    throw error;
  }
}
