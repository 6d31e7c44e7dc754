import type { Call } from "@scoreline/contract/call";
import { Refusal } from "@scoreline/contract/errors";
import type { Session } from "@scoreline/store/account/sessions";
import type { Services } from "#handler.ts";
import { sessionByToken } from "#session/token.ts";

/** The session of a call that only a user may make, or that tells a user more. Nobody else's is looked up. */
export async function sessionFor(
  { access }: Pick<Call, "access">,
  token: string | undefined,
  services: Services,
): Promise<Session | undefined> {
  if (access === "anyone") return undefined;
  const session = await sessionByToken(services, token);
  if (!session && access === "user") throw new Refusal("sessionInvalid");
  return session;
}
