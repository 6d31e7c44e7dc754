import { randomBytes } from "node:crypto";
import { atAnyFact } from "@scoreline/api/cache/cache";
import { inProcessSend } from "@scoreline/api/dispatch";
import type { Services } from "@scoreline/api/handler";
import { costs } from "@scoreline/api/limits/costs";
import { acceptedEncoding } from "@scoreline/api/prepared";
import { retryAfter } from "@scoreline/api/refuse";
import { forgetStale, type Identity, identityByCookie, nobody } from "@scoreline/api/session/identity";
import { pageOf, type Visit, visitOf } from "@scoreline/api/session/visit";
import { CallFailed, createClient } from "@scoreline/contract/client";
import { Refusal } from "@scoreline/contract/errors";
import { apiParams } from "@scoreline/domain/languages";
import type { SiteLinks } from "@scoreline/site/links";
import { isAway, isForNow } from "@scoreline/store/engine/away";
import type { RenderPage } from "@scoreline/web/server/pages";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { handOver } from "#http/hand-over.ts";
import { inlineScripts } from "#http/inline-scripts.ts";
import { Page } from "#http/page.ts";
import { asFetchRequest, type View, viewOf } from "#http/view.ts";

const smallestCompressed = 1024;

type PageOptions = {
  render: RenderPage;
  services: Services;
  clockRate: number;
  origin: string;
  site: SiteLinks;
  fantasy?: Parameters<RenderPage>[1]["fantasy"];
  /** For how long a page is given to others; none is kept with 0. */
  keptMs: number;
  /** Up to when scores are known to be right, while news cannot come. */
  asOf?(): number | undefined;
  /** Hears of queries that failed because the database does not answer. */
  onStoreAway?(error: unknown): void;
};

/** Everything that is not a call or a file is a page. */
export function servePages(app: FastifyInstance, options: PageOptions): void {
  const { services, keptMs, origin, onStoreAway } = options;
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
  const keptPage = (view: View, log: FastifyBaseLogger, toll: () => Promise<void>): Promise<Page> => {
    const position = { seq: atAnyFact, instant: Date.now(), delaySeconds: 0 };
    return cache.get(JSON.stringify(view), position, terms, () => rendered(view, anybody, log), toll);
  };

  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: async (request, reply) => {
      const view = viewOf(request, services);
      const target = await handOver(request, reply, { services, origin, country: view.country });
      if (target) return reply.header("cache-control", "no-store").redirect(target, 303);
      const { reader } = await readerOf(request, reply);
      const toll = () => request.pay(costs.page);
      const kept = !reader && keptMs > 0;
      if (!kept) await toll();
      const page = reader
        ? await rendered(view, reader, request.log)
        : await (kept ? keptPage(view, request.log, toll) : rendered(view, anybody, request.log));
      return sendPage(request, reply, page);
    },
  });

  /** Forms, with or without scripts. What they set is never kept, and no page of another site may send one. */
  app.route({
    method: "POST",
    url: "/*",
    handler: async (request, reply) => {
      if (pageOf(request, origin) === "foreign") throw new Refusal("forbidden");
      const view = viewOf(request, services);
      await request.pay(costs.page);
      const { reader, identity } = await readerOf(request, reply);
      const visit = visitOf(request, reply, origin);
      const page = await rendered(
        view,
        { ...(reader ?? { identity, user: undefined }), visit },
        request.log,
        formOf(request),
      );
      return sendPage(request, reply, page);
    },
  });

  async function readerOf(request: FastifyRequest, reply: FastifyReply) {
    const identity = identityByCookie(request, services);
    const session = await identity.session().catch((error) => {
      if (!isAway(error)) throw error;
      // Nobody can say who they are: what everybody may see, they see meanwhile, and their cookie stays.
      onStoreAway?.(error);
      return undefined;
    });
    forgetStale(identity, reply);
    return { identity, reader: session && { identity, user: { userId: session.userId } } };
  }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  request.inlineScripts = page.inlineScripts;
  request.pageKind = page.kind;
  reply.code(page.status).headers(page.headers);
  if (page.status === 503) reply.header("retry-after", retryAfter);
  reply.header("cache-control", "private, no-cache").header("vary", "accept-encoding, cookie, user-agent");
  const small = page.bytes("identity").length < smallestCompressed;
  const encoding = small ? "identity" : acceptedEncoding(request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(page.bytes(encoding));
}

/** The fields of a form, each with one value of text. */
function formOf({ body }: FastifyRequest): URLSearchParams {
  const fields = typeof body === "object" && body !== null ? Object.entries(body) : [];
  return new URLSearchParams(fields.filter((field): field is [string, string] => typeof field[1] === "string"));
}

type PageReader = {
  identity: Identity;
  user: { userId: number } | undefined;
  /** Of whoever sent a form: what its calls leave with the browser goes out with the answer. */
  visit?: Visit;
};
const anybody: PageReader = { identity: nobody, user: undefined };

/** From a view and whoever looks at it to a page. It stands outside of any request on purpose. */
function renderer(options: PageOptions) {
  const { render, services, clockRate, origin, site, fantasy, keptMs, asOf, onStoreAway } = options;
  return async (
    view: View,
    { identity, user, visit }: PageReader,
    log: FastifyBaseLogger,
    form?: URLSearchParams,
  ): Promise<Page> => {
    const nonce = randomBytes(16).toString("base64url");
    let kind = view.path.endsWith(".data") ? "data" : "none";
    const told = new Set<unknown>();
    const callFailed = (error: unknown) =>
      isForNow(error) ? onStoreAway?.(error) : log.error({ err: error }, "a page's call failed");
    const send = inProcessSend(services, callFailed, identity, { ...(visit && { visit }), country: view.country });
    const answer = await render(asFetchRequest(view, form), {
      clientFor: (locale, { timeZone, delaySeconds }) =>
        createClient(send, { lang: apiParams[locale], timeZone, ...(delaySeconds > 0 && { delay: delaySeconds }) }),
      now: services.now,
      asOf: asOf?.(),
      clockRate,
      nonce,
      origin,
      country: view.country,
      user,
      site,
      fantasy,
      matched: (route) => {
        kind = route;
      },
      failed: (error) => {
        // What is not there, or not just now, is an answer and no failure.
        const { status = 500 } = error as { status?: number };
        if (status < 500 || status === 503) return;
        // A call that failed was logged with what really happened; what failed while rendering is told more than once.
        const known = told.has(error) || (error instanceof CallFailed && error.status >= 500);
        told.add(error);
        if (!known) log.error({ err: error, path: view.path }, "a page failed");
      },
    });
    const headers = Object.fromEntries(answer.headers);
    const body = Buffer.from(await answer.arrayBuffer());
    return new Page({
      status: answer.status,
      headers,
      inlineScripts: inlineScripts(body, nonce),
      kind,
      body,
      readers: user || form || keptMs === 0 ? "single" : "shared",
    });
  };
}
