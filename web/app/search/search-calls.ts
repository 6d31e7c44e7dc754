import type { Client } from "@scoreline/contract/client";
import type { FoundThing, SearchKind } from "@scoreline/contract/schemas/found";
import { popularLimit } from "@scoreline/domain/constants";
import type { Sport } from "@scoreline/domain/sport";

export const searchTabs = ["all", "teams", "competitions", "players"] as const;
export type SearchTab = (typeof searchTabs)[number];

/** What was found, the likeliest first; or the popular ones of a kind. */
export type Section = { heading: "found" | "country" | "competition" | "team"; rows: readonly FoundThing[] };

/** What the dialog shows: the popular while nothing is typed, else what was found; or a country's competitions. */
export type Wanted = { sport: Sport; tab: SearchTab; text: string; countryId: number | undefined };

const kindsOf: Record<SearchTab, readonly (SearchKind | undefined)[]> = {
  all: [undefined],
  teams: ["team"],
  competitions: ["competition", "country"],
  players: ["player"],
};
const foundLimit = 12;

export async function find(client: Client, wanted: Wanted, signal: AbortSignal): Promise<Section[]> {
  const options = { signal };
  const { sport, countryId } = wanted;
  if (countryId) return [{ heading: "found", rows: await ofCountry(client, sport, countryId, options) }];
  const sections = wanted.text ? await found(client, wanted, options) : await popular(client, wanted, options);
  return sections.filter(({ rows }) => rows.length > 0);
}

type Options = { signal: AbortSignal };

/** Both sports at once: what a reader looks for need not be of the page that they are on. */
async function found(client: Client, { sport, tab, text: q }: Wanted, options: Options): Promise<Section[]> {
  const lists = await Promise.all(
    kindsOf[tab].map(async (kind) => {
      const input = { q, limit: foundLimit, near: sport, ...(kind && { kind }) };
      return (await client.get("/search/all", input, options)).result.data;
    }),
  );
  return [{ heading: "found", rows: lists.flat() }];
}

async function ofCountry(client: Client, sport: Sport, countryId: number, options: Options): Promise<FoundThing[]> {
  const { result } =
    sport === "football"
      ? await client.get("/competition/search", { countryId }, options)
      : await client.get("/basketball/competition/search", { countryId }, options);
  return result.data.map((one) => ({ kind: "competition", sport, ...one }));
}

async function popular(client: Client, { sport, tab }: Wanted, options: Options): Promise<Section[]> {
  if (tab === "players") return [];
  const limit = tab === "all" ? popularLimit.filterSection : popularLimit.tab;
  const { result } =
    sport === "football"
      ? await client.get("/global/popular", { limit }, options)
      : await client.get("/basketball/global/popular", { limit }, options);
  const { team, competition, country } = result.data;
  const sections: Section[] = [
    { heading: "team", rows: team.map((one) => ({ kind: "team", sport, ...one })) },
    { heading: "competition", rows: competition.map((one) => ({ kind: "competition", sport, ...one })) },
    { heading: "country", rows: country.map((one) => ({ kind: "country", sport, ...one })) },
  ];
  return tab === "all" ? sections : sections.filter(({ heading }) => (heading === "team") === (tab === "teams"));
}
