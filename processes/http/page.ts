import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Encoding } from "@scoreline/api/prepared";
import { ownBytes } from "@scoreline/live/cache/own-bytes";

/** A page for many is worth more work than one that is rendered for a single reader, which leaves sooner a little heavier. */
const qualities = { shared: 5, single: 4 };

type Rendered = {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** What the policy that goes out with it says of its scripts. */
  inlineScripts: string;
  /** Which of our pages it is. */
  kind: string;
  body: Buffer;
  readers: keyof typeof qualities;
};

/** A rendered page with the headers that belong to it, its bytes compressed on first use. */
export class Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly inlineScripts: string;
  readonly kind: string;
  readonly #quality: number;
  readonly #bytes = new Map<Encoding, Buffer>();
  /** Told when there is more of it than before. */
  grown: (() => void) | undefined;

  constructor({ status, headers, inlineScripts, kind, body, readers }: Rendered) {
    this.status = status;
    this.headers = headers;
    this.inlineScripts = inlineScripts;
    this.kind = kind;
    this.#quality = qualities[readers];
    this.#bytes.set("identity", body);
  }

  /** Compressed here: handed to other threads, fewer pages go out where all processors are busy. */
  bytes(encoding: Encoding): Buffer {
    let bytes = this.#bytes.get(encoding);
    if (!bytes) {
      const plain = this.bytes("identity");
      bytes = ownBytes(
        encoding === "gzip"
          ? gzipSync(plain)
          : brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: this.#quality } }),
      );
      this.#bytes.set(encoding, bytes);
      this.grown?.();
    }
    return bytes;
  }

  get weight(): number {
    let weight = 0;
    for (const { length } of this.#bytes.values()) weight += length;
    return weight;
  }
}
