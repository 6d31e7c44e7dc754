/**
 * Holds what comes in back by a time, so that a page does not run ahead of the reader's television. What came first
 * is let go first, also when the time is made shorter in between.
 */
export class HeldBack {
  #delayMs = 0;
  #lastDue = 0;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  set delaySeconds(seconds: number) {
    this.#delayMs = seconds * 1000;
  }

  take(apply: () => void): void {
    const now = this.#now();
    const due = Math.max(this.#lastDue, now + this.#delayMs);
    if (due <= now) {
      apply();
      return;
    }
    this.#lastDue = due;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      apply();
    }, due - now);
    this.#timers.add(timer);
  }

  /** Forgets what waits. */
  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#lastDue = 0;
  }
}
