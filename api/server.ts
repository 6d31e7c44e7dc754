import { createServer as createHttpServer, type RequestListener } from "node:http";
import cookies from "@fastify/cookie";
import { calls } from "@scoreline/contract/calls";
import { Refusal } from "@scoreline/contract/errors";
import { apiParamLocale } from "@scoreline/domain/languages";
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
import { serveStream } from "#live/stream.ts";
import { limitRequests, type RateLimit } from "#rate-limit.ts";
import { asRefusal, refusal } from "#refuse.ts";
import { serveCalls } from "#serve-calls.ts";

export type ServerOptions = RateLimit & {
  logger: FastifyBaseLogger | false;
  /** Whether X-Forwarded-For is to be believed. */
  trustProxy: boolean;
};

const limits = {
  bodyLimit: 64 * 1024,
  /** Milliseconds for a whole request to arrive. */
  requestTimeout: 10_000,
  keepAliveTimeout: 72_000,
};

const maxParamLength = 200;

declare module "fastify" {
  interface FastifyInstance {
    frontDoor: FrontDoor;
  }
}

/** The HTTP server with its limits and its way of refusing; calls and pages are added to it. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { logger, trustProxy } = options;
  const frontDoor = new FrontDoor();
  const app = fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    ...limits,
    trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handler) => httpServer(frontDoor, handler as RequestListener),
    forceCloseConnections: "idle",
    return503OnClosing: false,
    routerOptions: { maxParamLength, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      const { status, body } = refusal(asRefusal(error), localeOf(request));
      void (reply as unknown as FastifyReply).code(status).send(body);
    },
    clientErrorHandler: (error, socket) => {
      if ((error as NodeJS.ErrnoException).code === "ECONNRESET" || !socket.writable) return void socket.destroy();
      const tooLarge = (error as NodeJS.ErrnoException).code === "HPE_HEADER_OVERFLOW";
      const { status, body } = refusal(new Refusal(tooLarge ? "headersTooLarge" : "badRequest"), "en");
      const text = JSON.stringify(body);
      socket.end(
        `HTTP/1.1 ${status} Refused\r\ncontent-type: application/json; charset=utf-8\r\n` +
          `content-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
      );
    },
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
    const { status, body } = refusal(refused, localeOf(request));
    return reply.code(status).header("cache-control", "no-store").type("application/json; charset=utf-8").send(body);
  });

  app.setNotFoundHandler(() => {
    throw new Refusal("notFound");
  });

  limitRequests(app, options);
  return app;
}

function httpServer(frontDoor: FrontDoor, handler: RequestListener) {
  const server = createHttpServer({ optimizeEmptyRequests: true }, (request, response) => {
    if (frontDoor.answer(request, response)) return;
    const { headers } = request;
    // A request without a body never tells its end: nobody may wait for one.
    const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
    if (!hasBody) delete headers["content-type"];
    handler(request, response);
  });
  server.requestTimeout = limits.requestTimeout;
  server.keepAliveTimeout = limits.keepAliveTimeout;
  return server;
}

/** Everything under /api: the declared calls, the stream, the reference. */
export async function serveApi(
  app: FastifyInstance,
  services: Services,
  options: { checkReplies: boolean /** The address that readers use, without a path. */; origin?: string },
): Promise<void> {
  const { liveStream: _, ...plain } = calls;
  app.frontDoor.follow(() => services.boards.seq, services.caches.budget);
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
        const declared = Object.values(calls).find((call) => isAt(call.path, path));
        if (!declared) throw new Refusal("notFound");
        const headToo = declared.method === "GET" && declared !== calls.liveStream;
        reply.header("allow", headToo ? "GET, HEAD" : declared.method);
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

function localeOf(request: FastifyRequest) {
  const lang = (request.query as { lang?: unknown } | undefined)?.lang;
  return apiParamLocale(typeof lang === "string" ? lang : "en");
}
