import { createHmac } from "node:crypto";
import { fantasySite } from "@scoreline/gateways/testing/fantasy-site";
import { smallNow } from "@scoreline/live/testing/small-store";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { People } from "#testing/account-people.ts";
import { testFantasy, testOrigin } from "#testing/accounts.ts";
import { Browser, refusedAs } from "#testing/browser.ts";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
let people: People;
let site: Awaited<ReturnType<typeof fantasySite>>;
let other: typeof site;
beforeAll(async () => {
  server = await testServer();
  people = new People(server);
  const ours = await server.app.listen({ host: "127.0.0.1", port: 0 });
  const settings = {
    issuer: testOrigin,
    keysUrl: `${ours}/.well-known/jwks.json`,
    now: () => server.services.now(),
  };
  [site, other] = [await fantasySite(settings), await fantasySite(settings)];
  server.services.accounts.fantasy = testFantasy(site.playUrl);
});
afterAll(async () => {
  await Promise.all([site.close(), other.close()]);
  await server.close();
});
afterEach(() => {
  server.services.now = () => smallNow;
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const claimsOf = (token: string): object =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
const tokenOf = async (browser: Browser): Promise<string> => (await browser.call("getProviderToken")).data.token;

test("a stranger's site knows by our key who comes, once", async () => {
  const { browser, phone } = await people.member();
  const { data } = await browser.call("getProviderToken");
  expect(data).toMatchObject({ expiresSeconds: 60, url: `${site.playUrl}?token=${data.token}` });
  const { rows } = await server.services.database.execute(`select id from users where phone = '${phone}'`);
  const sub = String(rows[0]?.id);
  expect(await site.playerOf(data.token)).toMatchObject({ sub, name: "Tester1" });
  expect(await site.playerOf(data.token)).toBeUndefined();
  // Another one is another arrival.
  expect(await site.playerOf(await tokenOf(browser))).toMatchObject({ sub });
  expect(Object.keys(claimsOf(data.token)).sort()).toEqual(["aud", "exp", "iat", "iss", "jti", "name", "sub"]);
  expect(JSON.stringify(claimsOf(data.token))).not.toContain(phone.slice(-7));
});

test("it is nothing after a minute, at another site, or changed", async () => {
  const { browser } = await people.member();
  const token = await tokenOf(browser);
  expect(await other.playerOf(token)).toBeUndefined();
  const [head, , signature] = token.split(".");
  const forged = part({ ...claimsOf(token), sub: "1" });
  // What everybody may fetch is no secret to sign with.
  const { keys } = (await server.app.inject("/.well-known/jwks.json")).json();
  const signed = `${part({ alg: "HS256", kid: keys[0].kid })}.${forged}`;
  const byPublicKey = createHmac("sha256", Buffer.from(keys[0].x, "base64url")).update(signed).digest("base64url");
  for (const wrong of [
    `${head}.${forged}.${signature}`,
    `${part({ alg: "none" })}.${forged}.`,
    `${signed}.${byPublicKey}`,
    "",
    "x.y.z",
  ])
    expect([wrong, await site.playerOf(wrong)]).toEqual([wrong, undefined]);
  server.services.now = () => smallNow + 60_000;
  expect(await site.playerOf(token)).toBeUndefined();
});

test("the key is published without its secret half; another key has another name", async () => {
  const reply = await server.app.inject("/.well-known/jwks.json");
  expect(reply.headers).toMatchObject({
    "content-type": expect.stringContaining("application/jwk-set+json"),
    "access-control-allow-origin": "*",
  });
  const { keys } = reply.json();
  expect(keys).toEqual([
    { kty: "OKP", crv: "Ed25519", alg: "EdDSA", use: "sig", x: expect.any(String), kid: expect.any(String) },
  ]);
  expect(testFantasy(site.playUrl).publicKey.kid).not.toBe(keys[0].kid);
});

test("there is none for nobody, for who has left, and where there is no fantasy site", async () => {
  expect(await new Browser(server.app).call("getProviderToken")).toMatchObject(refusedAs("sessionInvalid"));
  const { browser } = await people.member();
  const { fantasy } = server.services.accounts;
  delete server.services.accounts.fantasy;
  expect(await browser.call("getProviderToken")).toMatchObject(refusedAs("methodOff"));
  expect((await server.app.inject("/.well-known/jwks.json")).json()).toEqual({ keys: [] });
  if (fantasy) server.services.accounts.fantasy = fantasy;
  await browser.call("deleteAccount", { reason: "privacy" });
  expect(await browser.call("getProviderToken")).toMatchObject(refusedAs("sessionInvalid"));
});
