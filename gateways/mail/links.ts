import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

/** What a link confirms: it carries all of it, so that nothing is kept of who never opens it. */
export type Asked = {
  email: string;
  userId: number | null;
  locale: string;
  timeZone: string;
  withoutScores: boolean;
  /** Epoch milliseconds. */
  until: number;
};

const algorithm = "aes-256-gcm";
const [ivBytes, tagBytes] = [12, 16];
const longest = 2_000;

/** Words in links of mails that only this server can have written, and only this server can read. */
export class MailLinks {
  readonly #key: Buffer;
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
    this.#key = Buffer.from(hkdfSync("sha256", secret, "", "newsletter links", 32));
  }

  confirm(asked: Asked): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.#key, iv);
    const sealed = Buffer.concat([cipher.update(JSON.stringify(asked), "utf8"), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
  }

  /** Nothing for what we have not written, and for what has run out. */
  confirmed(token: string, now: number): Asked | undefined {
    const bytes = Buffer.from(token.slice(0, longest), "base64url");
    if (bytes.length <= ivBytes + tagBytes) return undefined;
    try {
      const opening = createDecipheriv(algorithm, this.#key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
      opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const text = Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]);
      const asked: Asked = JSON.parse(text.toString("utf8"));
      return asked.until > now ? asked : undefined;
    } catch {
      return undefined;
    }
  }

  /** Ends a subscription; good for as long as it lasts. */
  leave(id: number): string {
    return `${id}-${this.#mac(id)}`;
  }

  left(token: string): number | undefined {
    const [, digits = "", mac = ""] = /^([1-9]\d{0,8})-([\w-]{43})$/.exec(token) ?? [];
    const expected = Buffer.from(this.#mac(Number(digits)));
    return mac && timingSafeEqual(expected, Buffer.from(mac)) ? Number(digits) : undefined;
  }

  #mac(id: number): string {
    return createHmac("sha256", this.#secret).update(`newsletter leave ${id}`).digest("base64url");
  }
}
