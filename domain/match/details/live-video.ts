import type { MatchHead } from "#match/state/head.ts";

const minute = 60_000;
const opensBeforeMs = 15 * minute;
/** A match that nobody says anything about is not shown for ever. */
const silentMs = 120 * minute;

/** When the live picture of a match can be asked for. */
export function liveVideoOpensAt(kickoff: number): number {
  return kickoff - opensBeforeMs;
}

/** Live pictures are there from a quarter of an hour before kick-off to the end. */
export function isLiveVideoOpen({ kickoff, state }: Pick<MatchHead, "kickoff" | "state">, now: number): boolean {
  if (state.kind === "live" || state.kind === "suspended") return true;
  if (state.kind !== "scheduled" || state.timeToBeAnnounced) return false;
  return now >= liveVideoOpensAt(kickoff) && now < kickoff + silentMs;
}
