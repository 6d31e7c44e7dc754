/** Slots are a power of two, and two thirds of them are used at most. */
const firstSlots = 1_024;

/**
 * Which of ours each ref of one kind means, without the refs themselves: those of a whole world are a quarter of a million
 * texts, which took sixty megabytes. A ref is known by 64 bits of its text: among a quarter of a million of them the chance that
 * any two are alike is one in five hundred million.
 */
export class RefShelf {
  #high = new Uint32Array(firstSlots);
  #low = new Uint32Array(firstSlots);
  /** 0 where a slot is free: ids begin at 1. */
  #ids = new Int32Array(firstSlots);
  #size = 0;

  get(ref: string): number | undefined {
    const id = this.#ids[this.#slotOf(hash(ref, highSeed), hash(ref, lowSeed))];
    return id === 0 ? undefined : id;
  }

  set(ref: string, id: number): void {
    if (!(id > 0)) throw new Error(`${id} is no id`);
    if (this.#size * 3 >= this.#ids.length * 2) this.#grow();
    this.#put(hash(ref, highSeed), hash(ref, lowSeed), id);
  }

  *ids(): Generator<number> {
    for (const id of this.#ids) if (id !== 0) yield id;
  }

  #put(high: number, low: number, id: number): void {
    const slot = this.#slotOf(high, low);
    if (this.#ids[slot] === 0) this.#size += 1;
    this.#high[slot] = high;
    this.#low[slot] = low;
    this.#ids[slot] = id;
  }

  /** Where the ref is, or would be. */
  #slotOf(high: number, low: number): number {
    const last = this.#ids.length - 1;
    let slot = low & last;
    while (this.#ids[slot] !== 0 && (this.#low[slot] !== low || this.#high[slot] !== high)) slot = (slot + 1) & last;
    return slot;
  }

  #grow(): void {
    const [high, low, ids] = [this.#high, this.#low, this.#ids];
    const slots = ids.length * 2;
    this.#high = new Uint32Array(slots);
    this.#low = new Uint32Array(slots);
    this.#ids = new Int32Array(slots);
    this.#size = 0;
    for (const [slot, id] of ids.entries()) if (id !== 0) this.#put(high[slot] ?? 0, low[slot] ?? 0, id);
  }
}

const highSeed = 0x9e3779b9;
const lowSeed = 0x85ebca6b;

/** MurmurHash3's way of mixing, one character at a time. */
function hash(text: string, seed: number): number {
  let mixed = seed;
  for (let place = 0; place < text.length; place += 1) {
    let part = Math.imul(text.charCodeAt(place), 0xcc9e2d51);
    part = (part << 15) | (part >>> 17);
    mixed ^= Math.imul(part, 0x1b873593);
    mixed = (mixed << 13) | (mixed >>> 19);
    mixed = (Math.imul(mixed, 5) + 0xe6546b64) | 0;
  }
  mixed ^= text.length;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
