/** Answers that many ask for within moments: each is worked out once and kept for a while. */
export class Kept<Value> {
  readonly #entries = new Map<string, { until: number; value: Promise<Value> }>();
  readonly #limit: number;
  readonly #ms: number;

  constructor(limit: number, ms: number) {
    this.#limit = limit;
    this.#ms = ms;
  }

  get(key: string, now: number, make: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known && known.until > now) return known.value;
    const value = make();
    this.#entries.delete(key);
    this.#entries.set(key, { until: now + this.#ms, value });
    value.catch(() => this.#entries.delete(key));
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > this.#limit && oldest !== undefined) this.#entries.delete(oldest);
    return value;
  }
}
