import { and, count, desc, eq } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { referrals, users } from "../schema/accounts.ts";

export async function userByReferralCode(database: Queryable, code: string): Promise<number | undefined> {
  const [found] = await database.select({ id: users.id }).from(users).where(eq(users.referralCode, code));
  return found?.id;
}

/** Nobody is brought twice, by themselves, or by somebody whom they brought. Says whether it is new. */
export async function addReferral(
  database: Queryable,
  { userId, referrerId, at }: { userId: number; referrerId: number; at: number },
): Promise<boolean> {
  if (userId === referrerId) return false;
  const back = await database
    .select({ userId: referrals.userId })
    .from(referrals)
    .where(and(eq(referrals.userId, referrerId), eq(referrals.referrerId, userId)));
  if (back.length > 0) return false;
  const added = await database
    .insert(referrals)
    .values({ userId, referrerId, at })
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
