import { useMemo } from "react";
import { Replay } from "#match/tracker/replay.ts";
import { useCalm } from "#match/tracker/use-calm.ts";

/** The film itself, or a picture of the moment `at`: before it runs, and for readers who want nothing to move. */
export function useStill(replay: Replay, still: boolean, at: number): Replay {
  const calm = useCalm();
  const picture = useMemo(() => new Replay({ from: at, to: at }), [at]);
  return still || calm ? picture : replay;
}
