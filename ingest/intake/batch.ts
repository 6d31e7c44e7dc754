import type { FactBody } from "@scoreline/domain/facts";
import type { FeedMessage, FeedOf } from "@scoreline/feed/port/message";
import type { Transaction } from "@scoreline/store/engine/open";
import type { MemoryPage } from "#apply/match-memory.ts";
import type { RefPage } from "#identity/ref-book.ts";
import type { BatchChanges } from "#intake/changes.ts";

/** What the parts of ingest share while one batch is applied in one transaction. */
export type Batch = {
  /** Refs are this source's own. */
  source: string;
  tx: Transaction;
  refs: RefPage;
  memory: MemoryPage;
  /** Epoch milliseconds: when the batch came in. */
  now: number;
  /** A person vouches for what it says: nothing is held back. */
  vouched: boolean;
  messages: readonly FeedMessage[];
  /** What is told in full. */
  facts: FactBody[];
  /** What is told by its id only. */
  changes: BatchChanges;
  /** Sets a message aside: it speaks of something that we do not know, or contradicts itself. */
  refuse(message: FeedMessage, reason: string): void;
};

/** Matches further away than this are not followed step by step: that they changed is told by their ids. */
const followedWithinMs = 8 * 86_400_000;

export function isFollowed(batch: Batch, kickoff: number): boolean {
  return Math.abs(kickoff - batch.now) < followedWithinMs;
}

export function ofType<Type extends FeedMessage["type"]>(batch: Batch, type: Type): FeedOf<Type>[] {
  return batch.messages.filter((message): message is FeedOf<Type> => message.type === type);
}

/** The last word on each ref: a batch may speak of a thing twice. */
export function lastByRef<Message extends { ref: string }>(messages: readonly Message[]): Message[] {
  return [...new Map(messages.map((message) => [message.ref, message])).values()];
}
