import { dataOf, type GetData, type GetInput, type GetPath } from "@scoreline/contract/client";
import { parseMoment } from "@scoreline/domain/match/moment";
import type { LocaleCode } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import { data, type RouterContextProvider } from "react-router";
import { pageContext } from "#page-context.ts";
import { localeOf } from "#shell/locale-of.ts";
import { type Reader, readerOf } from "#shell/reader.ts";

export type MatchLoaderArgs = {
  request: Request;
  params: { locale?: string; matchId?: string };
  context: Readonly<RouterContextProvider>;
};

/** What the loaders of a match page start from: which match, at which minute, and a way to ask about it. */
export type MatchRequest = {
  sport: Sport;
  matchId: number;
  locale: LocaleCode;
  reader: Reader;
  /** Where the time machine stands. */
  minute: string | undefined;
  url: URL;
  /** Asks a call of the match, at the minute of the address; an unknown match is a page that is not there. */
  ask<Path extends GetPath>(path: Path, input?: Omit<GetInput<Path>, "matchId" | "minute">): Promise<GetData<Path>>;
};

export function matchRequest({ request, params, context }: MatchLoaderArgs): MatchRequest {
  const url = new URL(request.url);
  const locale = localeOf(params.locale, url);
  const reader = readerOf(request, locale);
  const matchId = Number(params.matchId);
  const minute = minuteIn(url.searchParams);
  const client = context.get(pageContext).clientFor(locale, reader.timeZone);
  return {
    sport: url.pathname.split("/")[2] === "basketball" ? "basketball" : "football",
    matchId,
    locale,
    reader,
    minute,
    url,
    async ask(path, input) {
      const about = { matchId, ...(minute !== undefined && { minute }), ...input };
      try {
        return dataOf<typeof path>(await client.get(path, about as GetInput<typeof path>));
      } catch (error) {
        // The error is the server's own: its class is not the one that this bundle knows.
        const { status } = error as { status?: number };
        throw status === 404 || status === 400 ? data(null, { status: 404 }) : error;
      }
    },
  };
}

/** A minute that cannot be read is no minute. */
function minuteIn(query: URLSearchParams): string | undefined {
  const text = query.get("minute") ?? "";
  return parseMoment(text) ? text : undefined;
}
