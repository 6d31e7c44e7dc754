import type { BasketballClock, FootballClock } from "#match/state/clock.ts";
import type { BasketballScore, FootballScore, Points } from "#match/state/score.ts";

/** Why a match is not played, or not played out, where the source says it. */
export const troubleReasons = ["weather", "ground", "power", "crowd", "medical", "travel", "safety", "other"] as const;
export type TroubleReason = (typeof troubleReasons)[number];

/** The moment of play at which a match was broken off. */
export type StoppedAt = { minute: number; added?: number } | { phase: string; remaining: number };

/** What a scoreboard shows beside the score of a game: fouls of the period, who is in the bonus, time-outs that are left. */
export type Courtside = { fouls: Points; bonus: { home: boolean; away: boolean }; timeOuts?: Points };

/**
 * Where a match stands: a union by `kind`, so that nobody can read a clock off a match that is not being played.
 * Codes only: the words are in the catalogues.
 */
export type MatchState<Clock, Score, Decided extends string, Live = unknown> =
  | { kind: "scheduled" /** The day is known, the hour is not. */; timeToBeAnnounced?: boolean }
  | ({ kind: "live"; clock: Clock; score: Score } & Live)
  | { kind: "finished"; decided: Decided; score: Score }
  | { kind: "postponed"; reason?: TroubleReason /** The new kick-off, once it is known. */; until?: number }
  | { kind: "suspended"; clock: Clock; score: Score; reason?: TroubleReason }
  | { kind: "abandoned"; score?: Score; reason?: TroubleReason; stoppedAt?: StoppedAt }
  | { kind: "cancelled"; reason?: TroubleReason };

export type FootballState = MatchState<
  FootballClock,
  FootballScore,
  "regular" | "extra-time" | "penalties" | "awarded"
>;
export type BasketballState = MatchState<
  BasketballClock,
  BasketballScore,
  "regular" | "overtime" | "awarded",
  { courtside?: Courtside }
>;
export type AnyState = FootballState | BasketballState;

export const matchKinds = [
  "scheduled",
  "live",
  "finished",
  "postponed",
  "suspended",
  "abandoned",
  "cancelled",
] as const;
export type MatchKind = (typeof matchKinds)[number];

/** No more play will change it (a postponed match comes back as a scheduled one). */
export function isOver(state: AnyState): boolean {
  return state.kind === "finished" || state.kind === "abandoned" || state.kind === "cancelled";
}

export function isUnderWay(state: AnyState): boolean {
  return state.kind === "live" || state.kind === "suspended";
}

export function currentPoints(state: AnyState): Points | undefined {
  return "score" in state ? state.score?.current : undefined;
}

/** Who won, penalties included; nothing while it can still change. */
export function winner(state: AnyState): "home" | "away" | "draw" | undefined {
  if (state.kind !== "finished") return undefined;
  const { current } = state.score;
  const penalties = "penalties" in state.score ? state.score.penalties : undefined;
  const decider = current.home === current.away && penalties ? penalties : current;
  return decider.home === decider.away ? "draw" : decider.home > decider.away ? "home" : "away";
}
