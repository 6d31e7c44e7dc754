import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";

/** What push services know us by. */
export type VapidKeys = { publicKey: string; privateKey: string };

const tokenSeconds = 12 * 3_600;
/** Asked for anew before it runs out. */
const renewSeconds = 3_600;

export function newVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const { x = "", y = "", d = "" } = privateKey.export({ format: "jwk" });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return { publicKey: point.toString("base64url"), privateKey: d };
}

/** RFC 8292. One token serves a push service for hours: signing is half of what a message costs. */
export class Vapid {
  readonly publicKey: string;
  readonly #key: KeyObject;
  readonly #subject: string;
  readonly #tokens = new Map<string, { header: string; until: number }>();

  constructor({ publicKey, privateKey }: VapidKeys, subject: string) {
    const point = Buffer.from(publicKey, "base64url");
    const coordinate = (from: number) => point.subarray(from, from + 32).toString("base64url");
    const jwk = { kty: "EC", crv: "P-256", x: coordinate(1), y: coordinate(33), d: privateKey };
    this.#key = createPrivateKey({ key: jwk, format: "jwk" });
    this.publicKey = publicKey;
    this.#subject = subject;
  }

  authorization(origin: string, now: number): string {
    const known = this.#tokens.get(origin);
    if (known && known.until > now) return known.header;
    const seconds = Math.floor(now / 1_000);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const claims = { aud: origin, exp: seconds + tokenSeconds, sub: this.#subject };
    const signed = `${part({ typ: "JWT", alg: "ES256" })}.${part(claims)}`;
    const signature = sign("sha256", Buffer.from(signed), { key: this.#key, dsaEncoding: "ieee-p1363" });
    const header = `vapid t=${signed}.${signature.toString("base64url")}, k=${this.publicKey}`;
    this.#tokens.set(origin, { header, until: now + (tokenSeconds - renewSeconds) * 1_000 });
    return header;
  }
}
