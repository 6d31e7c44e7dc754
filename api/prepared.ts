import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** An answer made once and sent many times: its bytes, compressed on first use, and its tag. */
export class Prepared<Body> {
  readonly body: Body;
  readonly etag: string;
  readonly #bytes = new Map<Encoding, Buffer>();

  constructor(body: Body) {
    this.body = body;
    const plain = Buffer.from(JSON.stringify(body));
    this.#bytes.set("identity", plain);
    this.etag = `W/"${createHash("sha1").update(plain).digest("base64url")}"`;
  }

  bytes(encoding: Encoding): Buffer {
    let bytes = this.#bytes.get(encoding);
    if (!bytes) {
      bytes = compress(this.bytes("identity"), encoding);
      this.#bytes.set(encoding, bytes);
    }
    return bytes;
  }
}

function compress(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === "gzip") return gzipSync(bytes, { level: 6 });
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** The best of ours that the caller takes. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? "").split(",").map((part) => part.trim().split(";"));
  const takes = (name: string) =>
    accepted.some(([encoding, quality]) => encoding === name && !/^\s*q=0(\.0*)?$/.test(quality ?? ""));
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}

/** Prepared answers by key, each for as long as its version holds. */
export class PreparedCache<Body> {
  readonly #entries = new Map<string, { version: number; prepared: Promise<Prepared<Body>> }>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** One making for all that ask at the same time. */
  get(key: string, version: number, make: () => Promise<Body>): Promise<Prepared<Body>> {
    const known = this.#entries.get(key);
    if (known?.version === version) return known.prepared;
    const prepared = make().then((body) => new Prepared(body));
    this.#entries.delete(key);
    this.#entries.set(key, { version, prepared });
    prepared.catch(() => this.#entries.delete(key));
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > this.#limit && oldest !== undefined) this.#entries.delete(oldest);
    return prepared;
  }
}
