import { createHash } from "node:crypto";
import { closesAheadMs } from "@scoreline/domain/contest/life";
import {
  bytesOf,
  type MerkleTree,
  merkleRoot,
  merkleTree,
  type ProofStep,
  proofIn,
} from "@scoreline/domain/contest/merkle";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Database, Queryable } from "../engine/open.ts";
import { contestEntries, contestSlots, contests } from "../schema/contests.ts";

const hash = (data: Uint8Array): Uint8Array => new Uint8Array(createHash("sha256").update(data).digest());

async function leavesOf(database: Queryable, contestId: number, slot: number) {
  return database
    .select({ number: contestEntries.number, hash: contestEntries.hash })
    .from(contestEntries)
    .where(and(eq(contestEntries.contestId, contestId), eq(contestEntries.slot, slot)))
    .orderBy(asc(contestEntries.number));
}

/** Slots in which nothing can be entered any more and that nobody has closed yet. */
export async function dueSlots(
  database: Queryable,
  now: number,
): Promise<{ contestId: number; slot: number; dueAt: number }[]> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const ahead = sql`${closesAheadMs}::int * interval '1 millisecond'`;
  const { rows } = await database.execute<{ contest_id: number; slot: number; due: string }>(sql`
    select s.contest_id, s.slot, least(c.closes_at, m.kickoff)::text as due from contest_slots s join contests c on c.id = s.contest_id
    left join matches m on m.id = s.slot
    where s.closed_at is null and c.life in ('draft', 'open', 'closed') and c.opens_at <= ${at} and (
      c.closes_at <= ${at} or m.kickoff - ${ahead} <= ${at} or m.kind not in ('scheduled', 'postponed')
      or (c.lock = 'first' and exists (select from contest_slots o join matches n on n.id = o.slot
        where o.contest_id = c.id and (o.closed_at is not null or n.kickoff - ${ahead} <= ${at}))))
    order by s.contest_id, s.slot`);
  return rows.map(({ contest_id, slot, due }) => ({ contestId: contest_id, slot, dueAt: Date.parse(due) }));
}

export type ClosedSlot = { contestId: number; slot: number; root: string; leaves: number; closedAt: number };

/** Closes a slot for good, with the root of all its entries. Nothing when it was closed before. */
export async function closeSlot(
  database: Database,
  { contestId, slot, now }: { contestId: number; slot: number; now: number },
): Promise<ClosedSlot | undefined> {
  return database.transaction(async (tx) => {
    const own = and(eq(contestSlots.contestId, contestId), eq(contestSlots.slot, slot));
    // Whoever is storing an entry holds the row: we wait for them, and those who come after wait for us.
    const held = await tx
      .select({ slot: contestSlots.slot })
      .from(contestSlots)
      .where(and(own, isNull(contestSlots.closedAt)))
      .for("update");
    if (held.length === 0) return undefined;
    const leaves = await leavesOf(tx, contestId, slot);
    const root = merkleRoot(
      hash,
      leaves.map((leaf) => bytesOf(leaf.hash)),
    );
    const closed = { root, leaves: leaves.length, closedAt: now };
    await tx.update(contestSlots).set(closed).where(own);
    return { contestId, slot, ...closed };
  });
}

/** Everything that was entered in a slot that is closed, and so never changes; nothing before that. */
export type ClosedTree = { root: string; numbers: readonly number[]; tree: MerkleTree };

export async function closedTree(
  database: Queryable,
  { contestId, slot }: { contestId: number; slot: number },
): Promise<ClosedTree | undefined> {
  const [closed] = await database
    .select({ root: contestSlots.root })
    .from(contestSlots)
    .where(and(eq(contestSlots.contestId, contestId), eq(contestSlots.slot, slot)));
  if (!closed?.root) return undefined;
  const leaves = await leavesOf(database, contestId, slot);
  const hashes = leaves.map((leaf) => bytesOf(leaf.hash));
  return { root: closed.root, numbers: leaves.map(({ number }) => number), tree: merkleTree(hash, hashes) };
}

/** What shows that an entry is among those whose root was published. */
export function proofOf(
  { root, numbers, tree }: ClosedTree,
  number: number,
): { root: string; proof: ProofStep[] } | undefined {
  const index = numbers.indexOf(number);
  return index < 0 ? undefined : { root, proof: proofIn(tree, index) };
}

/** The roots that were published last. */
export async function publishedRoots(database: Queryable, limit: number): Promise<ClosedSlot[]> {
  const { rows } = await database.execute<{
    contest_id: number;
    slot: number;
    root: string;
    leaves: number;
    closed_at: string;
  }>(sql`select contest_id, slot, root, leaves, closed_at::text from contest_slots where root is not null
    order by closed_at desc, contest_id, slot limit ${limit}`);
  return rows.map(({ contest_id, slot, root, leaves, closed_at }) => ({
    contestId: contest_id,
    slot,
    root,
    leaves,
    closedAt: Date.parse(closed_at),
  }));
}

/** A match may have begun before the schedule said. */
export async function setBegan(database: Queryable, matchId: number, began: number): Promise<void> {
  const at = sql`${new Date(began).toISOString()}::timestamptz`;
  await database
    .update(contestSlots)
    .set({ beganAt: sql`least(coalesce(${contestSlots.beganAt}, ${at}), ${at})` })
    .where(
      and(
        eq(contestSlots.slot, matchId),
        sql`exists (select from ${contests} where ${contests.id} = ${contestSlots.contestId} and ${contests.life} not in ('final', 'cancelled'))`,
      ),
    );
}
