export const longestPauseMs = 30_000;

type RetriesOptions = { firstMs?: number; longestMs?: number; now?(): number };

/** How long to wait before something that failed is tried again: longer each time, until it has held for as long as that. */
export class Retries {
  readonly #firstMs: number;
  readonly #longestMs: number;
  readonly #now: () => number;
  #failures = 0;
  #pauseMs = 0;
  #resumedAt = 0;

  constructor({ firstMs = 1_000, longestMs = longestPauseMs, now = () => performance.now() }: RetriesOptions = {}) {
    this.#firstMs = firstMs;
    this.#longestMs = longestMs;
    this.#now = now;
  }

  /** How often it failed since it last held. */
  get failures(): number {
    return this.#failures;
  }

  /** It failed: milliseconds to wait. */
  failed(): number {
    this.#failures += 1;
    this.#pauseMs = Math.min(this.#longestMs, this.#pauseMs * 2 || this.#firstMs);
    this.#resumedAt = this.#now() + this.#pauseMs;
    return this.#pauseMs;
  }

  /** It goes: whether it has for long enough to be believed. */
  goes(): boolean {
    if (this.#now() - this.#resumedAt < this.#pauseMs) return false;
    this.forget();
    return true;
  }

  /** It holds, or somebody else sees to it. */
  forget(): void {
    this.#failures = 0;
    this.#pauseMs = 0;
  }
}
