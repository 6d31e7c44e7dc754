import { type Client, dataOf, type GetData, type GetInput, type GetPath } from "@scoreline/contract/client";
import { parseMoment } from "@scoreline/domain/match/time-machine/moment";
import type { LocaleCode } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import { data, type RouterContextProvider } from "react-router";
import { localeOf } from "#frame/paths/locale-of.ts";
import { pageUrl } from "#frame/paths/page-url.ts";
import { askedSport } from "#frame/paths/unknown.ts";
import { coversRow } from "#reader/hidden/masked.ts";
import { readerClient } from "#reader/hidden/reader-client.ts";
import { type Reader, readerOf } from "#reader/reader.ts";
import { coversAll, isGuarded } from "#reader/shield.ts";

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
  client: Client;
  /** Whether the reader does not want to know how it stands. */
  hidden(): Promise<boolean>;
  /** Whether what is counted from the matches of both sides tells a result that the reader does not want to know. */
  countsHidden(): Promise<boolean>;
  /** Asks a call of the match, at the minute of the address; an unknown match is a page that is not there. */
  ask<Path extends GetPath>(path: Path, input?: Omit<GetInput<Path>, "matchId" | "minute">): Promise<GetData<Path>>;
};

export function matchRequest({ request, params, context }: MatchLoaderArgs): MatchRequest {
  const url = pageUrl(request);
  const locale = localeOf(params.locale, url);
  const reader = readerOf(request, locale);
  const matchId = Number(params.matchId);
  const minute = minuteIn(url.searchParams);
  const client = readerClient(context, locale, reader);
  const sport = askedSport(url);
  async function ask<Path extends GetPath>(path: Path, input?: object): Promise<GetData<Path>> {
    const about = { matchId, ...(minute !== undefined && { minute }), ...input };
    try {
      return dataOf<Path>(await client.get(path, about as GetInput<Path>));
    } catch (error) {
      // The error is the server's own: its class is not the one that this bundle knows.
      const { status } = error as { status?: number };
      throw status === 404 || status === 400 ? data(null, { status: 404 }) : error;
    }
  }
  const row = async () => (await ask(sport === "football" ? "/match/info" : "/basketball/match/info")).match;
  return {
    sport,
    matchId,
    locale,
    reader,
    minute,
    client,
    url,
    ask,
    async hidden() {
      return isGuarded(reader) && coversRow(await row(), reader);
    },
    async countsHidden() {
      if (!isGuarded(reader)) return false;
      const { homeTeam, awayTeam } = await row();
      return coversAll(reader, `a${matchId}`, [homeTeam.teamId, awayTeam.teamId]);
    },
  };
}

/** What a tab shows. Of a match that is hidden the frame renders no tab, and nothing is asked for it. */
export async function loadTab<Data>(
  args: MatchLoaderArgs,
  load: (request: MatchRequest) => Data | Promise<Data>,
): Promise<Data> {
  const request = matchRequest(args);
  return (await request.hidden()) ? (undefined as Data) : load(request);
}

/** A minute that cannot be read is no minute. */
function minuteIn(query: URLSearchParams): string | undefined {
  const text = query.get("minute") ?? "";
  return parseMoment(text) ? text : undefined;
}
