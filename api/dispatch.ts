import { type CallName, calls } from "@scoreline/contract/calls";
import type { Send } from "@scoreline/contract/client";
import { apiParamLocale } from "@scoreline/domain/languages";
import { isForNow } from "@scoreline/store/engine/away";
import type { Handler, Services } from "#handler.ts";
import { handlers } from "#handlers.ts";
import { inputReader } from "#input.ts";
import { servicesFor } from "#late.ts";
import { Prepared } from "#prepared.ts";
import { asRefusal, refusal } from "#refuse.ts";
import { admit } from "#session/access.ts";
import { type Identity, nobody } from "#session/identity.ts";
import type { Visit } from "#session/visit.ts";

const byRoute = new Map(
  Object.entries(calls)
    .filter(([name]) => name !== "liveStream")
    .map(([name, call]) => [
      `${call.method} ${call.path}`,
      {
        call,
        read: inputReader(call),
        handle: handlers[name as Exclude<CallName, "liveStream">] as Handler<typeof call>,
      },
    ]),
);

/**
 * The way from a declared call to its answer, without HTTP: what server rendering stands on. The calls are those of one
 * reader, whoever the page found them to be; a token in the input means nothing here.
 */
export function inProcessSend(
  services: Services,
  onError: (error: unknown) => void,
  identity: Identity = nobody,
  page?: { visit?: Visit; country: string },
): Send {
  return async ({ method, path, input }) => {
    const route = byRoute.get(`${method} ${path}`);
    if (!route) return { status: 404, body: undefined };
    const lang = typeof input.lang === "string" ? input.lang : "en";
    try {
      const { input: own, caller: reader } = route.read(input);
      const session = await admit(route.call, identity);
      const caller = { ...reader, ...page, ...(session && { session }) };
      const answer = await route.handle(own, caller, servicesFor(caller, services));
      return { status: 200, body: answer instanceof Prepared ? answer.body : answer };
    } catch (error) {
      const refused = asRefusal(error);
      if (refused.error === "unexpected" || isForNow(error)) onError(error);
      return refusal(refused, apiParamLocale(lang));
    }
  };
}
