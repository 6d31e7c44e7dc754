import type { FastifyRequest } from "fastify";

/** The browser's session. It is HttpOnly and SameSite=Lax: no page can read it, no other site can send it with a form. */
export const sessionCookie = "session";

/** A cookie as its plugin reads it. */
export function cookieOf({ cookies }: FastifyRequest, name: string): string | undefined {
  return cookies[name];
}
