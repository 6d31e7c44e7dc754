import { Refusal } from "@scoreline/contract/errors";
import { handOverMs } from "@scoreline/domain/account/sessions";
import { addTicket, useTicket } from "@scoreline/store/account/tickets";
import { hashOf, newSecret } from "#account/accounts.ts";
import { signIn } from "#account/sign-in.ts";
import type { Caller, Services } from "#handler.ts";

/** What a token looks like; any other text is an unknown path. */
export const handOverToken = /^[\w-]{43}$/;

export async function startHandOver({ database, accounts }: Services, userId: number): Promise<string> {
  const token = newSecret();
  const expiresAt = accounts.now() + handOverMs;
  await addTicket(database, { hash: hashOf(token), kind: "handOver", userId, data: {}, expiresAt });
  return token;
}

/** Logs the app's user in on the site. Says whether the token was right; it never is a second time. */
export async function finishHandOver(token: string, caller: Caller, services: Services): Promise<boolean> {
  const { database, accounts } = services;
  // A link on another site could log a reader into somebody else's account.
  if (!handOverToken.test(token) || caller.visit?.page === "foreign") return false;
  const ticket = await useTicket(database, { hash: hashOf(token), kind: "handOver", now: accounts.now() });
  if (!ticket?.userId) return false;
  try {
    await signIn(ticket.userId, caller, services);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
