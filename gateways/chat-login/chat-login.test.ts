import { createHash } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lineLogin } from "#chat-login/line.ts";
import { type ChatLogin, ChatLoginFailed } from "#chat-login/port.ts";
import { zaloLogin } from "#chat-login/zalo.ts";
import { lineServer } from "#testing/line-server.ts";
import { listen } from "#testing/listen.ts";
import { zaloServer } from "#testing/zalo-server.ts";

const redirectUri = "http://localhost:3000/linecallback";
const verifier = "v".repeat(43);
const challenge = createHash("sha256").update(verifier).digest("base64url");
const start = { state: "a state", nonce: "a nonce", challenge, redirectUri };
const back = { verifier, nonce: "a nonce", redirectUri };

describe("LINE", () => {
  let server: Awaited<ReturnType<typeof lineServer>>;
  let line: ChatLogin;
  beforeAll(async () => {
    server = await lineServer(redirectUri);
    line = lineLogin(server.settings);
  });
  afterAll(() => server.close());

  test("tells who came, by a code that counts once", async () => {
    const { code, state } = await server.login(line.authorizeUrl(start), "alice");
    expect(state).toBe("a state");
    expect(await line.identify({ code, ...back })).toEqual({ subject: "alice", name: "alice of LINE" });
    await expect(line.identify({ code, ...back })).rejects.toThrow(ChatLoginFailed);
  });

  test.each([
    ["without the proof of the code", { verifier: "w".repeat(43) }],
    ["for another login", { nonce: "another nonce" }],
    ["for another address", { redirectUri: "http://localhost:3000/elsewhere" }],
  ])("tells nobody %s", async (_what, wrong) => {
    const { code } = await server.login(line.authorizeUrl(start), "alice");
    await expect(line.identify({ code, ...back, ...wrong })).rejects.toThrow(ChatLoginFailed);
  });

  test("tells nobody to another channel, or with another secret", async () => {
    for (const wrong of [{ channelId: "1650000001" }, { channelSecret: "f".repeat(32) }]) {
      const { code } = await server.login(line.authorizeUrl(start), "alice");
      const other = lineLogin({ ...server.settings, ...wrong });
      await expect(other.identify({ code, ...back })).rejects.toThrow(ChatLoginFailed);
    }
  });

  test.each([
    ["no algorithm", (claims: object) => `${b64({ alg: "none" })}.${b64(claims)}.`],
    ["another secret", (claims: object) => signed(claims, "0".repeat(32))],
    ["another issuer", (claims: object) => signed({ ...claims, iss: "https://evil.example" })],
    ["another audience", (claims: object) => signed({ ...claims, aud: "1" })],
    ["no end", ({ exp: _, ...claims }: { exp?: number }) => signed(claims)],
    ["its end behind it", (claims: object) => signed({ ...claims, exp: 1 })],
    ["nobody in it", (claims: object) => signed({ ...claims, sub: "" })],
  ])("is not believed with an id token that has %s", async (_what, forge) => {
    const claims = {
      iss: server.settings.accessUrl,
      aud: server.settings.channelId,
      sub: "alice",
      nonce: "a nonce",
      exp: Math.floor(Date.now() / 1000) + 60,
    };
    const idToken = await forge(claims);
    const forger = await listen((_request, response) => response.end(JSON.stringify({ id_token: idToken })));
    const fooled = lineLogin({ ...server.settings, apiUrl: forger.url });
    await expect(fooled.identify({ code: "x", ...back })).rejects.toThrow(ChatLoginFailed);
    await forger.close();
  });

  const b64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  function signed(claims: object, secret = server.settings.channelSecret) {
    return new SignJWT({ ...claims }).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(secret));
  }

  test("signs with the channel's secret, as the web flow does", async () => {
    const { code } = await server.login(line.authorizeUrl(start), "bob");
    const { channelId, channelSecret, apiUrl } = server.settings;
    const body = new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: redirectUri,
      client_id: channelId,
      client_secret: channelSecret,
      code_verifier: verifier,
    });
    const answer = (await (await fetch(`${apiUrl}/oauth2/v2.1/token`, { method: "POST", body })).json()) as {
      id_token: string;
    };
    const { protectedHeader } = await jwtVerify(answer.id_token, new TextEncoder().encode(channelSecret));
    expect(protectedHeader.alg).toBe("HS256");
    expect(protectedHeader.kid).toBeUndefined();
  });
});

describe("Zalo", () => {
  let server: Awaited<ReturnType<typeof zaloServer>>;
  let zalo: ChatLogin;
  beforeAll(async () => {
    server = await zaloServer();
    zalo = zaloLogin(server.settings);
  });
  afterAll(() => server.close());

  test("tells who came, by a code that counts once", async () => {
    const { code, state } = await server.login(zalo.authorizeUrl(start), "1234567890123456789");
    expect(state).toBe("a state");
    expect(await zalo.identify({ code, ...back })).toEqual({
      subject: "1234567890123456789",
      name: "Bạn 1234567890123456789",
    });
    await expect(zalo.identify({ code, ...back })).rejects.toThrow("error -14019");
  });

  test("is not believed when it says in an answer of 200 that something is wrong", async () => {
    const { code } = await server.login(zalo.authorizeUrl(start), "1");
    await expect(zalo.identify({ code, ...back, verifier: "w".repeat(43) })).rejects.toThrow("error -14019");
    const again = await server.login(zalo.authorizeUrl(start), "1");
    const other = zaloLogin({ ...server.settings, appSecret: "another" });
    await expect(other.identify({ code: again.code, ...back })).rejects.toThrow("error -14004");
  });

  test.each([
    ["an error", '{"error":-124}'],
    ["an id that is a number", '{"access_token":"x","id":12345678901234567890}'],
    ["nothing", "null"],
    ["no JSON", "<html>"],
  ])("is not believed when the profile is %s", async (_what, profile) => {
    const odd = await listen((request, response) =>
      response.end(request.method === "POST" ? '{"access_token":"x"}' : profile),
    );
    const zaloAt = zaloLogin({ ...server.settings, oauthUrl: odd.url, graphUrl: odd.url });
    await expect(zaloAt.identify({ code: "x", ...back })).rejects.toThrow(ChatLoginFailed);
    await odd.close();
  });
});
