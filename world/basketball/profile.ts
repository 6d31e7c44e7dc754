import type { BasketballPlayer, BasketballPosition } from "#basketball/matchup.ts";
import { rng } from "#random.ts";

/** What a player is like, the same in every game of a world: weights against his team-mates, and chances of his own. */
export type Profile = {
  usage: number;
  /** Share of his shots that are threes. */
  threes: number;
  /** Added to the chance of a three, and of a two, over the average. */
  threeTouch: number;
  twoTouch: number;
  freeThrow: number;
  passing: number;
  rebounding: number;
  stealing: number;
  blocking: number;
  fouling: number;
};

type Base = Omit<Profile, "usage" | "threeTouch" | "twoTouch">;

const bases: Record<BasketballPosition, Base> = {
  guard: {
    threes: 0.445,
    freeThrow: 0.82,
    passing: 1.8,
    rebounding: 0.6,
    stealing: 1.25,
    blocking: 0.35,
    fouling: 0.85,
  },
  forward: { threes: 0.397, freeThrow: 0.775, passing: 0.85, rebounding: 1.1, stealing: 1, blocking: 0.9, fouling: 1 },
  center: { threes: 0.2, freeThrow: 0.71, passing: 0.7, rebounding: 1.8, stealing: 0.7, blocking: 2.3, fouling: 1.25 },
};

export function playerProfileOf(seed: string | number, player: BasketballPlayer): Profile {
  const style = rng(seed, "basketball-style", player.ref);
  const base = bases[player.position];
  const over = player.skill - 75;
  const spread = (sigma: number) => Math.exp(sigma * style.normal());
  return {
    usage: Math.exp(over / 26) * spread(0.16),
    threes: clamp(base.threes + 0.085 * style.normal(), 0.02, 0.75),
    threeTouch: 0.018 * style.normal(),
    twoTouch: 0.02 * style.normal(),
    freeThrow: clamp(base.freeThrow + 0.04 * style.normal() + over * 0.0012, 0.45, 0.94),
    passing: base.passing * Math.exp(over / 35) * spread(0.3),
    rebounding: base.rebounding * spread(0.2),
    stealing: base.stealing * spread(0.25),
    blocking: base.blocking * spread(0.35),
    fouling: base.fouling * spread(0.2),
  };
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
