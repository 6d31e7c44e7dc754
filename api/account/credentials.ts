import type { Calls } from "@scoreline/contract/calls";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import { endSessionsOf } from "@scoreline/store/account/sessions";
import {
  isTaken,
  setFirstPassword,
  setPassword,
  setPhone,
  type User,
  userById,
  userByPhone,
} from "@scoreline/store/account/users";
import { checkCode, guess, sendCode } from "#account/codes.ts";
import { infoOf } from "#account/info.ts";
import { phoneIn, userOf, visitBy } from "#account/sign-in.ts";
import type { Caller, Handler, Services } from "#handler.ts";
import { tellEnded } from "#session/end.ts";

async function self(caller: Caller, { database }: Services): Promise<User> {
  const user = await userById(database, userOf(caller).userId);
  if (!user) throw new Refusal("sessionInvalid");
  return user;
}

/** Who sits before somebody's open screen does not know their password: guesses are counted here too. */
async function checkPassword(user: User, password: string, caller: Caller, services: Services): Promise<void> {
  const whose = { kind: "password", phone: `user ${user.id}`, device: "" } as const;
  const isRight = await guess(services, whose, visitBy(caller), async () =>
    (await services.accounts.passwords.isRight(password, user.passwordHash)) ? true : undefined,
  );
  if (!isRight) throw new Refusal("wrongPassword");
}

/** That it is their own account: by the password, by a code to the present number, or by having neither. */
async function checkOwner(
  user: User,
  { password, ownOtp }: { password?: string | undefined; ownOtp?: string | undefined },
  caller: Caller,
  services: Services,
) {
  if (user.phone && ownOtp) {
    return checkCode(services, { phone: user.phone, purpose: "ownPhone", otp: ownOtp }, visitBy(caller));
  }
  if (user.passwordHash || user.phone) await checkPassword(user, password ?? "", caller, services);
  return { use: async () => true };
}

type CredentialCalls = "setPassword" | "updatePassword" | "getPhoneCode" | "updatePhone";

export const credentialCalls: { [Name in CredentialCalls]: Handler<Calls[Name]> } = {
  setPassword: async ({ password }, caller, services) => {
    const user = await self(caller, services);
    if (user.passwordHash) throw new Refusal("passwordThere");
    const passwordHash = await services.accounts.passwords.hash(password);
    if (!(await setFirstPassword(services.database, user.id, passwordHash))) throw new Refusal("passwordThere");
    return succeed({ data: null });
  },

  updatePassword: async ({ oldPassword, newPassword }, caller, services) => {
    const { database, accounts } = services;
    const { sessionId: except } = userOf(caller);
    const user = await self(caller, services);
    await checkPassword(user, oldPassword, caller, services);
    const passwordHash = await accounts.passwords.hash(newPassword);
    const ended = await database.transaction(async (tx) => {
      await setPassword(tx, user.id, passwordHash);
      return endSessionsOf(tx, { userId: user.id, except }, accounts.now());
    });
    tellEnded(services, ended);
    return succeed({ data: null });
  },

  getPhoneCode: async ({ to, phoneNumber, countryCode, captcha }, caller, services) => {
    const user = await self(caller, services);
    const common = { captcha, locale: caller.locale };
    if (to === "own") {
      if (!user.phone) throw new Refusal("phoneNeeded");
      const own = { ...common, phone: user.phone, purpose: "ownPhone", message: "code" } as const;
      return succeed({ data: await sendCode(services, own, visitBy(caller)) });
    }
    const phone = phoneIn({ phoneNumber: phoneNumber ?? "", countryCode });
    const holder = await userByPhone(services.database, phone);
    const message = holder && holder.id !== user.id ? "registered" : "code";
    const asked = { ...common, phone, purpose: "newPhone", message } as const;
    return succeed({ data: await sendCode(services, asked, visitBy(caller)) });
  },

  updatePhone: async ({ otp, password, ownOtp, ...input }, caller, services) => {
    const { database } = services;
    const phone = phoneIn(input);
    const user = await self(caller, services);
    const owner = await checkOwner(user, { password, ownOtp }, caller, services);
    const code = await checkCode(services, { phone, purpose: "newPhone", otp }, visitBy(caller));
    try {
      await database.transaction(async (tx) => {
        if (!(await code.use(tx)) || !(await owner.use(tx))) throw new Refusal("codeInvalid");
        if (!(await setPhone(tx, user.id, phone))) throw new Refusal("phoneTaken");
      });
    } catch (error) {
      throw isTaken(error) ? new Refusal("phoneTaken") : error;
    }
    return succeed({ data: await infoOf(database, user.id) });
  },
};
