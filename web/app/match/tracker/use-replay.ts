import { useEffect, useState, useSyncExternalStore } from "react";
import { Replay, type ReplayMode, type ReplaySpan } from "#match/tracker/replay.ts";

/** Screens show the hand of the clock this often; what glides asks the replay itself. */
const shownEveryMs = 200;

/** A replay over a span that grows, running while the page is looked at. */
export function useReplay(span: ReplaySpan): Replay {
  const [replay] = useState(() => new Replay(span));
  useEffect(() => replay.extend(span), [replay, span]);
  useEffect(() => replay.run(), [replay]);
  return replay;
}

export function useMode(replay: Replay): ReplayMode {
  return useSyncExternalStore(
    (onChange) => replay.onMode(onChange),
    () => replay.mode,
    () => replay.mode,
  );
}

/** Where the replay is, a few times a second. */
export function usePosition(replay: Replay): number {
  const [position, setPosition] = useState(replay.position);
  useEffect(() => {
    let last = 0;
    return replay.onMove((next) => {
      const now = performance.now();
      if (now - last < shownEveryMs && replay.mode !== "paused") return;
      last = now;
      setPosition(next);
    });
  }, [replay]);
  return position;
}

/** Something read off the replay; renders again only when it changes. */
export function useReading<Value>(replay: Replay, read: (position: number) => Value): Value {
  return useSyncExternalStore(
    (onChange) => replay.onMove(onChange),
    () => read(replay.position),
    () => read(replay.position),
  );
}
