import { clamp } from "#basketball/profile.ts";
import type { CourtSpot, ShotKind } from "#basketball/script.ts";
import type { Rng } from "#random.ts";

/** Metres. The two rule books draw slightly different courts. */
export type Court = {
  width: number;
  /** Of one half. */
  length: number;
  /** From the base line to the middle of the ring. */
  ring: number;
  arc: number;
  /** From the middle line of the court to the straight part of the three-point line. */
  corner: number;
  paint: { halfWidth: number; length: number };
};

const nba: Court = {
  width: 15.24,
  length: 14.325,
  ring: 1.6,
  arc: 7.24,
  corner: 6.71,
  paint: { halfWidth: 2.44, length: 5.79 },
};
const fiba: Court = {
  width: 15,
  length: 14,
  ring: 1.575,
  arc: 6.75,
  corner: 6.6,
  paint: { halfWidth: 2.45, length: 5.8 },
};

export function courtOf({ quarterMinutes }: { quarterMinutes: 10 | 12 }): Court {
  return quarterMinutes === 12 ? nba : fiba;
}

/** From how far each kind is thrown, in metres from the ring. */
const ranges: Record<Exclude<ShotKind, "three">, readonly [mean: number, spread: number, max: number]> = {
  "lay-up": [1, 0.5, 2.2],
  dunk: [0.6, 0.25, 1.2],
  "tip-in": [0.8, 0.35, 1.5],
  hook: [2.4, 0.7, 4],
  floater: [3.1, 0.7, 4.5],
  "jump-shot": [4.6, 1.1, 6.2],
};

/** Where a shot is thrown from; a heave comes from anywhere before the half-way line. */
export function courtSpotOf(court: Court, kind: ShotKind, heave: boolean, random: Rng): CourtSpot {
  if (heave)
    return percent(court, (random.float() - 0.5) * court.width * 0.8, court.length * (0.7 + 0.29 * random.float()));
  if (kind === "three") return three(court, random);
  const [mean, spread, max] = ranges[kind];
  const distance = clamp(mean + spread * random.normal(), 0.3, max);
  // Straight ahead is 0; most shots come from within sixty degrees of it.
  const angle = clamp(0.75 * random.normal(), -1.6, 1.6);
  return percent(court, distance * Math.sin(angle), Math.max(0.4, court.ring + distance * Math.cos(angle)));
}

function three(court: Court, random: Rng): CourtSpot {
  const side = random.chance(0.5) ? 1 : -1;
  // Where the arc meets the straight parts.
  const height = court.ring + Math.sqrt(court.arc ** 2 - court.corner ** 2);
  if (random.chance(0.24)) {
    const room = court.width / 2 - court.corner;
    return percent(
      court,
      side * (court.corner + room * (0.2 + 0.7 * random.float())),
      0.5 + (height - 0.5) * random.float(),
    );
  }
  const widest = Math.asin(court.corner / court.arc) - 0.05;
  const distance = court.arc + 0.1 + Math.min(2.2, Math.abs(0.55 * random.normal()));
  const angle = side * widest * Math.sqrt(random.float());
  const x = clamp(distance * Math.sin(angle), -court.width / 2 + 0.15, court.width / 2 - 0.15);
  return percent(court, x, court.ring + distance * Math.cos(angle));
}

function percent(court: Court, x: number, y: number): CourtSpot {
  const round = (share: number) => Math.round(clamp(share, 0, 1) * 1000) / 10;
  return { x: round(0.5 + x / court.width), y: round(y / court.length) };
}

export function inPaint(court: Court, { x, y }: CourtSpot): boolean {
  return (
    Math.abs(x / 100 - 0.5) * court.width <= court.paint.halfWidth && (y / 100) * court.length <= court.paint.length
  );
}

/** Whether a basket from there counts three. */
export function beyondArc(court: Court, { x, y }: CourtSpot): boolean {
  const across = Math.abs(x / 100 - 0.5) * court.width;
  const ahead = (y / 100) * court.length - court.ring;
  return across >= court.corner || Math.hypot(across, ahead) >= court.arc;
}
