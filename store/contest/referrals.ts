import { and, count, eq, gte, lt } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { referrals } from "../schema/accounts.ts";
import type { Contest } from "./contests.ts";

/** Who came by somebody's code while a contest was on, whether or not they count. */
export async function referralsOf(database: Queryable, contest: Contest, userId: number): Promise<number> {
  const during = and(gte(referrals.at, contest.opensAt), lt(referrals.at, contest.closesAt));
  const [found] = await database
    .select({ total: count() })
    .from(referrals)
    .where(and(eq(referrals.referrerId, userId), during));
  return found?.total ?? 0;
}
