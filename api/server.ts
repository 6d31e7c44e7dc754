import type { RequestListener } from "node:http";
import cookies from "@fastify/cookie";
import { calls } from "@scoreline/contract/calls";
import { Refusal } from "@scoreline/contract/errors";
import { apiParamLocale } from "@scoreline/domain/languages";
import { isForNow } from "@scoreline/store/engine/away";
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from "fastify";
import { serveReference } from "#docs/reference.ts";
import { FrontDoor } from "#front-door.ts";
import type { Handler, Services } from "#handler.ts";
import { handlers } from "#handlers.ts";
import { httpServer } from "#http-server.ts";
import { limitRequests, type RateLimit } from "#limits/rate-limit.ts";
import { serveStream } from "#live/stream.ts";
import { asRefusal, refusal, retryAfter } from "#refuse.ts";
import { serveCalls } from "#serve-calls.ts";

export type ServerOptions = RateLimit & {
  logger: FastifyBaseLogger | false;
  /** Whose X-Forwarded-For is to be believed: as many proxies as stand in front of us, or these. */
  trustProxy: number | string | false;
  /** Hears of queries that failed because the database does not answer, or cannot write. */
  onStoreAway?(error: unknown): void;
};

const bodyLimit = 64 * 1024;
const maxParamLength = 200;

declare module "fastify" {
  interface FastifyInstance {
    frontDoor: FrontDoor;
  }
}

/** The HTTP server with its limits and its way of refusing; calls and pages are added to it. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { logger, trustProxy, onStoreAway } = options;
  const frontDoor = new FrontDoor();
  const app = fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    bodyLimit,
    // Fastify believes no number by itself: nobody but the proxies may reach us then, and that is for the operator to see to.
    trustProxy: typeof trustProxy === "number" ? (_address, hop) => hop < trustProxy : trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handler) => httpServer(throughDoor(frontDoor, handler as RequestListener)),
    forceCloseConnections: "idle",
    return503OnClosing: false,
    routerOptions: { maxParamLength, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      // An address that cannot be read leads nowhere.
      const refused = error.code === "FST_ERR_BAD_URL" ? new Refusal("notFound") : asRefusal(error);
      const { status, body } = refusal(refused, localeOf(request));
      void (reply as unknown as FastifyReply).code(status).send(body);
    },
    // The server of our own has heard of it.
    clientErrorHandler: () => {},
  });

  app.decorate("frontDoor", frontDoor);
  void app.register(cookies);
  app.addHook("preClose", async () => frontDoor.close());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    try {
      done(null, body === "" ? undefined : JSON.parse(String(body)));
    } catch {
      done(new Refusal("badRequest", [{ field: "", expected: "well-formed JSON" }]));
    }
  });

  app.setErrorHandler((error, request, reply) => {
    const refused = asRefusal(error);
    if (refused.error === "unexpected") request.log.error({ err: error }, "a request failed");
    if (isForNow(error)) onStoreAway?.(error);
    const { status, body } = refusal(refused, localeOf(request));
    if (status === 503) reply.header("retry-after", retryAfter);
    return reply.code(status).header("cache-control", "no-store").type("application/json; charset=utf-8").send(body);
  });

  app.setNotFoundHandler(() => {
    throw new Refusal("notFound");
  });

  limitRequests(app, options);
  return app;
}

/** What a server does with its requests, for one that listens elsewhere. */
export function listenerOf(app: FastifyInstance): RequestListener {
  return throughDoor(app.frontDoor, app.routing as RequestListener);
}

function throughDoor(frontDoor: FrontDoor, handler: RequestListener): RequestListener {
  return (request, response) => {
    if (!frontDoor.answer(request, response)) handler(request, response);
  };
}

/** Everything under /api: the declared calls, the stream, the reference. */
export async function serveApi(
  app: FastifyInstance,
  services: Services,
  options: { checkReplies: boolean /** The address that readers use, without a path. */; origin?: string },
): Promise<void> {
  const { liveStream: _, ...plain } = calls;
  app.frontDoor.follow(() => services.boards.seq, services.caches.budget);
  services.hub.onSessionEnd((sessionId) => services.caches.sessions.forget(sessionId));
  await app.register(
    async (api) => {
      serveCalls(api, {
        calls: plain,
        handlers: handlers as unknown as Record<string, Handler<(typeof calls)[string]>>,
        services,
        ...options,
      });
      serveStream(api, services);
      serveReference(api, calls);
      api.all("/*", (request, reply) => {
        const path = request.url.split("?")[0]?.slice("/api".length);
        const declared = Object.values(calls).filter((call) => isAt(call.path, path));
        if (declared.length === 0) throw new Refusal("notFound");
        const allowed = declared.map((call) =>
          call.method === "GET" && call !== calls.liveStream ? "GET, HEAD" : call.method,
        );
        reply.header("allow", allowed.join(", "));
        throw new Refusal("methodNotAllowed");
      });
    },
    { prefix: "/api" },
  );
}

/** Whether a declared path, with its parameters in braces, is the one asked for. */
function isAt(declared: string, path: string | undefined): boolean {
  const [wanted, asked] = [declared.split("/"), path?.replace(/\/$/, "").split("/") ?? []];
  return wanted.length === asked.length && wanted.every((part, i) => part.startsWith("{") || part === asked[i]);
}

/** A form says its language inside. */
function localeOf({ query, body }: FastifyRequest) {
  const langIn = (input: unknown) => (input as { lang?: unknown } | null | undefined)?.lang;
  const lang = langIn(body) ?? langIn(query);
  return apiParamLocale(typeof lang === "string" ? lang : "en");
}
