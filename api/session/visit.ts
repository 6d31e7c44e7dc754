import type { CookieSerializeOptions } from "@fastify/cookie";
import { agentName } from "@scoreline/domain/account/agent";
import type { FastifyReply, FastifyRequest } from "fastify";
import { countedAddress } from "#limits/address.ts";
import { cookieOf } from "#session/cookie.ts";

/** What comes with a request beside its input, and what an answer leaves with whoever sent it. */
export type Visit = {
  /** Where it came from, as far as limits tell people apart. */
  network: string;
  agent: string;
  /**
   * `own`: a browser on one of our pages, which keeps cookies and needs no token. `foreign`: a browser on another site, which
   * is given no cookie. Nothing for what does not say, an app for example.
   */
  page: "own" | "foreign" | undefined;
  cookie(name: string): string | undefined;
  keepCookie(name: string, value: string, options: CookieSerializeOptions): void;
  dropCookie(name: string): void;
};

/** Of a call that nobody sent over the network. */
export const noVisit: Visit = {
  network: "unknown",
  agent: "",
  page: undefined,
  cookie: () => undefined,
  keepCookie: () => {},
  dropCookie: () => {},
};

const ours = { path: "/", httpOnly: true, sameSite: "lax" } as const;

export function visitOf(request: FastifyRequest, reply: FastifyReply, publicOrigin: string): Visit {
  const secure = publicOrigin.startsWith("https:");
  return {
    network: countedAddress(request.ip, request.socket.remoteAddress),
    agent: agentName(request.headers["user-agent"]?.slice(0, 500) ?? ""),
    page: pageOf(request, publicOrigin),
    cookie: (name) => cookieOf(request, name),
    keepCookie: (name, value, options) => void reply.setCookie(name, value, { ...ours, secure, ...options }),
    dropCookie: (name) => void reply.clearCookie(name, ours),
  };
}

/** As the browser says. A client that says nothing of it is no browser, or none that another site could use. */
export function pageOf({ headers, host }: FastifyRequest, publicOrigin: string): Visit["page"] {
  const site = headers["sec-fetch-site"];
  // What somebody typed or opened from elsewhere on their device comes from no page.
  if (site === "none") return undefined;
  if (site !== undefined) return site === "same-origin" ? "own" : "foreign";
  const { origin } = headers;
  if (origin === undefined) return undefined;
  if (origin === publicOrigin) return "own";
  return URL.canParse(origin) && new URL(origin).host === host ? "own" : "foreign";
}
