import type { StreamEvent, Topic } from "@scoreline/contract/live";

/** Somebody who listens: the hub does not know how the bytes travel. */
export type Listener = {
  send(bytes: Buffer): void;
  /** Bytes that wait to be sent. */
  readonly waiting: number;
  end(): void;
};

type Kept = { seq: number; bytes: Buffer };

const keptMessages = 2_000;
/** Topics come and go with matches: those that were quiet longest are forgotten first. */
const keptTopics = 1_000;
/** A reader that is this far behind is ended: it asks for the list again and nobody waits for it. */
const mostWaiting = 256 * 1024;

/** Messages by topic: encoded once, written as the same bytes to every listener, and kept for those who come back. */
export class Hub {
  readonly #listeners = new Map<Topic, Set<Listener>>();
  readonly #topicsOf = new Map<Listener, readonly Topic[]>();
  readonly #kept = new Map<Topic, Kept[]>();
  /** Before this number nothing is kept, whatever the topic. */
  #floor: number;
  readonly #floors = new Map<Topic, number>();

  constructor(seq: number) {
    this.#floor = seq;
  }

  get listeners(): number {
    return this.#topicsOf.size;
  }

  publish(topic: Topic, event: StreamEvent, seq: number, data: object): void {
    const bytes = encode(event, seq, data);
    const kept = this.#kept.get(topic) ?? [];
    kept.push({ seq, bytes });
    if (kept.length > keptMessages) {
      const gone = kept.splice(0, kept.length - keptMessages).at(-1);
      if (gone) this.#floors.set(topic, gone.seq);
    }
    this.#kept.delete(topic);
    this.#kept.set(topic, kept);
    const [quietest] = this.#kept;
    if (quietest && this.#kept.size > keptTopics) {
      this.#kept.delete(quietest[0]);
      this.#floors.delete(quietest[0]);
      // Whoever asks for anything older than this is told to ask for the list.
      this.#floor = Math.max(this.#floor, quietest[1].at(-1)?.seq ?? 0);
    }
    for (const listener of this.#listeners.get(topic) ?? []) this.#deliver(listener, bytes);
  }

  /** Sends what was missed since `since`, then everything that comes. Returns how to leave. */
  join(listener: Listener, topics: readonly Topic[], since: number | undefined, current: number): () => void {
    if (since !== undefined) {
      const lost = topics.some((topic) => since < (this.#floors.get(topic) ?? this.#floor)) || since > current;
      if (lost) listener.send(encode("resync", current, {}));
      else {
        const missed = topics.flatMap((topic) =>
          (this.#kept.get(topic) ?? []).filter((message) => message.seq > since),
        );
        for (const { bytes } of missed.sort((a, b) => a.seq - b.seq)) listener.send(bytes);
      }
    }
    this.#topicsOf.set(listener, topics);
    for (const topic of topics) {
      const listeners = this.#listeners.get(topic) ?? new Set();
      listeners.add(listener);
      this.#listeners.set(topic, listeners);
    }
    return () => this.#leave(listener);
  }

  /** Forgets what was kept and tells everybody to ask for the lists again. */
  restart(seq: number): void {
    this.#kept.clear();
    this.#floors.clear();
    this.#floor = seq;
    const bytes = encode("resync", seq, {});
    for (const listener of this.#topicsOf.keys()) this.#deliver(listener, bytes);
  }

  /** Keeps connections open through proxies that end silent ones. */
  heartbeat(): void {
    const beat = Buffer.from(": \n\n");
    for (const listener of this.#topicsOf.keys()) this.#deliver(listener, beat);
  }

  /** Tells everybody to connect anew, each after a time of its own, and ends the streams. */
  close(spreadMs: number, random: () => number): void {
    for (const listener of this.#topicsOf.keys()) {
      listener.send(Buffer.from(`retry: ${Math.round(500 + random() * spreadMs)}\nevent: moved\ndata: {}\n\n`));
      this.#leave(listener);
      listener.end();
    }
  }

  #deliver(listener: Listener, bytes: Buffer): void {
    const behind = listener.waiting > mostWaiting;
    listener.send(behind ? resync : bytes);
    if (!behind) return;
    this.#leave(listener);
    listener.end();
  }

  #leave(listener: Listener): void {
    for (const topic of this.#topicsOf.get(listener) ?? []) {
      const listeners = this.#listeners.get(topic);
      listeners?.delete(listener);
      if (listeners?.size === 0) this.#listeners.delete(topic);
    }
    this.#topicsOf.delete(listener);
  }
}

/** Without a number: whoever gets it keeps the cursor it has. */
const resync = Buffer.from("event: resync\ndata: {}\n\n");

function encode(event: StreamEvent, seq: number, data: object): Buffer {
  return Buffer.from(`id: ${seq}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
