import type { IncomingMessage, ServerResponse } from "node:http";
import type { Budget, Kept } from "@scoreline/live/cache/budget";
import { acceptedEncoding, type Encoding } from "#prepared.ts";

/** How often a route was answered at the door, by status. */
export type DoorCount = { readonly route: string; 200: number; 304: number };

type Answer = {
  seq: number;
  etag: string;
  full: string[];
  unchanged: string[];
  body: string | Buffer;
  count: DoorCount;
};

/** Lists of "today" change at midnight without a fact: nothing is given again for longer than this. */
const keptMs = 1_000;
const keptEncodings = 100;
const longestCopied = 16_000;

/**
 * What was just answered to anybody is given again, byte for byte, to whoever asks for the same address, before the
 * request is read any further. The first fact that comes in afterwards ends it.
 *
 * Only answers to calls that are anyone's come here, and only requests without a sign of a session are answered. They are
 * counted as requests; the limit for an address does not count them, because they cost less than counting.
 */
export class FrontDoor {
  readonly #counts = new Map<string, DoorCount>();
  /** Header lines are few and long: each is read once. */
  readonly #encodings = new Map<string, Encoding>();
  #behind: { seq: () => number; budget: Budget } | undefined;

  /** Answers nothing before it knows how far the lists are, and nothing after it was closed. */
  follow(seq: () => number, budget: Budget): void {
    this.#behind = { seq, budget };
  }

  close(): void {
    this.#behind = undefined;
  }

  get counts(): Iterable<Readonly<DoorCount>> {
    return this.#counts.values();
  }

  get answered(): number {
    let answered = 0;
    for (const count of this.#counts.values()) answered += count[200] + count[304];
    return answered;
  }

  keep(
    url: string,
    route: string,
    encoding: Encoding,
    { headers: given, etag, body }: { headers: object; etag: string; body: Buffer },
  ): void {
    if (!this.#behind) return;
    const { seq, budget } = this.#behind;
    const headers = Object.entries(given).filter(([name]) => name !== "content-length");
    const flat = (entries: typeof headers) => entries.flatMap(([name, value]) => [name, String(value)]);
    const answer: Answer = {
      seq: seq(),
      etag,
      full: [...flat(headers), "content-length", String(body.length)],
      unchanged: flat(headers.filter(([name]) => name !== "content-type" && name !== "content-encoding")),
      // As a string of bytes: Node writes it together with the headers, where a buffer would be a second write. What is long
      // waits for slow readers as it is: a string would be copied for each of them.
      body: body.length > longestCopied ? body : body.toString("latin1"),
      count: this.#countOf(route),
    };
    const kept: Kept = {
      value: answer,
      bytes: body.length + 2 * answer.full.join().length,
      until: performance.now() + keptMs,
      now: realTime,
    };
    budget.set(keyOf(encoding, url), kept);
  }

  /** Whether the request has been answered. */
  answer({ method, url, headers }: IncomingMessage, response: ServerResponse): boolean {
    if (!this.#behind || method !== "GET" || url === undefined || !isAnonymous(headers)) return false;
    // Kept for a second at most: whether it was asked for lately makes no difference to it.
    const kept = this.#behind.budget.peek(keyOf(this.#encodingOf(headers["accept-encoding"] ?? ""), url));
    if (!kept || kept.until < performance.now()) return false;
    const { seq, etag, full, unchanged, body, count } = kept.value as Answer;
    if (seq !== this.#behind.seq()) return false;
    if (headers["if-none-match"] === etag) {
      count[304] += 1;
      response.writeHead(304, unchanged).end();
    } else {
      count[200] += 1;
      response.writeHead(200, full).end(body, "latin1");
    }
    return true;
  }

  #countOf(route: string): DoorCount {
    let count = this.#counts.get(route);
    if (!count) {
      count = { route, 200: 0, 304: 0 };
      this.#counts.set(route, count);
    }
    return count;
  }

  #encodingOf(header: string): Encoding {
    let encoding = this.#encodings.get(header);
    if (encoding === undefined) {
      encoding = acceptedEncoding(header);
      if (this.#encodings.size < keptEncodings) this.#encodings.set(header, encoding);
    }
    return encoding;
  }
}

const realTime = () => performance.now();
const keyOf = (encoding: Encoding, url: string) => `door ${encoding} ${url}`;

/** Without a bearer and without the session's cookie. A token in the address is part of what is asked for, and never kept. */
function isAnonymous({ authorization, cookie }: IncomingMessage["headers"]): boolean {
  return authorization === undefined && !cookie?.includes("session=");
}
