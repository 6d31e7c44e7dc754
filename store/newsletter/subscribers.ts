import type { LocaleCode } from "@scoreline/domain/names";
import { asc, eq, lte } from "drizzle-orm";
import type { Database, Queryable } from "../engine/open.ts";
import { newsletterSubscribers as subscribers } from "../schema/newsletter.ts";

export type Subscriber = typeof subscribers.$inferSelect;

/** Somebody has confirmed it. Who confirms again changes how they get it, and not when. */
export async function subscribe(
  database: Queryable,
  one: {
    email: string;
    userId: number | null;
    locale: LocaleCode;
    timeZone: string;
    withoutScores: boolean;
    confirmedAt: number;
    nextAt: number;
  },
): Promise<void> {
  const { email: _, nextAt: __, ...own } = one;
  await database
    .insert(subscribers)
    .values(one)
    .onConflictDoUpdate({ target: subscribers.email, set: { ...own, failures: 0 } });
}

/** Nothing of them is left. Says whether they were there. */
export async function unsubscribe(database: Queryable, id: number): Promise<boolean> {
  const gone = await database.delete(subscribers).where(eq(subscribers.id, id)).returning({ id: subscribers.id });
  return gone.length > 0;
}

/**
 * Takes who is due, and sets when they are due again before anything is sent: a process that dies in between leaves an issue
 * out, and nobody gets one twice. Several processes take different ones.
 */
export async function takeDue(
  database: Database,
  { now, limit, next }: { now: number; limit: number; next(subscriber: Subscriber): number },
): Promise<Subscriber[]> {
  return database.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(subscribers)
      .where(lte(subscribers.nextAt, now))
      .orderBy(asc(subscribers.nextAt), asc(subscribers.id))
      .limit(limit)
      .for("update", { skipLocked: true });
    for (const one of due)
      await tx
        .update(subscribers)
        .set({ nextAt: next(one) })
        .where(eq(subscribers.id, one.id));
    return due;
  });
}

export async function noteSent(database: Queryable, id: number): Promise<void> {
  await database.update(subscribers).set({ tries: 0, failures: 0 }).where(eq(subscribers.id, id));
}

/** The same issue is tried again. */
export async function tryAgain(database: Queryable, id: number, tries: number, nextAt: number): Promise<void> {
  await database.update(subscribers).set({ tries, nextAt }).where(eq(subscribers.id, id));
}

/** Nobody took this issue. */
export async function noteFailure(database: Queryable, id: number, failures: number): Promise<void> {
  await database.update(subscribers).set({ tries: 0, failures }).where(eq(subscribers.id, id));
}
