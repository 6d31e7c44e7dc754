import type { Services } from "@scoreline/api/handler";
import { cookieOf } from "@scoreline/api/session/cookie";
import { zoneSpelling } from "@scoreline/domain/time/zone-spelling";
import { type Device, deviceOf } from "@scoreline/site/device";
import { homeCountry } from "@scoreline/site/home-countries";
import { knownQuery } from "@scoreline/site/page-parameters";
import type { FastifyRequest } from "fastify";

/**
 * All that a page may depend on while nobody is signed in. Pages are rendered from this and never see the request; what a
 * page is kept by is written from exactly this. A session has no place in it.
 */
export type View = Readonly<{
  path: string;
  query: string;
  device: Device;
  /** The reader's clock, where the device has not told and something else does. */
  zone: string;
  /** Where the request came from, where that is known. */
  country: string;
  cookies: string;
}>;

/** The only cookies that a page reads: whoever has the same ones, and no session, sees the same page. `/` reads the language. */
const pageCookies = ["theme", "tz", "settings", "leagues", "shield"] as const;
const longestCookie = 1_000;
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The host is not trusted: of the address only the path and what pages read of the query is taken. */
export function viewOf(request: FastifyRequest, { ipLocation }: Pick<Services, "ipLocation">): View {
  // Two strokes of either kind would begin the name of a host.
  const { pathname, searchParams } = new URL(`http://scoreline.internal${request.url.replace(/^[/\\]+/, "/")}`);
  const country = ipLocation?.countryOf({ headers: request.headers, address: request.ip }) ?? "";
  return {
    path: pathname,
    query: knownQuery(searchParams),
    // Four kinds of devices, not thousands of user agents.
    device: deviceOf(request.headers["user-agent"] ?? ""),
    zone: zoneOf(request, country),
    country,
    cookies: cookiesOf(request, pathname === "/" ? [...pageCookies, "locale"] : pageCookies),
  };
}

export function asFetchRequest({ path, query, device, zone, cookies }: View, form?: URLSearchParams): Request {
  const url = new URL(`http://scoreline.internal${path}${query && `?${query}`}`);
  return new Request(url, {
    ...(form && { method: "POST", body: form }),
    headers: { "x-device": device, ...(zone && { "x-zone": zone }), ...(cookies && { cookie: cookies }) },
  });
}

function cookiesOf(request: FastifyRequest, names: readonly string[]): string {
  return names
    .flatMap((name) => {
      const value = name === "tz" ? zoneIn(request) : cookieOf(request, name);
      const pair = value === undefined ? "" : `${name}=${encodeURIComponent(value)}`;
      return pair && pair.length < longestCookie ? [pair] : [];
    })
    .join("; ");
}

/** A page reads the zone that somebody's device or they themselves chose, in its one spelling; what is no zone it does not. */
function zoneIn(request: FastifyRequest): string | undefined {
  const [, name = "", picked = ""] = /^([^!]*)(!?)$/.exec(cookieOf(request, "tz") ?? "") ?? [];
  const zone = zoneSpelling(name);
  return zone && `${zone}${picked}`;
}

/** What time it is for a reader whose device has not told yet: their country may tell, or this machine if it is theirs. */
function zoneOf(request: FastifyRequest, country: string): string {
  if (zoneIn(request) !== undefined) return "";
  return homeCountry(country)?.timeZones[0] ?? (isOnThisMachine(request) ? ownZone : "");
}

/** A browser beside the server, and not a proxy that speaks for others. */
function isOnThisMachine({ ip, headers }: FastifyRequest): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(ip) && !headers["x-forwarded-for"] && !headers.forwarded;
}
