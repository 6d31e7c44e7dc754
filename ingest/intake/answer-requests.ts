import { setTimeout as pause } from "node:timers/promises";
import type { FeedSource } from "@scoreline/feed/port/source";
import { forgetAskable, nextRequest, noteAnswer, sayAskable, sayAskableMs } from "@scoreline/store/match/requests";
import type { IngestOptions, Intake } from "#intake/ingest.ts";

/** Whoever missed the call is found after this time. */
const lookMs = 1_000;
/** A source that has not answered by then is given up, and may be asked again. */
const patienceMs = 20_000;

/**
 * Has a source tell the details that readers want, one match after the other, for as long as it is followed. It rests after each
 * for as long as the answer took: however much is asked for, half of the time is left for what happens.
 */
export async function answerRequests(
  source: FeedSource,
  intake: Intake,
  { database, now, onAsked }: Pick<IngestOptions, "database" | "now" | "onAsked">,
  signal: AbortSignal,
): Promise<void> {
  const { name } = source;
  const details = source.details?.bind(source);
  if (!details) return forgetAskable(database, name).catch(() => {});
  let call = () => {};
  const leave = onAsked?.(() => call());
  let saidAt = Number.NEGATIVE_INFINITY;

  /** Whether there was one. */
  async function answerNext(): Promise<boolean> {
    if (performance.now() - saidAt >= sayAskableMs) {
      await sayAskable(database, name);
      saidAt = performance.now();
    }
    const next = await nextRequest(database, name);
    if (!next) return false;
    const { matchId, ref } = next;
    const begun = performance.now();
    let messages: readonly unknown[];
    try {
      messages = (await details?.(ref, AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]))) ?? [];
    } catch {
      // A request that is broken off with the process waits for the next one.
      if (!signal.aborted) await noteAnswer(database, { source: name, matchId, state: "failed", at: now() });
      return true;
    }
    await intake.answer(matchId, messages);
    await pause(performance.now() - begun, undefined, { signal }).catch(() => {});
    return true;
  }

  try {
    while (!signal.aborted) {
      // Whoever calls while it is looked at is not overheard.
      const called = new Promise<void>((resolve) => {
        call = resolve;
      });
      // What breaks the database or the lock breaks the source's own batches, and is told there.
      const more = await answerNext().catch(() => false);
      if (!more) await Promise.race([called, pause(lookMs, undefined, { signal }).catch(() => {})]);
    }
  } finally {
    leave?.();
  }
}
