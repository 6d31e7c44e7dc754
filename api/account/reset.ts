import type { Calls } from "@scoreline/contract/calls";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import { resetMs } from "@scoreline/domain/account/sessions";
import { endSessionsOf } from "@scoreline/store/account/sessions";
import { addTicket, ticketOf, useTicket } from "@scoreline/store/account/tickets";
import { setPassword, userByPhone } from "@scoreline/store/account/users";
import { hashOf, newSecret } from "#account/accounts.ts";
import { checkCode } from "#account/codes.ts";
import { phoneIn, visitBy } from "#account/sign-in.ts";
import type { Handler, Services } from "#handler.ts";
import { tellEnded } from "#session/end.ts";

/** A new password for who has forgotten theirs: every session ends with it. */
export async function replacePassword(services: Services, userId: number, passwordHash: string): Promise<void> {
  const { database, accounts } = services;
  const ended = await database.transaction(async (tx) => {
    await setPassword(tx, userId, passwordHash);
    return endSessionsOf(tx, { userId }, accounts.now());
  });
  tellEnded(services, ended);
}

export const resetCalls: { [Name in "validateReset" | "resetPassword"]: Handler<Calls[Name]> } = {
  validateReset: async ({ otp, ...input }, caller, services) => {
    const { database, accounts } = services;
    const phone = phoneIn(input);
    const code = await checkCode(services, { phone, purpose: "reset", otp }, visitBy(caller));
    const user = await userByPhone(database, phone);
    const resetToken = newSecret();
    const expiresAt = accounts.now() + resetMs;
    const isUsed = await database.transaction(async (tx) => {
      if (!user || !(await code.use(tx))) return false;
      await addTicket(tx, { hash: hashOf(resetToken), kind: "reset", userId: user.id, data: {}, expiresAt });
      return true;
    });
    if (!isUsed) throw new Refusal("codeInvalid");
    return succeed({ data: { resetToken } });
  },

  resetPassword: async ({ resetToken, password }, _caller, services) => {
    const { database, accounts } = services;
    const shown = { hash: hashOf(resetToken), kind: "reset", now: accounts.now() } as const;
    // Whoever has none is not worth the reckoning.
    if (!(await ticketOf(database, shown))) throw new Refusal("resetInvalid");
    const passwordHash = await accounts.passwords.hash(password);
    const ended = await database.transaction(async (tx) => {
      const ticket = await useTicket(tx, shown);
      if (!ticket?.userId) throw new Refusal("resetInvalid");
      await setPassword(tx, ticket.userId, passwordHash);
      return endSessionsOf(tx, { userId: ticket.userId }, accounts.now());
    });
    tellEnded(services, ended);
    return succeed({ data: null });
  },
};
