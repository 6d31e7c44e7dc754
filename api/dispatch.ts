import { type CallName, calls } from "@scoreline/contract/calls";
import type { Send } from "@scoreline/contract/client";
import { apiParamLocale } from "@scoreline/domain/languages";
import type { Handler, Services } from "#handler.ts";
import { handlers } from "#handlers.ts";
import { readInput } from "#input.ts";
import { servicesFor } from "#late.ts";
import { Prepared } from "#prepared.ts";
import { asRefusal, refusal } from "#refuse.ts";
import { sessionFor } from "#session/session-for.ts";

/** The way from a declared call to its answer, without HTTP: what server rendering stands on. */
export function inProcessSend(services: Services, onError: (error: unknown) => void): Send {
  const byRoute = new Map(
    Object.entries(calls).map(([name, call]) => [`${call.method} ${call.path}`, name as CallName]),
  );
  return async ({ method, path, input }) => {
    const name = byRoute.get(`${method} ${path}`);
    const call = name && calls[name];
    if (!name || !call || name === "liveStream") return { status: 404, body: undefined };
    const lang = typeof input.lang === "string" ? input.lang : "en";
    try {
      const read = readInput(call, input);
      const session = await sessionFor(call, read.token, services);
      const caller = { ...read.caller, ...(session && { session }) };
      const answer = await (handlers[name] as Handler<typeof call>)(read.input, caller, servicesFor(caller, services));
      return { status: 200, body: answer instanceof Prepared ? answer.body : answer };
    } catch (error) {
      const refused = asRefusal(error);
      if (refused.error === "unexpected") onError(error);
      return refusal(refused, apiParamLocale(lang));
    }
  };
}
