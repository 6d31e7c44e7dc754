import type { Allowance } from "@scoreline/domain/account/codes";
import { deviceMs } from "@scoreline/domain/account/sessions";
import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Database, Queryable } from "../engine/open.ts";
import { codes, counters, devices, sessions, tickets } from "../schema/accounts.ts";

export type Taking = { key: string; allowance: Allowance };

/** Says how long there is nothing left, in milliseconds; 0 when it was taken. */
export type Taken = { waitMs: number };

class NothingLeft extends Error {
  readonly waitMs: number;
  constructor(waitMs: number) {
    super("nothing left");
    this.waitMs = waitMs;
  }
}

/** Takes one of each, or none of any. */
export async function takeAll(database: Database, takings: readonly Taking[], now: number): Promise<Taken> {
  // Always in one order: two who take of the same never wait for each other.
  const ordered = takings.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  try {
    await database.transaction(async (tx) => {
      for (const taking of ordered) await take(tx, taking, now);
    });
    return { waitMs: 0 };
  } catch (error) {
    if (error instanceof NothingLeft) return { waitMs: error.waitMs };
    throw error;
  }
}

async function take(tx: Queryable, { key, allowance }: Taking, now: number): Promise<void> {
  const over = sql`${counters.expiresAt} <= ${new Date(now).toISOString()}`;
  const until = new Date(now + allowance.windowMs).toISOString();
  const [counted] = await tx
    .insert(counters)
    .values({ key, count: 1, expiresAt: now + allowance.windowMs })
    .onConflictDoUpdate({
      target: counters.key,
      set: {
        count: sql`case when ${over} then 1 else ${counters.count} + 1 end`,
        expiresAt: sql`case when ${over} then ${until}::timestamptz else ${counters.expiresAt} end`,
      },
    })
    .returning({ count: counters.count, expiresAt: counters.expiresAt });
  if (counted && counted.count > allowance.most) throw new NothingLeft(Math.max(1, counted.expiresAt - now));
}

/** One that was taken for what turned out well. */
export async function giveBack(database: Queryable, key: string, now: number): Promise<void> {
  await database
    .update(counters)
    .set({ count: sql`${counters.count} - 1` })
    .where(and(eq(counters.key, key), gt(counters.count, 0), gt(counters.expiresAt, now)));
}

/** What has run out is kept no longer. */
export async function pruneAccounts(database: Queryable, now: number): Promise<void> {
  await database.delete(counters).where(lte(counters.expiresAt, now));
  await database.delete(codes).where(lte(codes.expiresAt, now));
  await database.delete(tickets).where(lte(tickets.expiresAt, now));
  await database.delete(sessions).where(lte(sessions.expiresAt, now));
  await database.delete(devices).where(lte(devices.seenAt, now - deviceMs));
}
