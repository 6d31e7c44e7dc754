import { type Call, changesSomething } from "@scoreline/contract/call";
import { Refusal } from "@scoreline/contract/errors";
import type { Session } from "@scoreline/store/account/sessions";
import type { FastifyRequest } from "fastify";
import type { Identity } from "#session/identity.ts";

/**
 * Who may make a call, as it is declared: the one place for calls over HTTP, for the stream and for pages. Nobody's session
 * is looked up for a call that is anyone's.
 */
export async function admit({ access }: Pick<Call, "access">, identity: Identity): Promise<Session | undefined> {
  if (access === "anyone") return undefined;
  const session = await identity.session();
  if (!session && access === "user") throw new Refusal("sessionInvalid");
  return session;
}

/** What changes something is not done with a cookie that another site made the browser send. */
export function refuseCrossSite(call: Call, identity: Identity, request: FastifyRequest, publicOrigin: string): void {
  const ridesOnCookie = identity.carriedBy === "cookie" && changesSomething(call);
  if (ridesOnCookie && isCrossSite(request, publicOrigin)) throw new Refusal("forbidden");
}

/** As the browser says. A client that says nothing of it is no browser, or none that another site could use. */
function isCrossSite({ headers, host }: FastifyRequest, publicOrigin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const { origin } = headers;
  if (origin === undefined || origin === publicOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
