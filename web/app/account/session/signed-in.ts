import type { Client } from "@scoreline/contract/client";
import { refusalIn } from "#account/refused.ts";
import type { PageUser } from "#page-context.ts";

/** What every page shows of its reader, and knows them by. */
export type SignedIn = PageUser & { username: string; profilePicture: string; preferredCountry: string };

/** For the shell. A session that ended a moment ago is nobody's. */
export async function loadSignedIn(user: PageUser | undefined, client: Client): Promise<SignedIn | undefined> {
  if (!user) return undefined;
  try {
    const { username, profilePicture, preferredCountry } = (await client.get("/user/retrieveUserInfo", {})).result.data;
    return { ...user, username, profilePicture, preferredCountry };
  } catch (error) {
    if (refusalIn(error)) return undefined;
    throw error;
  }
}
