import type { StoredEvent } from "#facts.ts";
import type { BasketballEvent } from "#match/events.ts";
import { type BasketballPlayedPhase, basketballPlayedPhases } from "#match/statistics.ts";

export type BasketballPlay = BasketballEvent<number> & { id: string };

/** Seconds that periods last. */
export type PeriodLengths = { quarter: number; overtime: number };

const overtime = 300;
const quarters = [600, 720] as const;

/** The two rule books differ: where any clock stood above ten minutes, a quarter has twelve. */
export function periodLengths(moments: Iterable<{ phase: string; remaining: number }>): PeriodLengths {
  for (const { phase, remaining } of moments) {
    if (phase.startsWith("q") && remaining > quarters[0]) return { quarter: quarters[1], overtime };
  }
  return { quarter: quarters[0], overtime };
}

export function isPlayedPhase(phase: string): phase is BasketballPlayedPhase {
  return (basketballPlayedPhases as readonly string[]).includes(phase);
}

/** Seconds played when a period begins. */
export function playedBefore(phase: BasketballPlayedPhase, { quarter, overtime }: PeriodLengths): number {
  const place = basketballPlayedPhases.indexOf(phase);
  return Math.min(place, 4) * quarter + Math.max(place - 4, 0) * overtime;
}

/** Seconds of play gone at a moment; a break counts as the end of what was before it. */
export function playedAt({ phase, remaining }: { phase: string; remaining: number }, lengths: PeriodLengths): number {
  if (phase === "half-time") return 2 * lengths.quarter;
  if (!isPlayedPhase(phase)) return 0;
  const length = phase.startsWith("q") ? lengths.quarter : lengths.overtime;
  return playedBefore(phase, lengths) + length - Math.min(remaining, length);
}

/** The play-by-play as it happened; plays of one second in the order of their refs, 2 before 10. */
export function playsInOrder(events: readonly StoredEvent[], lengths: PeriodLengths): BasketballPlay[] {
  return events
    .filter((event): event is BasketballPlay => "remaining" in event)
    .map((play) => ({ play, period: basketballPlayedPhases.indexOf(play.phase as BasketballPlayedPhase) }))
    .sort(
      (a, b) =>
        a.period - b.period ||
        playedAt(a.play, lengths) - playedAt(b.play, lengths) ||
        a.play.id.length - b.play.id.length ||
        (a.play.id < b.play.id ? -1 : 1),
    )
    .map(({ play }) => play);
}
