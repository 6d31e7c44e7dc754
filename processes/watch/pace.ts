/** However fast a source usually is, nobody calls this silence. */
const leastMs = 5 * 60_000;
/** Many times as long as its longest rest so far. */
const factor = 5;

/** How often a source is heard, and whether it has fallen silent by its own measure. */
export class Pace {
  #last: number;
  #longestRest = 0;

  constructor(now: number) {
    this.#last = now;
  }

  heard(now: number): void {
    // A rest that was called silence was no rest.
    if (!this.isSilent(now)) this.#longestRest = Math.max(this.#longestRest, now - this.#last);
    this.#last = now;
  }

  isSilent(now: number): boolean {
    return now - this.#last > Math.max(leastMs, factor * this.#longestRest);
  }
}
