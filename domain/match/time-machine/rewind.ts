import { type BasketballEvent, type FootballEvent, redCards } from "#match/details/events.ts";
import { add, foldGoals, type Points, sumPeriods } from "#match/state/score.ts";
import type { BasketballState, FootballState } from "#match/state/state.ts";
import { happenedBy, type Moment, phaseOfMoment, quarterSeconds, secondsPlayed } from "#match/time-machine/moment.ts";

export type Rewound<State> = { state: State; homeReds: number; awayReds: number };

/** A football match as it stood, from its events. Its clock stands still: `since` is the instant asked for. */
export function rewindFootball(
  events: readonly FootballEvent<unknown>[],
  moment: Moment,
  instant: number,
): Rewound<FootballState> {
  const seen = events.filter((event) => happenedBy(moment, event));
  const phase = phaseOfMoment(moment);
  const goals = seen.flatMap((event) => (event.type === "goal" ? [event] : []));
  return {
    state: { kind: "live", clock: { phase, since: instant }, score: foldGoals(goals, phase) },
    homeReds: redCards(seen, "home"),
    awayReds: redCards(seen, "away"),
  };
}

/** The events of a game up to a moment. */
export function playedBy<Event extends BasketballEvent<unknown>>(events: readonly Event[], moment: Moment): Event[] {
  const quarter = quarterSeconds(events);
  return events.filter((event) => (secondsPlayed(event, quarter) ?? 0) <= moment.minute * 60);
}

/** A basketball game as it stood, from its baskets. */
export function rewindBasketball(
  events: readonly BasketballEvent<unknown>[],
  moment: Moment,
  instant: number,
): Rewound<BasketballState> {
  const quarter = quarterSeconds(events);
  const phases = [...new Set(events.map(({ phase }) => phase))]
    .filter((phase) => phase !== "half-time" && phase !== "break")
    .sort((a, b) => startOf(a, quarter) - startOf(b, quarter))
    .filter((phase) => startOf(phase, quarter) < moment.minute * 60 || phase === "q1");
  const seen = playedBy(events, moment);
  const periods = phases.map((phase) =>
    seen.reduce<Points>(
      (points, event) =>
        event.type === "basket" && event.phase === phase ? add(points, event.side, event.points) : points,
      { home: 0, away: 0 },
    ),
  );
  const phase = phases.at(-1) ?? "q1";
  const length = phase.startsWith("ot") ? 300 : quarter;
  const remaining = Math.max(0, startOf(phase, quarter) + length - moment.minute * 60);
  return {
    state: {
      kind: "live",
      clock: { phase, remaining, running: false, at: instant },
      score: { current: sumPeriods(periods), periods },
    },
    homeReds: 0,
    awayReds: 0,
  };
}

function startOf(phase: string, quarter: number): number {
  const length = phase.startsWith("ot") ? 300 : quarter;
  return secondsPlayed({ phase, remaining: length }, quarter) ?? 0;
}
