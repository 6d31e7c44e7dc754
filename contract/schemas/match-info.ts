import { weatherCodes } from "@scoreline/domain/match/details/details";
import { sports } from "@scoreline/domain/sport";
import * as z from "zod";
import { footballEvent } from "#schemas/match-events.ts";
import { person } from "#schemas/person.ts";
import { leagueMatches, matchRow, points } from "#schemas.ts";

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
  referee: z.string().nullable(),
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
  /** Goals and sendings-off of football, in order. */
  highlights: z.array(footballEvent),
  people: z.array(person),
});
export type MatchInfoReply = z.infer<typeof matchInfo>;
