import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { inProcessSend } from "@scoreline/api/dispatch";
import type { Services } from "@scoreline/api/handler";
import { acceptedEncoding } from "@scoreline/api/prepared";
import { createClient } from "@scoreline/contract/client";
import { apiParams } from "@scoreline/domain/languages";
import type { PageContext } from "@scoreline/web/app/page-context";
import type { RenderPage } from "@scoreline/web/server/pages";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Everything that is not a call or a file is a page. */
export function servePages(
  app: FastifyInstance,
  options: { render: RenderPage; services: Services; clockRate: number },
): void {
  const { render, services, clockRate } = options;
  const send = inProcessSend(services, (error) => app.log.error({ err: error }, "a page's call failed"));
  const contextOf = (request: FastifyRequest): PageContext => ({
    clientFor: (locale, timeZone) => createClient(send, { lang: apiParams[locale], timeZone }),
    now: services.now,
    clockRate,
    nonce: request.nonce,
  });

  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: async (request, reply) => {
      const page = await render(asFetchRequest(request), contextOf(request));
      reply.code(page.status);
      for (const [name, value] of page.headers) reply.header(name, value);
      const body = Buffer.from(await page.arrayBuffer());
      reply.header("cache-control", "private, no-cache").header("vary", "accept-encoding, cookie");
      const encoding = body.length > 1024 ? acceptedEncoding(request.headers["accept-encoding"]) : "identity";
      if (encoding === "identity") return reply.send(body);
      reply.header("content-encoding", encoding);
      if (encoding === "gzip") return reply.send(gzipSync(body));
      return reply.send(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
    },
  });
}

/** The host is not trusted: pages only ever read the path, the query and the cookies. */
function asFetchRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const name of ["accept", "accept-language", "cookie", "user-agent"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const path = request.url.replace(/^\/+/, "/");
  return new Request(new URL(path, "http://scoreline.internal"), { method: request.method, headers });
}
