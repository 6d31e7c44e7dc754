import type { Session } from "@scoreline/store/account/sessions";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieOf, sessionCookie } from "#session/cookie.ts";
import { type Lookup, sessionByToken } from "#session/token.ts";

/** Who a request says it is from. The session is looked up once, and only when somebody asks. */
export type Identity = {
  /** How the token came; nothing where there is none. */
  readonly carriedBy: "parameter" | "bearer" | "cookie" | undefined;
  /** `fresh` asks the store, whatever was known a moment ago. */
  session(options?: { fresh: boolean }): Promise<Session | undefined>;
  /** Whether a cookie turned out to be nobody's, or no longer anybody's. */
  readonly stale: boolean;
};

export const nobody: Identity = { carriedBy: undefined, session: async () => undefined, stale: false };

/** A parameter counts before a bearer, and a bearer before the cookie: what was said on purpose comes first. */
export function identityOf(request: FastifyRequest, parameter: string | undefined, services: Lookup): Identity {
  if (parameter) return identityBy("parameter", parameter, services);
  const bearer = /^Bearer ([\w.~+/=-]{1,512})$/.exec(request.headers.authorization ?? "")?.[1];
  if (bearer) return identityBy("bearer", bearer, services);
  return identityByCookie(request, services);
}

/** Pages know their reader by the cookie alone. */
export function identityByCookie(request: FastifyRequest, services: Lookup): Identity {
  const cookie = cookieOf(request, sessionCookie);
  return cookie === undefined ? nobody : identityBy("cookie", cookie, services);
}

function identityBy(carriedBy: NonNullable<Identity["carriedBy"]>, token: string, services: Lookup): Identity {
  let found: Promise<Session | undefined> | undefined;
  let stale = false;
  let isFresh = false;
  return {
    carriedBy,
    async session({ fresh } = { fresh: false }) {
      if (fresh && !isFresh) found = undefined;
      isFresh ||= fresh;
      found ??= sessionByToken(services, token, { fresh });
      const session = await found;
      stale = carriedBy === "cookie" && session === undefined;
      return session;
    },
    get stale() {
      return stale;
    },
  };
}

/** A browser forgets a cookie that nobody knows. */
export function forgetStale(identity: Identity, reply: FastifyReply): void {
  if (identity.stale) reply.clearCookie(sessionCookie, { path: "/", httpOnly: true, sameSite: "lax" });
}
