import type { PushGateway, PushOutcome } from "@scoreline/gateways/push/port";
import type { Database } from "@scoreline/store/engine/open";
import { type Entry, entriesById } from "@scoreline/store/notify/list";
import { endJobs, forgetSubscription, type PushJob, postponeJob, takeJobs } from "@scoreline/store/notify/push-queue";
import { payloadOf } from "#push/payload.ts";

/** So many are on their way at once: one that hangs holds up one of these places, for ten seconds. */
const atOnce = 64;
/** Longer than any message is on its way: whoever has one that long is dead. */
const leaseMs = 60_000;
const firstPauseMs = 2_000;
const mostTries = 8;

export type DeliverOptions = {
  database: Database;
  gateway: PushGateway;
  /** The site's clock, by which alerts grow old, and the real one, by which sessions end. */
  now(): number;
  realNow(): number;
  signal: AbortSignal;
  /** A push service says that we are at fault. */
  onRefused(status: number, host: string): void;
  onSent?(): void;
  random?(): number;
};

/** Sends all that is due, many at a time, and goes on while there is more. Several processes share the work. */
export async function deliverDue(options: DeliverOptions): Promise<void> {
  const { database, now, realNow, signal } = options;
  const sending = new Set<Promise<void>>();
  const failed: unknown[] = [];
  for (;;) {
    const free = atOnce - sending.size;
    const jobs =
      signal.aborted || failed.length > 0
        ? []
        : await takeJobs(database, { limit: free, now: now(), realNow: realNow(), leaseMs });
    if (jobs.length === 0 && sending.size === 0) break;
    const entries = await entriesById(
      database,
      jobs.map(({ notificationId }) => notificationId),
    );
    for (const job of jobs) {
      const one = sendJob(job, entries.get(job.notificationId), options)
        .catch((error) => void failed.push(error))
        .finally(() => sending.delete(one));
      sending.add(one);
    }
    // Nobody waits for the slowest: as soon as some places are free, they are filled.
    if (sending.size >= atOnce || jobs.length === 0) await Promise.race(sending);
  }
  if (failed.length > 0) throw failed[0];
}

async function sendJob(job: PushJob, entry: Entry | undefined, options: DeliverOptions): Promise<void> {
  const { database, gateway, now } = options;
  const payload = entry && payloadOf(job, entry, now());
  if (!payload) return endJobs(database, [job.id]);
  const done = await gateway.send(job.subscription, payload);
  await settle(job, done, options);
}

async function settle(job: PushJob, done: PushOutcome, options: DeliverOptions): Promise<void> {
  const { database, now, random = Math.random, onRefused, onSent } = options;
  switch (done.outcome) {
    case "sent":
      onSent?.();
      return endJobs(database, [job.id]);
    case "gone":
      return forgetSubscription(database, job.subscription.id);
    case "refused":
      onRefused(done.status, new URL(job.subscription.endpoint).host);
      return endJobs(database, [job.id]);
    case "later": {
      if (job.tries >= mostTries) return endJobs(database, [job.id]);
      const pause = done.afterMs ?? firstPauseMs * 2 ** (job.tries - 1) * (0.5 + random());
      return postponeJob(database, job.id, now() + pause);
    }
  }
}
