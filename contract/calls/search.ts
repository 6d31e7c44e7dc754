import { popularLimit } from "@scoreline/domain/constants";
import { sports } from "@scoreline/domain/sport";
import * as z from "zod";
import { declareCall } from "#call.ts";
import { data } from "#envelope.ts";
import { id, shortText, wholeNumber } from "#fields.ts";
import { foundCompetition, foundCountry, foundPlayer, foundTeam, foundThing, searchKinds } from "#schemas/found.ts";

const limit = wholeNumber(1, 50).default(popularLimit.tab);
const typed = shortText(64);

// A user is told what they follow of it.
const popular = { method: "GET", access: "either", errors: [], cache: { sharedSeconds: 60 } } as const;
const search = { method: "GET", access: "either", errors: [], cache: { sharedSeconds: 30 } } as const;

const competitionPopularShape = { ...popular, input: z.object({ limit }), reply: data(z.array(foundCompetition)) };
export const competitionPopular = declareCall({
  ...competitionPopularShape,
  path: "/competition/popular",
  summary: "The best known football competitions, to a reader of the caller's country",
});
export const basketballCompetitionPopular = declareCall({
  ...competitionPopularShape,
  path: "/basketball/competition/popular",
  summary: "The best known basketball competitions, to a reader of the caller's country",
});

const competitionSearchShape = {
  ...search,
  errors: ["notFound"] as const,
  input: z.object({ q: typed.optional(), countryId: id().optional(), limit: wholeNumber(1, 100).optional() }),
  reply: data(z.array(foundCompetition)),
};
export const competitionSearch = declareCall({
  ...competitionSearchShape,
  path: "/competition/search",
  summary: "Football competitions by name in any language, or those of a country",
});
export const basketballCompetitionSearch = declareCall({
  ...competitionSearchShape,
  path: "/basketball/competition/search",
  summary: "Basketball competitions by name in any language, or those of a country",
});

const teamPopularShape = { ...popular, input: z.object({ limit }), reply: data(z.array(foundTeam)) };
export const teamPopular = declareCall({
  ...teamPopularShape,
  path: "/team/popular",
  summary: "The best known football teams, to a reader of the caller's country",
});
export const basketballTeamPopular = declareCall({
  ...teamPopularShape,
  path: "/basketball/team/popular",
  summary: "The best known basketball teams, to a reader of the caller's country",
});

const byName = z.object({ q: typed, limit });
const teamSearchShape = { ...search, input: byName, reply: data(z.array(foundTeam)) };
export const teamSearch = declareCall({
  ...teamSearchShape,
  path: "/team/search",
  summary: "Football teams by name, in any script and with slips",
});
export const basketballTeamSearch = declareCall({
  ...teamSearchShape,
  path: "/basketball/team/search",
  summary: "Basketball teams by name, in any script and with slips",
});

const countrySearchShape = { ...search, access: "anyone" as const, input: byName, reply: data(z.array(foundCountry)) };
export const countrySearch = declareCall({
  ...countrySearchShape,
  path: "/country/search",
  summary: "Countries with football competitions, by name",
});
export const basketballCountrySearch = declareCall({
  ...countrySearchShape,
  path: "/basketball/country/search",
  summary: "Countries with basketball competitions, by name",
});

const globalSearchShape = {
  ...search,
  input: byName,
  reply: data(
    z.object({
      country: z.array(foundCountry),
      competition: z.array(foundCompetition),
      team: z.array(foundTeam),
      player: z.array(foundPlayer),
    }),
  ),
};
export const globalSearch = declareCall({
  ...globalSearchShape,
  path: "/global/search",
  summary: "Countries, football competitions, teams and players by name",
});
export const basketballGlobalSearch = declareCall({
  ...globalSearchShape,
  path: "/basketball/global/search",
  summary: "Countries, basketball competitions, teams and players by name",
});

export const searchAll = declareCall({
  ...search,
  path: "/search/all",
  summary: "Teams, competitions, players and countries of both sports by name, the likeliest first",
  input: z.object({
    q: typed,
    limit,
    near: z
      .enum(sports, { error: "football or basketball" })
      .optional()
      .describe("the sport that is more likely meant"),
    kind: z.enum(searchKinds).optional().describe("only these"),
  }),
  reply: data(z.array(foundThing)),
});

const globalPopularShape = {
  ...popular,
  input: z.object({ limit: wholeNumber(1, 50).default(popularLimit.filterSection) }),
  reply: data(
    z.object({ country: z.array(foundCountry), competition: z.array(foundCompetition), team: z.array(foundTeam) }),
  ),
};
export const globalPopular = declareCall({
  ...globalPopularShape,
  path: "/global/popular",
  summary: "The best known countries, football competitions and teams",
});
export const basketballGlobalPopular = declareCall({
  ...globalPopularShape,
  path: "/basketball/global/popular",
  summary: "The best known countries, basketball competitions and teams",
});
