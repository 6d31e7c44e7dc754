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

export function rng(...parts: (string | number)[]): Rng {
  const float = sfc32(cyrb128(parts.join("\u001f")));

  const int = (min: number, max: number) => min + Math.floor(float() * (max - min + 1));
  const normal = () => Math.sqrt(-2 * Math.log(1 - float())) * Math.cos(2 * Math.PI * float());
  return {
    float,
    int,
    chance: (p) => float() < p,
    normal,
    poisson(mean) {
      // Multiplying uniforms underflows for large means, where the normal curve is close enough.
      if (mean > 60) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
      const limit = Math.exp(-mean);
      let count = 0;
      for (let product = float(); product > limit; product *= float()) count += 1;
      return count;
    },
    pick: (list) => at(list, int(0, list.length - 1)),
    weighted(list, weights) {
      let total = 0;
      for (const weight of weights) total += weight;
      let left = float() * total;
      for (let index = 0; index < list.length; index += 1) {
        left -= weights[index] ?? 0;
        if (left < 0) return at(list, index);
      }
      return at(list, list.length - 1);
    },
    shuffle(list) {
      const shuffled = [...list];
      for (let index = shuffled.length - 1; index > 0; index -= 1) {
        const other = int(0, index);
        const moved = at(shuffled, index);
        shuffled[index] = at(shuffled, other);
        shuffled[other] = moved;
      }
      return shuffled;
    },
  };
}

function at<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new RangeError("nothing to choose from");
  return list[index] as T;
}

type Seed = readonly [number, number, number, number];

/** bryc's cyrb128: 128 bits of a text. */
function cyrb128(text: string): Seed {
  let h1 = 1779033703;
  let h2 = 3144134277;
  let h3 = 1013904242;
  let h4 = 2773480762;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    h1 = h2 ^ Math.imul(h1 ^ code, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ code, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ code, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ code, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  h1 ^= h2 ^ h3 ^ h4;
  return [h1 >>> 0, (h2 ^ h1) >>> 0, (h3 ^ h1) >>> 0, (h4 ^ h1) >>> 0];
}

/** Chris Doty-Humphrey's small fast counter generator. */
function sfc32(seed: Seed): () => number {
  let [a, b, c, d] = seed;
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let round = 0; round < 12; round += 1) next();
  return next;
}
