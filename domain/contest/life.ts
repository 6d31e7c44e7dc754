/** The whole life of a contest, in order; one that is called off goes nowhere from there. */
export const contestLives = ["draft", "open", "closed", "provisional", "final", "cancelled"] as const;
export type ContestLife = (typeof contestLives)[number];

/** So long results may still be corrected before they are final. */
export const provisionalMs = 86_400_000;

/**
 * So long before a kick-off nothing is taken any more, by the server's clock: the root of what was entered is published before
 * the ball rolls.
 */
export const closesAheadMs = 10_000;

/** When a match of a contest closes: with its own kick-off, or all of them with the first. */
export function matchClosesAt(
  { closesAt, lock }: { closesAt: number; lock: "each" | "first" },
  { kickoff, first }: { kickoff: number; first: number },
): number {
  return Math.min(closesAt, (lock === "each" ? kickoff : first) - closesAheadMs);
}

export type LifeSigns = {
  life: ContestLife;
  opensAt: number;
  /** Nothing can be entered any more, anywhere in it. */
  allClosed: boolean;
  /** Everything has a result, or is void. */
  allSettled: boolean;
  /** When the results last changed. */
  settledAt: number | null;
};

/** One step at a time, and never back, except that a correction makes provisional what was not yet final. */
export function nextLife({ life, opensAt, allClosed, allSettled, settledAt }: LifeSigns, now: number): ContestLife {
  switch (life) {
    case "draft":
      return now >= opensAt ? "open" : "draft";
    case "open":
      return allClosed ? "closed" : "open";
    case "closed":
      return allSettled ? "provisional" : "closed";
    case "provisional":
      if (!allSettled) return "closed";
      return settledAt !== null && now - settledAt >= provisionalMs ? "final" : "provisional";
    default:
      return life;
  }
}
