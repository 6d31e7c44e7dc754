import type { BallTrack } from "#football/script.ts";

/** The way of the ball is told in blocks; each is complete when its time is over, so the ball lags behind by as much. */
export const blockMs = 12_000;

/** When blocks are complete, in milliseconds from kick-off. */
export function ballMoments({ at }: BallTrack): number[] {
  return ballBlocks(at, 0, at.length).map((block) => (block + 1) * blockMs);
}

/** The blocks that some of the samples lie in. */
export function ballBlocks(at: Uint32Array, from: number, to: number): number[] {
  const blocks: number[] = [];
  for (let index = from; index < to; index += 1) {
    const block = Math.floor((at[index] ?? 0) / blockMs);
    if (block !== blocks.at(-1)) blocks.push(block);
  }
  return blocks;
}
