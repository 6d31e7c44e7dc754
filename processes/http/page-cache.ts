import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Encoding } from "@scoreline/api/prepared";

/** A rendered page with the headers that belong to it, its bytes compressed on first use. */
export class Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The scripts of this rendering carry it, and so must the policy that goes out with them. */
  readonly nonce: string;
  readonly #bytes = new Map<Encoding, Buffer>();

  constructor(status: number, headers: Readonly<Record<string, string>>, nonce: string, body: Buffer) {
    this.status = status;
    this.headers = headers;
    this.nonce = nonce;
    this.#bytes.set("identity", body);
  }

  bytes(encoding: Encoding): Buffer {
    let bytes = this.#bytes.get(encoding);
    if (!bytes) {
      const plain = this.bytes("identity");
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
      bytes = encoding === "gzip" ? gzipSync(plain) : brotliCompressSync(plain, quality);
      this.#bytes.set(encoding, bytes);
    }
    return bytes;
  }
}

const keptPages = 500;

/**
 * The same page for every anonymous reader who would see the same: rendered once at a time, kept for a moment.
 * The key must hold everything that the page depends on.
 */
export class PageCache {
  readonly #entries = new Map<string, { since: number; page: Promise<Page> }>();
  readonly #now: () => number;
  readonly #keptMs: number;

  constructor(now: () => number, keptMs: number) {
    this.#now = now;
    this.#keptMs = keptMs;
  }

  get(key: string, render: () => Promise<Page>): Promise<Page> {
    const known = this.#entries.get(key);
    if (known && this.#now() - known.since < this.#keptMs) return known.page;
    const since = this.#now();
    const page = render();
    this.#entries.delete(key);
    this.#entries.set(key, { since, page });
    page.then(
      // Redirects and failures are not worth keeping.
      ({ status }) => status !== 200 && this.#forget(key, page),
      () => this.#forget(key, page),
    );
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > keptPages && oldest !== undefined) this.#entries.delete(oldest);
    return page;
  }

  #forget(key: string, page: Promise<Page>): void {
    if (this.#entries.get(key)?.page === page) this.#entries.delete(key);
  }
}
