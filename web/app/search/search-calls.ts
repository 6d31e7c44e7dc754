import type { Client } from "@scoreline/contract/client";
import type { FoundThing, SearchKind } from "@scoreline/contract/schemas/found";
import { popularLimit } from "@scoreline/domain/constants";
import type { Sport } from "@scoreline/domain/sport";
import { lineOf, type NewsLine } from "#news/load-lines.ts";

export const searchTabs = ["all", "teams", "competitions", "players", "news"] as const;
export type SearchTab = (typeof searchTabs)[number];

/** What was found, the likeliest first; or the popular ones of a kind; and stories, the newest first. */
export type Section =
  | { heading: "found" | "country" | "competition" | "team"; rows: readonly FoundThing[] }
  | { heading: "news"; rows: readonly NewsLine[] };

/** What the dialog shows: the popular while nothing is typed, else what was found; or a country's competitions. */
export type Wanted = { sport: Sport; tab: SearchTab; text: string; countryId: number | undefined };

const kindsOf: Record<SearchTab, readonly (SearchKind | undefined)[]> = {
  all: [undefined],
  teams: ["team"],
  competitions: ["competition", "country"],
  players: ["player"],
  news: [],
};
const foundLimit = 12;
/** Beside what else was found. */
const fewNews = 4;
/** Fewer letters are in every title. */
const shortestForNews = 2;

export async function find(client: Client, wanted: Wanted, signal: AbortSignal): Promise<Section[]> {
  const options = { signal };
  const { sport, countryId } = wanted;
  if (countryId) return [{ heading: "found", rows: await ofCountry(client, sport, countryId, options) }];
  const sections = wanted.text ? await found(client, wanted, options) : await popular(client, wanted, options);
  return sections.filter(({ rows }) => rows.length > 0);
}

type Options = { signal: AbortSignal };

/** Both sports at once: what a reader looks for need not be of the page that they are on. */
async function found(client: Client, wanted: Wanted, options: Options): Promise<Section[]> {
  const { sport, tab, text: q } = wanted;
  const stories = newsFor(client, wanted, options);
  const lists = await Promise.all(
    kindsOf[tab].map(async (kind) => {
      const input = { q, limit: foundLimit, near: sport, ...(kind && { kind }) };
      return (await client.get("/search/all", input, options)).result.data;
    }),
  );
  return [{ heading: "found", rows: lists.flat() }, await stories];
}

/** Stories whose titles hold the words. Beside other things they are an addition, which may fail by itself. */
async function newsFor(client: Client, { tab, text: q }: Wanted, options: Options): Promise<Section> {
  const none: Section = { heading: "news", rows: [] };
  if ((tab !== "all" && tab !== "news") || q.length < shortestForNews) return none;
  const asked = client.get("/news/search", { q }, options).then(
    ({ result }): Section => ({
      heading: "news",
      rows: result.data.news.slice(0, tab === "all" ? fewNews : undefined).map(lineOf),
    }),
  );
  return tab === "all" ? asked.catch(() => none) : asked;
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
  if (tab === "news") {
    const { result } = await client.get("/news/getAllNewsList", {}, options);
    return [{ heading: "news", rows: result.data.news.map(lineOf) }];
  }
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
