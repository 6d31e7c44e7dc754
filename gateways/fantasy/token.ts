import { SignJWT } from "jose";

/** Signs for the fantasy site who comes: it shares the secret with us, and nothing else. */
export type FantasyTokens = { sign(user: { userId: number; username: string }, now: number): Promise<string> };

export const fantasyTokenSeconds = 60;

export function fantasyTokens(secret: string, origin: string): FantasyTokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign({ userId, username }, now) {
      const seconds = Math.floor(now / 1000);
      return new SignJWT({ name: username })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setIssuer(origin)
        .setAudience("fantasy")
        .setSubject(String(userId))
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + fantasyTokenSeconds)
        .sign(key);
    },
  };
}
