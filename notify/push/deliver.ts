import { setTimeout as pause } from "node:timers/promises";
import type { PushGateway, PushOutcome } from "@scoreline/gateways/push/port";
import type { Database } from "@scoreline/store/engine/open";
import { type Entry, entriesById } from "@scoreline/store/notify/list";
import {
  endJobs,
  forgetSubscription,
  holdSubscription,
  type PushJob,
  postponeJob,
  takeJobs,
} from "@scoreline/store/notify/push-queue";
import { payloadOf } from "#push/payload.ts";

/** So many are on their way at once, those that somebody keeps waiting apart. */
const atOnce = 64;
/** Whoever has not answered after so long holds up nobody else. */
const slowMs = 1_000;
/** But not without an end: as many as may hang at a time. */
const mostSlow = 512;
/** So many are taken together, and struck off together. */
const taken = 256;
const strikeMs = 50;
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
  /** A push service takes no message; `forbidden` where it does not believe who we are, which is our own fault. */
  onRefused(host: string, refusal: Refused): void;
  onSent?(host: string): void;
  random?(): number;
};

type Refused = Omit<Extract<PushOutcome, { outcome: "refused" }>, "outcome">;

/** Sends what is due, many at a time. Several processes share the work: whoever takes something has it alone. */
export class Delivery {
  readonly #options: DeliverOptions;
  /** All that are on their way, and how many of them nobody has waited long for yet. */
  readonly #sending = new Set<Promise<void>>();
  #quick = 0;
  #freed = () => {};
  readonly #sent: number[] = [];
  #striking: Promise<void> | undefined;
  readonly #failed: unknown[] = [];

  constructor(options: DeliverOptions) {
    this.#options = options;
  }

  /** Until nothing is due. Who hangs is not waited for: what comes meanwhile is sent past them. */
  async sendDue(): Promise<void> {
    const { signal } = this.#options;
    for (let some = await this.#take(); some.length > 0; ) {
      const isEnding = signal.aborted || this.#failed.length > 0;
      // While these are sent the next are looked up.
      const next = isEnding ? [] : this.#take().catch((error) => this.#fail(error));
      for (const { job, entry } of some) {
        await this.#place();
        this.#start(job, entry);
      }
      some = await next;
    }
    await this.#strike();
    if (this.#failed.length > 0) throw this.#failed.splice(0)[0];
  }

  #fail(error: unknown): [] {
    this.#failed.push(error);
    return [];
  }

  async #take(): Promise<{ job: PushJob; entry: Entry | undefined }[]> {
    const { database, now, realNow } = this.#options;
    const jobs = await takeJobs(database, { limit: taken, now: now(), realNow: realNow(), leaseMs });
    const ids = jobs.map(({ notificationId }) => notificationId);
    const entries = await entriesById(database, ids);
    return jobs.map((job) => ({ job, entry: entries.get(job.notificationId) }));
  }

  /** Everything that is on its way has arrived or failed, and is noted. */
  async settled(): Promise<void> {
    while (this.#sending.size > 0) await Promise.all(this.#sending);
    await this.#strike();
    if (this.#failed.length > 0) throw this.#failed.splice(0)[0];
  }

  async #place(): Promise<void> {
    while (this.#quick >= atOnce || this.#sending.size >= mostSlow)
      await new Promise<void>((resolve) => {
        this.#freed = resolve;
      });
  }

  #start(job: PushJob, entry: Entry | undefined): void {
    this.#quick += 1;
    let isQuick = true;
    const give = () => {
      if (isQuick) this.#quick -= 1;
      isQuick = false;
      this.#freed();
    };
    const slow = setTimeout(give, slowMs);
    const one = this.#send(job, entry)
      .catch((error) => void this.#failed.push(error))
      .finally(() => {
        clearTimeout(slow);
        this.#sending.delete(one);
        give();
      });
    this.#sending.add(one);
  }

  async #send(job: PushJob, entry: Entry | undefined): Promise<void> {
    const { gateway, now } = this.#options;
    const payload = entry && payloadOf(job, entry, now());
    if (!payload) return this.#done(job);
    await this.#settle(job, await gateway.send(job.subscription, payload));
  }

  async #settle(job: PushJob, done: PushOutcome): Promise<void> {
    const { database, now, realNow, random = Math.random, onRefused, onSent } = this.#options;
    const { host } = new URL(job.subscription.endpoint);
    switch (done.outcome) {
      case "sent":
        onSent?.(host);
        return this.#done(job);
      case "gone":
        return forgetSubscription(database, job.subscription.id);
      case "refused":
        onRefused(host, { status: done.status, forbidden: done.forbidden });
        return this.#done(job);
      case "later": {
        const wait = done.afterMs ?? firstPauseMs * 2 ** (job.tries - 1) * (0.5 + random());
        // Whatever comes next for that browser waits as long.
        if (done.tooMany) await holdSubscription(database, job.subscription.id, realNow() + wait);
        if (job.tries >= mostTries) return this.#done(job);
        return postponeJob(database, job.id, now() + wait);
      }
    }
  }

  /** Struck off with others a moment later. Whoever dies before that has it sent again, in the same place. */
  #done({ id }: PushJob): void {
    this.#sent.push(id);
    this.#striking ??= pause(strikeMs)
      .then(() => this.#strike())
      .catch((error) => void this.#failed.push(error))
      .finally(() => {
        this.#striking = undefined;
      });
  }

  async #strike(): Promise<void> {
    await endJobs(this.#options.database, this.#sent.splice(0));
  }
}
