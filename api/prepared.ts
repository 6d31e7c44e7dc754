import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { ownBytes } from "@scoreline/live/cache/own-bytes";

export type Encoding = "br" | "gzip" | "identity";

/** An answer made once and sent many times: its bytes, compressed on first use, and its tag. */
export class Prepared<Body> {
  readonly body: Body;
  readonly etag: string;
  readonly #bytes = new Map<Encoding, Buffer>();
  /** Told when there is more of it than before. */
  grown: (() => void) | undefined;

  constructor(body: Body) {
    this.body = body;
    const plain = ownBytes(Buffer.from(JSON.stringify(body)));
    this.#bytes.set("identity", plain);
    this.etag = `W/"${createHash("sha1").update(plain).digest("base64url")}"`;
  }

  bytes(encoding: Encoding): Buffer {
    let bytes = this.#bytes.get(encoding);
    if (!bytes) {
      bytes = ownBytes(compress(this.bytes("identity"), encoding));
      this.#bytes.set(encoding, bytes);
      this.grown?.();
    }
    return bytes;
  }

  /** Its bytes in every form, and about as many as its text has twice for the object that it is made of. */
  get weight(): number {
    let weight = 2 * this.bytes("identity").length;
    for (const { length } of this.#bytes.values()) weight += length;
    return weight;
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
