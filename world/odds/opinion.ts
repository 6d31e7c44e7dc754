import type { Points } from "@scoreline/domain/match/state/score";

/** What somebody believes about the rest of a match at one instant. */
export type Opinion = {
  /** Home, draw, away; without a draw in basketball. */
  result: readonly number[];
  /** The score that handicaps count from. */
  from?: Points;
  /** Chance that a bet on home with this handicap wins, money that is given back left aside. */
  handicap(line: number): number;
  /** The handicap nearest to even. */
  evenHandicap(): number;
  /** Chance that a bet on over this total wins, money that is given back left aside. */
  over(line: number): number;
  evenTotal(): number;
};

/** How far somebody strays from the truth: who is better, and how much will be scored. */
export type Stray = { edge: number; level: number };

/** What somebody who strays makes of what can be known. The opinion holds until the next one is asked for: they share memory. */
export type OddsView = (stray: Stray) => Opinion;

/** How a sport is seen over time; milliseconds from kick-off. */
export type OddsTimeline = {
  /** Before kick-off. */
  before: OddsView;
  /** From kick-off until `end`, under the same rule. */
  at(t: number, stray: Stray): Opinion;
  end: number;
  /** Times in which nobody bets because something is being decided: when it began, and when it was known how it ended. */
  stops: readonly { from: number; to: number }[];
  /** Times in which nothing happens. */
  breaks: readonly { from: number; to: number }[];
};

/** The best of the lines around `guess`. */
export function nearestToEven(guess: number, step: number, chance: (line: number) => number): number {
  let best = guess;
  let distance = Math.abs(chance(guess) - 0.5);
  for (const direction of [-step, step]) {
    for (let line = guess + direction; ; line += direction) {
      const found = Math.abs(chance(line) - 0.5);
      if (!(found < distance)) break;
      best = line;
      distance = found;
    }
  }
  return best;
}
