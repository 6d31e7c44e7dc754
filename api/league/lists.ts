import type {
  basketballLeagueList,
  competitionSidebar,
  leagueAll,
  seasonListByLeague,
  soccerLeagueList,
} from "@scoreline/contract/calls/league";
import { succeed } from "@scoreline/contract/envelope";
import type { LeagueCard } from "@scoreline/contract/schemas/league";
import { popularLimit } from "@scoreline/domain/constants";
import { nameOrder } from "@scoreline/domain/languages";
import type { Sport } from "@scoreline/domain/sport";
import { seasonsOfCompetition } from "@scoreline/store/catalogue/catalogue";
import type { Caller, Handler, Services } from "#handler.ts";
import { leagueCard, seasonCard } from "#league/cards.ts";
import { competitionOf, todayOf } from "#league/season.ts";

/** The most popular first. */
function leaguesOf(sport: Sport, { locale }: Caller, { boards: { catalogue } }: Services): LeagueCard[] {
  return [...catalogue.competitions.values()]
    .filter((competition) => competition.sport === sport)
    .sort((one, other) => other.popularity - one.popularity || one.id - other.id)
    .map((competition) => leagueCard(competition, catalogue, locale));
}

/** Countries by name; what belongs to several stands first. Inside a country the best league comes before the cups. */
function byCountry(sport: Sport, caller: Caller, services: Services) {
  const { competitions, countries } = services.boards.catalogue;
  const groups = new Map<number, LeagueCard[]>();
  for (const league of leaguesOf(sport, caller, services)) {
    const countryId = competitions.get(league.leagueId)?.countryId ?? 0;
    groups.set(countryId, [...(groups.get(countryId) ?? []), league]);
  }
  const order = nameOrder(caller.locale);
  const isNation = (countryId: number) => (countries.get(countryId)?.code ?? "").replace(/-.*$/, "").length === 2;
  return [...groups]
    .map(([countryId, leagues]) => {
      const { countryKey = "", countryCode = "", countryName = "" } = leagues[0] ?? {};
      return { countryId, countryKey, countryCode, countryName, leagues };
    })
    .sort(
      (one, other) =>
        Number(isNation(one.countryId)) - Number(isNation(other.countryId)) ||
        order(one.countryName, other.countryName),
    );
}

export const leagueLists: {
  soccerLeagueList: Handler<typeof soccerLeagueList>;
  basketballLeagueList: Handler<typeof basketballLeagueList>;
  leagueAll: Handler<typeof leagueAll>;
  competitionSidebar: Handler<typeof competitionSidebar>;
  seasonListByLeague: Handler<typeof seasonListByLeague>;
} = {
  soccerLeagueList: async (_input, caller, services) => succeed({ data: byCountry("football", caller, services) }),
  basketballLeagueList: async (_input, caller, services) =>
    succeed({ data: byCountry("basketball", caller, services) }),
  leagueAll: async ({ sportType = "football" }, caller, services) =>
    succeed({ data: leaguesOf(sportType, caller, services) }),
  competitionSidebar: async ({ sportType = "football" }, caller, services) => {
    const leagues = leaguesOf(sportType, caller, services);
    const places = new Map(leagues.map(({ countryKey }, at) => [countryKey, at] as const).reverse());
    // The best known first: the list by name has a page of its own.
    const countries = byCountry(sportType, caller, services)
      .map(({ countryId: _, leagues, ...country }) => ({ ...country, count: leagues.length }))
      .sort((one, other) => (places.get(one.countryKey) ?? 0) - (places.get(other.countryKey) ?? 0));
    // A tournament of years ago is known, but nobody goes there every day.
    const played = leagues.filter(({ leagueId }) => services.search.isPlayed(leagueId));
    return succeed({ data: { popular: played.slice(0, popularLimit.tab), countries } });
  },
  seasonListByLeague: async ({ leagueId }, _caller, services) => {
    const seasons = await seasonsOfCompetition(services.database, competitionOf(services, leagueId).id);
    return succeed({ data: seasons.map((season) => seasonCard(season, todayOf(services))) });
  },
};
