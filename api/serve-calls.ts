import type { Call } from "@scoreline/contract/call";
import { Refusal } from "@scoreline/contract/errors";
import { commonInput } from "@scoreline/contract/fields";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Handler, Services } from "#handler.ts";
import { inputReader } from "#input.ts";
import { servicesFor } from "#late.ts";
import { callCosts } from "#limits/costs.ts";
import { acceptedEncoding, type Encoding, Prepared } from "#prepared.ts";
import { admit, refuseCrossSite } from "#session/access.ts";
import { forgetStale, type Identity, identityOf } from "#session/identity.ts";
import { visitOf } from "#session/visit.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The answer, where it is to be given again to whoever asks for the same address. */
    prepared?: Prepared<unknown>;
  }
}

export type ServeOptions = {
  calls: Readonly<Record<string, Call>>;
  handlers: Readonly<Record<string, Handler<Call>>>;
  services: Services;
  /** The address that readers use, without a path; the one they ask for is believed as well. */
  origin?: string;
  /** In tests every answer is held against its declaration. */
  checkReplies: boolean;
};

/** Registers exactly the declared calls. A call without a handler, or a handler without a call, stops the start. */
export function serveCalls(app: FastifyInstance, options: ServeOptions): void {
  const { calls, handlers, services, origin = "", checkReplies } = options;
  const unserved = Object.keys(calls).filter((name) => !handlers[name]);
  const undeclared = Object.keys(handlers).filter((name) => !calls[name]);
  if (unserved.length > 0) throw new Error(`declared and not served: ${unserved.join(", ")}`);
  if (undeclared.length > 0) throw new Error(`served and not declared: ${undeclared.join(", ")}`);

  for (const [name, call] of Object.entries(calls)) {
    const handler = handlers[name];
    if (!handler) continue;
    const readInput = inputReader(call);
    const fields = new Set(Object.keys({ ...call.input.shape, ...commonInput.shape }));
    /** Whoever writes more into an address than a call reads does not get a place at the door for it. */
    const knows = (query: object) => Object.keys(query).every((field) => fields.has(field));
    app.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ":$1"),
      config: { cost: callCosts[name] ?? 0 },
      ...(call.mostBytes !== undefined && { bodyLimit: call.mostBytes }),
      handler: async (request, reply) => {
        const { input, caller, token } = readInput(rawInput(request));
        const country = services.ipLocation?.countryOf({ headers: request.headers, address: request.ip }) ?? "";
        const identity = identityOf(request, token, services);
        refuseCrossSite(call, identity, request, origin);
        const session = await admit(call, identity).finally(() => forgetStale(identity, reply));
        const who = { ...caller, country, visit: visitOf(request, reply, origin), ...(session && { session }) };
        const answer = await handler(input, who, { ...servicesFor(caller, services), pay: request.pay });
        if (checkReplies) call.reply.parse(answer instanceof Prepared ? answer.body : answer);
        reply.header("cache-control", cacheControl(call, identity));
        if (!(answer instanceof Prepared)) return reply.send(answer);
        if (isPublic(call, identity) && knows(request.query as object)) request.prepared = answer;
        return sendPrepared(request, reply, answer);
      },
    });
  }
  app.decorateRequest("prepared");
  app.addHook("onSend", async (request, reply) => {
    const { prepared } = request;
    if (!prepared) return;
    const encoding = acceptedEncoding(request.headers["accept-encoding"]);
    // Every header is there by now, also those that are added for safety.
    const headers = { ...reply.getHeaders(), ...preparedHeaders(encoding) };
    const route = request.routeOptions.url ?? "none";
    app.frontDoor.keep(request.url, route, encoding, { headers, etag: prepared.etag, body: prepared.bytes(encoding) });
  });
}

/** Query, form and path parameters are one input. A parameter of the path always wins. */
export function rawInput(request: FastifyRequest): Record<string, unknown> {
  const { body } = request;
  if (body !== undefined && body !== null && (typeof body !== "object" || Array.isArray(body))) {
    throw new Refusal("badRequest", [{ field: "", expected: "a form or a JSON object" }]);
  }
  return { ...(request.query as object), ...(body as object | undefined), ...(request.params as object) };
}

/** Whether the answer is the same for everybody who asks like this. */
function isPublic({ access, cache }: Call, { carriedBy }: Identity): boolean {
  return access === "anyone" && cache !== "never" && carriedBy === undefined;
}

function cacheControl(call: Call, { carriedBy }: Identity): string {
  if (call.cache === "never" || carriedBy) return "private, no-store";
  return `public, max-age=${call.cache.sharedSeconds}`;
}

function sendPrepared(request: FastifyRequest, reply: FastifyReply, prepared: Prepared<unknown>): FastifyReply {
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
