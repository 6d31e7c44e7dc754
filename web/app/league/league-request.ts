import type { CallFailed, Client } from "@scoreline/contract/client";
import type { LocaleCode } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import type { RouterContextProvider } from "react-router";
import { localeOf } from "#frame/paths/locale-of.ts";
import { pageUrl } from "#frame/paths/page-url.ts";
import { askedSport, notFound } from "#frame/paths/unknown.ts";
import { readerClient } from "#reader/hidden/reader-client.ts";
import { type Reader, readerOf } from "#reader/reader.ts";

export type LoaderArgs = {
  request: Request;
  params: { locale?: string; country?: string; leagueKey?: string };
  context: Readonly<RouterContextProvider>;
};

/** What the loaders of a competition's pages start from. */
export type LeagueRequest = {
  sport: Sport;
  locale: LocaleCode;
  reader: Reader;
  url: URL;
  client: Client;
  /** The number in the address. */
  leagueId: number | undefined;
  /** The season that was chosen; the current one without. */
  season: { season?: string };
};

/** `sport` where the address does not say it. */
export function leagueRequest({ request, params, context }: LoaderArgs, sport?: Sport): LeagueRequest {
  const url = pageUrl(request);
  const locale = localeOf(params.locale, url);
  const reader = readerOf(request, locale);
  const season = url.searchParams.get("season");
  return {
    sport: sport ?? askedSport(url),
    locale,
    reader,
    url,
    client: readerClient(context, locale, reader),
    leagueId: numberIn(url.searchParams.get("leagueId")),
    season: season ? { season } : {},
  };
}

export function numberIn(text: string | null | undefined): number | undefined {
  return text && /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

export function sportOf({ pathname }: { pathname: string }): Sport {
  return pathname.split("/")[2] === "basketball" ? "basketball" : "football";
}

/** Something that is not there, or was asked for in a way that cannot be: the page is not there either. */
export async function orNotFound<Reply>(asked: Promise<Reply>): Promise<Reply> {
  try {
    return await asked;
  } catch (error) {
    // Read by its status: the server's client has a class of its own, which the bundle does not know.
    const { status } = error as Partial<CallFailed>;
    throw status === 404 || status === 400 ? notFound() : error;
  }
}

/** Tabs stand under a page that sends an address without a number on: they have nothing to show until then. */
export function knownId({ leagueId }: LeagueRequest): number {
  if (leagueId === undefined) throw notFound();
  return leagueId;
}
