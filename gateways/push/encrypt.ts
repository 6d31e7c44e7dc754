import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

const recordSize = 4_096;
/** What the header, the end of the record and the tag take of one. */
export const mostPayload = 3_800;

const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number) =>
  new Uint8Array(hkdfSync("sha256", secret, salt, info, length));

/** RFC 8291: for one browser alone, with keys of this message's own. The push service reads nothing of it. */
export function encrypted(payload: string, target: { p256dh: string; auth: string }): Buffer {
  const browser = Buffer.from(target.p256dh, "base64url");
  const own = createECDH("prime256v1");
  const sender = own.generateKeys();
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser, sender]);
  const secret = derived(own.computeSecret(browser), Buffer.from(target.auth, "base64url"), info, 32);
  const salt = randomBytes(16);
  const key = derived(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derived(secret, salt, "Content-Encoding: nonce\0", 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const head = Buffer.alloc(21);
  salt.copy(head);
  head.writeUInt32BE(recordSize, 16);
  head.writeUInt8(sender.length, 20);
  const text = Buffer.concat([Buffer.from(payload), Buffer.from([2])]);
  return Buffer.concat([head, sender, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}
