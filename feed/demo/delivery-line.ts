import type { FeedBatch } from "#port/source.ts";

/** So many batches may wait to be stored while the next ones are worked out: each is held twice, as it was sent and parsed. */
const ahead = 4;

/** Delivers batches in order, a few ahead of what is stored. */
export class DeliveryLine {
  readonly #deliver: (batch: FeedBatch) => Promise<void>;
  #stored: Promise<void>[] = [];

  constructor(deliver: (batch: FeedBatch) => Promise<void>) {
    this.#deliver = deliver;
  }

  /** Resolves once there is room for another one. */
  async add(batch: FeedBatch): Promise<void> {
    const stored = this.#deliver(batch);
    // What fails is heard of when it is waited for.
    stored.catch(() => {});
    this.#stored.push(stored);
    if (this.#stored.length >= ahead) await this.#stored.shift();
  }

  /** Resolves once everything is stored. */
  async end(): Promise<void> {
    await Promise.all(this.#stored);
    this.#stored = [];
  }
}
