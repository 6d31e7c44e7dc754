/** A list of whole numbers that grows, four bytes each: a list of JavaScript's own takes twice that and an object around it. */
export class Numbers {
  #held = new Int32Array(64);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): number {
    if (this.#length === this.#held.length) {
      const wider = new Int32Array(this.#length * 2);
      wider.set(this.#held);
      this.#held = wider;
    }
    this.#held[this.#length] = value;
    this.#length += 1;
    return this.#length - 1;
  }

  at(index: number): number {
    return this.#held[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.#held[index] = value;
  }
}
