import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding, type Encoding } from "#prepared.ts";

type Kept = { seq: number; until: number; etag: string; full: string[]; unchanged: string[]; body: string };

/** Lists of "today" change at midnight without a fact: nothing is given again for longer than this. */
const keptMs = 1_000;
const keptAnswers = 500;

/**
 * What was just answered to anybody is given again, byte for byte, to whoever asks for the same address, before the
 * request is read any further. The first fact that comes in afterwards ends it.
 */
export class FrontDoor {
  readonly #kept: Readonly<Record<Encoding, Map<string, Kept>>> = {
    br: new Map(),
    gzip: new Map(),
    identity: new Map(),
  };
  /** Header lines are few and long: each is read once. */
  readonly #encodings = new Map<string, Encoding>();
  #seq: (() => number) | undefined;
  #answered = 0;

  /** Answers nothing before it knows how far the lists are, and nothing after it was closed. */
  follow(seq: () => number): void {
    this.#seq = seq;
  }

  close(): void {
    this.#seq = undefined;
  }

  get answered(): number {
    return this.#answered;
  }

  keep(url: string, encoding: Encoding, answer: { headers: object; etag: string; body: Buffer }): void {
    if (!this.#seq) return;
    const { etag, body } = answer;
    const headers = Object.entries(answer.headers).filter(([name]) => name !== "content-length");
    const flat = (entries: typeof headers) => entries.flatMap(([name, value]) => [name, String(value)]);
    const full = [...flat(headers), "content-length", String(body.length)];
    const unchanged = flat(headers.filter(([name]) => name !== "content-type" && name !== "content-encoding"));
    const kept = this.#kept[encoding];
    kept.delete(url);
    const until = performance.now() + keptMs;
    // As a string of bytes: Node writes it together with the headers, where a buffer would be a second write.
    kept.set(url, { seq: this.#seq(), until, etag, full, unchanged, body: body.toString("latin1") });
    const oldest = kept.keys().next().value;
    if (kept.size > keptAnswers && oldest !== undefined) kept.delete(oldest);
  }

  /** Whether the request has been answered. */
  answer({ method, url, headers }: IncomingMessage, response: ServerResponse): boolean {
    if (!this.#seq || method !== "GET" || url === undefined || !isAnonymous(headers)) return false;
    const kept = this.#kept[this.#encodingOf(headers["accept-encoding"] ?? "")].get(url);
    if (!kept || kept.seq !== this.#seq() || kept.until < performance.now()) return false;
    this.#answered += 1;
    if (headers["if-none-match"] === kept.etag) response.writeHead(304, kept.unchanged).end();
    else response.writeHead(200, kept.full).end(kept.body, "latin1");
    return true;
  }

  #encodingOf(header: string): Encoding {
    let encoding = this.#encodings.get(header);
    if (encoding === undefined) {
      encoding = acceptedEncoding(header);
      if (this.#encodings.size < 100) this.#encodings.set(header, encoding);
    }
    return encoding;
  }
}

function isAnonymous({ authorization, cookie }: IncomingMessage["headers"]): boolean {
  return authorization === undefined && !cookie?.includes("session=");
}
