import { mostDevices, sessionEnd, sessionRules } from "@scoreline/domain/account/sessions";
import { and, desc, eq, gt, ne, notInArray, type SQL, sql } from "drizzle-orm";
import { isUnwritable } from "../engine/away.ts";
import type { Database, Queryable } from "../engine/open.ts";
import { postFacts } from "../log/outbox.ts";
import { devices, sessions, users } from "../schema/accounts.ts";

export type Session = { id: number; userId: number; expiresAt: number };

const shown = { id: sessions.id, userId: sessions.userId, expiresAt: sessions.expiresAt };

/** Whoever signs in again and again and never leaves has no more of them than anybody needs: the others end. */
export async function openSession(
  database: Queryable,
  session: { userId: number; tokenHash: string; createdAt: number; agent?: string; country?: string },
): Promise<Session> {
  const { userId, createdAt } = session;
  return database.transaction(async (tx) => {
    const [opened] = await tx
      .insert(sessions)
      .values({ ...session, seenAt: createdAt, expiresAt: sessionEnd({ createdAt, seenAt: createdAt }) })
      .returning(shown);
    if (!opened) throw new Error("a session was not stored");
    const latest = tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.seenAt), desc(sessions.id))
      .limit(sessionRules.most);
    await endThose(tx, userId, notInArray(sessions.id, latest), createdAt);
    return opened;
  });
}

/** Whose token it is, by its hash; nobody's when the session is over. */
export type SessionLookUp = (tokenHash: string, now: number) => Promise<Session | undefined>;

/** Asked with every request of somebody who is signed in: put together once, and planned once by PostgreSQL. */
export function sessionLookUp(database: Queryable): SessionLookUp {
  const lookUp = database
    .select({ ...shown, createdAt: sessions.createdAt, seenAt: sessions.seenAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, sql.placeholder("tokenHash")))
    .prepare("session_by_token");
  return async (tokenHash, now) => {
    const [found] = await lookUp.execute({ tokenHash });
    if (!found || found.expiresAt <= now) return undefined;
    const { id, userId, createdAt, seenAt, expiresAt } = found;
    if (now - seenAt < sessionRules.seenEveryMs) return { id, userId, expiresAt };
    return { id, userId, expiresAt: await seenAgain(database, { id, createdAt }, now) };
  };
}

/** That its bearer came is written down once an hour: it then lasts longer. Says until when. */
async function seenAgain(database: Queryable, { id, createdAt }: { id: number; createdAt: number }, now: number) {
  const expiresAt = sessionEnd({ createdAt, seenAt: now });
  try {
    await database.update(sessions).set({ seenAt: now, expiresAt }).where(eq(sessions.id, id));
  } catch (error) {
    // Who only reads need not wait for room to write.
    if (!isUnwritable(error)) throw error;
  }
  return expiresAt;
}

export type ListedSession = { id: number; createdAt: number; seenAt: number; agent: string; country: string };

/** The latest first. */
export async function sessionsOf(database: Queryable, userId: number, now: number): Promise<ListedSession[]> {
  return database
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      agent: sessions.agent,
      country: sessions.country,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.id))
    .limit(sessionRules.most);
}

/** Every process hears of it by a fact, once the outbox is sequenced. Says whether it had not ended before. */
export async function endSession(database: Database, sessionId: number, at: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [ended] = await tx.delete(sessions).where(eq(sessions.id, sessionId)).returning({ userId: sessions.userId });
    if (ended) await postFacts(tx, at, [{ kind: "session-ended", userId: ended.userId, sessionId }]);
    return ended !== undefined;
  });
}

/** Ends one of a user's sessions, or all but one. Says which. Another user's are never among them. */
export async function endSessionsOf(
  tx: Queryable,
  { userId, only, except }: { userId: number; only?: number; except?: number },
  at: number,
): Promise<number[]> {
  const which = [
    ...(only === undefined ? [] : [eq(sessions.id, only)]),
    ...(except === undefined ? [] : [ne(sessions.id, except)]),
  ];
  return endThose(tx, userId, and(...which), at);
}

/** Every process hears of each. */
async function endThose(tx: Queryable, userId: number, which: SQL | undefined, at: number): Promise<number[]> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), which))
    .returning({ sessionId: sessions.id });
  await postFacts(
    tx,
    at,
    ended.map(({ sessionId }) => ({ kind: "session-ended", userId, sessionId })),
  );
  return ended.map(({ sessionId }) => sessionId);
}

/** Somebody signed in on this device. */
export async function rememberDevice(
  database: Queryable,
  { userId, tokenHash, now }: { userId: number; tokenHash: string; now: number },
): Promise<void> {
  await database
    .insert(devices)
    .values({ userId, tokenHash, seenAt: now })
    .onConflictDoUpdate({ target: [devices.userId, devices.tokenHash], set: { seenAt: now } });
  const latest = database
    .select({ tokenHash: devices.tokenHash })
    .from(devices)
    .where(eq(devices.userId, userId))
    .orderBy(desc(devices.seenAt), desc(devices.tokenHash))
    .limit(mostDevices);
  await database.delete(devices).where(and(eq(devices.userId, userId), notInArray(devices.tokenHash, latest)));
}

/** Whether whoever has this number has signed in on this device before. */
export async function isKnownDevice(database: Queryable, phone: string, tokenHash: string): Promise<boolean> {
  const found = await database
    .select({ userId: devices.userId })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .where(and(eq(devices.tokenHash, tokenHash), eq(users.phone, phone)));
  return found.length > 0;
}
