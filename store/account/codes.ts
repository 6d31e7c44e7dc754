import { type CodePurpose, codeRules, waitAfter } from "@scoreline/domain/account/codes";
import { and, eq, gt, lte, or, sql } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { codes } from "../schema/accounts.ts";

/** What a code is bound to. */
export type CodePlace = { phone: string; purpose: CodePurpose; slot: string };

const at = ({ phone, purpose, slot }: CodePlace) =>
  and(eq(codes.phone, phone), eq(codes.purpose, purpose), eq(codes.slot, slot));

/** How long the next one has to wait, in milliseconds. */
export async function waitForCode(database: Queryable, place: CodePlace, now: number): Promise<number> {
  const [last] = await database
    .select({ sentAt: codes.sentAt, sent: codes.sent, expiresAt: codes.expiresAt })
    .from(codes)
    .where(at(place));
  if (!last || last.expiresAt <= now) return 0;
  return Math.max(0, last.sentAt + waitAfter(last.sent) - now);
}

/**
 * The new code takes the place of the last one. How often was guessed is not forgotten by this: that is counted apart.
 * Says how many there were in a row, and nothing when the next one still has to wait.
 */
export async function saveCode(
  database: Queryable,
  place: CodePlace,
  hash: string,
  now: number,
): Promise<number | undefined> {
  const values = { hash, sentAt: now, expiresAt: now + codeRules.lifeMs, triesLeft: codeRules.tries };
  const [first, further] = [1, 2].map((sent) => new Date(now - waitAfter(sent)).toISOString());
  const instant = new Date(now).toISOString();
  const [saved] = await database
    .insert(codes)
    .values({ ...place, ...values, sent: 1 })
    .onConflictDoUpdate({
      target: [codes.phone, codes.purpose, codes.slot],
      set: { ...values, sent: sql`case when ${codes.expiresAt} > ${instant} then ${codes.sent} + 1 else 1 end` },
      setWhere: or(
        lte(codes.expiresAt, now),
        sql`${codes.sentAt} <= case when ${codes.sent} <= 1 then ${first}::timestamptz else ${further}::timestamptz end`,
      ),
    })
    .returning({ sent: codes.sent });
  return saved?.sent;
}

/** Whether it is the right one. A wrong one costs a try, and without tries no code is right: however many ask at once. */
export async function tryCode(database: Queryable, place: CodePlace, hash: string, now: number): Promise<boolean> {
  const [tried] = await database
    .update(codes)
    .set({ triesLeft: sql`case when ${codes.hash} = ${hash} then ${codes.triesLeft} else ${codes.triesLeft} - 1 end` })
    .where(and(at(place), gt(codes.triesLeft, 0), gt(codes.expiresAt, now)))
    .returning({ hash: codes.hash });
  return tried?.hash === hash;
}

/** Uses it up. Of many who try, one succeeds. */
export async function useCode(database: Queryable, place: CodePlace, hash: string, now: number): Promise<boolean> {
  const used = await database
    .delete(codes)
    .where(and(at(place), eq(codes.hash, hash), gt(codes.triesLeft, 0), gt(codes.expiresAt, now)))
    .returning({ phone: codes.phone });
  return used.length > 0;
}
