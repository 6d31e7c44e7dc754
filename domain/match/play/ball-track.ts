import { type BallBlock, ballKinds } from "#match/details/details.ts";
import type { Side } from "#sport.ts";

export type BallKind = (typeof ballKinds)[number];

/** Where the ball was looked at: percent of the pitch, from the home side's goal line and from its left. */
export type BallPoint = { at: number; x: number; y: number; side: Side; kind: BallKind };

/** The samples of all blocks as one way, in time; of two samples of one instant the one of the later block counts. */
export function ballTrack(blocks: readonly BallBlock[]): BallPoint[] {
  const points = new Map<number, BallPoint>();
  for (const { from, samples } of [...blocks].sort((a, b) => a.from - b.from)) {
    for (const [offset, x, y, side, kind] of samples) {
      const at = from + offset;
      points.set(at, { at, x, y, side: side === 0 ? "home" : "away", kind: ballKinds[kind] ?? "stopped" });
    }
  }
  return [...points.values()].sort((a, b) => a.at - b.at);
}

/** The place of the last point that is not after an instant; -1 before the first. */
export function placeAt(track: readonly { at: number }[], instant: number): number {
  let low = 0;
  let high = track.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((track[middle]?.at ?? 0) <= instant) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Longer than this without a look, and the ball is not drawn to glide: it rests until it is seen again. */
const longestGlideMs = 15_000;

/** Where the ball is at an instant, gliding from one look to the next. */
export function ballAt(track: readonly BallPoint[], instant: number): BallPoint | undefined {
  const place = placeAt(track, instant);
  const from = track[Math.max(place, 0)];
  const to = track[place + 1];
  if (!from || place < 0) return from;
  if (!to || to.at - from.at > longestGlideMs || from.kind === "stopped") return { ...from, at: instant };
  const share = (instant - from.at) / (to.at - from.at);
  // Slow at both ends, as a ball that is played on.
  const eased = share * share * (3 - 2 * share);
  return { ...from, at: instant, x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
}

/** The last places of the ball before an instant, the oldest first, for the trail that it draws. */
export function trailAt(track: readonly BallPoint[], instant: number, count: number): BallPoint[] {
  const place = placeAt(track, instant);
  const trail: BallPoint[] = [];
  for (let index = place; index >= 0 && trail.length < count; index -= 1) {
    const point = track[index];
    if (!point || point.kind === "kick-off") break;
    if (point.kind !== "stopped") trail.unshift(point);
  }
  return trail;
}
