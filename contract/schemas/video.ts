import { shotBodies, shotOutcomes, shotSituations, videoKinds } from "@scoreline/domain/match/details/details";
import * as z from "zod";
import { footballEvent } from "#schemas/match-events.ts";
import { courtPlay } from "#schemas/match-statistics.ts";
import { person } from "#schemas/person.ts";
import { points } from "#schemas.ts";

const side = z.enum(["home", "away"]);

/** A goal or a chance, drawn from the match's data; places and times as in domain/match/play/highlights. */
const pitchScene = z.object({
  id: z.string(),
  kind: z.enum(["goal", "chance"]),
  at: z.int(),
  from: z.int(),
  to: z.int(),
  side,
  phase: z.string(),
  minute: z.int(),
  added: z.int().optional(),
  player: z.int().optional(),
  assist: z.int().optional(),
  how: footballEvent.shape.how,
  shot: z
    .object({
      x: z.number(),
      y: z.number(),
      xg: z.number(),
      outcome: z.enum(shotOutcomes),
      body: z.enum(shotBodies),
      situation: z.enum(shotSituations),
    })
    .optional(),
  score: points,
  /** Milliseconds since `from`, and where the ball was. */
  path: z.array(z.tuple([z.number(), z.number(), z.number()])),
});
export type PitchSceneRow = z.infer<typeof pitchScene>;

/** Plays of a game around a basket, in seconds of play. */
const courtScene = z.object({
  id: z.string(),
  at: z.number(),
  from: z.number(),
  to: z.number(),
  plays: z.array(courtPlay),
});
export type CourtSceneRow = z.infer<typeof courtScene>;

/** What of a match can be watched, the newest first, a live picture before all. */
export const matchVideos = z.object({
  videos: z.array(
    z.object({
      videoId: z.string(),
      kind: z.enum(videoKinds),
      /** Where it has a name of its own; otherwise the kind and the goal say what it is. */
      title: z.string().nullable(),
      publishedAt: z.int(),
      seconds: z.int().nullable(),
      /** The goal that it shows. */
      goal: footballEvent.nullable(),
      /** Where to watch it. Only who is signed in is told; a drawn one has no address but ours. */
      url: z.string().nullable(),
      /** No picture was taken: it is drawn from the match's data. */
      drawn: z.boolean(),
    }),
  ),
  /** What is drawn, for who asked for it. */
  scenes: z.object({ pitch: z.array(pitchScene), court: z.array(courtScene) }).nullable(),
  people: z.array(person),
});
export type MatchVideosReply = z.infer<typeof matchVideos>;
