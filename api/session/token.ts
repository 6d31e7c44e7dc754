import { createHash, randomBytes } from "node:crypto";
import { openSession, type Session, sessionOf } from "@scoreline/store/account/sessions";
import type { Services } from "#handler.ts";

const longestToken = 512;
const lastsMs = 30 * 24 * 3_600_000;

/** What a session is recognised by. Long and random, so a plain hash is enough to keep it from whoever reads the store. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Signs a user in. The token is told once, here, and is nowhere written down. */
export async function issueSession(
  { database, now }: Pick<Services, "database" | "now">,
  userId: number,
): Promise<{ token: string; session: Session }> {
  const token = randomBytes(32).toString("base64url");
  const createdAt = now();
  const session = await openSession(database, {
    userId,
    tokenHash: hashOf(token),
    createdAt,
    expiresAt: createdAt + lastsMs,
  });
  return { token, session };
}

export async function sessionByToken(
  { database, now }: Pick<Services, "database" | "now">,
  token: string | undefined,
): Promise<Session | undefined> {
  return token && token.length <= longestToken ? sessionOf(database, hashOf(token), now()) : undefined;
}
