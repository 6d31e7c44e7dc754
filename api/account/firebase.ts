import type { Calls } from "@scoreline/contract/calls";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import { normalisePhone } from "@scoreline/domain/account/phone";
import { userByPhone } from "@scoreline/store/account/users";
import { hashOf } from "#account/accounts.ts";
import { replacePassword } from "#account/reset.ts";
import { referrerOf, signIn, signUpWith } from "#account/sign-in.ts";
import type { Handler, Services } from "#handler.ts";

/** A number that somebody else has verified. The token counts once, unless it is only looked at. */
async function verifiedPhone({ accounts }: Services, idToken: string, use: "once" | "look"): Promise<string> {
  if (!accounts.phoneTokens) throw new Refusal("methodOff");
  const now = accounts.now();
  const found = await accounts.phoneTokens.phoneOf(idToken, now);
  const phone = found && normalisePhone(found.phone);
  if (!found || !phone) throw new Refusal("phoneTokenInvalid");
  if (use === "look") return phone;
  const allowance = { most: 1, windowMs: Math.max(1, found.expiresAt - now) };
  const { waitMs } = await accounts.limiter.take([{ key: `token:${hashOf(idToken)}`, allowance }], now);
  if (waitMs > 0) throw new Refusal("phoneTokenInvalid");
  return phone;
}

/** Whoever has proved the number may know that it is nobody's. */
async function ownerOf(services: Services, phone: string): Promise<number> {
  const user = await userByPhone(services.database, phone);
  if (!user) throw new Refusal("loginFailed");
  return user.id;
}

type FirebaseCalls = "firebaseSignUp" | "firebaseLogin" | "firebaseValidateReset" | "firebaseResetPassword";

export const firebaseCalls: { [Name in FirebaseCalls]: Handler<Calls[Name]> } = {
  firebaseSignUp: async ({ idToken, password, nickname, referralCode }, caller, services) => {
    const referrerId = await referrerOf(services, referralCode);
    const phone = await verifiedPhone(services, idToken, "once");
    const passwordHash = await services.accounts.passwords.hash(password);
    const account = { phone, passwordHash, nickname, referrerId };
    return succeed({ data: await signUpWith(account, async () => {}, caller, services) });
  },

  firebaseLogin: async ({ idToken }, caller, services) => {
    const phone = await verifiedPhone(services, idToken, "once");
    return succeed({ data: await signIn(await ownerOf(services, phone), caller, services) });
  },

  firebaseValidateReset: async ({ idToken }, _caller, services) => {
    await verifiedPhone(services, idToken, "look");
    return succeed({ data: null });
  },

  firebaseResetPassword: async ({ idToken, password }, _caller, services) => {
    const userId = await ownerOf(services, await verifiedPhone(services, idToken, "once"));
    await replacePassword(services, userId, await services.accounts.passwords.hash(password));
    return succeed({ data: null });
  },
};
