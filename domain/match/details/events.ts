import type { BasketballPhase, Minute } from "#match/state/clock.ts";
import type { FootballScoringPhase } from "#match/state/score.ts";
import type { Side } from "#sport.ts";

/** What a feed of a football match lists. `Person` is how the room that speaks names a player. */
export type FootballEvent<Person> = Minute & { phase: FootballScoringPhase } & (
    | {
        type: "goal";
        /** The side it counts for. */
        side: Side;
        how: "open-play" | "penalty" | "own-goal" | "free-kick" | "header";
        player?: Person;
        assist?: Person;
      }
    | { type: "penalty-missed"; side: Side; player?: Person; saved?: boolean }
    | { type: "card"; side: Side; card: "yellow" | "second-yellow" | "red"; player?: Person; reason?: CardReason }
    | { type: "substitution"; side: Side; on?: Person; off?: Person; reason?: "tactical" | "injury" }
    | { type: "var"; side: Side; about: VarSubject; decision: VarDecision; player?: Person }
    | { type: "injury"; side: Side; player?: Person }
    | { type: "added-time"; minutes: number }
  );

export const cardReasons = [
  "foul",
  "serious-foul",
  "dissent",
  "time-wasting",
  "hand-ball",
  "simulation",
  "last-man",
] as const;
export type CardReason = (typeof cardReasons)[number];

export const varSubjects = ["goal", "penalty", "red-card", "mistaken-identity"] as const;
export type VarSubject = (typeof varSubjects)[number];

export const varDecisions = ["confirmed", "overturned"] as const;
export type VarDecision = (typeof varDecisions)[number];

export type BasketballEvent<Person> = {
  phase: BasketballPhase;
  /** Seconds left in the period. */
  remaining: number;
} & (
  | { type: "basket"; side: Side; points: 1 | 2 | 3; player?: Person; assist?: Person }
  | { type: "miss"; side: Side; points: 1 | 2 | 3; player?: Person; block?: Person }
  | { type: "rebound"; side: Side; kind: "offensive" | "defensive"; player?: Person }
  | { type: "turnover"; side: Side; player?: Person; steal?: Person }
  | { type: "foul"; side: Side; kind: "personal" | "offensive" | "technical" | "unsportsmanlike"; player?: Person }
  | { type: "time-out"; side: Side }
  | { type: "substitution"; side: Side; on?: Person; off?: Person }
  | { type: "period"; edge: "start" | "end" }
);

/** Red cards that a side has been shown, second yellows included. */
export function redCards(events: readonly FootballEvent<unknown>[], side: Side): number {
  return events.filter((event) => event.type === "card" && event.side === side && event.card !== "yellow").length;
}
