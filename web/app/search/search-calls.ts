import type { Client } from "@scoreline/contract/client";
import type { FoundCompetition, FoundCountry, FoundPlayer, FoundTeam } from "@scoreline/contract/schemas/found";
import { popularLimit } from "@scoreline/domain/constants";
import type { Sport } from "@scoreline/domain/sport";

export const searchTabs = ["teams", "competitions", "filter"] as const;
export type SearchTab = (typeof searchTabs)[number];

export type Section =
  | { kind: "country"; rows: readonly FoundCountry[] }
  | { kind: "competition"; rows: readonly FoundCompetition[] }
  | { kind: "team"; rows: readonly FoundTeam[] }
  | { kind: "player"; rows: readonly FoundPlayer[] };

/** What the dialog shows: the popular while nothing is typed, else what was found; or a country's competitions. */
export type Wanted = { sport: Sport; tab: SearchTab; text: string; countryId: number | undefined };

export async function find(client: Client, wanted: Wanted, signal: AbortSignal): Promise<Section[]> {
  const sections = await (wanted.sport === "football" ? findFootball : findBasketball)(client, wanted, { signal });
  return sections.filter(({ rows }) => rows.length > 0);
}

type Options = { signal: AbortSignal };

async function findFootball(client: Client, { tab, text: q, countryId }: Wanted, options: Options): Promise<Section[]> {
  if (countryId) {
    const { result } = await client.get("/competition/search", { countryId }, options);
    return [{ kind: "competition", rows: result.data }];
  }
  if (tab === "teams") {
    const { result } = q
      ? await client.get("/team/search", { q }, options)
      : await client.get("/team/popular", { limit: popularLimit.tab }, options);
    return [{ kind: "team", rows: result.data }];
  }
  if (tab === "filter" || !q) {
    const limit = tab === "filter" ? popularLimit.filterSection : popularLimit.tab;
    const { result } = q
      ? await client.get("/global/search", { q, limit }, options)
      : await client.get("/global/popular", { limit }, options);
    return everything(result.data, tab);
  }
  const [competitions, countries] = await Promise.all([
    client.get("/competition/search", { q }, options),
    client.get("/country/search", { q }, options),
  ]);
  return everything({ competition: competitions.result.data, country: countries.result.data }, tab);
}

async function findBasketball(
  client: Client,
  { tab, text: q, countryId }: Wanted,
  options: Options,
): Promise<Section[]> {
  if (countryId) {
    const { result } = await client.get("/basketball/competition/search", { countryId }, options);
    return [{ kind: "competition", rows: result.data }];
  }
  if (tab === "teams") {
    const { result } = q
      ? await client.get("/basketball/team/search", { q }, options)
      : await client.get("/basketball/team/popular", { limit: popularLimit.basketballDialog }, options);
    return [{ kind: "team", rows: result.data }];
  }
  if (tab === "filter" || !q) {
    const limit = tab === "filter" ? popularLimit.filterSection : popularLimit.basketballDialog;
    const { result } = q
      ? await client.get("/basketball/global/search", { q, limit }, options)
      : await client.get("/basketball/global/popular", { limit }, options);
    return everything(result.data, tab);
  }
  const [competitions, countries] = await Promise.all([
    client.get("/basketball/competition/search", { q }, options),
    client.get("/basketball/country/search", { q }, options),
  ]);
  return everything({ competition: competitions.result.data, country: countries.result.data }, tab);
}

type Lists = {
  country: readonly FoundCountry[];
  competition: readonly FoundCompetition[];
  team?: readonly FoundTeam[];
  player?: readonly FoundPlayer[];
};

function everything({ country, competition, team = [], player = [] }: Lists, tab: SearchTab): Section[] {
  if (tab === "competitions") {
    return [
      { kind: "competition", rows: competition },
      { kind: "country", rows: country },
    ];
  }
  return [
    { kind: "country", rows: country },
    { kind: "competition", rows: competition },
    { kind: "team", rows: team },
    { kind: "player", rows: player },
  ];
}
