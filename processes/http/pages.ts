import { inProcessSend } from "@scoreline/api/dispatch";
import type { Services } from "@scoreline/api/handler";
import { acceptedEncoding } from "@scoreline/api/prepared";
import { createClient } from "@scoreline/contract/client";
import { homeCountry } from "@scoreline/domain/countries";
import { apiParams } from "@scoreline/domain/languages";
import { deviceOf } from "@scoreline/site/device";
import type { SiteLinks } from "@scoreline/site/links";
import type { RenderPage } from "@scoreline/web/server/pages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Page, PageCache } from "#http/page-cache.ts";

/** The only cookies that a page reads: whoever has the same ones, and no session, sees the same page. */
const pageCookies = ["theme", "tz", "settings", "leagues", "shield"];
const longestCookie = 1_000;
const smallestCompressed = 1024;
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Everything that is not a call or a file is a page. */
export function servePages(
  app: FastifyInstance,
  options: {
    render: RenderPage;
    services: Services;
    clockRate: number;
    origin: string;
    site: SiteLinks;
    /** For how long a page is given to others; none is kept with 0. */
    keptMs: number;
  },
): void {
  const { render, services, clockRate, origin, site, keptMs } = options;
  const send = inProcessSend(services, (error) => app.log.error({ err: error }, "a page's call failed"));
  const cache = new PageCache(Date.now, keptMs);

  const countryOf = (request: FastifyRequest) =>
    services.ipLocation?.countryOf({ headers: request.headers, address: request.ip }) ?? "";
  /** What time it is for a reader whose device has not told yet: their country may tell, or this machine if it is theirs. */
  const zoneOf = (request: FastifyRequest, cookies: string) => {
    if (/(^|; )tz=/.test(cookies)) return "";
    return homeCountry(countryOf(request))?.timeZones[0] ?? (isOnThisMachine(request) ? ownZone : "");
  };

  async function renderPage(request: FastifyRequest, cookies: string, zone: string): Promise<Page> {
    const { nonce } = request;
    const answer = await render(asFetchRequest(request, cookies, zone), {
      clientFor: (locale, { timeZone, delaySeconds }) =>
        createClient(send, { lang: apiParams[locale], timeZone, ...(delaySeconds > 0 && { delay: delaySeconds }) }),
      now: services.now,
      clockRate,
      nonce,
      origin,
      country: countryOf(request),
      site,
    });
    return new Page(answer.status, Object.fromEntries(answer.headers), nonce, Buffer.from(await answer.arrayBuffer()));
  }

  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: async (request, reply) => {
      const cookies = cookiesOf(request);
      const zone = zoneOf(request, cookies);
      const make = () => renderPage(request, cookies, zone);
      const key = `${request.url}\n${device(request)} ${zone}\n${cookies}`;
      const page = await (keptMs > 0 && !dependsOnCountry(request) ? cache.get(key, make) : make());
      request.nonce = page.nonce;
      reply.code(page.status).headers(page.headers);
      reply.header("cache-control", "private, no-cache").header("vary", "accept-encoding, cookie, user-agent");
      const small = page.bytes("identity").length < smallestCompressed;
      const encoding = small ? "identity" : acceptedEncoding(request.headers["accept-encoding"]);
      if (encoding !== "identity") reply.header("content-encoding", encoding);
      return reply.send(page.bytes(encoding));
    },
  });
}

/** What a page may know of the reader; everything else stays outside, and so outside of the cache's key. */
function cookiesOf(request: FastifyRequest): string {
  return (request.headers.cookie ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pageCookies.includes(pair.slice(0, pair.indexOf("="))) && pair.length < longestCookie)
    .sort()
    .join("; ");
}

/** Four kinds of devices, not thousands of user agents. */
function device(request: FastifyRequest): string {
  return deviceOf(request.headers["user-agent"] ?? "");
}

/** A browser beside the server, and not a proxy that speaks for others. */
function isOnThisMachine({ ip, headers }: FastifyRequest): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(ip) && !headers["x-forwarded-for"] && !headers.forwarded;
}

/** A reader who asks for the language of their country gets an answer of their own. */
function dependsOnCountry(request: FastifyRequest): boolean {
  return request.url.includes("asInit=");
}

/** The host is not trusted: pages only ever read the path, the query, their own cookies, the kind of device and its zone. */
function asFetchRequest(request: FastifyRequest, cookie: string, zone: string): Request {
  const path = request.url.replace(/^\/+/, "/");
  const url = new URL(path, "http://scoreline.internal");
  const headers = { "x-device": device(request), ...(zone && { "x-zone": zone }), ...(cookie && { cookie }) };
  return new Request(url, { headers });
}
