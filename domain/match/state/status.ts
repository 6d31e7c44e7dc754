import type { FootballPhase } from "#match/state/clock.ts";
import type { BasketballState, FootballState } from "#match/state/state.ts";

/**
 * The codes that the calls carry in `matchStatus`, as the specification writes them.
 * They are codes: what a reader sees comes from the catalogues.
 */
export type FootballStatus =
  | "NS"
  | "TBA"
  | "1H"
  | "HT"
  | "2H"
  | "ET"
  | "Pen"
  | "FT"
  | "AET"
  | "Pen."
  | "Postp."
  | "Susp."
  | "Aban."
  | "Canc.";
export type BasketballStatus =
  | "NS"
  | "TBD"
  | "Q1"
  | "Q2"
  | "HT"
  | "Q3"
  | "Q4"
  | "OT"
  | "Break"
  | "FT"
  | "AOT"
  | "Postp."
  | "Interr"
  | "Aban."
  | "Canc.";

/** Statuses at which the match timer stops. */
export const footballEndStatuses = [
  "Aban.",
  "AET",
  "Cancelled",
  "Cancl.",
  "FT",
  "Pen.",
  "Postp.",
  "TBA",
  "Canc.",
] as const;

const footballPhaseStatus: Record<FootballPhase, FootballStatus> = {
  "first-half": "1H",
  "half-time": "HT",
  "second-half": "2H",
  "awaiting-extra-time": "ET",
  "extra-first": "ET",
  "extra-half-time": "ET",
  "extra-second": "ET",
  penalties: "Pen",
};

const footballDecidedStatus = { regular: "FT", "extra-time": "AET", penalties: "Pen.", awarded: "FT" } as const;

export function footballStatus(state: FootballState): FootballStatus {
  switch (state.kind) {
    case "scheduled":
      return state.timeToBeAnnounced ? "TBA" : "NS";
    case "live":
      return footballPhaseStatus[state.clock.phase];
    case "finished":
      return footballDecidedStatus[state.decided];
    case "postponed":
      return "Postp.";
    case "suspended":
      return "Susp.";
    case "abandoned":
      return "Aban.";
    case "cancelled":
      return "Canc.";
  }
}

export function basketballStatus(state: BasketballState): BasketballStatus {
  switch (state.kind) {
    case "scheduled":
      return state.timeToBeAnnounced ? "TBD" : "NS";
    case "live":
      return basketballPhaseStatus(state.clock.phase);
    case "finished":
      return state.decided === "overtime" ? "AOT" : "FT";
    case "postponed":
      return "Postp.";
    case "suspended":
      return "Interr";
    case "abandoned":
      return "Aban.";
    case "cancelled":
      return "Canc.";
  }
}

function basketballPhaseStatus(phase: string): BasketballStatus {
  switch (phase) {
    case "q1":
      return "Q1";
    case "q2":
      return "Q2";
    case "half-time":
      return "HT";
    case "q3":
      return "Q3";
    case "q4":
      return "Q4";
    case "break":
      return "Break";
    default:
      return "OT";
  }
}

/** How the two sports are filtered in every list. */
export type ListStatus = "live" | "finished" | "scheduled";

export function listStatus(state: FootballState | BasketballState): ListStatus {
  if (state.kind === "live" || state.kind === "suspended") return "live";
  // What will not be played is over; what will be played on another day is to come.
  if (state.kind === "finished" || state.kind === "abandoned" || state.kind === "cancelled") return "finished";
  return "scheduled";
}
