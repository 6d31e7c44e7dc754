import type { Call } from "@scoreline/contract/call";
import { Refusal } from "@scoreline/contract/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Handler, Services } from "#handler.ts";
import { readInput } from "#input.ts";
import { servicesFor } from "#late.ts";
import { acceptedEncoding, type Encoding, Prepared } from "#prepared.ts";
import { sessionFor } from "#session/session-for.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The answer, where it was made to be sent more than once. */
    prepared?: Prepared<unknown>;
  }
}

export type ServeOptions = {
  calls: Readonly<Record<string, Call>>;
  handlers: Readonly<Record<string, Handler<Call>>>;
  services: Services;
  /** In tests every answer is held against its declaration. */
  checkReplies: boolean;
};

/** Registers exactly the declared calls. A call without a handler, or a handler without a call, stops the start. */
export function serveCalls(app: FastifyInstance, { calls, handlers, services, checkReplies }: ServeOptions): void {
  const unserved = Object.keys(calls).filter((name) => !handlers[name]);
  const undeclared = Object.keys(handlers).filter((name) => !calls[name]);
  if (unserved.length > 0) throw new Error(`declared and not served: ${unserved.join(", ")}`);
  if (undeclared.length > 0) throw new Error(`served and not declared: ${undeclared.join(", ")}`);

  for (const [name, call] of Object.entries(calls)) {
    const handler = handlers[name];
    if (!handler) continue;
    app.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ":$1"),
      handler: async (request, reply) => {
        const { input, caller, token } = readInput(call, rawInput(request));
        const country = services.ipLocation?.countryOf({ headers: request.headers, address: request.ip }) ?? "";
        const session = await sessionFor(call, token, services);
        const who = { ...caller, country, ...(session && { session }) };
        const answer = await handler(input, who, servicesFor(caller, services));
        if (checkReplies) call.reply.parse(answer instanceof Prepared ? answer.body : answer);
        reply.header("cache-control", cacheControl(call, token));
        return answer instanceof Prepared ? sendPrepared(request, reply, answer) : reply.send(answer);
      },
    });
  }
  app.decorateRequest("prepared");
  app.addHook("onSend", async (request, reply) => {
    const { prepared } = request;
    const shared = String(reply.getHeader("cache-control")).startsWith("public");
    if (!prepared || !shared) return;
    const encoding = acceptedEncoding(request.headers["accept-encoding"]);
    // Every header is there by now, also those that are added for safety.
    const headers = { ...reply.getHeaders(), ...preparedHeaders(encoding) };
    app.frontDoor.keep(request.url, encoding, { headers, etag: prepared.etag, body: prepared.bytes(encoding) });
  });
}

/** Query, form and path parameters are one input. A parameter of the path always wins. */
export function rawInput(request: FastifyRequest): Record<string, unknown> {
  const { body } = request;
  if (body !== undefined && body !== null && (typeof body !== "object" || Array.isArray(body))) {
    throw new Refusal("badRequest", [{ field: "", expected: "a form or a JSON object" }]);
  }
  const token = bearerOf(request) ?? sessionCookieOf(request);
  return {
    ...(token && { token }),
    ...(request.query as object),
    ...(body as object | undefined),
    ...(request.params as object),
  };
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/=-]{1,512})$/.exec(request.headers.authorization ?? "")?.[1];
}

/** The browser's session. It is HttpOnly and SameSite=Lax: no page can read it, no other site can send it with a form. */
function sessionCookieOf(request: FastifyRequest): string | undefined {
  return /(?:^|; )session=([\w-]{1,512})(?:;|$)/.exec(request.headers.cookie ?? "")?.[1];
}

function cacheControl(call: Call, token: string | undefined): string {
  if (call.cache === "never" || token) return "private, no-store";
  return `public, max-age=${call.cache.sharedSeconds}`;
}

function sendPrepared(request: FastifyRequest, reply: FastifyReply, prepared: Prepared<unknown>): FastifyReply {
  request.prepared = prepared;
  reply.header("etag", prepared.etag).header("vary", "accept-encoding");
  if (request.headers["if-none-match"] === prepared.etag) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  return reply.headers(preparedHeaders(encoding)).send(prepared.bytes(encoding));
}

function preparedHeaders(encoding: Encoding) {
  return {
    "content-type": "application/json; charset=utf-8",
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  };
}
