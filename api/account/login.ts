import type { Calls } from "@scoreline/contract/calls";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import type { CodePurpose } from "@scoreline/domain/account/codes";
import { methodsIn } from "@scoreline/domain/account/methods";
import { normalisePhone } from "@scoreline/domain/account/phone";
import type { PhoneCountry } from "@scoreline/domain/account/phone-countries";
import { likelyCountry } from "@scoreline/site/home-countries";
import { userByPhone } from "@scoreline/store/account/users";
import { offeredMethods } from "#account/accounts.ts";
import { type CodeMessage, checkCode, guess, sendCode } from "#account/codes.ts";
import { knownDevice } from "#account/device.ts";
import { phoneIn, referrerOf, signIn, signUpWith, visitBy } from "#account/sign-in.ts";
import type { Caller, Handler, Services } from "#handler.ts";

type LoginCalls =
  | "getLoginMethod"
  | "getSignUpMethod"
  | "getCaptcha"
  | "getSignUpCode"
  | "getLoginCode"
  | "getResetCode";

/** What a country is offered: one's own, unless another is named. */
async function offered({ country }: { country?: PhoneCountry | undefined }, caller: Caller, { accounts }: Services) {
  const place = country ?? (caller.country || likelyCountry(caller));
  return {
    country: place,
    methods: methodsIn(place, offeredMethods(accounts)),
    firebase: accounts.phoneTokens?.client ?? null,
  };
}

type AskedForCode = { phoneNumber: string; countryCode?: PhoneCountry | undefined; captcha?: string | undefined };

/** A code for one who has the number, or is about to; what is sent to whom depends on whether somebody has it. */
async function askForCode(
  purpose: CodePurpose,
  messages: { known: CodeMessage; unknown: CodeMessage },
  input: AskedForCode,
  caller: Caller,
  services: Services,
) {
  const phone = phoneIn(input);
  const user = await userByPhone(services.database, phone);
  const message = user ? messages.known : messages.unknown;
  const asked = { phone, purpose, message, captcha: input.captcha, locale: caller.locale };
  return succeed({ data: await sendCode(services, asked, visitBy(caller)) });
}

export const loginCalls: { [Name in LoginCalls | "signUp" | "login" | "loginOtp"]: Handler<Calls[Name]> } = {
  getLoginMethod: async (input, caller, services) => succeed({ data: await offered(input, caller, services) }),

  getSignUpMethod: async (input, caller, services) => {
    const offer = await offered(input, caller, services);
    // A password is what one gets, not what one comes with.
    return succeed({ data: { ...offer, methods: offer.methods.filter((method) => method !== "password") } });
  },

  getCaptcha: async (_input, _caller, { accounts }) => {
    if (!accounts.captcha) throw new Refusal("methodOff");
    const { parameters, signature } = await accounts.captcha.challenge(accounts.now());
    return succeed({ data: { parameters: { ...parameters }, signature } });
  },

  /** Who has an account already is told by a message to the number, which nobody else reads. */
  getSignUpCode: (input, caller, services) =>
    askForCode("signUp", { known: "registered", unknown: "code" }, input, caller, services),
  getLoginCode: (input, caller, services) =>
    askForCode("login", { known: "code", unknown: "none" }, input, caller, services),
  getResetCode: (input, caller, services) =>
    askForCode("reset", { known: "code", unknown: "none" }, input, caller, services),

  signUp: async ({ password, nickname, referralCode, otp, ...input }, caller, services) => {
    const phone = phoneIn(input);
    const code = await checkCode(services, { phone, purpose: "signUp", otp }, visitBy(caller));
    const referrerId = await referrerOf(services, referralCode);
    const passwordHash = await services.accounts.passwords.hash(password);
    const prove = async (tx: Parameters<typeof code.use>[0]) => {
      if (!(await code.use(tx))) throw new Refusal("codeInvalid");
    };
    return succeed({ data: await signUpWith({ phone, passwordHash, nickname, referrerId }, prove, caller, services) });
  },

  /** A number that cannot be one, one that nobody has and a wrong password are the same, in words and in time. */
  login: async ({ phoneNumber, countryCode, password }, caller, services) => {
    const { database, accounts } = services;
    const visit = visitBy(caller);
    const phone = normalisePhone(phoneNumber, countryCode) ?? "";
    const device = await knownDevice(database, phone, visit);
    const userId = await guess(services, { kind: "password", phone, device }, visit, async () => {
      const user = await userByPhone(database, phone);
      const isRight = await accounts.passwords.isRight(password, user?.passwordHash);
      return isRight ? user?.id : undefined;
    });
    if (userId === undefined) throw new Refusal("loginFailed");
    return succeed({ data: await signIn(userId, caller, services) });
  },

  loginOtp: async ({ otp, ...input }, caller, services) => {
    const { database } = services;
    const phone = phoneIn(input);
    const code = await checkCode(services, { phone, purpose: "login", otp }, visitBy(caller));
    const user = await userByPhone(database, phone);
    if (!user || !(await code.use(database))) throw new Refusal("codeInvalid");
    return succeed({ data: await signIn(user.id, caller, services) });
  },
};
