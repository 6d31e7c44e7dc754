import type { StreamEvent, Topic } from "@scoreline/contract/live";
import { matchListRefreshMs } from "@scoreline/site/constants";

/** One stream from the server, as a browser opens it: `refused` where the server answered, and said no. */
export type OpenSource = (
  topics: readonly Topic[],
  since: number | undefined,
  handlers: {
    onOpen(): void;
    onMessage(event: StreamEvent, data: string, lastId: string): void;
    onError(refused: boolean): void;
  },
) => () => void;

type Handlers = {
  /** What to ask for when the stream is opened, or opened again. */
  wanted(): { topics: readonly Topic[]; since: number | undefined };
  onMessage(event: StreamEvent, data: string, lastId: string): void;
  /** The stream does not get through, or is not wanted: ask for everything instead. */
  onPoll(): void;
  onConnection(connected: boolean): void;
  onRefused(): void;
};

const firstRetryMs = 500;
const longestRetryMs = 15_000;
const pollAfterFailures = 3;
/** A page that is out of sight for so long lets its connection go, and catches up when it is looked at again. */
const restAfterMs = 10_000;
/** Who saves data asks three times more rarely than those whose stream is blocked. */
const savingPollMs = 3 * matchListRefreshMs;

/**
 * At most one connection at a time. It is opened again with growing, jittered pauses, rests while the page is out of
 * sight, and gives way to asking where streams do not get through or the reader saves data.
 */
export class Connection {
  readonly #open: OpenSource;
  readonly #handlers: Handlers;
  #close: (() => void) | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #poll: ReturnType<typeof setInterval> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #running = false;
  #resting = false;
  #saving = false;

  constructor(open: OpenSource, handlers: Handlers) {
    this.#open = open;
    this.#handlers = handlers;
  }

  /** Opens the stream for what is wanted now; one that is open gives way to it. */
  open(): void {
    if (!this.#running) document.addEventListener("visibilitychange", this.#onVisibility);
    this.#running = true;
    this.#connect();
  }

  close(): void {
    if (!this.#running) return;
    this.#running = false;
    document.removeEventListener("visibilitychange", this.#onVisibility);
    clearTimeout(this.#rest);
    this.#resting = false;
    this.#failures = 0;
    this.#stop();
  }

  set saving(saving: boolean) {
    if (saving === this.#saving) return;
    this.#saving = saving;
    if (this.#running) this.#connect();
  }

  #connect(): void {
    this.#drop();
    if (!this.#running || this.#resting) return;
    if (this.#saving) {
      this.#pollEvery(savingPollMs);
      return;
    }
    const { topics, since } = this.#handlers.wanted();
    if (topics.length === 0) return;
    this.#close = this.#open(topics, since, {
      onOpen: () => {
        this.#failures = 0;
        this.#pollEvery(undefined);
        this.#handlers.onConnection(true);
      },
      onMessage: (event, data, lastId) => {
        if (event === "moved") this.#again();
        else this.#handlers.onMessage(event, data, lastId);
      },
      onError: (refused) => {
        if (refused) this.#handlers.onRefused();
        this.#again();
      },
    });
  }

  #again(): void {
    this.#drop();
    if (!this.#running || this.#resting) return;
    this.#failures += 1;
    if (this.#failures > 1) this.#handlers.onConnection(false);
    if (this.#failures >= pollAfterFailures && !this.#poll) this.#pollEvery(matchListRefreshMs);
    const pause = Math.min(longestRetryMs, firstRetryMs * 2 ** (this.#failures - 1));
    this.#retry = setTimeout(() => this.#connect(), pause * (0.5 + Math.random()));
  }

  #pollEvery(ms: number | undefined): void {
    clearInterval(this.#poll);
    this.#poll = ms === undefined ? undefined : setInterval(() => !document.hidden && this.#handlers.onPoll(), ms);
  }

  #drop(): void {
    this.#close?.();
    this.#close = undefined;
    clearTimeout(this.#retry);
  }

  #stop(): void {
    this.#drop();
    this.#pollEvery(undefined);
  }

  readonly #onVisibility = (): void => {
    clearTimeout(this.#rest);
    if (document.hidden) {
      this.#rest = setTimeout(() => {
        this.#resting = true;
        this.#stop();
      }, restAfterMs);
    } else if (this.#resting) {
      this.#resting = false;
      // Who saves data has heard nothing meanwhile, and no stream tells what was missed.
      if (this.#saving) this.#handlers.onPoll();
      this.#connect();
    }
  };
}

const events: readonly StreamEvent[] = [
  "scores",
  "match",
  "details",
  "contest",
  "user",
  "comments",
  "resync",
  "moved",
  "signed-out",
];

/** The browser's own: its reconnecting keeps the old address, ours carries the newest cursor. */
export const eventSource: OpenSource = (topics, since, { onOpen, onMessage, onError }) => {
  const query = new URLSearchParams({ topics: topics.join(","), ...(since !== undefined && { since: String(since) }) });
  const source = new EventSource(`/api/live/stream?${query}`);
  source.onopen = onOpen;
  source.onerror = () => onError(source.readyState === EventSource.CLOSED);
  for (const event of events) {
    source.addEventListener(event, ({ data, lastEventId }: MessageEvent<string>) =>
      onMessage(event, data, lastEventId),
    );
  }
  return () => source.close();
};
