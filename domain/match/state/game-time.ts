import type { StoredEvent } from "#facts.ts";
import type { BasketballEvent } from "#match/details/events.ts";
import { type BasketballPlayedPhase, basketballPlayedPhases } from "#match/figures/statistics.ts";
import { quarterSeconds, secondsPlayed } from "#match/time-machine/moment.ts";

/** A play with the seconds of play that were gone, and the place of its period. */
export type TimedPlay = BasketballEvent<number> & { id: string; played: number; period: BasketballPlayedPhase };

export function isPlayedPhase(phase: string): phase is BasketballPlayedPhase {
  return (basketballPlayedPhases as readonly string[]).includes(phase);
}

/** The play-by-play as it happened; plays of one second in the order of their refs, 2 before 10. */
export function playsInOrder(events: readonly StoredEvent[]): TimedPlay[] {
  const plain = events.filter((event): event is BasketballEvent<number> & { id: string } => "remaining" in event);
  const quarter = quarterSeconds(plain);
  return plain
    .flatMap((play): TimedPlay[] => {
      const { phase } = play;
      const played = secondsPlayed(play, quarter);
      return played !== undefined && isPlayedPhase(phase) ? [{ ...play, played, period: phase }] : [];
    })
    .sort(
      (a, b) =>
        basketballPlayedPhases.indexOf(a.period) - basketballPlayedPhases.indexOf(b.period) ||
        a.played - b.played ||
        a.id.length - b.id.length ||
        (a.id < b.id ? -1 : 1),
    );
}
