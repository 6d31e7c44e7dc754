import { oddsHandicapSteps } from "@scoreline/domain/constants";
import { companies } from "@scoreline/domain/odds/companies";
import { oddsPhases } from "@scoreline/domain/odds/move";
import { settlements } from "@scoreline/domain/odds/settle";
import * as z from "zod";
import { declareCall } from "#call.ts";
import { data } from "#envelope.ts";
import { id, idList, numberOf, ofMatch, yesOrNo } from "#fields.ts";
import { duration, pastMatchRow, side } from "#schemas/past-match.ts";

/** Prices are decimal everywhere: how they are written is the reader's choice. */

const companyId = () => numberOf(companies.map((company) => company.id));

const quote = z.object({
  at: z.int(),
  /** What the home side is given, or the total; none for results. */
  line: z.number().nullable(),
  /** Home and away, over and under, or home, draw and away; results of basketball have no draw. */
  prices: z.array(z.number()),
  suspended: z.boolean(),
});
export type Quote = z.infer<typeof quote>;

const periods = z.object({ opening: quote.nullable(), preMatch: quote.nullable(), live: quote.nullable() }).nullable();
export type Periods = z.infer<typeof periods>;
const company = { companyId: z.int(), companyName: z.string() };

const aboutMatch = { access: "anyone", errors: ["matchNotFound"], cache: { sharedSeconds: 2 } } as const;

export const latestThreePeriod = declareCall({
  ...aboutMatch,
  method: "GET",
  path: "/match/odds/latestThreePeriod",
  summary: "Opening, pre-match and live odds of every company in three markets",
  input: z.object(ofMatch),
  reply: data(z.array(z.object({ ...company, handicap: periods, overUnder: periods, europeOdds: periods }))),
});

export const latestEuropeOdds = declareCall({
  ...aboutMatch,
  method: "GET",
  path: "/match/odds/latestEuropeOdds",
  summary: "Latest 1X2 odds of every company with Kelly index and return rate",
  input: z.object(ofMatch),
  reply: data(
    z.object({
      /** Market-average probability of each outcome. */
      average: z.array(z.number()),
      companies: z.array(
        z.object({
          ...company,
          opening: quote.nullable(),
          latest: quote,
          kelly: z.array(z.number()),
          returnRate: z.number(),
        }),
      ),
    }),
  ),
});

const movementReply = data(
  z.object({
    companies: z.array(z.object({ ...company, moves: z.int() })).describe("Who prices this market"),
    companyId: z.int().nullable().describe("Whose movement this is"),
    moves: z.array(quote.extend({ phase: z.enum(oddsPhases) })).describe("The oldest first"),
  }),
);
const movement = {
  ...aboutMatch,
  input: z.object({
    ...ofMatch,
    companyId: companyId().optional().describe("Without it, the first that prices the market"),
  }),
  reply: movementReply,
} as const;

export const handicapOdds = declareCall({
  ...movement,
  method: "GET",
  path: "/match/odds/handicap",
  summary: "Asian handicap movement of a company",
});

export const overUnderOdds = declareCall({
  ...movement,
  method: "GET",
  path: "/match/odds/overUnder",
  summary: "Over/under movement of a company",
});

export const europeOdds = declareCall({
  ...movement,
  method: "GET",
  path: "/match/odds/europeOdds",
  summary: "1X2 movement of a company",
});

const rate = z.object({ home: z.number(), draw: z.number().nullable(), away: z.number() });
const ratePoint = rate.extend({ at: z.int() });

export const matchWinRate = declareCall({
  ...aboutMatch,
  method: "GET",
  path: "/match/winRate",
  summary: "Pre-match and live win, draw and lose probability: the mean of the companies' prices without their margin",
  input: z.object(ofMatch),
  reply: data(
    z.object({
      preMatch: rate.nullable().describe("Last before kick-off"),
      current: rate.nullable().describe("The last there is"),
      before: z.array(ratePoint).describe("On the way to kick-off"),
      live: z
        .array(ratePoint.extend({ minute: z.int() }))
        .describe("By minutes of the match; basketball: minutes played"),
    }),
  ),
});

const handicapSteps = Array.from(
  { length: (oddsHandicapSteps.to - oddsHandicapSteps.from) / oddsHandicapSteps.step + 1 },
  (_, step) => oddsHandicapSteps.from + step * oddsHandicapSteps.step,
);

const settled = z.enum(settlements);

export const h2hOdds = declareCall({
  method: "GET",
  path: "/h2h/odds",
  summary: "What became of a company's last prices before past matches of a side, or of the meetings",
  access: "anyone",
  errors: ["matchNotFound"],
  cache: { sharedSeconds: 30 },
  input: z.object({
    matchId: id(),
    side: z.enum(["home", "away", "h2h"], { error: "one of home, away, h2h" }),
    companyId: companyId().optional(),
    duration: duration().optional(),
    handicap: numberOf(handicapSteps).optional().describe("Only matches with this handicap, whoever gave it"),
    isSameLeague: yesOrNo().optional(),
    isHomeAway: yesOrNo().optional().describe("Only matches on the side that the team plays on here"),
    leagueIds: idList(30).optional(),
  }),
  reply: data(
    z.object({
      companyId: z.int(),
      tally: z.object({
        played: z.int(),
        handicap: z.object({ won: z.int(), push: z.int(), lost: z.int() }),
        total: z.object({ over: z.int(), push: z.int(), under: z.int() }),
      }),
      matches: z.array(
        z.object({
          match: pastMatchRow,
          side,
          handicap: z.object({ line: z.number(), price: z.number(), settlement: settled }).nullable(),
          total: z.object({ line: z.number(), over: z.number(), under: z.number(), settlement: settled }).nullable(),
          result: z.object({ prices: z.array(z.number()), outcome: z.enum(["home", "draw", "away"]) }).nullable(),
        }),
      ),
      leagueList: z
        .array(z.object({ leagueId: z.int(), leagueName: z.string(), matches: z.int() }))
        .describe("Where these teams played lately, whatever is filtered"),
    }),
  ),
});
