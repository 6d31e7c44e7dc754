import type { Points } from "#match/state/score.ts";
import type { AnyState } from "#match/state/state.ts";

/** Why a match counts for nobody. */
export const voidReasons = ["cancelled", "abandoned", "awarded", "late", "unknown"] as const;
export type VoidReason = (typeof voidReasons)[number];

/** What a contest takes a match to have ended as; nothing while that is open. */
export type SlotResult = Points | { void: VoidReason };

/** So long after the end of its contest a match that was moved or postponed may begin and still count. */
export const graceMs = 2 * 86_400_000;

/**
 * The written rules. Football counts as it stood after 90 minutes and what was added, basketball with its overtimes; a match
 * that was moved counts where it begins by the deadline; one that was decided at a table, abandoned or called off counts for
 * nobody. A replay is the same match once it has a result.
 */
export function slotResult(state: AnyState, kickoff: number, deadline: number, now: number): SlotResult | undefined {
  switch (state.kind) {
    case "finished":
      if (state.decided === "awarded") return { void: "awarded" };
      if (kickoff >= deadline) return { void: "late" };
      return regularScore(state) ?? { void: "unknown" };
    case "abandoned":
      return { void: "abandoned" };
    case "cancelled":
      return { void: "cancelled" };
    case "scheduled":
    case "postponed":
      return kickoff >= deadline || now >= deadline ? { void: "late" } : undefined;
    default:
      return undefined;
  }
}

function regularScore(state: Extract<AnyState, { kind: "finished" }>): Points | undefined {
  const { score } = state;
  if ("periods" in score) return score.current;
  if (state.decided === "regular") return score.fullTime ?? score.current;
  return score.fullTime;
}

export function isVoid(result: SlotResult): result is { void: VoidReason } {
  return "void" in result;
}

/** An entry counts if it was there before the match began, whatever the schedule said. */
export function isInTime(at: number, began: number | null): boolean {
  return began === null || at < began;
}
