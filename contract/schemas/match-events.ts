import { basketballCommentaryCodes, footballCommentaryCodes } from "@scoreline/domain/match/details/commentary";
import { cardReasons, varDecisions, varSubjects } from "@scoreline/domain/match/details/events";
import { keyReasons } from "@scoreline/domain/match/play/key-plays";
import * as z from "zod";
import { person } from "#schemas/person.ts";
import { points } from "#schemas.ts";

/** What happens in a match, as codes and figures. People are named once, in `people`; entries hold their ids. */

const side = z.enum(["home", "away"]);
const footballMoment = { phase: z.string(), minute: z.int(), added: z.int().optional() };
const basketballMoment = { phase: z.string(), remaining: z.number() };

export const footballEventTypes = [
  "goal",
  "penalty-missed",
  "card",
  "substitution",
  "var",
  "injury",
  "added-time",
] as const;

export const footballEvent = z.object({
  id: z.string(),
  type: z.enum(footballEventTypes),
  ...footballMoment,
  side: side.optional(),
  /** Who scored, missed, was shown the card, came on, was hurt. */
  player: z.int().optional(),
  /** Who assisted, or went off. */
  other: z.int().optional(),
  how: z.enum(["open-play", "penalty", "own-goal", "free-kick", "header"]).optional(),
  saved: z.boolean().optional(),
  card: z.enum(["yellow", "second-yellow", "red"]).optional(),
  reason: z.enum([...cardReasons, "tactical", "injury"]).optional(),
  about: z.enum(varSubjects).optional(),
  decision: z.enum(varDecisions).optional(),
  /** Of added time. */
  minutes: z.int().optional(),
  /** After a goal; in a shoot-out that of the shoot-out. */
  score: points.optional(),
});
export type FootballEventRow = z.infer<typeof footballEvent>;

export const basketballEvent = z.object({
  id: z.string(),
  type: z.enum(["basket", "miss", "rebound", "turnover", "foul", "time-out", "substitution", "period"]),
  ...basketballMoment,
  side: side.optional(),
  player: z.int().optional(),
  /** Who assisted, blocked, stole, or went off. */
  other: z.int().optional(),
  points: z.int().optional(),
  kind: z.string().optional(),
  edge: z.enum(["start", "end"]).optional(),
  /** After a basket, and at the edges of a period. */
  score: points.optional(),
  /** Why it is one of the plays that decided the game, the points of a run that ends with it, and the largest lead. */
  key: z.object({ why: z.array(z.enum(keyReasons)), run: z.int().optional(), margin: z.int().optional() }).optional(),
});
export type BasketballEventRow = z.infer<typeof basketballEvent>;

/** -100 (all away) to 100 (all home) for each minute played. */
const momentum = z.array(
  z.object({ phase: z.string(), minute: z.int(), added: z.int().optional(), value: z.number() }),
);

/** How long the match is as far as it is known, whatever minute is asked for; see domain/match/timeline. */
const course = z.object({
  added: z.record(z.string(), z.int()),
  extraTime: z.boolean(),
  quarterMinutes: z.int(),
  overtimes: z.int(),
});

/** In the order in which they happened. */
export const footballFeed = z.object({ events: z.array(footballEvent), momentum, course, people: z.array(person) });
export type FootballFeed = z.infer<typeof footballFeed>;
export const basketballFeed = z.object({
  events: z.array(basketballEvent),
  momentum,
  course,
  people: z.array(person),
});
export type BasketballFeed = z.infer<typeof basketballFeed>;

const remark = {
  id: z.string(),
  at: z.int(),
  side: side.optional(),
  player: z.int().optional(),
  other: z.int().optional(),
  score: points.optional(),
  detail: z.string().optional(),
  value: z.int().optional(),
};
const footballRemark = z.object({ ...remark, ...footballMoment, code: z.enum(footballCommentaryCodes) });
const basketballRemark = z.object({ ...remark, ...basketballMoment, code: z.enum(basketballCommentaryCodes) });

/** The newest first; `hasNext` says that there are older ones behind the last. */
const commentary = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({ entries: z.array(entry), people: z.array(person), hasNext: z.boolean() });
export const footballCommentary = commentary(footballRemark);
export type FootballCommentaryPage = z.infer<typeof footballCommentary>;
export const basketballCommentary = commentary(basketballRemark);
export type BasketballCommentaryPage = z.infer<typeof basketballCommentary>;
