import { sessionRules } from "@scoreline/domain/account/sessions";
import type { Hub } from "@scoreline/live/hub";
import { openSession, type Session, sessionOf } from "@scoreline/store/account/sessions";
import type { Queryable } from "@scoreline/store/engine/open";
import { hashOf, newSecret } from "#account/accounts.ts";
import type { Services } from "#handler.ts";
import { sessionCookie } from "#session/cookie.ts";
import { SessionMemory } from "#session/memory.ts";
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

export type Lookup = Pick<Services, "database" | "accounts" | "hub">;

const memories = new WeakMap<Hub, SessionMemory>();

function memoryOf(hub: Hub): SessionMemory {
  let memory = memories.get(hub);
  if (!memory) {
    const own = new SessionMemory();
    hub.onSessionEnd((sessionId) => own.forget(sessionId));
    memories.set(hub, own);
    memory = own;
  }
  return memory;
}

/** Whose token it is. Who only reads may be told from memory; before something is changed, the store is asked. */
export async function sessionByToken(
  { database, accounts, hub }: Lookup,
  token: string | undefined,
  { fresh }: { fresh: boolean },
): Promise<Session | undefined> {
  if (!token || token.length > longestToken) return undefined;
  const [memory, hash, now] = [memoryOf(hub), hashOf(token), accounts.now()];
  const known = fresh ? undefined : memory.get(hash, now);
  if (known) return known;
  const session = await sessionOf(database, hash, now);
  if (session) memory.keep(hash, session, now);
  return session;
}

/** Whose cookies are not ours to keep has none set; a browser on our own pages is told no token. */
export function handToken(visit: Visit, token: string): string {
  if (visit.page !== "foreign") visit.keepCookie(sessionCookie, token, { maxAge: sessionRules.absoluteMs / 1000 });
  return visit.page === "own" ? "" : token;
}
