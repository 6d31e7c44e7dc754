/**
 * Seeded randomness for the demo world: the same parts give the same draws on every machine.
 * Every independent aspect takes its own stream, so that adding one later does not change the others.
 */
export type Rng = {
  /** 0 inclusive to 1 exclusive. */
  float(): number;
  /** Both ends inclusive. */
  int(min: number, max: number): number;
  chance(p: number): boolean;
  /** Mean 0, standard deviation 1. */
  normal(): number;
  poisson(mean: number): number;
  pick<T>(list: readonly T[]): T;
  weighted<T>(list: readonly T[], weights: readonly number[]): T;
  /** A new list in another order. */
  shuffle<T>(list: readonly T[]): T[];
};

export function rng(...parts: readonly (string | number)[]): Rng {
  return new Stream(parts);
}

/** Stands between the parts. */
const separator = 0x1f;

/** A class and not a bundle of functions: a day of matches opens hundreds of thousands of them. */
class Stream implements Rng {
  // The state of Chris Doty-Humphrey's small fast counter generator (sfc32).
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  /** Seeded with bryc's cyrb128: 128 bits of a text, which is never put together. */
  constructor(parts: readonly (string | number)[]) {
    let h1 = 1779033703;
    let h2 = 3144134277;
    let h3 = 1013904242;
    let h4 = 2773480762;
    for (let part = 0; part < parts.length; part += 1) {
      const text = String(parts[part]);
      for (let index = part === 0 ? 0 : -1; index < text.length; index += 1) {
        const code = index < 0 ? separator : text.charCodeAt(index);
        h1 = h2 ^ Math.imul(h1 ^ code, 597399067);
        h2 = h3 ^ Math.imul(h2 ^ code, 2869860233);
        h3 = h4 ^ Math.imul(h3 ^ code, 951274213);
        h4 = h1 ^ Math.imul(h4 ^ code, 2716044179);
      }
    }
    h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
    h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
    h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
    h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
    h1 ^= h2 ^ h3 ^ h4;
    this.#a = h1;
    this.#b = h2 ^ h1;
    this.#c = h3 ^ h1;
    this.#d = h4 ^ h1;
    for (let round = 0; round < 12; round += 1) this.float();
  }

  float(): number {
    const b = this.#b;
    const c = this.#c;
    const d = this.#d;
    const sum = (((this.#a + b) | 0) + d) | 0;
    this.#d = (d + 1) | 0;
    this.#a = b ^ (b >>> 9);
    this.#b = (c + (c << 3)) | 0;
    this.#c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  }

  int(min: number, max: number): number {
    return min + Math.floor(this.float() * (max - min + 1));
  }

  chance(p: number): boolean {
    return this.float() < p;
  }

  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.float())) * Math.cos(2 * Math.PI * this.float());
  }

  poisson(mean: number): number {
    // Multiplying uniforms underflows for large means, where the normal curve is close enough.
    if (mean > 60) return Math.max(0, Math.round(mean + Math.sqrt(mean) * this.normal()));
    const limit = Math.exp(-mean);
    let count = 0;
    for (let product = this.float(); product > limit; product *= this.float()) count += 1;
    return count;
  }

  pick<T>(list: readonly T[]): T {
    return at(list, this.int(0, list.length - 1));
  }

  weighted<T>(list: readonly T[], weights: readonly number[]): T {
    let total = 0;
    for (let index = 0; index < weights.length; index += 1) total += weights[index] ?? 0;
    let left = this.float() * total;
    for (let index = 0; index < list.length; index += 1) {
      left -= weights[index] ?? 0;
      if (left < 0) return at(list, index);
    }
    return at(list, list.length - 1);
  }

  shuffle<T>(list: readonly T[]): T[] {
    const shuffled = [...list];
    for (let index = shuffled.length - 1; index > 0; index -= 1) {
      const other = this.int(0, index);
      const moved = at(shuffled, index);
      shuffled[index] = at(shuffled, other);
      shuffled[other] = moved;
    }
    return shuffled;
  }
}

function at<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new RangeError("nothing to choose from");
  return list[index] as T;
}
