import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { type LocalServer, listen } from "#testing/listen.ts";

/** Publishes keys and signs tokens as the issuer of Firebase does. Keys can be changed. */
export async function firebaseIssuer(projectId: string) {
  let kid = 0;
  let pair = await generateKeyPair("RS256");
  let asked = 0;
  const server: LocalServer = await listen(async (_request, response) => {
    asked += 1;
    const key = { ...(await exportJWK(pair.publicKey)), kid: `key ${kid}`, alg: "RS256", use: "sig" };
    response.setHeader("content-type", "application/json").end(JSON.stringify({ keys: [key] }));
  });
  return {
    ...server,
    settings: { projectId, apiKey: "a public key", keysUrl: `${server.url}/jwk` },
    /** How often the keys were asked for. */
    get asked() {
      return asked;
    },
    async rotate() {
      kid += 1;
      pair = await generateKeyPair("RS256");
    },
    async token(phone: string, now: number, claims: Record<string, unknown> = {}): Promise<string> {
      const seconds = Math.floor(now / 1000);
      return new SignJWT({
        phone_number: phone,
        auth_time: seconds,
        firebase: { identities: { phone: [phone] }, sign_in_provider: "phone" },
        iss: `https://securetoken.google.com/${projectId}`,
        aud: projectId,
        sub: `user of ${phone}`,
        iat: seconds,
        exp: seconds + 3_600,
        ...claims,
      })
        .setProtectedHeader({ alg: "RS256", kid: `key ${kid}` })
        .sign(pair.privateKey);
    },
  };
}
