import type { ListStatus } from "@scoreline/domain/match/status";
import type { Sport } from "@scoreline/domain/sport";
import { isLocalDay, localDay } from "@scoreline/domain/time/local-day";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "#page-context.ts";
import { localeOf } from "#shell/locale-of.ts";
import { readerOf } from "#shell/reader.ts";

const filters: readonly ListStatus[] = ["live", "finished", "scheduled"];

type LoaderArgs = { request: Request; params: { locale?: string }; context: Readonly<RouterContextProvider> };

/** The day's list as the reader asked for it by the address: the same for the server and for every reload. */
export async function loadHome(sport: Sport, { request, params, context }: LoaderArgs) {
  const url = new URL(request.url);
  const locale = localeOf(params.locale, url);
  const { timeZone } = readerOf(request, locale);
  const { clientFor, now } = context.get(pageContext);
  const today = localDay(now(), timeZone);
  const asked = url.searchParams.get("date") ?? today;
  const date = isLocalDay(asked) ? asked : today;
  const status = filters.find((name) => name === url.searchParams.get("status"));
  const client = clientFor(locale, timeZone);
  const { result } =
    sport === "football"
      ? await client.get("/match/getMatchListv4", { date })
      : await client.get("/basketball/match/getMatchList", { date });
  return { sport, today, date, status, leagues: result.leagueMatchList, seq: result.seq };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
