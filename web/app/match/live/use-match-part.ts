import { dataOf, type GetData, type GetInput, type GetPath } from "@scoreline/contract/client";
import { useEffect, useRef, useState } from "react";
import { useClient } from "#live/tab-live.ts";
import type { LivePart } from "#match/live/steps.ts";
import type { MatchLive } from "#match/live/use-match-live.ts";
import { useMatch } from "#match/match-context.ts";

/** A slider that is pulled asks once it rests. */
const settleMs = 200;

type Input<Path extends GetPath> = Omit<GetInput<Path>, "minute">;

/**
 * What a panel shows: first what its loader brought, then asked for again whenever the stream says that one of the parts has
 * changed, and shown in one step with the header. With a pause it goes at its own pace instead, one question for all that
 * happens in such a time. With the time machine on it is asked for at that minute and news do not move it.
 */
export function useMatchPart<Path extends GetPath>(
  path: Path,
  input: Input<Path>,
  initial: GetData<Path>,
  parts: readonly LivePart[],
  pauseMs?: number,
): GetData<Path> {
  const { live, minute } = useMatch();
  return usePart(path, input, initial, parts, live, minute, pauseMs);
}

/** The same for the frame itself, which stands outside its own context. */
export function usePart<Path extends GetPath>(
  path: Path,
  input: Input<Path>,
  initial: GetData<Path>,
  parts: readonly LivePart[],
  { steps }: MatchLive,
  minute: string | undefined,
  pauseMs?: number,
): GetData<Path> {
  const client = useClient();
  const [shown, setShown] = useState({ initial, data: initial });
  if (shown.initial !== initial) setShown({ initial, data: initial });
  const inputKey = JSON.stringify(input);
  const askedFor = useRef(`${inputKey} ${minute}`);
  const partsKey = parts.join();

  useEffect(() => {
    const left = new AbortController();
    let asked = 0;
    let newest = 0;
    async function ask(): Promise<() => void> {
      asked += 1;
      const number = asked;
      const about = { ...JSON.parse(inputKey), ...(minute !== undefined && { minute }) };
      const data = dataOf<Path>(await client.fresh.get(path, about, { signal: left.signal }));
      return () => {
        if (left.signal.aborted || number < newest) return;
        newest = number;
        setShown((before) => ({ ...before, data }));
      };
    }
    // The panel keeps what it has; the next news asks once more.
    const askAlone = () =>
      ask().then(
        (show) => show(),
        () => undefined,
      );

    let pausing: ReturnType<typeof setTimeout> | undefined;
    const askLater = (ms = pauseMs) => {
      pausing ??= setTimeout(() => {
        pausing = undefined;
        void askAlone();
      }, ms);
    };

    const wanted = `${inputKey} ${minute}`;
    if (askedFor.current !== wanted) {
      askedFor.current = wanted;
      askLater(settleMs);
    }
    const shows = partsKey === "" ? [] : (partsKey.split(",") as LivePart[]);
    const leave =
      minute !== undefined || shows.length === 0
        ? undefined
        : pauseMs === undefined
          ? steps.join({ shows, ask })
          : steps.overhear(shows, () => askLater());
    return () => {
      left.abort();
      clearTimeout(pausing);
      leave?.();
    };
  }, [path, inputKey, partsKey, steps, minute, client, pauseMs]);

  return shown.data;
}
