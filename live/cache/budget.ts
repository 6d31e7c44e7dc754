import { LRUCache } from "lru-cache";

/** Something that is kept, with what it weighs and until when it may be given again. */
export type Kept = {
  readonly value: unknown;
  readonly bytes: number;
  /** On the clock of the cache that it belongs to. */
  readonly until: number;
  readonly now: () => number;
};

/** The key, the bookkeeping around it, and the headers of objects. */
const overhead = 200;
const sweepEvery = 500;
/** One thing may not push everything else out. */
const largestShare = 1 / 4;

/** The bytes that all caches of a server share: what was used longest ago goes first, whichever cache it belongs to. */
export class Budget {
  readonly #kept: LRUCache<string, Kept>;
  #sinceSweep = 0;

  constructor(bytes: number) {
    this.#kept = new LRUCache({
      maxSize: bytes,
      maxEntrySize: Math.ceil(bytes * largestShare),
      sizeCalculation: (kept, key) => Math.ceil(kept.bytes) + 2 * key.length + overhead,
    });
  }

  /** What is kept at present, by what it was weighed. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  get entries(): number {
    return this.#kept.size;
  }

  get(key: string): Kept | undefined {
    return this.#kept.get(key);
  }

  /** Without its counting as used. */
  peek(key: string): Kept | undefined {
    return this.#kept.peek(key);
  }

  set(key: string, kept: Kept): void {
    this.#kept.set(key, kept);
    this.#sinceSweep += 1;
    if (this.#sinceSweep >= sweepEvery) this.#sweep();
  }

  /** Weighs again what has grown since; nothing happens to what is no longer kept. */
  reweigh(key: string, value: unknown, bytes: number): void {
    const kept = this.#kept.peek(key);
    // A new object: the library weighs only what it has not seen.
    if (kept && kept.value === value) this.#kept.set(key, { ...kept, bytes });
  }

  delete(key: string): void {
    this.#kept.delete(key);
  }

  /** Everything whose key begins like this. */
  deleteAll(beginning: string): void {
    for (const key of [...this.#kept.keys()]) if (key.startsWith(beginning)) this.#kept.delete(key);
  }

  /** What nobody asked for since it expired. */
  #sweep(): void {
    this.#sinceSweep = 0;
    for (const [key, { until, now }] of this.#kept.entries()) {
      if (until !== Number.POSITIVE_INFINITY && until <= now()) this.#kept.delete(key);
    }
  }
}
