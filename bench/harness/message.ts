import { sharedNow } from "./figures.ts";

/** A scores message of the size of a busy second: four matches move, one of them by a goal. It carries when it was due. */
export function scoresMessage(seq: number, due: number): { seq: number; m: object[]; sent: string } {
  const since = 1_794_664_800_000 + seq * 1_000;
  return {
    seq,
    m: [
      { i: 100_211, h: seq % 9, n: "goal-home" },
      { i: 100_245, c: { phase: "second-half", since, added: 4 } },
      { i: 100_302, s: 3, c: { phase: "first-half", since } },
      { i: 100_377, d: "live", s: 5, c: { phase: "second-half", since }, t: { home: 1, away: 0 } },
    ],
    sent: due.toFixed(3).padStart(16, "0"),
  };
}

/** How a listener finds the time in the bytes: the marker, then sixteen characters. */
export const sentMarker = Buffer.from('"sent":"');
export const sentLength = 16;

/** Calls at a steady pace with the time at which each call was due: a process that is late shows it, and catches up. */
export function atPace(messages: number, everyMs: number, send: (seq: number, due: number) => void): Promise<void> {
  const began = sharedNow();
  let sent = 0;
  return new Promise((resolve) => {
    function look(): void {
      while (sent < messages && began + sent * everyMs <= sharedNow()) {
        send(sent + 1, began + sent * everyMs);
        sent += 1;
      }
      if (sent === messages) resolve();
      else setTimeout(look, Math.max(0, began + sent * everyMs - sharedNow()));
    }
    look();
  });
}
