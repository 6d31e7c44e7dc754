import { type Call, changesSomething } from "@scoreline/contract/call";
import { Refusal } from "@scoreline/contract/errors";
import type { Session } from "@scoreline/store/account/sessions";
import type { FastifyRequest } from "fastify";
import type { Identity } from "#session/identity.ts";
import { pageOf } from "#session/visit.ts";

/**
 * Who may make a call, as it is declared: the one place for calls over HTTP, for the stream and for pages. Nobody's session
 * is looked up for a call that is anyone's.
 */
export async function admit(
  { access, ...call }: Pick<Call, "access" | "method" | "changes">,
  identity: Identity,
): Promise<Session | undefined> {
  if (access === "anyone") return undefined;
  const session = await identity.session({ fresh: changesSomething(call) });
  if (!session && access === "user") throw new Refusal("sessionInvalid");
  return session;
}

/**
 * What changes something is not done for a page of another site: neither with a cookie that it made the browser send, nor
 * for nobody in particular. Who shows a token on purpose is no victim.
 */
export function refuseCrossSite(
  call: Call,
  { carriedBy }: Identity,
  request: FastifyRequest,
  publicOrigin: string,
): void {
  const onPurpose = carriedBy === "bearer" || carriedBy === "parameter";
  if (changesSomething(call) && !onPurpose && pageOf(request, publicOrigin) === "foreign")
    throw new Refusal("forbidden");
}
