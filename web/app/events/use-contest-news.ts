import { useCallback, useEffect, useRef } from "react";
import { useTopics } from "#live/tab-live.ts";

/** A contest is counted every second while people come in: a page asks no more often than this. */
const askEveryMs = 3_000;

/** Asks again whenever a contest was counted anew: at once, and then not again for a while. */
export function useContestNews(contestId: number, seq: number, ask: () => Promise<void>): void {
  const latest = useRef(ask);
  latest.current = ask;
  const state = useRef<{ askedAt: number; timer?: ReturnType<typeof setTimeout> }>({
    askedAt: Number.NEGATIVE_INFINITY,
  });
  const hear = useCallback(() => {
    const own = state.current;
    if (own.timer !== undefined) return;
    const left = own.askedAt + askEveryMs - performance.now();
    const now = () => {
      delete own.timer;
      own.askedAt = performance.now();
      void latest.current().catch(() => {});
    };
    if (left <= 0) now();
    else own.timer = setTimeout(now, left);
  }, []);
  useEffect(() => () => clearTimeout(state.current.timer), []);
  useTopics([`contest:${contestId}`], seq, { onContest: hear, onResync: hear });
}
