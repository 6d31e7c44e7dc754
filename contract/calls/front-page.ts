import { sports } from "@scoreline/domain/sport";
import * as z from "zod";
import { declareCall } from "#call.ts";
import { data } from "#envelope.ts";
import { localDate } from "#fields.ts";
import { leagueMatches } from "#schemas.ts";

const sport = z.enum(sports, { error: "football or basketball" });

export const featuredMatch = declareCall({
  method: "GET",
  path: "/match/featured",
  summary: "The live match that most people follow, with its momentum and the chances that prices stand for",
  access: "anyone",
  input: z.object({ sport }),
  reply: data(
    z
      .object({
        /** The league with this one match. */
        league: leagueMatches,
        /** Minute by minute from -100, all away, to 100, all home; empty when nobody measures it. */
        momentum: z.array(z.int()),
        /** Shares of one. Where a match cannot be drawn, `draw` is nothing. */
        chances: z.object({ home: z.number(), draw: z.number().nullable(), away: z.number() }).nullable(),
      })
      .nullable(),
  ),
  errors: [],
  cache: { sharedSeconds: 5 },
});

export const nearestDays = declareCall({
  method: "GET",
  path: "/match/nearestDays",
  summary: "The days nearest to a day on which there are matches, before it and after it",
  access: "anyone",
  input: z.object({ sport, date: localDate() }),
  reply: data(z.object({ before: localDate().nullable(), after: localDate().nullable() })),
  errors: [],
  cache: { sharedSeconds: 30 },
});

export const listOdds = declareCall({
  method: "GET",
  path: "/match/listOdds",
  summary: "What one company asks for the matches of a day that are to come: home, draw and away, or home and away",
  access: "anyone",
  input: z.object({ sport, date: localDate().optional() }),
  reply: data(z.array(z.object({ matchId: z.int(), prices: z.array(z.number()) }))),
  errors: [],
  cache: { sharedSeconds: 30 },
});
