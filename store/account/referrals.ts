import { count, desc, eq, sql } from "drizzle-orm";
import { locks } from "../engine/locks.ts";
import type { Database, Queryable } from "../engine/open.ts";
import { referrals, users } from "../schema/accounts.ts";

export async function userByReferralCode(database: Queryable, code: string): Promise<number | undefined> {
  const [found] = await database.select({ id: users.id }).from(users).where(eq(users.referralCode, code));
  return found?.id;
}

type Referral = { userId: number; referrerId: number; at: number };

/** Nobody is brought twice, by themselves, or by somebody who came by them, at however many removes. Says whether it is new. */
export async function enterReferral(database: Database, referral: Referral): Promise<boolean> {
  const { userId, referrerId } = referral;
  if (userId === referrerId) return false;
  return database.transaction(async (tx) => {
    await tx.execute(sql.raw(`select pg_advisory_xact_lock(${locks.referrals})`));
    const { rows } = await tx.execute(sql`
      with recursive above(user_id) as (
        select ${referrerId}::int union
        select up.referrer_id from above join referrals up on up.user_id = above.user_id)
      select 1 from above where user_id = ${userId}`);
    return rows.length === 0 && addReferral(tx, referral);
  });
}

/** Of somebody who is just signing up, and can have brought nobody. Says whether it is new. */
export async function addReferral(database: Queryable, referral: Referral): Promise<boolean> {
  const added = await database
    .insert(referrals)
    .values(referral)
    .onConflictDoNothing()
    .returning({ userId: referrals.userId });
  return added.length > 0;
}

/** By name and day alone, the latest first. */
export async function referralsBy(
  database: Queryable,
  referrerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; list: { nickname: string; at: number }[] }> {
  const mine = eq(referrals.referrerId, referrerId);
  const [counted] = await database.select({ total: count() }).from(referrals).where(mine);
  const list = await database
    .select({ nickname: users.nickname, at: referrals.at })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.userId))
    .where(mine)
    .orderBy(desc(referrals.at), desc(referrals.userId))
    .limit(limit)
    .offset(offset);
  return { total: counted?.total ?? 0, list };
}
