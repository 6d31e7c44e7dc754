import type { Client } from "@scoreline/contract/client";
import type { FoundCompetition, FoundCountry, FoundTeam } from "@scoreline/contract/schemas/found";
import { popularLimit } from "@scoreline/domain/constants";
import type { Sport } from "@scoreline/domain/sport";

export const dialogTabs = ["teams", "competitions", "filter"] as const;
export type DialogTab = (typeof dialogTabs)[number];

/** Lists under their headings; those that the tab does not have are not there. */
export type Listed = {
  countries?: readonly FoundCountry[];
  competitions?: readonly FoundCompetition[];
  teams?: readonly FoundTeam[];
};

type Options = { signal: AbortSignal };

/** What a tab shows: what is popular, or what has such a name. */
export async function listOf(
  client: Client,
  { sport, tab, text: q }: { sport: Sport; tab: DialogTab; text: string },
  options: Options,
): Promise<Listed> {
  const football = sport === "football";
  const limit = popularLimit.tab;
  if (tab === "teams") {
    const { result } = q
      ? await client.get(football ? "/team/search" : "/basketball/team/search", { q }, options)
      : await client.get(football ? "/team/popular" : "/basketball/team/popular", { limit }, options);
    return { teams: result.data };
  }
  if (tab === "competitions") {
    const [competitions, countries] = await Promise.all([
      q
        ? client.get(football ? "/competition/search" : "/basketball/competition/search", { q }, options)
        : client.get(football ? "/competition/popular" : "/basketball/competition/popular", { limit }, options),
      q
        ? client.get(football ? "/country/search" : "/basketball/country/search", { q }, options)
        : popularCountries(client, sport, options),
    ]);
    return { competitions: competitions.result.data, countries: countries.result.data };
  }
  if (!q) {
    const all = { limit: popularLimit.filterSection };
    const { result } = await client.get(football ? "/global/popular" : "/basketball/global/popular", all, options);
    return { countries: result.data.country, competitions: result.data.competition, teams: result.data.team };
  }
  const { result } = await client.get(football ? "/global/search" : "/basketball/global/search", { q }, options);
  return { countries: result.data.country, competitions: result.data.competition, teams: result.data.team };
}

async function popularCountries(client: Client, sport: Sport, options: Options) {
  const football = sport === "football";
  const limit = football ? popularLimit.filterSection : popularLimit.basketballDialog;
  const { result } = await client.get(football ? "/global/popular" : "/basketball/global/popular", { limit }, options);
  return { result: { data: result.data.country } };
}

export async function competitionsOf(
  client: Client,
  sport: Sport,
  countryId: number,
  options: Options,
): Promise<readonly FoundCompetition[]> {
  const path = sport === "football" ? "/competition/search" : "/basketball/competition/search";
  return (await client.get(path, { countryId }, options)).result.data;
}

export function isEmpty({ countries = [], competitions = [], teams = [] }: Listed): boolean {
  return countries.length + competitions.length + teams.length === 0;
}
