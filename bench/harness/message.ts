import { sharedNow } from "./figures.ts";

/** A scores message of the size of a busy second: four matches move, one of them by a goal. It carries when it was sent. */
export function scoresMessage(seq: number): { seq: number; m: object[]; sent: string } {
  const since = 1_794_664_800_000 + seq * 1_000;
  return {
    seq,
    m: [
      { i: 100_211, h: seq % 9, n: "goal-home" },
      { i: 100_245, c: { phase: "second-half", since, added: 4 } },
      { i: 100_302, s: 3, c: { phase: "first-half", since } },
      { i: 100_377, d: "live", s: 5, c: { phase: "second-half", since }, t: { home: 1, away: 0 } },
    ],
    sent: sharedNow().toFixed(3).padStart(16, "0"),
  };
}

/** How a listener finds the time in the bytes: the marker, then sixteen characters. */
export const sentMarker = Buffer.from('"sent":"');
export const sentLength = 16;
