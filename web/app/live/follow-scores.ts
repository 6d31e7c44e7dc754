import type { ScoresMessage, Topic } from "@scoreline/contract/live";
import { matchListRefreshMs } from "@scoreline/site/constants";
import { openStream } from "#live/stream.ts";

/** A list may be kept on its way for a moment; one that is older than the page already is asked for again after it. */
const olderListPauseMs = 2_000;
/** Who saves data gets the list three times more rarely than those whose stream is blocked. */
const savingPollMs = 3 * matchListRefreshMs;

export type Following = {
  topic: Topic;
  since: number;
  /** Asks now and then instead of holding a stream open. */
  saving: boolean;
  /** For those whose television is late: everything is told so much later. */
  delayMs: number;
  /** Fetches the list; false when what came is older than what is shown. */
  load(signal: AbortSignal): Promise<boolean>;
  onScores(message: ScoresMessage): void;
  onConnection(connected: boolean): void;
};

/**
 * Keeps a list true: by the stream from its cursor on, and by asking for the list where the stream cannot tell what was
 * missed. Until an answer comes the page keeps what it has. Returns how to stop.
 */
export function followScores({ topic, since, saving, delayMs, load, onScores, onConnection }: Following): () => void {
  const left = new AbortController();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  function later(what: () => void, ms: number): void {
    if (ms === 0) {
      what();
      return;
    }
    const timer = setTimeout(() => {
      timers.delete(timer);
      what();
    }, ms);
    timers.add(timer);
  }

  async function refresh(): Promise<void> {
    try {
      if (!(await load(left.signal))) later(refresh, olderListPauseMs);
      else if (saving) onConnection(true);
    } catch {
      // The stream is tried again and asks once more when it is back; who polls asks again anyway.
      if (saving && !left.signal.aborted) onConnection(false);
    }
  }

  let close = () => {};
  if (saving) {
    const poll = setInterval(() => {
      if (!document.hidden) void refresh();
    }, savingPollMs);
    close = () => clearInterval(poll);
  } else {
    close = openStream([topic], since, {
      onScores: (message) =>
        later(() => {
          onScores(message);
          if (message.changed) void refresh();
        }, delayMs),
      onResync: () => later(refresh, delayMs),
      onConnection,
    });
  }
  return () => {
    left.abort();
    for (const timer of timers) clearTimeout(timer);
    close();
  };
}
