import { absenceReasons } from "@scoreline/domain/people";
import * as z from "zod";
import { person } from "#schemas/person.ts";

/** People are named once, in `people`; the rest holds their ids. */

const mark = z.object({
  type: z.enum(["goal", "assist", "card", "on", "off", "penalty-missed"]),
  minute: z.int(),
  added: z.int().optional(),
  how: z.enum(["penalty", "own-goal", "other"]).optional(),
  card: z.enum(["yellow", "second-yellow", "red"]).optional(),
  /** Who went off for who came on, and the other way round. */
  other: z.int().optional(),
});
export type MarkRow = z.infer<typeof mark>;

const lineUpPlayer = z.object({
  playerId: z.int(),
  number: z.int(),
  position: z.string(),
  /** Row 1 is the goalkeeper's, column 1 is on the left as the side attacks. Of a substitute: the place that he took. */
  grid: z.string().nullable(),
  captain: z.boolean(),
  rating: z.number().nullable(),
  marks: z.array(mark),
  /** On the pitch, or on court, at the moment that is shown. */
  on: z.boolean(),
});
export type LineUpPlayerRow = z.infer<typeof lineUpPlayer>;

const absence = z.object({
  playerId: z.int(),
  reason: z.enum(absenceReasons),
  /** A code such as `hamstring` or `yellow-cards`. */
  kind: z.string(),
  /** The first day back, where it is known. */
  until: z.string().nullable(),
});

const lineUp = z.object({
  formation: z.string().nullable(),
  coach: z.string().nullable(),
  /** Shirt and numbers. */
  colours: z.tuple([z.string(), z.string()]).nullable(),
  starters: z.array(lineUpPlayer),
  bench: z.array(lineUpPlayer),
  absences: z.array(absence),
});
export type LineUpSide = z.infer<typeof lineUp>;

export const lineUps = z.object({
  /** `likely` is a guess, of the feed or from the last line-ups; `none`: nobody knows. */
  status: z.enum(["confirmed", "likely", "none"]),
  home: lineUp,
  away: lineUp,
  people: z.array(person),
});
export type LineUpsReply = z.infer<typeof lineUps>;
