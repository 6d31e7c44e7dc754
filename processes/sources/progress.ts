type Progress = { what: string; done: number };

/** Says how far something is, in quarters: a person wants to see that it goes on, not every step. */
export function inQuarters(say: (line: string) => void): (progress: Progress) => void {
  const said = new Map<string, number>();
  return ({ what, done }) => {
    const quarter = Math.floor(done * 4);
    if (quarter <= (said.get(what) ?? -1)) return;
    said.set(what, quarter);
    say(`${what} … ${quarter * 25} %`);
  };
}

/** So long after the last step long work is over. */
const overAfterMs = 10_000;

/** Calls once long work is over. */
export function onceOver(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(call, overAfterMs).unref();
  };
}

/**
 * What was stored passed through this thread. From here on little happens in it, and what is left of it would stay until its
 * heap is full again: sixty megabytes after a world was filled in.
 */
export function letGo(): void {
  // Only there where the process was started with it.
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
}
