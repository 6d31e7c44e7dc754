import type { FactBody } from "@scoreline/domain/facts";
import type { Transaction } from "@scoreline/store/engine/open";
import type { MemoryPage } from "#apply/match-memory.ts";
import type { KnownBatch } from "#identity/known.ts";
import type { Voices } from "#identity/voices.ts";
import type { BatchChanges } from "#intake/changes.ts";

/** What the parts of ingest share while one batch is applied in one transaction: things that are known, and no refs. */
export type Batch = {
  source: string;
  tx: Transaction;
  memory: MemoryPage;
  /** Epoch milliseconds: when the batch came in. */
  now: number;
  /** A person vouches for what it says: nothing is held back. */
  vouched: boolean;
  /** It answers somebody who looks at the match. */
  asked: boolean;
  known: KnownBatch;
  /** Whose word counts, where several sources speak of a thing. */
  voices: Voices;
  /** What is told in full. */
  facts: FactBody[];
  /** What is told by its id only. */
  changes: BatchChanges;
  /** Sets a message aside, as it came: it contradicts what is known. */
  refuse(raw: unknown, reason: string): void;
};

/** Matches further away than this are not followed step by step: that they changed is told by their ids. */
const followedWithinMs = 8 * 86_400_000;

export function isFollowed({ now, asked }: Batch, kickoff: number): boolean {
  return asked || Math.abs(kickoff - now) < followedWithinMs;
}
