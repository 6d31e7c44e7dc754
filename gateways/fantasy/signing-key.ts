import { createHash, createPrivateKey, createPublicKey, type KeyObject, randomBytes } from "node:crypto";

/** As others fetch it (RFC 8037). */
export type PublicKey = { kty: "OKP"; crv: "Ed25519"; x: string; kid: string; alg: "EdDSA"; use: "sig" };

/** What we sign with, and what others know it by. */
export type SigningKey = { privateKey: KeyObject; publicKey: PublicKey };

/** An Ed25519 key is 32 bytes of chance; this is how PKCS #8 wraps them (RFC 8410). */
const wrapping = Buffer.from("302e020100300506032b657004220420", "hex");
const seedForm = /^[\w-]{43}$/;

export function newSigningSeed(): string {
  return randomBytes(32).toString("base64url");
}

/** Nothing for what is no seed. */
export function signingKey(seed: string): SigningKey | undefined {
  if (!seedForm.test(seed)) return undefined;
  const der = Buffer.concat([wrapping, Buffer.from(seed, "base64url")]);
  const privateKey = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  const { x = "" } = createPublicKey(privateKey).export({ format: "jwk" });
  const named = { crv: "Ed25519", kty: "OKP", x } as const;
  // Made from the key itself (RFC 7638): with another key comes another name.
  const kid = createHash("sha256").update(JSON.stringify(named)).digest("base64url");
  return { privateKey, publicKey: { ...named, kid, alg: "EdDSA", use: "sig" } };
}
