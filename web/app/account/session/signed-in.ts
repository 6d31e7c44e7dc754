import type { Client } from "@scoreline/contract/client";
import { refusalIn } from "#account/refused.ts";
import type { PageUser } from "#page-context.ts";

/** What every page shows of its reader, and knows them by. */
export type SignedIn = PageUser & {
  username: string;
  profilePicture: string;
  preferredCountry: string;
  notificationFlag: boolean;
};

/** For the shell. A session that ended a moment ago is nobody's. */
export async function loadSignedIn(user: PageUser | undefined, client: Client): Promise<SignedIn | undefined> {
  if (!user) return undefined;
  try {
    const { result } = await client.get("/user/retrieveUserInfo", {});
    const { username, profilePicture, preferredCountry, notificationFlag } = result.data;
    return { ...user, username, profilePicture, preferredCountry, notificationFlag };
  } catch (error) {
    if (refusalIn(error)) return undefined;
    throw error;
  }
}
