import { videoKinds } from "@scoreline/domain/match/details/details";
import * as z from "zod";
import { footballEvent } from "#schemas/match-events.ts";
import { person } from "#schemas/person.ts";

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
      /** Where to watch it. Only who is signed in is told. */
      url: z.string().nullable(),
    }),
  ),
  people: z.array(person),
});
export type MatchVideosReply = z.infer<typeof matchVideos>;
