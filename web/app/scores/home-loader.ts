import type { GetData } from "@scoreline/contract/client";
import type { Sport } from "@scoreline/domain/sport";
import { isLocalDay, localDay } from "@scoreline/domain/time/local-day";
import type { RouterContextProvider } from "react-router";
import { loadOwnFavourites } from "#account/session/signed-in.ts";
import { loadAd } from "#frame/banners/load-ad.ts";
import { localeOf } from "#frame/paths/locale-of.ts";
import { pageUrl } from "#frame/paths/page-url.ts";
import { loadNewsLines } from "#news/load-lines.ts";
import { pageContext } from "#page-context.ts";
import { readerClient } from "#reader/hidden/reader-client.ts";
import { cookiesOf, readerOf } from "#reader/reader.ts";
import { followedCountry } from "#scores/beside/followed-country.ts";
import { type ListSort, listFilters } from "#scores/list/arrange.ts";
import { readKeptLeagues } from "#scores/list/kept-leagues.ts";
import { listed, packList } from "#scores/list/packed-list.ts";

type LoaderArgs = { request: Request; params: { locale?: string }; context: Readonly<RouterContextProvider> };

/** The day's list as the reader asked for it by the address: the same for the server and for every reload. */
export async function loadHome(sport: Sport, { request, params, context }: LoaderArgs) {
  const url = pageUrl(request);
  const locale = localeOf(params.locale, url);
  const reader = readerOf(request, locale);
  const { timeZone } = reader;
  const { now, user } = context.get(pageContext);
  const today = localDay(now(), timeZone);
  const asked = url.searchParams.get("date") ?? today;
  const date = isLocalDay(asked) ? asked : today;
  const filter = listFilters.find((name) => name === url.searchParams.get("status"));
  const sort: ListSort = url.searchParams.get("sort") === "time" ? "time" : "league";
  const client = readerClient(context, locale, reader);
  // Phones have one column: what stands beside it is not asked for.
  const columns = reader.device === "desktop";
  const [{ result }, featured, beside, favourites, ad, news] = await Promise.all([
    sport === "football"
      ? client.get("/match/getMatchListv4", { date })
      : client.get("/basketball/match/getMatchList", { date }),
    date === today && columns ? client.get("/match/featured", { sport }) : undefined,
    columns ? client.get("/competition/sidebar", { sportType: sport }) : undefined,
    loadOwnFavourites(context, user, client),
    columns ? loadAd(client, "home", reader, sport) : null,
    columns ? loadNewsLines(client, { sport }) : [],
  ]);
  const teams = new Set(favourites?.[sport].team);
  const empty = result.leagueMatchList.length === 0;
  const nearest = empty ? (await client.get("/match/nearestDays", { sport, date })).result.data : null;
  return {
    sport,
    timeZone,
    today,
    date,
    filter,
    sort,
    /** The whole list at once, for those who have no script to bring the rest. */
    whole: url.searchParams.has("whole"),
    list: packList(listed(result.leagueMatchList, reader, (id) => teams.has(id))),
    seq: result.seq,
    /** Where a day without matches leads on to. */
    nearest,
    ad,
    news,
    featured: featured?.result.data ?? null,
    beside: beside ? besideList(beside.result.data) : null,
    kept: readKeptLeagues(cookiesOf(request).get("leagues") ?? ""),
    country: followedCountry(timeZone, locale),
  };
}

const shownCompetitions = 10;
const shownCountries = 7;

/** The great competitions and the countries, whether or not anything of theirs is on today; only what is shown of them. */
function besideList({ popular, countries }: GetData<"/competition/sidebar">) {
  return {
    leagues: popular
      .slice(0, shownCompetitions)
      .map(({ leagueId, leagueName, leagueKey, countryKey, countryCode }) => ({
        leagueId,
        leagueName,
        leagueKey,
        countryKey,
        countryCode,
      })),
    countries: countries
      .filter(({ countryCode }) => /^[a-z]{2}(-[a-z]{3})?$/.test(countryCode))
      .slice(0, shownCountries)
      .map(({ countryKey, countryCode, countryName }) => ({ countryKey, countryCode, countryName })),
    countryCount: countries.length,
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

/** The address of a day, a filter and an order; what is usual is left out. */
export function homeAddress(
  locale: string,
  { sport, today, date, filter, sort }: Pick<HomeData, "sport" | "today" | "date" | "filter" | "sort">,
): string {
  const query = new URLSearchParams({
    ...(date !== today && { date }),
    ...(filter && { status: filter }),
    ...(sort !== "league" && { sort }),
  });
  return `/${locale}/${sport}/matches${query.size > 0 ? `?${query}` : ""}`;
}
