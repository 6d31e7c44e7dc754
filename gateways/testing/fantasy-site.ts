import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";
import { type LocalServer, listen } from "#testing/listen.ts";

type Settings = {
  /** Whose players it takes. */
  issuer: string;
  /** Where their keys are; beside the issuer's pages where it is not said. */
  keysUrl?: string;
  now?: () => number;
};

/** A fantasy site of strangers: it knows of us what anybody can fetch. A player is let in once with each token. */
export async function fantasySite({ issuer, keysUrl, now = Date.now }: Settings) {
  const keys = createRemoteJWKSet(new URL(keysUrl ?? `${issuer}/.well-known/jwks.json`));
  const taken = new Map<string, number>();
  const heard: string[] = [];
  /** Who comes with this token; nobody with one that is not right. */
  async function playerOf(token: string): Promise<JWTPayload | undefined> {
    const rules = {
      algorithms: ["EdDSA"],
      issuer,
      audience: site.url,
      requiredClaims: ["sub", "jti", "exp"],
      maxTokenAge: 60,
      currentDate: new Date(now()),
    };
    const { payload } = await jwtVerify(token, keys, rules).catch(() => ({ payload: undefined }));
    const { jti = "", exp = 0 } = payload ?? {};
    for (const [old, until] of taken) if (until * 1_000 < now()) taken.delete(old);
    if (!payload || taken.has(jti)) return undefined;
    taken.set(jti, exp);
    return payload;
  }
  const site: LocalServer = await listen(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://fantasy");
    const say = (words: string) =>
      response
        .setHeader("content-type", "text/html; charset=utf-8")
        .end(`<!doctype html><html lang="en"><title>Fantasy</title><h1>${words}</h1></html>`);
    if (pathname !== "/play") {
      response.statusCode = 404;
      return say("Nothing here");
    }
    if (searchParams.has("logout")) {
      heard.push(`logout=${searchParams.get("logout")}`);
      return say("Good-bye");
    }
    const player = await playerOf(searchParams.get("token") ?? "");
    if (!player) {
      response.statusCode = 401;
      return say("Who are you?");
    }
    heard.push(`player ${player.sub}`);
    return say(`Welcome, ${String(player.name).replace(/[^\w ]/g, "")}`);
  });
  return {
    ...site,
    playUrl: `${site.url}/play`,
    playerOf,
    /** What came, in order. */
    heard: heard as readonly string[],
  };
}
