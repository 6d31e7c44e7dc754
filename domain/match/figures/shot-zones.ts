import type { Points } from "#match/state/score.ts";
import type { Side } from "#sport.ts";

/** The parts of a half court that shooting is compared by. */
export const shotZones = ["rim", "paint", "mid-range", "left-corner-three", "right-corner-three", "arc-three"] as const;
export type ShotZone = (typeof shotZones)[number];

/** Percent of the half court from the base line. */
const rimReach = 24;
const cornerReach = 21;

type Thrown = { x: number; y: number; points: 2 | 3; inPaint?: boolean | undefined };

export function shotZone({ x, y, points, inPaint }: Thrown): ShotZone {
  if (points === 3) return y > cornerReach ? "arc-three" : x < 50 ? "left-corner-three" : "right-corner-three";
  if (inPaint) return y <= rimReach ? "rim" : "paint";
  return "mid-range";
}

export type ZoneFigures = { zone: ShotZone; made: Points; tried: Points };

/** Made and tried by zone, for those in which anybody tried. */
export function byZone(shots: readonly (Thrown & { made: boolean; side: Side })[]): ZoneFigures[] {
  const figures = new Map(
    shotZones.map((zone): [ShotZone, ZoneFigures] => [
      zone,
      { zone, made: { home: 0, away: 0 }, tried: { home: 0, away: 0 } },
    ]),
  );
  for (const shot of shots) {
    const zone = figures.get(shotZone(shot));
    if (!zone) continue;
    zone.tried[shot.side] += 1;
    if (shot.made) zone.made[shot.side] += 1;
  }
  return [...figures.values()].filter(({ tried }) => tried.home + tried.away > 0);
}
