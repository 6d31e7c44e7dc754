import type { StreamEvent, Topic } from "@scoreline/contract/live";
import { ownBytes } from "#cache/own-bytes.ts";

/** Somebody who listens: the hub does not know how the bytes travel. */
export type Listener = {
  send(bytes: Buffer): void;
  /** Bytes that wait to be sent. */
  readonly waiting: number;
  /** Bytes that were taken from here so far. */
  readonly taken: number;
  end(): void;
};

/** The topics as the hub tells them: the user's own is named by its owner. */
export type HubTopic = Exclude<Topic, "user"> | `user:${number}`;

/** Whose own topic a listener hears, and how long that may last. */
export type Bearer = { sessionId: number; userId: number; expiresAt: number };

/** What is on its way: to whom, whose turn is next, and how the listeners stood when it was written. */
type Letter = {
  topic: HubTopic | undefined;
  bytes: Buffer;
  to: readonly Listener[];
  next: number;
  changes: number;
};

type Kept = { seq: number; bytes: Buffer };

const keptMessages = 2_000;
/** Topics come and go with matches: those that were quiet longest are forgotten first. */
const keptTopics = 1_000;
/** Telling ten thousand takes long enough that whoever asks for a list would wait: others get their turn in between. */
const turnMs = 4;
const betweenLooks = 128;
/** Whatever the topics: what is kept of all of them together. */
const keptBytes = 16_000_000;
/** A reader that is this far behind is ended: it asks for the list again and nobody waits for it. */
const mostWaiting = 256 * 1024;
/** Whoever missed more than this asks for the list, which is smaller and made once for everybody. */
const mostMissed = 128 * 1024;
/**
 * A reader that does not read is noticed once what lies between us is full, and that can be long. So everybody connects anew
 * now and then; who does not is gone.
 */
const longestMs = 30 * 60_000;
const moveSpreadMs = 1_000;

/** Messages by topic: encoded once, written as the same bytes to every listener, and kept for those who come back. */
export class Hub {
  readonly #listeners = new Map<HubTopic, Set<Listener>>();
  readonly #topicsOf = new Map<Listener, readonly HubTopic[]>();
  /** When they came, and how much they had taken when somebody last looked. */
  readonly #looks = new Map<Listener, { since: number; taken: number }>();
  readonly #bearers = new Map<Listener, Bearer>();
  readonly #kept = new Map<HubTopic, Kept[]>();
  #keptBytes = 0;
  /** Before this number nothing is kept, whatever the topic. */
  #floor: number;
  readonly #floors = new Map<HubTopic, number>();
  /** What is being told, to whom, in the order in which it came to be known. */
  readonly #outbox: Letter[] = [];
  /** Grows whenever somebody comes or leaves. */
  #changes = 0;

  readonly #sessionWatchers: ((sessionId: number | undefined) => void)[] = [];

  readonly #clock: () => number;

  /** By the clock it knows how long a turn lasts. */
  constructor(seq: number, clock: () => number = () => performance.now()) {
    this.#clock = clock;
    this.#floor = seq;
  }

  get listeners(): number {
    return this.#topicsOf.size;
  }

  /** Messages that are not told to everybody yet. */
  get waiting(): number {
    return this.#outbox.length;
  }

  publish(topic: HubTopic, event: StreamEvent, seq: number, data: object): void {
    const bytes = ownBytes(encode(event, seq, data));
    const kept = this.#kept.get(topic) ?? [];
    kept.push({ seq, bytes });
    this.#keptBytes += bytes.length;
    if (kept.length > keptMessages) {
      const gone = kept.shift();
      this.#keptBytes -= gone?.bytes.length ?? 0;
      if (gone) this.#floors.set(topic, gone.seq);
    }
    this.#kept.delete(topic);
    this.#kept.set(topic, kept);
    while (this.#kept.size > keptTopics || (this.#keptBytes > keptBytes && this.#kept.size > 1)) this.#forgetQuietest();
    this.#tell(topic, bytes);
  }

  /**
   * To those of many users who listen at this moment, without keeping it for the others: they ask for what is theirs when they
   * come back.
   */
  tellUsers(userIds: Iterable<number>, event: StreamEvent, seq: number, data: object): void {
    const bytes = encode(event, seq, data);
    for (const userId of userIds) {
      const topic: HubTopic = `user:${userId}`;
      if (this.#listeners.has(topic)) this.#tell(topic, bytes);
    }
  }

  /** The same to every user who listens. */
  tellAllUsers(event: StreamEvent, seq: number, data: object): void {
    this.tellUsers(new Set([...this.#bearers.values()].map(({ userId }) => userId)), event, seq, data);
  }

  #forgetQuietest(): void {
    const [quietest] = this.#kept;
    if (!quietest) return;
    const [topic, messages] = quietest;
    this.#kept.delete(topic);
    this.#floors.delete(topic);
    for (const { bytes } of messages) this.#keptBytes -= bytes.length;
    // Whoever asks for anything older than this is told to ask for the list.
    this.#floor = Math.max(this.#floor, messages.at(-1)?.seq ?? 0);
  }

  /** Sends what was missed since `since`, then everything that comes. Returns how to leave. */
  join(
    listener: Listener,
    asked: readonly Topic[],
    since: number | undefined,
    current: number,
    bearer?: Bearer,
  ): () => void {
    const topics = [...new Set(asked)].flatMap((topic): HubTopic[] => {
      if (topic !== "user") return [topic];
      return bearer ? [userTopic(bearer)] : [];
    });
    if (bearer) this.#bearers.set(listener, bearer);
    if (since !== undefined) {
      const missed = since > current ? undefined : this.#missed(topics, since);
      if (!missed) listener.send(encode("resync", current, {}));
      else for (const { bytes } of missed) listener.send(bytes);
    }
    this.#changes += 1;
    this.#looks.set(listener, { since: this.#clock(), taken: listener.taken });
    this.#topicsOf.set(listener, topics);
    for (const topic of topics) {
      const listeners = this.#listeners.get(topic) ?? new Set();
      listeners.add(listener);
      this.#listeners.set(topic, listeners);
    }
    return () => this.#leave(listener);
  }

  /** What was said since then, in order; nothing where it is not known any more, or more than is worth sending. */
  #missed(topics: readonly HubTopic[], since: number): Kept[] | undefined {
    if (topics.some((topic) => since < (this.#floors.get(topic) ?? this.#floor))) return undefined;
    const missed: Kept[] = [];
    let length = 0;
    for (const topic of topics) {
      const kept = this.#kept.get(topic) ?? [];
      for (let i = kept.length - 1; i >= 0; i--) {
        const message = kept[i] as Kept;
        if (message.seq <= since) break;
        length += message.bytes.length;
        if (length > mostMissed) return undefined;
        missed.push(message);
      }
    }
    return missed.sort((a, b) => a.seq - b.seq);
  }

  /** Forgets what was kept and tells everybody to ask for the lists again. */
  restart(seq: number): void {
    this.#kept.clear();
    this.#keptBytes = 0;
    this.#floors.clear();
    this.#floor = seq;
    // Among what was missed may be the end of a session: whoever still has one connects anew.
    for (const tell of this.#sessionWatchers) tell(undefined);
    this.#endOwn(() => true);
    this.#tell(undefined, encode("resync", seq, {}));
  }

  /** Tells of every session that ends, in whichever process; nothing is named when it may have been any. */
  onSessionEnd(watcher: (sessionId: number | undefined) => void): void {
    this.#sessionWatchers.push(watcher);
  }

  /** Whoever has logged out hears nothing of their own any more, from this moment on. */
  endSession(sessionId: number): void {
    for (const tell of this.#sessionWatchers) tell(sessionId);
    this.#endOwn((bearer) => bearer.sessionId === sessionId);
  }

  /**
   * Keeps connections open through proxies that end silent ones, and private topics no longer than their session. Whoever has
   * taken nothing of what waits since the last time is ended.
   */
  heartbeat(now: number, random: () => number = Math.random): void {
    this.#endOwn(({ expiresAt }) => expiresAt <= now);
    const clock = this.#clock();
    for (const [listener, look] of this.#looks) {
      const { taken } = listener;
      if (listener.waiting > 0 && taken === look.taken) this.#end(listener);
      else if (clock - look.since > longestMs) this.#move(listener, moveSpreadMs, random);
      else look.taken = taken;
    }
    this.#tell(undefined, Buffer.from(": \n\n"));
  }

  /** Tells everybody to connect anew, each after a time of its own, and ends the streams. */
  close(spreadMs: number, random: () => number): void {
    this.#empty(Number.POSITIVE_INFINITY);
    for (const listener of this.#topicsOf.keys()) {
      this.#move(listener, spreadMs, random);
    }
  }

  /** Has it connect anew, after a time of its own. */
  #move(listener: Listener, spreadMs: number, random: () => number): void {
    listener.send(Buffer.from(`retry: ${Math.round(500 + random() * spreadMs)}\nevent: moved\ndata: {}\n\n`));
    this.#end(listener);
  }

  #end(listener: Listener): void {
    this.#leave(listener);
    listener.end();
  }

  /** To the listeners of a topic, or to everybody. */
  #tell(topic: HubTopic | undefined, bytes: Buffer): void {
    const to = [...((topic ? this.#listeners.get(topic) : this.#topicsOf.keys()) ?? [])];
    if (to.length === 0) return;
    this.#outbox.push({ topic, bytes, to, next: 0, changes: this.#changes });
    if (this.#outbox.length === 1) this.#empty(turnMs);
  }

  #empty(ms: number): void {
    const end = this.#clock() + ms;
    for (let letter = this.#outbox[0]; letter; letter = this.#outbox[0]) {
      const { to } = letter;
      if (letter.next === 0) this.#joinFollowing(letter);
      while (letter.next < to.length) {
        this.#tellSome(letter);
        if (this.#clock() < end) continue;
        setImmediate(() => this.#empty(turnMs));
        return;
      }
      this.#outbox.shift();
    }
  }

  /** Where telling has fallen behind, what waits for the same listeners goes out as one: it catches up by itself. */
  #joinFollowing(letter: Letter): void {
    const same = ({ topic, changes }: Letter) => topic === letter.topic && changes === letter.changes;
    let end = 1;
    while (end < this.#outbox.length && same(this.#outbox[end] as Letter)) end += 1;
    if (end === 1) return;
    const following = this.#outbox.splice(1, end - 1);
    letter.bytes = Buffer.concat([letter, ...following].map(({ bytes }) => bytes));
  }

  #tellSome(letter: Letter): void {
    const { topic, bytes, to, changes } = letter;
    const last = Math.min(letter.next + betweenLooks, to.length);
    for (; letter.next < last; letter.next += 1) {
      const listener = to[letter.next];
      // Whoever has left, or heard the end of their session, since it was written is left out.
      if (listener && (this.#changes === changes || this.#hears(listener, topic))) this.#deliver(listener, bytes);
    }
  }

  #hears(listener: Listener, topic: HubTopic | undefined): boolean {
    return topic ? this.#listeners.get(topic)?.has(listener) === true : this.#topicsOf.has(listener);
  }

  #deliver(listener: Listener, bytes: Buffer): void {
    const behind = listener.waiting > mostWaiting;
    listener.send(behind ? resync : bytes);
    if (behind) this.#end(listener);
  }

  #endOwn(over: (bearer: Bearer) => boolean): void {
    for (const [listener, bearer] of this.#bearers) {
      if (!over(bearer)) continue;
      const own = userTopic(bearer);
      this.#bearers.delete(listener);
      this.#forget(listener, own);
      this.#topicsOf.set(listener, this.#topicsOf.get(listener)?.filter((topic) => topic !== own) ?? []);
      this.#deliver(listener, signedOut);
    }
  }

  #leave(listener: Listener): void {
    for (const topic of this.#topicsOf.get(listener) ?? []) this.#forget(listener, topic);
    this.#topicsOf.delete(listener);
    this.#looks.delete(listener);
    this.#bearers.delete(listener);
  }

  #forget(listener: Listener, topic: HubTopic): void {
    this.#changes += 1;
    const listeners = this.#listeners.get(topic);
    listeners?.delete(listener);
    if (listeners?.size === 0) this.#listeners.delete(topic);
  }
}

const userTopic = ({ userId }: Bearer): HubTopic => `user:${userId}`;

/** Without a number: whoever gets it keeps the cursor it has. */
const resync = Buffer.from("event: resync\ndata: {}\n\n");
const signedOut = Buffer.from("event: signed-out\ndata: {}\n\n");

function encode(event: StreamEvent, seq: number, data: object): Buffer {
  return Buffer.from(`id: ${seq}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
