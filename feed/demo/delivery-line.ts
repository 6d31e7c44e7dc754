import type { FeedBatch } from "#port/source.ts";

/** Delivers batches in order, a few `ahead` of what is stored: each of these is held twice, as it was sent and parsed. */
export class DeliveryLine {
  readonly #deliver: (batch: FeedBatch) => Promise<void>;
  readonly #ahead: number;
  #stored: Promise<void>[] = [];

  constructor(deliver: (batch: FeedBatch) => Promise<void>, ahead: number) {
    this.#deliver = deliver;
    this.#ahead = ahead;
  }

  /** Resolves once there is room for another one. */
  async add(batch: FeedBatch): Promise<void> {
    const stored = this.#deliver(batch);
    // What fails is heard of when it is waited for.
    stored.catch(() => {});
    this.#stored.push(stored);
    if (this.#stored.length >= this.#ahead) await this.#stored.shift();
  }

  /** Resolves once everything is stored. */
  async end(): Promise<void> {
    await Promise.all(this.#stored);
    this.#stored = [];
  }
}
