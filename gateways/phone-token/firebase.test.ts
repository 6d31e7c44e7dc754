import { generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firebasePhoneTokens, type PhoneTokens } from "#phone-token/firebase.ts";
import { firebaseIssuer } from "#testing/firebase-issuer.ts";

const now = Date.parse("2026-11-17T12:00:00Z");
const phone = "+84912345678";
let issuer: Awaited<ReturnType<typeof firebaseIssuer>>;
let tokens: PhoneTokens;
beforeAll(async () => {
  issuer = await firebaseIssuer("scoreline-app");
  tokens = firebasePhoneTokens(issuer.settings);
});
afterAll(() => issuer.close());

test("a verified number is what the issuer signed for our project; keys are asked for once", async () => {
  const expected = { phone, expiresAt: now + 3_600_000 };
  for (let i = 0; i < 5; i++) expect(await tokens.phoneOf(await issuer.token(phone, now), now)).toEqual(expected);
  expect(issuer.asked).toBe(1);
});

test.each([
  ["is another project's", { aud: "other-app" }],
  ["has another issuer", { iss: "https://securetoken.google.com/other-app" }],
  ["has run out", { exp: now / 1000 - 1 }],
  ["was not of a telephone", { firebase: { sign_in_provider: "password" } }],
  ["names no number", { phone_number: undefined }],
  ["names nobody", { sub: "" }],
  ["was verified long ago", { auth_time: now / 1000 - 3_000 }],
  ["says that it was verified later", { auth_time: now / 1000 + 3_000 }],
])("a token that %s is not believed", async (_what, claims) => {
  expect(await tokens.phoneOf(await issuer.token(phone, now, claims), now)).toBeUndefined();
});

test("a token that somebody else signed is not believed, nor one that says how it was signed", async () => {
  const { privateKey } = await generateKeyPair("RS256");
  const [, payload = ""] = (await issuer.token(phone, now)).split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const forged = await new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "key 0" }).sign(privateKey);
  const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
  const symmetric = await new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", kid: "key 0" })
    .sign(new TextEncoder().encode("x".repeat(32)));
  for (const token of [forged, none, symmetric, "x", "", "a.b.c"]) {
    expect([token, await tokens.phoneOf(token, now)]).toEqual([token, undefined]);
  }
});

test("an issuer who cannot be reached vouches for nobody", async () => {
  const gone = await firebaseIssuer("scoreline-app");
  const token = await gone.token(phone, now);
  await gone.close();
  expect(await firebasePhoneTokens(gone.settings).phoneOf(token, now)).toBeUndefined();
});

test("keys that were changed are asked for again", async () => {
  const rotating = await firebaseIssuer("scoreline-app");
  const once = firebasePhoneTokens({ ...rotating.settings, cooldownMs: 0 });
  expect(await once.phoneOf(await rotating.token(phone, now), now)).toMatchObject({ phone });
  const old = await rotating.token(phone, now);
  await rotating.rotate();
  expect(await once.phoneOf(await rotating.token(phone, now), now)).toMatchObject({ phone });
  expect(await once.phoneOf(old, now)).toBeUndefined();
  await rotating.close();
});
