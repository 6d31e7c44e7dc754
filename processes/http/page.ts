import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "@scoreline/api/prepared";

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Done by other threads: the one that renders goes on with the next page meanwhile. */
const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, quality),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

type Rendered = {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The scripts of this rendering carry it, and so must the policy that goes out with them. */
  nonce: string;
  /** Which of our pages it is. */
  kind: string;
  body: Buffer;
};

/** A rendered page with the headers that belong to it, its bytes compressed on first use. */
export class Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly nonce: string;
  readonly kind: string;
  readonly plain: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();
  #weight: number;
  /** Told when there is more of it than before. */
  grown: (() => void) | undefined;

  constructor({ status, headers, nonce, kind, body }: Rendered) {
    this.status = status;
    this.headers = headers;
    this.nonce = nonce;
    this.kind = kind;
    this.plain = body;
    this.#weight = body.length;
  }

  /** Compressed once, however many ask for it at a time. */
  bytes(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === "identity") return this.plain;
    let bytes = this.#compressed.get(encoding);
    if (!bytes) {
      bytes = compressors[encoding](this.plain).then((compressed) => {
        this.#weight += compressed.length;
        this.grown?.();
        return compressed;
      });
      this.#compressed.set(encoding, bytes);
    }
    return bytes;
  }

  get weight(): number {
    return this.#weight;
  }
}
