import { weatherCodes } from "@scoreline/domain/match/details/details";
import { troubleReasons } from "@scoreline/domain/match/state/state";
import { matchTabs } from "@scoreline/domain/match/tabs";
import { sports } from "@scoreline/domain/sport";
import * as z from "zod";
import { footballEvent } from "#schemas/match-events.ts";
import { person } from "#schemas/person.ts";
import { leagueMatches, matchRow, points } from "#schemas.ts";

/** Whoever played best, and what of that can be counted. */
const bestPlayer = z.object({
  playerId: z.int(),
  side: z.enum(["home", "away"]),
  rating: z.number(),
  figures: z.array(z.object({ key: z.enum(["goals", "assists", "shots", "points", "rebounds"]), value: z.int() })),
});

/** Everything that stands over a match and around it. */
export const matchInfo = z.object({
  /** Where a stream goes on from this answer. */
  seq: z.int(),
  sport: z.enum(sports),
  /** The minute that it shows, where it is not the present. */
  minute: z.string().nullable(),
  match: matchRow,
  fullTime: points.nullable(),
  extraTime: points.nullable(),
  league: leagueMatches.omit({ matches: true }),
  season: z.object({ seasonId: z.int(), name: z.string() }).nullable(),
  stage: z
    .object({
      stageId: z.int(),
      /** A code such as `regular`, unless the stage has a name of its own. */
      code: z.string(),
      name: z.string().nullable(),
      kind: z.enum(["table", "knockout"]),
      group: z.string().nullable(),
    })
    .nullable(),
  /** A number, or a code such as `quarter-final`. */
  round: z.string().nullable(),
  venue: z.object({ name: z.string(), city: z.string().nullable(), capacity: z.int().nullable() }).nullable(),
  neutral: z.boolean(),
  /** The first of the officials. */
  referee: z.string().nullable(),
  officials: z.array(z.string()),
  attendance: z.int().nullable(),
  weather: z.object({ code: z.enum(weatherCodes), temperature: z.number() }).nullable(),
  broadcasts: z.array(
    z.object({
      channel: z.string(),
      countryCode: z.string().nullable(),
      countryName: z.string().nullable(),
      url: z.string().nullable(),
    }),
  ),
  /** The parts of its page that there is something in, or will be. */
  tabs: z.array(z.enum(matchTabs)),
  /** Why it is not played, until when, and where it was broken off, as far as that is known. */
  trouble: z
    .object({
      reason: z.enum(troubleReasons).nullable(),
      until: z.int().nullable(),
      stoppedAt: z
        .object({
          minute: z.int().optional(),
          added: z.int().optional(),
          phase: z.string().optional(),
          remaining: z.number().optional(),
        })
        .nullable(),
    })
    .nullable(),
  /** In a tie of several matches: which of them this is, and the others. */
  leg: z.object({ number: z.int(), of: z.int(), others: z.array(matchRow) }).nullable(),
  /** Fouls of the period, who is in the bonus, time-outs that are left: of a game that is on. */
  courtside: z
    .object({ fouls: points, bonus: z.object({ home: z.boolean(), away: z.boolean() }), timeOuts: points.nullable() })
    .nullable(),
  /** Of a match that is over. */
  best: bestPlayer.nullable(),
  /** Goals and sendings-off of football, in order. */
  highlights: z.array(footballEvent),
  people: z.array(person),
});
export type MatchInfoReply = z.infer<typeof matchInfo>;
