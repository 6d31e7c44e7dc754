import { dataOf, type GetData, type GetInput, type GetPath } from "@scoreline/contract/client";
import { useEffect, useRef, useState } from "react";
import { usePage } from "#frame/page.ts";
import { browserClient } from "#live/browser-client.ts";
import type { LivePart } from "#match/live/part-news.ts";
import type { MatchLive } from "#match/live/use-match-live.ts";
import { useMatch } from "#match/match-context.ts";
import { masked } from "#reader/hidden/masked.ts";

/** Things come in swarms: a goal brings its event, its commentary and its figures. */
const gatherMs = 200;

type Input<Path extends GetPath> = Omit<GetInput<Path>, "minute">;

/**
 * What a panel shows: first what its loader brought, then asked for again whenever the stream says that one of the
 * parts has changed, after a pause in which more news may come. With the time machine on it is asked for at that minute and
 * news do not move it.
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
  live: MatchLive,
  minute: string | undefined,
  pauseMs = gatherMs,
): GetData<Path> {
  const { locale, reader } = usePage();
  const { timeZone } = reader;
  const [shown, setShown] = useState({ initial, data: initial });
  if (shown.initial !== initial) setShown({ initial, data: initial });
  const guard = useRef(reader);
  guard.current = reader;
  const minuteShown = useRef(minute);
  const inputKey = JSON.stringify(input);
  const partsKey = parts.join();

  useEffect(() => {
    const client = browserClient(locale, { timeZone }, true);
    const left = new AbortController();
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let asking = false;
    let again = false;

    async function ask(): Promise<void> {
      if (asking) {
        again = true;
        return;
      }
      asking = true;
      const about = { ...JSON.parse(inputKey), ...(minute !== undefined && { minute }) };
      try {
        const reply = await client.get(path, about, { signal: left.signal });
        const told = await masked(path, reply, guard.current, () => live.board.get(about.matchId)?.row);
        const data = dataOf<Path>(told);
        const show = () => {
          if (!left.signal.aborted) setShown((before) => ({ ...before, data }));
        };
        // Asked for at once and shown later: the answer is as old as the news.
        if (minute === undefined) live.held.take(show);
        else show();
      } catch {
        // The panel keeps what it has; the next news asks once more.
      }
      asking = false;
      if (again && !left.signal.aborted) {
        again = false;
        void ask();
      }
    }
    function gather(ms: number): void {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        void ask();
      }, ms);
    }

    if (minuteShown.current !== minute) {
      minuteShown.current = minute;
      gather(gatherMs);
    }
    const followed = partsKey.split(",") as LivePart[];
    const leave = minute === undefined ? live.parts.subscribe(followed, () => gather(pauseMs)) : undefined;
    return () => {
      left.abort();
      clearTimeout(gathering);
      leave?.();
    };
  }, [path, inputKey, partsKey, live, minute, locale, timeZone, pauseMs]);

  return shown.data;
}
