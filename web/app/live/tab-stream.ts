import type {
  CommentsMessage,
  ContestMessage,
  DetailsMessage,
  EventsMessage,
  ScoresMessage,
  StreamEvent,
  Topic,
  UserMessage,
} from "@scoreline/contract/live";
import { Connection, eventSource, type OpenSource } from "#live/connection.ts";
import { HeldBack } from "#live/held-back.ts";

/** What a part of a page wants to hear. */
export type Hears = {
  onScores?(message: ScoresMessage): void;
  /** The events of a match that is listened to have changed. */
  onEvents?(message: EventsMessage): void;
  onDetails?(message: DetailsMessage): void;
  /** A contest that is listened to was counted anew. */
  onContest?(message: ContestMessage): void;
  onUser?(message: UserMessage): void;
  /** Something was said below a story that is listened to, or taken off. */
  onComments?(message: CommentsMessage): void;
  /** What was missed is not told: ask for everything again. */
  onResync?(): void;
};

type Told =
  | { event: "scores"; topic: Topic; message: ScoresMessage }
  | { event: "match"; topic: Topic; message: EventsMessage }
  | { event: "details"; topic: Topic; message: DetailsMessage }
  | { event: "contest"; topic: Topic; message: ContestMessage }
  | { event: "user"; topic: Topic; message: UserMessage }
  | { event: "comments"; topic: Topic; message: CommentsMessage };

type Listener = {
  topics: readonly Topic[];
  since: number | undefined;
  heard: Map<Topic, number>;
  /** Up to this number everything is asked for instead of told. */
  resyncs: number;
  hears: Hears;
};

/** So many of the last messages are kept for those who come later with an older cursor. */
const keptMessages = 500;
/** A page often comes back to what it just left: a connection that nobody needs, or needs less of, is kept so long. */
const unusedMs = 5_000;
const tidyMs = 60_000;

/**
 * The one stream of a tab. Parts of pages come with topics and the number of the last fact that their data knows of, and
 * leave; the connection is opened again only for a topic that it does not carry, or for a cursor that is older than what is
 * kept. What it says reaches everybody as late as the reader wants to be.
 */
export class TabStream {
  readonly #connection: Connection;
  readonly #held = new HeldBack();
  readonly #listeners = new Set<Listener>();
  /** The topics of the connection, each with the number after which everything of it has been kept. */
  readonly #floors = new Map<Topic, number>();
  #told: Told[] = [];
  /** The number of the last message: nothing of the connection's topics before it is missing. */
  #cursor: number | undefined;
  /** The server would not tell what is the user's own: their session is over. */
  #signedOut = false;
  #saving = false;
  #connected = true;
  readonly #watchers = new Set<() => void>();
  #settling: ReturnType<typeof setTimeout> | undefined;
  #tidying: ReturnType<typeof setTimeout> | undefined;

  constructor(open: OpenSource = eventSource) {
    this.#connection = new Connection(open, {
      wanted: () => this.#wanted(),
      onMessage: (event, data, lastId) => this.#take(event, data, lastId),
      onPoll: () => this.#resync(),
      onConnection: (connected) => this.#connect(connected),
      onRefused: () => {
        if (this.#floors.has("user")) this.#signedOut = true;
      },
    });
  }

  /** For those whose television is late: everything is told so much later. */
  set delaySeconds(seconds: number) {
    this.#held.delaySeconds = seconds;
  }

  /** Asks now and then instead of holding a connection open. */
  set saving(saving: boolean) {
    this.#saving = saving;
    this.#connection.saving = saving;
  }

  /** Listens from a cursor on; without one from now on. Returns how to leave. */
  listen(topics: readonly Topic[], since: number | undefined, hears: Hears): () => void {
    const listener: Listener = { topics, since, heard: new Map(), resyncs: 0, hears };
    if (topics.includes("user")) this.#signedOut = false;
    this.#listeners.add(listener);
    if (since !== undefined) for (const told of this.#told) this.#tell(listener, told);
    this.#settleSoon();
    return () => {
      this.#listeners.delete(listener);
      this.#settleSoon();
    };
  }

  /** Whether the last question was answered: who saves data knows by that whether the server is there. */
  noteAnswer(answered: boolean): void {
    if (this.#saving) this.#connect(answered);
  }

  get connected(): boolean {
    return this.#connected;
  }

  watchConnection(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  close(): void {
    clearTimeout(this.#settling);
    clearTimeout(this.#tidying);
    this.#held.clear();
    this.#forget();
    this.#connection.close();
  }

  /** Once for everything that one step of the page changes. */
  #settleSoon(): void {
    this.#settling ??= setTimeout(() => {
      this.#settling = undefined;
      this.#settle();
    }, 0);
  }

  #settle(): void {
    clearTimeout(this.#tidying);
    const topics = this.#topics();
    if (topics.length === 0) this.#tidying = setTimeout(() => this.close(), unusedMs);
    else if (topics.some((topic) => !this.#carries(topic))) this.#connection.open();
    // Carrying a topic too many costs less than another connection.
    else if (topics.length < this.#floors.size) this.#tidying = setTimeout(() => this.#connection.open(), tidyMs);
  }

  #topics(): Topic[] {
    const topics = new Set([...this.#listeners].flatMap((listener) => listener.topics));
    if (this.#signedOut) topics.delete("user");
    return [...topics];
  }

  /** Whether nobody who listens to the topic misses anything. */
  #carries(topic: Topic): boolean {
    const floor = this.#floors.get(topic);
    return floor !== undefined && floor <= this.#oldestCursor(topic);
  }

  /** What is missing of a topic begins after this number. */
  #oldestCursor(topic: Topic): number {
    const needed = [...this.#listeners]
      .filter(({ topics }) => topics.includes(topic))
      .map(({ since, heard, resyncs }) => Math.max(resyncs, heard.get(topic) ?? since ?? Number.POSITIVE_INFINITY));
    return Math.min(...needed);
  }

  /** What the connection is to carry from now on: whatever it carried goes on where it was. */
  #wanted(): { topics: readonly Topic[]; since: number | undefined } {
    const topics = this.#topics();
    const carried = topics.filter((topic) => this.#carries(topic));
    const cursors = topics.filter((topic) => !carried.includes(topic)).map((topic) => this.#oldestCursor(topic));
    if (carried.length > 0 && this.#cursor !== undefined) cursors.push(this.#cursor);
    const oldest = Math.min(...cursors);
    const since = Number.isFinite(oldest) ? oldest : undefined;
    // From there on everything comes again: where this connection breaks, the next one begins no later.
    this.#cursor = since;
    const floors = topics.map((topic): [Topic, number] => {
      const floor = carried.includes(topic) ? this.#floors.get(topic) : undefined;
      return [topic, floor ?? since ?? 0];
    });
    this.#floors.clear();
    for (const [topic, floor] of floors) this.#floors.set(topic, floor);
    // What is sent once more is kept once more.
    this.#told = this.#told.filter(({ topic }) => carried.includes(topic));
    return { topics, since };
  }

  #take(event: StreamEvent, data: string, lastId: string): void {
    if (event === "signed-out") {
      this.#signedOut = true;
      this.#floors.delete("user");
      return;
    }
    const number = Number(lastId) || 0;
    this.#cursor = Math.max(this.#cursor ?? 0, number);
    if (event === "resync") {
      for (const topic of this.#floors.keys()) this.#floors.set(topic, number);
      for (const listener of this.#listeners) listener.resyncs = number;
      this.#told = [];
      this.#held.take(() => this.#resync(number));
      return;
    }
    const told = toldOf(event, data);
    if (told) this.#held.take(() => this.#release(told));
  }

  #release(told: Told): void {
    this.#told.push(told);
    if (this.#told.length > keptMessages) {
      const gone = this.#told.shift();
      if (gone && this.#floors.has(gone.topic)) this.#floors.set(gone.topic, gone.message.seq);
    }
    for (const listener of [...this.#listeners]) this.#tell(listener, told);
  }

  /** One fact may be told twice, to the lists and around its match: what counts as heard is heard of one topic. */
  #tell(listener: Listener, told: Told): void {
    const { topics, since, heard, hears } = listener;
    const { topic, message } = told;
    if (!topics.includes(topic) || message.seq <= (heard.get(topic) ?? since ?? 0)) return;
    heard.set(topic, message.seq);
    if (told.event === "scores") hears.onScores?.(told.message);
    else if (told.event === "match") hears.onEvents?.(told.message);
    else if (told.event === "details") hears.onDetails?.(told.message);
    else if (told.event === "comments") hears.onComments?.(told.message);
    else if (told.event === "contest") hears.onContest?.(told.message);
    else hears.onUser?.(told.message);
  }

  /** Whose data is newer than the gap has missed nothing. */
  #resync(upTo = Number.POSITIVE_INFINITY): void {
    for (const { since, hears } of [...this.#listeners]) if ((since ?? 0) <= upTo) hears.onResync?.();
  }

  #connect(connected: boolean): void {
    if (connected === this.#connected) return;
    this.#connected = connected;
    for (const watcher of this.#watchers) watcher();
  }

  #forget(): void {
    this.#floors.clear();
    this.#told = [];
    this.#cursor = undefined;
  }
}

function toldOf(event: StreamEvent, data: string): Told | undefined {
  if (event === "scores") {
    const message: ScoresMessage = JSON.parse(data);
    return { event, topic: `scores:${message.sport}`, message };
  }
  if (event === "match") {
    const message: EventsMessage = JSON.parse(data);
    return { event, topic: `match:${message.matchId}`, message };
  }
  if (event === "details") {
    const message: DetailsMessage = JSON.parse(data);
    return { event, topic: `match:${message.matchId}`, message };
  }
  if (event === "comments") {
    const message: CommentsMessage = JSON.parse(data);
    return { event, topic: `news:${message.newsId}`, message };
  }
  if (event === "contest") {
    const message: ContestMessage = JSON.parse(data);
    return { event, topic: `contest:${message.contestId}`, message };
  }
  if (event === "user") return { event, topic: "user", message: JSON.parse(data) };
  return undefined;
}
