import type { DetailsMessage, ScoresMessage, StreamEvent, Topic } from "@scoreline/contract/live";
import { matchListRefreshMs } from "@scoreline/site/constants";

export type StreamHandlers = {
  onScores(message: ScoresMessage): void;
  /** What was missed is too much to send: ask for the list again. */
  onResync(): void;
  onConnection(connected: boolean): void;
  /** The events of a match that is listened to have changed. */
  onEvents?(): void;
  onDetails?(message: DetailsMessage): void;
};

const firstRetryMs = 500;
const longestRetryMs = 15_000;
const pollAfterFailures = 3;
/** A page that is out of sight for so long lets its connection go, and catches up when it is looked at again. */
const restAfterMs = 10_000;

/**
 * Listens to topics from a cursor on. Reconnects with growing, jittered pauses and says where it was;
 * where streams do not get through it asks for the list every ten seconds instead.
 */
export function openStream(topics: readonly Topic[], since: number, handlers: StreamHandlers): () => void {
  let seq = since;
  const heard = new Map<StreamEvent, number>();
  let failures = 0;
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let resting = false;
  let closed = false;

  function connect(): void {
    if (closed || resting) return;
    const query = new URLSearchParams({ topics: topics.join(","), since: String(seq) });
    source = new EventSource(`/api/live/stream?${query}`);
    source.onopen = () => {
      failures = 0;
      clearInterval(poll);
      poll = undefined;
      handlers.onConnection(true);
    };
    listen<ScoresMessage>("scores", (message) => handlers.onScores(message));
    listen<{ seq: number }>("match", () => handlers.onEvents?.());
    listen<DetailsMessage>("details", (message) => handlers.onDetails?.(message));
    source.addEventListener("resync", () => handlers.onResync());
    source.addEventListener("moved", () => again());
    // The browser's own reconnecting keeps the old address; ours carries the newest cursor.
    source.onerror = () => again();
  }

  /** What was heard before, on the connection that broke, is dropped. One fact may be told twice: to the lists and around its match. */
  function listen<Message extends { seq: number }>(name: StreamEvent, take: (message: Message) => void): void {
    source?.addEventListener(name, (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as Message;
      if (message.seq <= (heard.get(name) ?? since)) return;
      heard.set(name, message.seq);
      seq = Math.max(seq, message.seq);
      take(message);
    });
  }

  function onVisibility(): void {
    clearTimeout(rest);
    if (document.hidden) {
      rest = setTimeout(() => {
        resting = true;
        source?.close();
        clearTimeout(retry);
        clearInterval(poll);
        poll = undefined;
      }, restAfterMs);
    } else if (resting) {
      resting = false;
      connect();
    }
  }

  function again(): void {
    source?.close();
    if (closed || resting) return;
    failures += 1;
    if (failures > 1) handlers.onConnection(false);
    if (failures >= pollAfterFailures) poll ??= setInterval(() => handlers.onResync(), matchListRefreshMs);
    const pause = Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1));
    clearTimeout(retry);
    retry = setTimeout(connect, pause * (0.5 + Math.random()));
  }

  document.addEventListener("visibilitychange", onVisibility);
  connect();
  return () => {
    closed = true;
    document.removeEventListener("visibilitychange", onVisibility);
    source?.close();
    clearTimeout(rest);
    clearTimeout(retry);
    clearInterval(poll);
  };
}
