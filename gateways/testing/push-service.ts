import { spawnSync } from "node:child_process";
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

export type Received = {
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: what is in it is what a test asserts.
  payload: any;
  ttl: number;
  urgency: string;
  topic: string | undefined;
  claims: { aud: string; exp: number; sub: string };
};

/** A push service of the test's own, over TLS: it decrypts what it gets, checks the signature, and can be made to fail. */
export async function startPushService() {
  const { key, cert } = certificate();
  const browser = createECDH("prime256v1");
  browser.generateKeys();
  const auth = randomBytes(16);
  const received: Received[] = [];
  const faults = new Map<string, (reply: ServerResponse) => void>();
  const server = createServer({ key, cert }, (request, reply) => {
    take(request, reply).catch((error) => reply.writeHead(400).end(String(error)));
  });
  async function take(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const path = request.url ?? "";
    const body = await buffer(request);
    const fault = faults.get(path);
    if (fault) return fault(reply);
    const { headers } = request;
    received.push({
      path,
      payload: JSON.parse(decrypted(body)),
      ttl: Number(headers.ttl),
      urgency: String(headers.urgency),
      topic: headers.topic as string | undefined,
      claims: claimsOf(headers.authorization ?? ""),
    });
    reply.writeHead(201).end();
  }
  function decrypted(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), sender]);
    const derive = (secret: Uint8Array, by: Uint8Array, what: Uint8Array | string, size: number) =>
      new Uint8Array(hkdfSync("sha256", secret, by, what, size));
    const secret = derive(browser.computeSecret(sender), auth, info, 32);
    const key16 = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
    const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
    const text = body.subarray(21 + length);
    const decipher = createDecipheriv("aes-128-gcm", key16, nonce);
    decipher.setAuthTag(text.subarray(-16));
    const plain = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
    if (plain.at(-1) !== 2) throw new Error("the record does not end");
    return plain.subarray(0, -1).toString();
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    host,
    ca: cert,
    received,
    faults,
    /** A browser that is subscribed here. */
    target: (path: string) => ({
      endpoint: `https://${host}${path}`,
      p256dh: browser.getPublicKey("base64url"),
      auth: auth.toString("base64url"),
    }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What the token claims; one that was not signed by the key beside it throws. */
function claimsOf(authorization: string): Received["claims"] {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const coordinate = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: coordinate(1), y: coordinate(33) };
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  const signed = Buffer.from(`${head}.${claims}`);
  const isRight = verify(
    "sha256",
    signed,
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isRight) throw new Error("the signature is wrong");
  return JSON.parse(Buffer.from(claims, "base64url").toString());
}

export function certificate(): { key: string; cert: string } {
  const directory = mkdtempSync(join(tmpdir(), "scoreline-push-"));
  const [key, cert] = [join(directory, "key.pem"), join(directory, "cert.pem")];
  const args = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
  const made = spawnSync("openssl", [...args, "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", cert]);
  if (made.status !== 0) throw new Error(`no certificate: ${made.stderr}`);
  const read = { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  rmSync(directory, { recursive: true });
  return read;
}
