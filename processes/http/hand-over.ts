import { finishHandOver } from "@scoreline/api/account/hand-over";
import type { Services } from "@scoreline/api/handler";
import { visitOf } from "@scoreline/api/session/visit";
import { localeOfSegment } from "@scoreline/site/redirects";
import type { FastifyReply, FastifyRequest } from "fastify";

/** `/{locale}/{token}` logs the app's user in. Says where to go then; nothing for what is another address. */
export async function handOver(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, origin, country }: { services: Services; origin: string; country: string },
): Promise<string | undefined> {
  const [, segment = "", token = ""] = /^\/([\w-]{2,8})\/([\w-]{43})\/?(?:\?|$)/.exec(request.url) ?? [];
  const locale = token && localeOfSegment(segment);
  if (!locale) return undefined;
  const visit = visitOf(request, reply, origin);
  const isIn = await finishHandOver(token, { locale, timeZone: "UTC", country, visit }, services);
  return isIn ? `/${locale}` : undefined;
}
