import { sessionRules } from "@scoreline/domain/account/sessions";
import { openSession, type Session } from "@scoreline/store/account/sessions";
import type { Queryable } from "@scoreline/store/engine/open";
import { hashOf, newSecret } from "#account/accounts.ts";
import type { Services } from "#handler.ts";
import { sessionCookie } from "#session/cookie.ts";
import type { Visit } from "#session/visit.ts";

const longestToken = 512;

/** Signs a user in. The token is told once, here, and is nowhere written down. */
export async function issueSession(
  database: Queryable,
  session: { userId: number; createdAt: number; agent?: string; country?: string },
): Promise<{ token: string; session: Session }> {
  const token = newSecret();
  return { token, session: await openSession(database, { ...session, tokenHash: hashOf(token) }) };
}

export type Lookup = Pick<Services, "accounts" | "caches">;

/** Whose token it is. Who only reads may be told from memory; before something is changed, the store is asked. */
export async function sessionByToken(
  { accounts, caches }: Lookup,
  token: string | undefined,
  { fresh }: { fresh: boolean },
): Promise<Session | undefined> {
  if (!token || token.length > longestToken) return undefined;
  const hash = hashOf(token);
  const find = () => accounts.sessionOf(hash, accounts.now());
  return fresh ? caches.sessions.find(hash, accounts.now, find) : caches.sessions.get(hash, accounts.now, find);
}

/** Whose cookies are not ours to keep has none set; a browser on our own pages is told no token. */
export function handToken(visit: Visit, token: string): string {
  if (visit.page !== "foreign") visit.keepCookie(sessionCookie, token, { maxAge: sessionRules.absoluteMs / 1000 });
  return visit.page === "own" ? "" : token;
}
