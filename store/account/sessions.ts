import { and, eq, gt } from "drizzle-orm";
import type { Database, Queryable } from "../engine/open.ts";
import { postFacts } from "../log/outbox.ts";
import { sessions, users } from "../schema/accounts.ts";

export type Session = { id: number; userId: number; expiresAt: number };

const shown = { id: sessions.id, userId: sessions.userId, expiresAt: sessions.expiresAt };

export async function addUser(database: Queryable, at: number): Promise<number> {
  const [user] = await database.insert(users).values({ createdAt: at }).returning({ id: users.id });
  if (!user) throw new Error("a user was not stored");
  return user.id;
}

export async function openSession(
  database: Queryable,
  session: { userId: number; tokenHash: string; createdAt: number; expiresAt: number },
): Promise<Session> {
  const [opened] = await database.insert(sessions).values(session).returning(shown);
  if (!opened) throw new Error("a session was not stored");
  return opened;
}

export async function sessionOf(database: Queryable, tokenHash: string, now: number): Promise<Session | undefined> {
  const [found] = await database
    .select(shown)
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return found;
}

/** Every process hears of it by a fact, once the outbox is sequenced. Says whether it had not ended before. */
export async function endSession(database: Database, sessionId: number, at: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [ended] = await tx.delete(sessions).where(eq(sessions.id, sessionId)).returning({ userId: sessions.userId });
    if (ended) await postFacts(tx, at, [{ kind: "session-ended", userId: ended.userId, sessionId }]);
    return ended !== undefined;
  });
}
