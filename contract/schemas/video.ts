import { videoKinds, videoWays } from "@scoreline/domain/match/details/details";
import * as z from "zod";
import { footballEvent } from "#schemas/match-events.ts";
import { ballSample, courtPlay, footballShot } from "#schemas/match-statistics.ts";
import { person } from "#schemas/person.ts";
import { points } from "#schemas.ts";

const side = z.enum(["home", "away"]);

/** A goal or a chance, drawn from the match's data; places and times as in domain/match/play/highlights. */
const pitchScene = z.object({
  id: z.string(),
  /** A shot that was no big chance fills the time where little else happened. */
  kind: z.enum(["goal", "chance", "shot"]),
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
  /** None of an own goal, and of one whose shot nobody told. */
  shot: footballShot.optional(),
  /** After it. */
  score: points,
  /** Where the ball was, since `from`; empty where nobody followed it. */
  path: z.array(ballSample),
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
      /** How it is played; what is drawn has no address but ours. */
      way: z.enum(videoWays),
      /** Where to watch it. That of a live picture is told to who is signed in; it holds for some minutes, and for them alone. */
      url: z.string().nullable(),
      /** Why there is no address. */
      withheld: z.enum(["session", "country"]).nullable(),
      /** A still of it, for who may watch it. */
      poster: z.string().nullable(),
      captions: z.array(z.object({ language: z.string(), url: z.string() })),
    }),
  ),
  /** What is drawn, for who asked for it. */
  scenes: z.object({ pitch: z.array(pitchScene), court: z.array(courtScene) }).nullable(),
  people: z.array(person),
});
export type MatchVideosReply = z.infer<typeof matchVideos>;
