import { randomBytes } from "node:crypto";
import { SignJWT } from "jose";
import type { PublicKey, SigningKey } from "#fantasy/signing-key.ts";

/** The fantasy site: it knows who comes by what we sign, and nothing else is shared with it. */
export type Fantasy = {
  readonly url: string;
  /** What a browser loads there when somebody logs out here. */
  readonly logoutUrl: string;
  /** What others verify our tokens with. */
  readonly publicKey: PublicKey;
  /** For one arrival of one user. It names no number to call, and is anybody's who has it: a minute, and once. */
  sign(user: { userId: number; username: string }, now: number): Promise<string>;
  /** Where somebody goes with their token. */
  arrival(token: string): string;
};

export const fantasyTokenSeconds = 60;

type Settings = { url: string; logoutUrl: string; origin: string; key: SigningKey };

export function openFantasy({ url, logoutUrl, origin, key }: Settings): Fantasy {
  const { kid } = key.publicKey;
  return {
    url,
    logoutUrl: withQuery(logoutUrl, { logout: "true" }),
    publicKey: key.publicKey,
    sign({ userId, username }, now) {
      const seconds = Math.floor(now / 1000);
      return (
        new SignJWT({ name: username })
          .setProtectedHeader({ alg: "EdDSA", typ: "JWT", kid })
          .setIssuer(origin)
          // A token for one site is nothing at another.
          .setAudience(new URL(url).origin)
          .setSubject(String(userId))
          // Whoever takes it keeps this until it runs out, and takes it once.
          .setJti(randomBytes(16).toString("base64url"))
          .setIssuedAt(seconds)
          .setExpirationTime(seconds + fantasyTokenSeconds)
          .sign(key.privateKey)
      );
    },
    arrival: (token) => withQuery(url, { token }),
  };
}

function withQuery(address: string, fields: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
