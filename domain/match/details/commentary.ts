import type { BasketballPhase, FootballPhase } from "#match/state/clock.ts";
import type { Points } from "#match/state/score.ts";
import type { Side } from "#sport.ts";

/** Words are in the catalogues: an entry says what, who and when. */
export const footballCommentaryCodes = [
  "kick-off",
  "second-half",
  "extra-time",
  "extra-second-half",
  "shoot-out",
  "half-time",
  "end-of-regular-time",
  "extra-half-time",
  "end-of-extra-time",
  "full-time",
  "added-time",
  "goal",
  "own-goal",
  "penalty-goal",
  "penalty-awarded",
  "penalty-saved",
  "penalty-missed",
  "chance-saved",
  "chance-missed",
  "chance-woodwork",
  "shot-saved",
  "shot-blocked",
  "shot-missed",
  "corner",
  "foul",
  "free-kick",
  "offside",
  "yellow-card",
  "second-yellow-card",
  "red-card",
  "substitution",
  "injury",
  "var-confirmed",
  "var-overturned",
  "shoot-out-goal",
  "shoot-out-saved",
  "shoot-out-missed",
] as const;
export type FootballCommentaryCode = (typeof footballCommentaryCodes)[number];

export const basketballCommentaryCodes = [
  "tip-off",
  "period-start",
  "period-end",
  "half-time",
  "overtime",
  "full-time",
  "three-made",
  "dunk-made",
  "basket-made",
  "and-one",
  "buzzer-beater",
  "shot-missed",
  "shot-blocked",
  "free-throw-made",
  "free-throw-missed",
  "rebound-offensive",
  "rebound-defensive",
  "steal",
  "turnover",
  "foul",
  "fouled-out",
  "disqualified",
  "time-out",
  "substitution",
  "lead-change",
  "tied",
  "run",
  "biggest-lead",
  "player-points",
  "double-double",
  "triple-double",
] as const;
export type BasketballCommentaryCode = (typeof basketballCommentaryCodes)[number];

type Entry<Person> = {
  /** The source's ref, unique inside the match. */
  id: string;
  /** Epoch milliseconds. */
  at: number;
  side?: Side;
  player?: Person;
  /** Who assisted, saved, stole, was fouled, came on or went off, as the code has it. */
  other?: Person;
  score?: Points;
  /** A code that the words depend on: how a goal was scored, why a card was shown, the kind of a foul. */
  detail?: string;
  /** Points of a run, of a lead, of a player; the number of a foul or of a free throw. */
  value?: number;
  /** The event or play that it speaks of. */
  event?: string;
};

export type FootballCommentary<Person> = Entry<Person> & {
  code: FootballCommentaryCode;
  phase: FootballPhase;
  minute: number;
  added?: number;
};
export type BasketballCommentary<Person> = Entry<Person> & {
  code: BasketballCommentaryCode;
  phase: BasketballPhase;
  /** Seconds left in the period. */
  remaining: number;
};
export type CommentaryEntry<Person> = FootballCommentary<Person> | BasketballCommentary<Person>;
