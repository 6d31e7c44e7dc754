import type { FeedSource } from "@scoreline/feed/port/source";
import { cursorOf } from "@scoreline/store/intake/intake";
import { answerRequests } from "#intake/answer-requests.ts";
import { type IngestOptions, openIntake } from "#intake/ingest.ts";

/** How often what is held back is looked at. */
const flushEveryMs = 1_000;

/** Reads a source until the signal aborts: parse, reconcile, store, go on from where it was. */
export async function ingest(source: FeedSource, options: IngestOptions, signal: AbortSignal): Promise<void> {
  const intake = await openIntake(source.name, options);
  const failed = new AbortController();
  const timer = setInterval(() => intake.flush().catch((error) => failed.abort(error)), flushEveryMs);
  const over = new AbortController();
  const answering = answerRequests(source, intake, options, AbortSignal.any([signal, failed.signal, over.signal]));
  try {
    const from = await cursorOf(options.database, source.name);
    await source.follow(from, intake, AbortSignal.any([signal, failed.signal]));
  } finally {
    clearInterval(timer);
    over.abort();
    await answering;
    await intake.idle();
  }
  if (failed.signal.aborted) throw failed.signal.reason;
}
