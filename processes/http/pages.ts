import { randomBytes } from "node:crypto";
import { atAnyFact } from "@scoreline/api/cache/cache";
import { inProcessSend } from "@scoreline/api/dispatch";
import type { Services } from "@scoreline/api/handler";
import { acceptedEncoding } from "@scoreline/api/prepared";
import { forgetStale, type Identity, identityByCookie, nobody } from "@scoreline/api/session/identity";
import { CallFailed, createClient } from "@scoreline/contract/client";
import { apiParams } from "@scoreline/domain/languages";
import type { SiteLinks } from "@scoreline/site/links";
import type { RenderPage } from "@scoreline/web/server/pages";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { Page } from "#http/page.ts";
import { asFetchRequest, type View, viewOf } from "#http/view.ts";

const smallestCompressed = 1024;

type PageOptions = {
  render: RenderPage;
  services: Services;
  clockRate: number;
  origin: string;
  site: SiteLinks;
  /** For how long a page is given to others; none is kept with 0. */
  keptMs: number;
};

/** Everything that is not a call or a file is a page. */
export function servePages(app: FastifyInstance, options: PageOptions): void {
  const { services, keptMs } = options;
  const rendered = renderer(options);
  const cache = services.caches.named<Page>("page", Date.now);
  const terms = {
    subjects: [],
    // A page shows everything at once and says how old it is by the clock: a moment is all it is given.
    maxAgeMs: keptMs,
    bytes: ({ weight }: Page) => weight,
    // Redirects and failures are not worth keeping.
    keep: ({ status }: Page) => status === 200,
  };

  /** The same page for everybody who would see the same. Nothing of a reader comes in here but the view. */
  const keptPage = (view: View, log: FastifyBaseLogger): Promise<Page> => {
    const position = { seq: atAnyFact, instant: Date.now(), delaySeconds: 0 };
    return cache.get(JSON.stringify(view), position, terms, () => rendered(view, anybody, log));
  };

  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: async (request, reply) => {
      const view = viewOf(request, services);
      const identity = identityByCookie(request, services);
      const session = await identity.session();
      forgetStale(identity, reply);
      const page = session
        ? await rendered(view, { identity, user: { userId: session.userId } }, request.log)
        : await (keptMs > 0 ? keptPage(view, request.log) : rendered(view, anybody, request.log));
      request.nonce = page.nonce;
      request.pageKind = page.kind;
      reply.code(page.status).headers(page.headers);
      reply.header("cache-control", "private, no-cache").header("vary", "accept-encoding, cookie, user-agent");
      const small = page.bytes("identity").length < smallestCompressed;
      const encoding = small ? "identity" : acceptedEncoding(request.headers["accept-encoding"]);
      if (encoding !== "identity") reply.header("content-encoding", encoding);
      return reply.send(page.bytes(encoding));
    },
  });
}

type PageReader = { identity: Identity; user: { userId: number } | undefined };
const anybody: PageReader = { identity: nobody, user: undefined };

/** From a view and whoever looks at it to a page. It stands outside of any request on purpose. */
function renderer({ render, services, clockRate, origin, site }: PageOptions) {
  return async (view: View, { identity, user }: PageReader, log: FastifyBaseLogger): Promise<Page> => {
    const nonce = randomBytes(16).toString("base64url");
    let kind = view.path.endsWith(".data") ? "data" : "none";
    const told = new Set<unknown>();
    const send = inProcessSend(services, (error) => log.error({ err: error }, "a page's call failed"), identity);
    const answer = await render(asFetchRequest(view), {
      clientFor: (locale, { timeZone, delaySeconds }) =>
        createClient(send, { lang: apiParams[locale], timeZone, ...(delaySeconds > 0 && { delay: delaySeconds }) }),
      now: services.now,
      clockRate,
      nonce,
      origin,
      country: view.country,
      user,
      site,
      matched: (route) => {
        kind = route;
      },
      failed: (error) => {
        // A call that failed was logged with what really happened; what failed while rendering is told more than once.
        const known = told.has(error) || (error instanceof CallFailed && error.status >= 500);
        told.add(error);
        if (!known) log.error({ err: error, path: view.path }, "a page failed");
      },
    });
    const headers = Object.fromEntries(answer.headers);
    return new Page({ status: answer.status, headers, nonce, kind, body: Buffer.from(await answer.arrayBuffer()) });
  };
}
