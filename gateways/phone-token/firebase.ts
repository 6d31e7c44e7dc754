import { createRemoteJWKSet, jwtVerify } from "jose";

/** Tokens with which somebody else vouches for a telephone number. */
export type PhoneTokens = {
  /** What a browser needs to ask for one. */
  readonly client: { projectId: string; apiKey: string };
  /** The number, as +84912345678, and until when the token could be shown. Nothing for a token that is not right. */
  phoneOf(idToken: string, now: number): Promise<{ phone: string; expiresAt: number } | undefined>;
};

export type FirebaseSettings = {
  projectId: string;
  apiKey: string;
  /** Where the issuer publishes its keys. */
  keysUrl: string;
  /** For how long keys are not asked for again, however many tokens name unknown ones. */
  cooldownMs?: number;
};

export const firebaseKeysUrl =
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

/** The number must have been verified just now: an id token lives for an hour, and is renewed without another look. */
const freshMs = 10 * 60_000;

/** Keys are asked for once and kept, and again when a token names one that is new. */
export function firebasePhoneTokens({
  projectId,
  apiKey,
  keysUrl,
  cooldownMs = 30_000,
}: FirebaseSettings): PhoneTokens {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5_000, cooldownDuration: cooldownMs });
  return {
    client: { projectId, apiKey },
    async phoneOf(idToken, now) {
      const rules = {
        algorithms: ["RS256"],
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        requiredClaims: ["exp", "iat", "sub", "auth_time"],
        currentDate: new Date(now),
      };
      const verified = await jwtVerify(idToken, keys, rules).catch(() => undefined);
      if (!verified) return undefined;
      const { sub, exp = 0, auth_time, phone_number, firebase } = verified.payload;
      const by = (firebase as { sign_in_provider?: unknown } | undefined)?.sign_in_provider;
      const isFresh = typeof auth_time === "number" && Math.abs(now - auth_time * 1000) < freshMs;
      if (!sub || by !== "phone" || !isFresh || typeof phone_number !== "string") return undefined;
      return { phone: phone_number, expiresAt: exp * 1000 };
    },
  };
}
