import type { LocaleCode } from "@scoreline/domain/names";
import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import type { Database, Queryable } from "../engine/open.ts";
import { users } from "../schema/accounts.ts";
import { pushSubscriptions } from "../schema/notify.ts";

export type NewSubscription = {
  userId: number;
  sessionId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  locale: LocaleCode;
  /** Left out it stays as it is. */
  withoutScores?: boolean;
  timeZone?: string;
  createdAt: number;
};

/** So many browsers of one user; the ones that were registered longest ago go. */
export const mostSubscriptions = 10;

/** A browser belongs to whoever signed in there last, and to nobody else. Says whether it is told scores. */
export async function saveSubscription(
  database: Database,
  subscription: NewSubscription,
): Promise<{ withoutScores: boolean }> {
  const { userId, endpoint, ...fields } = subscription;
  return database.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    // Whatever waits there is another's, if it was another's.
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.endpoint, endpoint), sql`${pushSubscriptions.userId} <> ${userId}`));
    const [saved] = await tx
      .insert(pushSubscriptions)
      .values(subscription)
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { userId, ...fields } })
      .returning({ withoutScores: pushSubscriptions.withoutScores });
    const kept = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .limit(mostSubscriptions);
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, kept)));
    return { withoutScores: saved?.withoutScores ?? false };
  });
}

/** Says whether it was theirs. */
export async function removeSubscription(database: Queryable, userId: number, endpoint: string): Promise<boolean> {
  const gone = await database
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)))
    .returning({ id: pushSubscriptions.id });
  return gone.length > 0;
}

export async function subscriptionsOf(
  database: Queryable,
  userId: number,
): Promise<{ endpoint: string; locale: LocaleCode; withoutScores: boolean; createdAt: number }[]> {
  const { endpoint, locale, withoutScores, createdAt } = pushSubscriptions;
  return database
    .select({ endpoint, locale, withoutScores, createdAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(createdAt));
}
