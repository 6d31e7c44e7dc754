import { cardReasons, varDecisions, varSubjects } from "@scoreline/domain/match/details/events";
import { basketballPlayedPhases } from "@scoreline/domain/match/figures/statistics";
import { footballPhases } from "@scoreline/domain/match/state/clock";
import { type BasketballState, type FootballState, troubleReasons } from "@scoreline/domain/match/state/state";
import * as z from "zod";
import { instant, names, ref, sport, whole } from "#port/reference.ts";

export const feedFixture = z.object({
  type: z.literal("fixture"),
  ref,
  sport,
  season: ref,
  stage: ref.optional(),
  round: z
    .string()
    .regex(/^[^\p{Cc}]{1,40}$/u)
    .optional(),
  /** In a knock-out, the place of its tie in the draw of its round, from the top: winners of 1 and 2 meet in 1. */
  tie: whole(1, 512).optional(),
  /** A team, or what will fill the place later: "winner of quarter-final 2". */
  home: z.union([z.object({ team: ref }), z.object({ placeholder: names })]),
  away: z.union([z.object({ team: ref }), z.object({ placeholder: names })]),
  kickoff: instant,
  /** The source's own time of the plan: an older one that comes late changes nothing. */
  at: instant.optional(),
  timeToBeAnnounced: z.boolean().optional(),
  venue: z
    .string()
    .regex(/^[^\p{Cc}]{1,120}$/u)
    .optional(),
  neutral: z.boolean().optional(),
  /** Set when this fixture is an older one under a new id. */
  replaces: ref.optional(),
});

export const points = z.object({ home: whole(0, 400), away: whole(0, 400) });

const footballClock = z.object({
  phase: z.enum(footballPhases),
  since: instant,
  added: whole(0, 30).optional(),
});
const footballScore = z.object({
  current: points,
  halfTime: points.optional(),
  fullTime: points.optional(),
  extraTime: points.optional(),
  penalties: points.optional(),
  aggregate: points.optional(),
});

export const basketballPhase = z.enum([...basketballPlayedPhases, "half-time", "break"]);
const basketballClock = z.object({
  phase: basketballPhase,
  remaining: z.number().min(0).max(1200),
  running: z.boolean(),
  at: instant,
});
const basketballScore = z.object({ current: points, periods: z.array(points).max(24) });

const reason = z.enum(troubleReasons).optional();

const unplayed = [
  z.object({ kind: z.literal("scheduled"), timeToBeAnnounced: z.boolean().optional() }),
  z.object({ kind: z.literal("postponed"), reason, until: instant.optional() }),
  z.object({ kind: z.literal("cancelled"), reason }),
] as const;

/** The moment of play at which a match was broken off. */
const footballStop = z.object({ minute: whole(0, 130), added: whole(1, 30).optional() }).optional();
const basketballStop = z.object({ phase: basketballPhase, remaining: z.number().min(0).max(1200) }).optional();

/** Fouls of the period, who shoots free throws for the next one, and time-outs that are left. */
const courtside = z
  .object({ fouls: points, bonus: z.object({ home: z.boolean(), away: z.boolean() }), timeOuts: points.optional() })
  .optional();

const footballState: z.ZodType<FootballState> = z.discriminatedUnion("kind", [
  ...unplayed,
  z.object({ kind: z.literal("live"), clock: footballClock, score: footballScore }),
  z.object({ kind: z.literal("suspended"), clock: footballClock, score: footballScore, reason }),
  z.object({
    kind: z.literal("finished"),
    decided: z.enum(["regular", "extra-time", "penalties", "awarded"]),
    score: footballScore,
  }),
  z.object({ kind: z.literal("abandoned"), score: footballScore.optional(), reason, stoppedAt: footballStop }),
]);

const basketballState: z.ZodType<BasketballState> = z.discriminatedUnion("kind", [
  ...unplayed,
  z.object({ kind: z.literal("live"), clock: basketballClock, score: basketballScore, courtside }),
  z.object({ kind: z.literal("suspended"), clock: basketballClock, score: basketballScore, reason }),
  z.object({
    kind: z.literal("finished"),
    decided: z.enum(["regular", "overtime", "awarded"]),
    score: basketballScore,
  }),
  z.object({ kind: z.literal("abandoned"), score: basketballScore.optional(), reason, stoppedAt: basketballStop }),
]);

/** The state of a match at the source's instant `at`. The score field is trusted over the events. */
export const feedFootballState = z.object({
  type: z.literal("football-state"),
  match: ref,
  at: instant,
  state: footballState,
});
export const feedBasketballState = z.object({
  type: z.literal("basketball-state"),
  match: ref,
  at: instant,
  state: basketballState,
});

export const side = z.enum(["home", "away"]);
const person = ref.optional();
const footballMoment = {
  ref,
  minute: whole(0, 130),
  added: whole(1, 30).optional(),
  phase: z.enum(["first-half", "second-half", "extra-first", "extra-second", "penalties"]),
};

export const feedFootballEvent = z.discriminatedUnion("type", [
  z.object({
    ...footballMoment,
    type: z.literal("goal"),
    side,
    how: z.enum(["open-play", "penalty", "own-goal", "free-kick", "header"]),
    player: person,
    assist: person,
  }),
  z.object({
    ...footballMoment,
    type: z.literal("penalty-missed"),
    side,
    player: person,
    saved: z.boolean().optional(),
  }),
  z.object({
    ...footballMoment,
    type: z.literal("card"),
    side,
    card: z.enum(["yellow", "second-yellow", "red"]),
    player: person,
    reason: z.enum(cardReasons).optional(),
  }),
  z.object({
    ...footballMoment,
    type: z.literal("substitution"),
    side,
    on: person,
    off: person,
    reason: z.enum(["tactical", "injury"]).optional(),
  }),
  z.object({
    ...footballMoment,
    type: z.literal("var"),
    side,
    about: z.enum(varSubjects),
    decision: z.enum(varDecisions),
    player: person,
  }),
  z.object({ ...footballMoment, type: z.literal("injury"), side, player: person }),
  z.object({ ...footballMoment, type: z.literal("added-time"), minutes: whole(0, 30) }),
]);

const basketballMoment = { ref, phase: basketballPhase, remaining: z.number().min(0).max(1200) };
const shotPoints = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const feedBasketballEvent = z.discriminatedUnion("type", [
  z.object({
    ...basketballMoment,
    type: z.literal("basket"),
    side,
    points: shotPoints,
    player: person,
    assist: person,
  }),
  z.object({ ...basketballMoment, type: z.literal("miss"), side, points: shotPoints, player: person, block: person }),
  z.object({
    ...basketballMoment,
    type: z.literal("rebound"),
    side,
    kind: z.enum(["offensive", "defensive"]),
    player: person,
  }),
  z.object({ ...basketballMoment, type: z.literal("turnover"), side, player: person, steal: person }),
  z.object({
    ...basketballMoment,
    type: z.literal("foul"),
    side,
    kind: z.enum(["personal", "offensive", "technical", "unsportsmanlike"]),
    player: person,
  }),
  z.object({ ...basketballMoment, type: z.literal("time-out"), side }),
  z.object({ ...basketballMoment, type: z.literal("substitution"), side, on: person, off: person }),
  z.object({ ...basketballMoment, type: z.literal("period"), edge: z.enum(["start", "end"]) }),
]);

/** Events that are new or changed, by their ref, and those that the source has taken back. */
export const feedFootballEvents = z.object({
  type: z.literal("football-events"),
  match: ref,
  at: instant,
  events: z.array(feedFootballEvent).max(500),
  removed: z.array(ref).max(500).optional(),
});
export const feedBasketballEvents = z.object({
  type: z.literal("basketball-events"),
  match: ref,
  at: instant,
  events: z.array(feedBasketballEvent).max(2000),
  removed: z.array(ref).max(2000).optional(),
});
