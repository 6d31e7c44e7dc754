import type { GetReply } from "@scoreline/contract/client";
import type { MatchRow } from "@scoreline/contract/schemas";
import { type RouterContextProvider, redirect } from "react-router";
import { refusalIn } from "#account/refused.ts";
import { localeOf } from "#frame/paths/locale-of.ts";
import { pageUrl } from "#frame/paths/page-url.ts";
import { askedSport } from "#frame/paths/unknown.ts";
import { pageContext } from "#page-context.ts";
import { readerClient } from "#reader/hidden/reader-client.ts";
import { type Reader, readerOf } from "#reader/reader.ts";
import { listed, packList } from "#scores/list/packed-list.ts";

export type FavLoaderArgs = {
  request: Request;
  params: { locale?: string };
  context: Readonly<RouterContextProvider>;
};

/** Of whoever is signed in; others are led to the door, and back afterwards. */
export function favRequest({ request, params, context }: FavLoaderArgs) {
  const url = pageUrl(request);
  const locale = localeOf(params.locale, url);
  const sport = askedSport(url);
  const door = () => redirect(`/${locale}/signin?callBackUrl=${encodeURIComponent(url.pathname)}`);
  if (!context.get(pageContext).user) throw door();
  const reader = readerOf(request, locale);
  const client = readerClient(context, locale, reader);
  const { now } = context.get(pageContext);
  /** A session that ended a moment ago leads to the door as well. */
  const own = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
    try {
      return await asked;
    } catch (error) {
      if (refusalIn(error)) throw door();
      throw error;
    }
  };
  const matches = () =>
    own(sport === "football" ? client.get("/fav/favMatchList", {}) : client.get("/basketball/fav/favMatchList", {}));
  return { locale, sport, client, reader, now, own, matches };
}

type Matches = GetReply<"/fav/favMatchList">["result"];

/** The rows as pages carry them; with some only those. */
export function packed({ leagueMatchList, seq }: Matches, reader: Reader, only?: ReadonlySet<number>) {
  const leagues = leagueMatchList
    .map((league) => ({ ...league, matches: league.matches.filter(({ matchId }) => !only || only.has(matchId)) }))
    .filter(({ matches }) => matches.length > 0);
  return { list: packList(listed(leagues, reader)), seq };
}

/** Those on now, then the next ones, then the last: as many as are asked for. */
export function nearest(rows: readonly MatchRow[], now: number, count: number): number[] {
  const rank = ({ kind, kickoff }: MatchRow) => {
    if (kind === "live") return 0;
    return kickoff >= now ? kickoff - now : 1e15 + now - kickoff;
  };
  return [...rows]
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, count)
    .map(({ matchId }) => matchId);
}
