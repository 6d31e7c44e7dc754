import type { basketballCommentaryCodes } from "@scoreline/domain/match/details/commentary";
import type { basketShotKinds } from "@scoreline/domain/match/details/details";
import type { BasketballClock, BasketballPhase } from "@scoreline/domain/match/state/clock";
import type { Points } from "@scoreline/domain/match/state/score";
import type { Side } from "@scoreline/domain/sport";
import type { BasketballMatchup } from "#basketball/matchup.ts";

/** A whole game. Every `at`, `from` and `to` is in real milliseconds from tip-off; whatever is listed is in order of time. */
export type BasketballScript = {
  matchup: BasketballMatchup;
  /** Without a gap from 0 to the end. */
  periods: readonly PeriodSpan[];
  plays: readonly Play[];
  /** One entry whenever the game clock starts, stops or is set. */
  clock: readonly ClockChange[];
  shots: readonly Shot[];
  momentum: readonly MomentumPoint[];
  ratings: readonly PlayerRating[];
  commentary: readonly CommentaryEntry[];
};

export type PlayedPhase = Exclude<BasketballPhase, "half-time" | "break">;
export type PeriodSpan = { phase: BasketballPhase; from: number; to: number };
/** A domain clock whose `at` is still counted from tip-off. */
export type ClockChange = BasketballClock;

export type ShotKind = (typeof basketShotKinds)[number];

export const turnoverKinds = [
  "bad-pass",
  "lost-ball",
  "travelling",
  "double-dribble",
  "out-of-bounds",
  "offensive-foul",
  "three-seconds",
  "back-court",
  "shot-clock",
] as const;
export type TurnoverKind = (typeof turnoverKinds)[number];

export const foulKinds = ["personal", "shooting", "offensive", "technical", "unsportsmanlike"] as const;
export type FoulKind = (typeof foulKinds)[number];

/**
 * A place on the half court that is attacked, in percent: x from the left side line (0) to the right one (100) as the attacker
 * faces the basket, y from the base line under it (0) to the half-way line (100).
 */
export type CourtSpot = { x: number; y: number };

export type PlayMoment = {
  /** Unique inside the game. */
  ref: string;
  at: number;
  phase: PlayedPhase;
  /** Seconds left in the period, to a tenth. */
  remaining: number;
  /** After the play. */
  score: Points;
};

export type ShotPlay = CourtSpot & {
  type: "shot";
  side: Side;
  player: string;
  kind: ShotKind;
  points: 2 | 3;
  made: boolean;
  assist?: string;
  block?: string;
  inPaint: boolean;
  fastBreak: boolean;
  secondChance: boolean;
};

export type FreeThrowPlay = {
  type: "free-throw";
  side: Side;
  player: string;
  made: boolean;
  number: number;
  of: number;
  reason: "shooting" | "bonus" | "technical" | "unsportsmanlike";
  fastBreak: boolean;
  secondChance: boolean;
};

export type FoulPlay = {
  type: "foul";
  /** The side that committed it. */
  side: Side;
  player: string;
  kind: FoulKind;
  /** Who was fouled. */
  on?: string;
  /** Personal fouls of the player, and fouls of the team that count for the bonus in this period. */
  personal: number;
  team: number;
  /** His last: he does not come back. */
  out?: "fouled-out" | "disqualified";
};

export type PlayDetail =
  | { type: "period"; edge: "start" | "end" }
  /** `side` and `player` won it. */
  | { type: "jump-ball"; side: Side; player: string; against: string }
  | ShotPlay
  | FreeThrowPlay
  /** Without a player: the ball went out and belongs to the team. */
  | { type: "rebound"; side: Side; kind: "offensive" | "defensive"; player?: string }
  | { type: "turnover"; side: Side; kind: TurnoverKind; player: string; steal?: string }
  | FoulPlay
  | { type: "time-out"; side: Side; kind: "team" | "commercial" }
  | { type: "substitution"; side: Side; on: string; off: string };
export type Play = PlayMoment & PlayDetail;

/** What a shot chart draws. */
export type Shot = PlayMoment & Omit<ShotPlay, "type">;

/** -100 (all away) to 100 (all home), for the game minute that ends at `at`; `minute` counts through the whole game from 1. */
export type MomentumPoint = { at: number; phase: PlayedPhase; minute: number; value: number };

export type PlayerRating = { player: string; side: Side; rating: number };

export type CommentaryCode = (typeof basketballCommentaryCodes)[number];

/** Words are in the catalogues: an entry says what, who and when. */
export type CommentaryEntry = {
  ref: string;
  at: number;
  code: CommentaryCode;
  phase: PlayedPhase;
  remaining: number;
  side?: Side;
  player?: string;
  /** Who assisted, blocked, stole, was fouled or went off, as the code has it. */
  other?: string;
  score: Points;
  /** A code that the words depend on: the kind of shot, turnover or foul. */
  detail?: string;
  /** Points of a run, of a lead, of a player; the number of a foul or of a free throw. */
  value?: number;
  /** The play that it speaks of. */
  play?: string;
};

/** The whole length of the game in real time. */
export function scriptEnd(script: Pick<BasketballScript, "periods">): number {
  return script.periods.at(-1)?.to ?? 0;
}

/** The part of an ordered list that has happened at `at`. */
export function until<T extends { at: number }>(list: readonly T[], at: number): readonly T[] {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.at ?? Number.POSITIVE_INFINITY) <= at) low = middle + 1;
    else high = middle;
  }
  return low === list.length ? list : list.slice(0, low);
}
