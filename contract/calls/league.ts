import { sports } from "@scoreline/domain/sport";
import * as z from "zod";
import { declareCall } from "#call.ts";
import { data } from "#envelope.ts";
import { id, shortText, wholeNumber } from "#fields.ts";
import {
  bracket,
  leaderFigures,
  leagueCard,
  leagueMatchRow,
  seasonCard,
  stageHead,
  table,
  teamFigures,
} from "#schemas/league.ts";
import { points, teamBadge } from "#schemas.ts";

const anyone = { access: "anyone", errors: ["leagueNotFound", "seasonNotFound"] } as const;
const list = { access: "anyone", errors: [], cache: { sharedSeconds: 60 } } as const;

/** A season by its number or by its name; the current one, or else the last, without it. */
const season = shortText(20).optional();
const ofSeason = z.object({ leagueId: id(), season });

const countryLeagues = z.object({
  countryId: z.int(),
  countryKey: z.string(),
  countryCode: z.string(),
  countryName: z.string(),
  leagues: z.array(leagueCard),
});

export const soccerLeagueList = declareCall({
  ...list,
  method: "GET",
  path: "/soccerLeague/leagueList",
  summary: "All football competitions, grouped by country",
  input: z.object({}),
  reply: data(z.array(countryLeagues)),
});

export const basketballLeagueList = declareCall({
  ...list,
  method: "GET",
  path: "/basketball/league/leagueList",
  summary: "All basketball competitions, grouped by country",
  input: z.object({}),
  reply: data(z.array(countryLeagues)),
});

const sport = z
  .enum(["SOCCER", "BASKETBALL", ...sports], { error: "one of SOCCER, BASKETBALL" })
  .transform((name) =>
    name === "BASKETBALL" || name === "basketball" ? ("basketball" as const) : ("football" as const),
  )
  .optional();

export const leagueAll = declareCall({
  ...list,
  method: "GET",
  path: "/league/all",
  summary: "All competitions of a sport, the most popular first; football when nothing is said",
  input: z.object({ sportType: sport }),
  reply: data(z.array(leagueCard)),
});

export const competitionSidebar = declareCall({
  ...list,
  method: "GET",
  path: "/competition/sidebar",
  summary: "What stands beside a page: the most popular competitions, and all countries with how many they have",
  input: z.object({ sportType: sport }),
  reply: data(
    z.object({
      popular: z.array(leagueCard),
      countries: z.array(
        z.object({ countryKey: z.string(), countryCode: z.string(), countryName: z.string(), count: z.int() }),
      ),
    }),
  ),
});

const seasonHead = { league: leagueCard, season: seasonCard };
/** Badges of all teams that the answer speaks of. */
const teams = z.array(teamBadge);

const ranking = {
  ...anyone,
  input: ofSeason.extend({
    subLeagueId: id().optional(),
    /** The table after this round. */
    round: wholeNumber(1, 9999).optional(),
  }),
  reply: data(
    z.object({
      ...seasonHead,
      teams,
      tables: z.array(table),
      brackets: z.array(bracket),
      /** The round that was asked for. */
      round: z.int().nullable(),
      /** Matches around now: their scores move the tables. */
      watch: z.array(z.int()),
      /** Where a stream goes on from this answer. */
      seq: z.int(),
    }),
  ),
  cache: { sharedSeconds: 5 },
} as const;

export const soccerRanking = declareCall({
  ...ranking,
  method: "GET",
  path: "/soccerLeague/ranking",
  summary: "Standings of a football season by stage: total, home, away, last six, live, and the knock-out brackets",
});

export const basketballRanking = declareCall({
  ...ranking,
  method: "GET",
  path: "/basketball/league/ranking",
  summary: "Standings of a basketball season by stage, with percentage and games behind, and the play-off brackets",
});

const history = {
  ...anyone,
  input: ofSeason,
  reply: data(
    z.object({
      ...seasonHead,
      teams,
      tables: z.array(
        stageHead.extend({
          rounds: z.array(z.int()),
          /** The rank after each of the rounds; by the last of them, the best first. */
          lines: z.array(z.object({ teamId: z.int(), ranks: z.array(z.int()) })),
        }),
      ),
    }),
  ),
  cache: { sharedSeconds: 30 },
} as const;

export const soccerRankingHistory = declareCall({
  ...history,
  method: "GET",
  path: "/soccerLeague/ranking_history",
  summary: "Where every football team stood after each round",
});

export const basketballRankingHistory = declareCall({
  ...history,
  method: "GET",
  path: "/basketball/league/rankingHistory",
  summary: "Where every basketball team stood after each week or round",
});

export const subLeagueList = declareCall({
  ...anyone,
  method: "GET",
  path: "/soccerLeague/subLeagueList",
  summary: "Stages and groups of a season",
  input: ofSeason,
  reply: data(
    z.object({
      ...seasonHead,
      stages: z.array(
        stageHead.extend({ kind: z.enum(["table", "knockout"]), group: z.string().nullable(), matches: z.int() }),
      ),
    }),
  ),
  cache: { sharedSeconds: 60 },
});

const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, "a month as YYYY-MM")
  .optional();

const fixtures = {
  ...anyone,
  input: ofSeason.extend({
    /** A number, a code such as "final", or "current"; all matches of the season without it. */
    round: shortText(60).optional(),
    /** Only matches of this month, in the caller's time zone. */
    month,
  }),
  reply: data(
    z.object({
      ...seasonHead,
      /** In the order in which they begin. */
      rounds: z.array(z.object({ round: z.string(), from: z.int(), to: z.int(), matches: z.int() })),
      months: z.array(z.string()),
      /** What the matches are of. */
      round: z.string().nullable(),
      month: z.string().nullable(),
      stages: z.array(stageHead),
      matches: z.array(leagueMatchRow),
      seq: z.int(),
    }),
  ),
  cache: { sharedSeconds: 2 },
} as const;

export const fixtureByLeague = declareCall({
  ...fixtures,
  method: "GET",
  path: "/match/getFixtureByLeague",
  summary: "Fixtures and results of a football season, by round or month",
});

export const basketballFixtureByLeague = declareCall({
  ...fixtures,
  method: "GET",
  path: "/basketball/match/getFixtureByLeague",
  summary: "Fixtures and results of a basketball season, by round or month",
});

export const seasonListByLeague = declareCall({
  ...anyone,
  method: "GET",
  path: "/match/getSeasonListByLeagueId",
  summary: "Seasons of a competition of either sport, the latest first",
  input: z.object({ leagueId: id() }),
  reply: data(z.array(seasonCard)),
  cache: { sharedSeconds: 60 },
});

const champion = z.object({ seasonName: z.string(), winner: teamBadge, runnerUp: teamBadge.nullable() });

export const leagueInfo = declareCall({
  ...anyone,
  method: "GET",
  path: "/league/info",
  summary: "A competition of either sport: what it is, who holds it, who won it most often, its seasons and clubs",
  input: ofSeason,
  reply: data(
    z.object({
      league: leagueCard,
      founded: z.int().nullable(),
      format: z.string().nullable(),
      holders: z.string().nullable(),
      recordWinners: z.array(z.object({ name: z.string(), titles: z.int() })),
      champions: z.array(champion),
      seasons: z.array(seasonCard),
      season: seasonCard.nullable(),
      /** What the season is made of, for the tabs of a page. */
      tables: z.int(),
      knockouts: z.int(),
      matches: z.object({ all: z.int(), finished: z.int() }),
      clubs: z.array(teamBadge.extend({ city: z.string().nullable(), ground: z.string().nullable() })),
    }),
  ),
  cache: { sharedSeconds: 30 },
});

export const leagueLeaders = declareCall({
  ...anyone,
  method: "GET",
  path: "/league/leaders",
  summary: "The best of a season: scorers and helpers, and the teams by figure",
  input: ofSeason,
  reply: data(
    z.object({
      ...seasonHead,
      teams,
      players: z.array(
        z.object({
          figure: z.enum(leaderFigures),
          /** Ratings and basketball figures are means of a game. */
          perGame: z.boolean(),
          rows: z.array(
            z.object({
              playerId: z.int(),
              slug: z.string(),
              name: z.string(),
              countryCode: z.string(),
              teamId: z.int().nullable(),
              value: z.number(),
              /** Goals from the penalty spot, among those. */
              penalties: z.int().nullable(),
              appearances: z.int().nullable(),
            }),
          ),
        }),
      ),
      ranking: z.array(
        z.object({
          figure: z.enum(teamFigures),
          rows: z.array(
            z.object({ teamId: z.int(), value: z.number(), perGame: z.number(), score: points.nullable() }),
          ),
        }),
      ),
    }),
  ),
  cache: { sharedSeconds: 60 },
});
