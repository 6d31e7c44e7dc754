import type { Sport } from "@scoreline/domain/sport";
import type { Position } from "#people/person.ts";

/** Skill points, 0 to 100, and what they are worth. */

const strengthPerPoint = 19;
const pointsAt1000 = 34;

/** The skill of a usual member of a side of that strength. */
export function levelOf(strength: number): number {
  return pointsAt1000 + (strength - 1000) / strengthPerPoint;
}

export function strengthOf(level: number): number {
  return 1000 + (level - pointsAt1000) * strengthPerPoint;
}

const prime: Record<Sport, readonly [from: number, to: number]> = { football: [24.5, 29], basketball: [25, 31] };
const keeperPrime: readonly [number, number] = [27, 33];

/** Skill points below one's best at an age. */
export function ageLoss(sport: Sport, position: Position, age: number): number {
  const [from, to] = position === "goalkeeper" ? keeperPrime : prime[sport];
  if (age < from) return 1.1 * (from - age) + 0.13 * (from - age) ** 2;
  if (age > to) return 0.5 * (age - to) + 0.12 * (age - to) ** 2;
  return 0;
}

/** What a club would pay: by skill on a log scale, by the years that are left, by the money in the league. */
export function marketValue(sport: Sport, skill: number, age: number, popularity: number): number {
  const over = skill - usualSkill;
  const bySkill = usualValue * Math.exp(over * (over > 0 ? 0.195 : 0.11));
  const byAge =
    age < 21 ? 1.7 : age < 24 ? 1.5 : age < 27 ? 1.25 : Math.max(0.06, 1.25 * Math.exp(-((age - 27) ** 2) / 32));
  const byLeague = Math.exp((popularity - 60) / 100) * (sport === "football" ? 1 : 0.5);
  const value = bySkill * byAge * byLeague;
  // Beyond a hundred millions hardly anybody can bid.
  return roundMoney(value < 1e8 ? value : 1e8 + (value - 1e8) * 0.3);
}

/** A good player of a middling first division, in euros. */
const usualSkill = 63;
const usualValue = 350_000;

/** Two figures, as such estimates are written. */
export function roundMoney(euros: number): number {
  if (euros < 1000) return 0;
  const unit = 10 ** (Math.floor(Math.log10(euros)) - 1);
  return Math.round(Math.round(euros / unit / 5) * 5 * unit);
}
