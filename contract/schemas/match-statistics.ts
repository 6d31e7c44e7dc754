import { footballCommentaryCodes } from "@scoreline/domain/match/details/commentary";
import { basketShotKinds, shotBodies, shotOutcomes, shotSituations } from "@scoreline/domain/match/details/details";
import {
  basketballPlayedPhases,
  basketballStatisticKeys,
  footballPlayedPhases,
  footballStatisticKeys,
} from "@scoreline/domain/match/figures/statistics";
import * as z from "zod";
import { person } from "#schemas/person.ts";
import { points } from "#schemas.ts";

const side = z.enum(["home", "away"]);
const momentum = z.array(
  z.object({ phase: z.string(), minute: z.int(), added: z.int().optional(), value: z.number() }),
);

/** Rows in the order in which they are shown. A figure that nobody counted has no row. */
const comparison = <Key extends readonly [string, ...string[]], Phase extends readonly [string, ...string[]]>(
  keys: Key,
  phases: Phase,
) =>
  z.object({
    period: z.enum(["total", ...phases]),
    rows: z.array(z.object({ key: z.enum(keys), home: z.number(), away: z.number() })),
  });

const attempt = {
  id: z.string(),
  at: z.int(),
  side,
  x: z.number(),
  y: z.number(),
  phase: z.string(),
  player: z.int().optional(),
  assist: z.int().optional(),
};
export const footballShot = z.object({
  ...attempt,
  minute: z.int(),
  added: z.int().optional(),
  body: z.enum(shotBodies),
  situation: z.enum(shotSituations),
  outcome: z.enum(shotOutcomes),
  xg: z.number(),
});
export type FootballShotRow = z.infer<typeof footballShot>;

const basketballShot = z.object({
  ...attempt,
  remaining: z.number(),
  kind: z.enum(basketShotKinds),
  points: z.union([z.literal(2), z.literal(3)]),
  made: z.boolean(),
  inPaint: z.boolean().optional(),
});
export type BasketballShotRow = z.infer<typeof basketballShot>;

/** What happened on the pitch, with its instant. */
const moment = z.object({
  id: z.string(),
  at: z.int(),
  code: z.enum(footballCommentaryCodes),
  phase: z.string(),
  minute: z.int(),
  added: z.int().optional(),
  side: side.optional(),
  player: z.int().optional(),
  other: z.int().optional(),
});
export type TrackMoment = z.infer<typeof moment>;

/** See `BallBlock` in domain/match/details. */
export const ballSample = z.tuple([
  z.number(),
  z.number(),
  z.number(),
  z.union([z.literal(0), z.literal(1)]),
  z.number(),
]);
const ballBlock = z.object({ from: z.int(), samples: z.array(ballSample) });

export const footballComparison = z.object({
  periods: z.array(comparison(footballStatisticKeys, footballPlayedPhases)),
  shots: z.array(footballShot),
  momentum,
  track: z.object({ ball: z.array(ballBlock), moments: z.array(moment) }).nullable(),
  people: z.array(person),
});
export type FootballComparison = z.infer<typeof footballComparison>;

/** A play with its place on the half court that is attacked, where that is known. */
export const courtPlay = z.object({
  id: z.string(),
  /** Seconds of play since tip-off. */
  played: z.number(),
  phase: z.string(),
  remaining: z.number(),
  type: z.enum(["basket", "miss", "rebound", "turnover", "foul", "time-out", "substitution", "period"]),
  side: side.optional(),
  points: z.int().optional(),
  player: z.int().optional(),
  other: z.int().optional(),
  edge: z.enum(["start", "end"]).optional(),
  x: z.number().optional(),
  y: z.number().optional(),
  /** Who has the ball after it. */
  ball: side.optional(),
  score: points,
});
export type CourtPlay = z.infer<typeof courtPlay>;

export const basketballComparison = z.object({
  periods: z.array(comparison(basketballStatisticKeys, basketballPlayedPhases)),
  leadChanges: z.int().nullable(),
  timesTied: z.int().nullable(),
  shots: z.array(basketballShot),
  momentum,
  track: z.object({ plays: z.array(courtPlay) }).nullable(),
  people: z.array(person),
});
export type BasketballComparison = z.infer<typeof basketballComparison>;
