import { comparedFigures } from "@scoreline/domain/analysis/comparison";
import { previewTopics } from "@scoreline/domain/analysis/preview";
import { tipCodes } from "@scoreline/domain/analysis/tips";
import { absenceReasons } from "@scoreline/domain/people";
import * as z from "zod";
import { declareCall } from "#call.ts";
import { data } from "#envelope.ts";
import { id } from "#fields.ts";
import { outcome, side, teamRecord } from "#schemas/past-match.ts";

const ofMatch = {
  access: "anyone",
  errors: ["matchNotFound"],
  cache: { sharedSeconds: 30 },
  input: z.object({ matchId: id() }),
} as const;

function bothSides<Side extends z.ZodType>(schema: Side) {
  return z.object({ home: schema, away: schema });
}

const buckets = z.array(z.number());

export const goalStatistics = declareCall({
  ...ofMatch,
  method: "GET",
  path: "/match/stat/goal",
  summary: "Goals of both teams this season by quarter of an hour",
  reply: data(
    bothSides(
      z.object({
        matches: z.int(),
        scored: buckets,
        conceded: buckets,
        /** Matches in which the team scored first, and in which the other side did. */
        first: z.int(),
        firstAgainst: z.int(),
      }),
    ).extend({ buckets: z.array(z.int()).describe("The last minute of each") }),
  ),
});

export const pastGoalRate = declareCall({
  ...ofMatch,
  method: "GET",
  path: "/match/event/pastGoalRate",
  summary: "In how many of the last matches a team scored and conceded, by quarter of an hour",
  reply: data(
    bothSides(z.object({ matches: z.int(), scored: buckets, conceded: buckets })).extend({
      buckets: z.array(z.int()),
    }),
  ),
});

const absentee = z.object({
  playerId: z.int(),
  slug: z.string(),
  name: z.string(),
  position: z.string().nullable(),
  reason: z.enum(absenceReasons),
  /** As the source names it: hamstring, red-card. */
  kind: z.string(),
  from: z.string(),
  until: z.string().nullable(),
});

export const squadStatus = declareCall({
  ...ofMatch,
  method: "GET",
  path: "/match/analysis/getSquadStatus",
  summary: "Who is injured or suspended on the day of the match",
  reply: data(bothSides(z.array(absentee))),
});

const figures = z.partialRecord(z.enum(comparedFigures), z.object({ value: z.number(), of: z.int() }));

export const teamStatComparison = declareCall({
  ...ofMatch,
  method: "GET",
  path: "/match/analysis/getTeamStatComparison",
  summary: "Both teams side by side, by figures a match over their last games",
  reply: data(bothSides(z.object({ matches: z.int(), figures }))),
});

const figure = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("count"), value: z.int() }),
  z.object({ kind: z.literal("share"), count: z.int(), of: z.int() }),
  z.object({ kind: z.literal("percent"), value: z.int(), of: z.int() }),
  z.object({ kind: z.literal("average"), value: z.number(), of: z.int() }),
]);

export const matchTips = declareCall({
  ...ofMatch,
  method: "GET",
  path: "/match/analysis/getMatchTips",
  summary: "Facts and trends before a match, as codes with figures; the most telling first",
  reply: data(z.array(z.object({ code: z.enum(tipCodes), side: side.nullable(), figure }))),
});

const sentence = z.discriminatedUnion("code", [
  z.object({ code: z.enum(["form", "venue"]), side, record: teamRecord }),
  z.object({ code: z.enum(["better-form", "better-venue"]), side: side.nullable() }),
  z.object({ code: z.literal("meetings"), played: z.int(), home: z.int(), draws: z.int(), away: z.int() }),
  z.object({
    code: z.literal("last-meeting"),
    matchId: z.int(),
    winner: side.nullable(),
    home: z.int(),
    away: z.int(),
    atHome: z.boolean(),
  }),
  z.object({ code: z.literal("absent"), side, injured: z.int(), suspended: z.int() }),
  z.object({ code: z.literal("all-fit"), side }),
  z.object({ code: z.literal("market"), home: z.int(), draw: z.int().nullable(), away: z.int() }),
  z.object({ code: z.literal("favourite"), side: side.nullable() }),
]);

export const mediaTips = declareCall({
  ...ofMatch,
  method: "GET",
  path: "/match/analysis/getMediaTips",
  summary: "Written previews by topic, as sentences that are codes with figures",
  reply: data(z.array(z.object({ topic: z.enum(previewTopics), sentences: z.array(sentence) }))),
});

const seasonSide = z.object({ total: teamRecord, home: teamRecord, away: teamRecord, form: z.array(outcome) });

export const currentSeasonStat = declareCall({
  ...ofMatch,
  method: "GET",
  path: "/match/analysis/getCurrentSeasonStatByMatch",
  summary: "What both teams did this season in the competition of the match, in all, at home and away",
  reply: data(bothSides(seasonSide)),
});
