import type { CallInput, CallReply } from "@scoreline/contract/call";
import type * as declared from "@scoreline/contract/calls/search";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import type { FoundThing } from "@scoreline/contract/schemas/found";
import { popularLimit } from "@scoreline/domain/constants";
import type { Sport } from "@scoreline/domain/sport";
import { findableKinds, type SearchedThing } from "@scoreline/live/search-book";
import { likelyCountry } from "@scoreline/site/home-countries";
import { competitionSizes } from "@scoreline/store/match/competition-sizes";
import { followedBy } from "#favourite/own.ts";
import type { Caller, Handler, Services } from "#handler.ts";
import { FoundWording } from "#search/found.ts";

type Declared = typeof declared;
type Context = { caller: Caller; services: Services };

/** Countries are in small letters in the store. */
const homeOf = (caller: Caller) => likelyCountry(caller).toLowerCase() || undefined;
async function wordingFor({ caller, services }: Context): Promise<FoundWording> {
  return new FoundWording(services.boards.catalogue, caller.locale, await followedBy(caller, services));
}

async function competitionPopular(sport: Sport, limit: number, context: Context) {
  const found = context.services.search.popular(sport, "competition", { limit, home: homeOf(context.caller) });
  return succeed({ data: found.map((await wordingFor(context)).competition) });
}

async function competitionSearch(
  sport: Sport,
  { q, countryId, limit = popularLimit.tab }: CallInput<Declared["competitionSearch"]>,
  context: Context,
): Promise<CallReply<Declared["competitionSearch"]>> {
  const { search, boards } = context.services;
  const words = await wordingFor(context);
  if (q !== undefined) {
    const found = search.search(sport, "competition", q, { limit, home: homeOf(context.caller) });
    return succeed({ data: found.map(words.competition) });
  }
  if (countryId === undefined) throw new Refusal("badRequest", [{ field: "q", expected: "q or countryId" }]);
  if (!boards.catalogue.countries.has(countryId)) throw new Refusal("notFound");
  const own = [...boards.catalogue.competitions.values()]
    .filter((competition) => competition.sport === sport && competition.countryId === countryId)
    .sort((a, b) => b.popularity - a.popularity || a.level - b.level || a.id - b.id);
  const sizes = await competitionSizes(
    context.services.database,
    own.map(({ id }) => id),
  );
  return succeed({
    data: own.map((one) => ({
      ...words.competition(one),
      isCup: one.kind === "cup",
      ...(sizes.get(one.id) ?? { clubs: 0, live: 0 }),
    })),
  });
}

async function teamPopular(sport: Sport, limit: number, context: Context) {
  const found = context.services.search.popular(sport, "team", { limit, home: homeOf(context.caller) });
  return succeed({ data: found.map((await wordingFor(context)).team) });
}

type Typed = CallInput<Declared["teamSearch"]>;

async function teamSearch(sport: Sport, { q, limit }: Typed, context: Context) {
  const found = context.services.search.search(sport, "team", q, { limit, home: homeOf(context.caller) });
  return succeed({ data: found.map((await wordingFor(context)).team) });
}

function countrySearch(sport: Sport, { q, limit }: Typed, context: Context) {
  const wording = new FoundWording(context.services.boards.catalogue, context.caller.locale);
  const found = context.services.search.search(sport, "country", q, { limit, home: homeOf(context.caller) });
  return succeed({ data: found.map(wording.country) });
}

async function globalSearch(sport: Sport, { q, limit }: Typed, context: Context) {
  const { search } = context.services;
  const words = await wordingFor(context);
  const look = (which: "written" | "guessed") => {
    const options = { limit, home: homeOf(context.caller), which };
    return {
      country: search.search(sport, "country", q, options).map(words.country),
      competition: search.search(sport, "competition", q, options).map(words.competition),
      team: search.search(sport, "team", q, options).map(words.team),
      player: search.search(sport, "player", q, options).map(words.player),
    };
  };
  // Guesses of one kind are not set beside what is written right in another.
  const written = look("written");
  const found = Object.values(written).some((list) => list.length > 0);
  return succeed({ data: found ? written : look("guessed") });
}

async function searchAll(
  { q, limit, near, kind }: CallInput<Declared["searchAll"]>,
  context: Context,
): Promise<CallReply<Declared["searchAll"]>> {
  const words = await wordingFor(context);
  const kinds = kind ? [kind] : findableKinds;
  const found = context.services.search.searchAll(q, { limit, near, kinds, home: homeOf(context.caller) });
  return succeed({ data: found.map((one) => thing(one, words)) });
}

function thing(one: SearchedThing, words: FoundWording): FoundThing {
  const { kind, sport } = one;
  if (kind === "country") return { kind, sport, ...words.country(one.row) };
  if (kind === "competition") return { kind, sport, ...words.competition(one.row) };
  if (kind === "team") return { kind, sport, ...words.team(one.row) };
  return { kind, sport, ...words.player(one.row) };
}

async function globalPopular(sport: Sport, limit: number, context: Context) {
  const { search } = context.services;
  const words = await wordingFor(context);
  const options = { limit, home: homeOf(context.caller) };
  return succeed({
    data: {
      country: search.popular(sport, "country", options).map(words.country),
      competition: search.popular(sport, "competition", options).map(words.competition),
      team: search.popular(sport, "team", options).map(words.team),
    },
  });
}

export const searches: { [Name in keyof Declared]: Handler<Declared[Name]> } = {
  competitionPopular: async ({ limit }, caller, services) =>
    competitionPopular("football", limit, { caller, services }),
  basketballCompetitionPopular: async ({ limit }, caller, services) =>
    competitionPopular("basketball", limit, { caller, services }),
  competitionSearch: async (input, caller, services) => competitionSearch("football", input, { caller, services }),
  basketballCompetitionSearch: async (input, caller, services) =>
    competitionSearch("basketball", input, { caller, services }),
  teamPopular: async ({ limit }, caller, services) => teamPopular("football", limit, { caller, services }),
  basketballTeamPopular: async ({ limit }, caller, services) => teamPopular("basketball", limit, { caller, services }),
  teamSearch: async (input, caller, services) => teamSearch("football", input, { caller, services }),
  basketballTeamSearch: async (input, caller, services) => teamSearch("basketball", input, { caller, services }),
  countrySearch: async (input, caller, services) => countrySearch("football", input, { caller, services }),
  basketballCountrySearch: async (input, caller, services) => countrySearch("basketball", input, { caller, services }),
  globalSearch: async (input, caller, services) => globalSearch("football", input, { caller, services }),
  basketballGlobalSearch: async (input, caller, services) => globalSearch("basketball", input, { caller, services }),
  searchAll: async (input, caller, services) => searchAll(input, { caller, services }),
  globalPopular: async ({ limit }, caller, services) => globalPopular("football", limit, { caller, services }),
  basketballGlobalPopular: async ({ limit }, caller, services) =>
    globalPopular("basketball", limit, { caller, services }),
};
