import type { SeasonDays } from "#schedule/seasons.ts";
import { lastTime, slotTime, type Window, windowOf } from "#schedule/windows.ts";

export type Penalty = (window: Window) => number;

/** Where a window stands in the season, in weeks without the breaks. */
export function windowPosition({ first, last }: Window, { from, breaks }: SeasonDays): number {
  const middle = (first + last) / 2;
  const resting = breaks.reduce(
    (sum, [start, end]) => sum + Math.max(0, Math.min(middle, end + 1) - Math.max(from, start)),
    0,
  );
  return (middle - from - resting) / 7;
}

/** `count` places from the first window to the last, at equal distances. */
export function evenly(windows: readonly Window[], count: number, season: SeasonDays): number[] {
  const first = windows[0];
  const last = windows.at(-1);
  if (!first || !last) return [];
  const from = windowPosition(first, season);
  const to = windowPosition(last, season);
  if (count === 1) return [to];
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
}

/** A round of one match or of two legs, and where in the season it should be. */
export type WantedRound = { ideal: number; legs: 1 | 2 };

/** How many days lie between two legs. */
export type LegDays = { least: number; most: number };
const weeksApart: LegDays = { least: 6, most: 19 };

/** One window for each ideal place: rounds of single matches. */
export function chooseWindows(
  windows: readonly Window[],
  ideals: readonly number[],
  season: SeasonDays,
  gap: number,
  penalty: Penalty,
): Window[] | undefined {
  return chooseRounds(
    windows,
    ideals.map((ideal) => ({ ideal, legs: 1 })),
    season,
    gap,
    penalty,
  );
}

/** The window of a round's last leg, that of its first, and what the way there cost. */
type Choice = { cost: number; first: number; last: number };

/**
 * A window for each leg of each round, in order and far enough apart (minutes between the last kick-offs), so that they lie
 * near their places, few of them clash with something else and two legs are some weeks apart at most. Undefined where there
 * are too few.
 */
export function chooseRounds(
  windows: readonly Window[],
  rounds: readonly WantedRound[],
  season: SeasonDays,
  gap: number,
  penalty: Penalty,
  legDays: LegDays = weeksApart,
): Window[] | undefined {
  const positions = windows.map((window) => windowPosition(window, season));
  const penalties = windows.map(penalty);
  // For each window the number of windows before it that are far enough away.
  const before = windows.map((window) => windows.filter((other) => lastTime(other) + gap <= lastTime(window)).length);
  const costAt = (index: number, ideal: number) => {
    const distance = (positions[index] ?? 0) - ideal;
    return distance * distance + (penalties[index] ?? 0);
  };
  // best[j]: the cheapest choice for the last round so far among the first j windows.
  let best: (Choice | undefined)[] | undefined;
  const taken: (Choice | undefined)[][] = [];
  for (const { ideal, legs } of rounds) {
    const until = (count: number) => (best ? best[count]?.cost : 0);
    const next: (Choice | undefined)[] = [undefined];
    for (let last = 0; last < windows.length; last += 1) {
      let choice: Choice | undefined;
      const offer = (first: number, cost: number | undefined) => {
        if (cost !== undefined && (!choice || cost < choice.cost)) choice = { cost, first, last };
      };
      if (legs === 1) {
        const way = until(before[last] ?? 0);
        if (way !== undefined) offer(last, way + costAt(last, ideal));
      } else
        for (let first = (before[last] ?? 0) - 1; first >= 0; first -= 1) {
          const apart = (windows[last]?.first ?? 0) - (windows[first]?.first ?? 0);
          if (apart > legDays.most) break;
          if (apart < legDays.least) continue;
          const way = until(before[first] ?? 0);
          const week = (positions[first] ?? 0) + 1;
          if (way !== undefined) offer(first, way + costAt(first, ideal) + costAt(last, week));
        }
      const known = next[last];
      next.push(choice && (!known || choice.cost < known.cost) ? choice : known);
    }
    taken.push(next);
    best = next;
  }
  const chosen: Window[] = [];
  let left = windows.length;
  for (let place = rounds.length - 1; place >= 0; place -= 1) {
    const choice = taken[place]?.[left];
    if (!choice) return undefined;
    for (const index of rounds[place]?.legs === 2 ? [choice.last, choice.first] : [choice.last]) {
      const window = windows[index];
      if (window) chosen.push(window);
    }
    left = before[choice.first] ?? 0;
  }
  return chosen.reverse();
}

/**
 * Cuts the late slots of windows that are followed closely: whoever plays at the last kick-off left can still play at
 * the last one of the next window, `gap` minutes later. So every round has a slot for everybody.
 */
export function cutLate(windows: readonly Window[], gap: number): Window[] {
  const cut: Window[] = [];
  let limit = Number.POSITIVE_INFINITY;
  for (const window of windows.toReversed()) {
    const slots = window.slots.filter((slot) => slotTime(slot) <= limit);
    if (slots.length === 0) throw new Error("two rounds lie too close to each other");
    const kept = slots.length === window.slots.length ? window : windowOf(slots);
    cut.push(kept);
    limit = lastTime(kept) - gap;
  }
  return cut.reverse();
}

/** Cuts the early slots of windows that follow closely: for knock-out rounds, in which nobody knows who will play. */
export function cutEarly(windows: readonly Window[], gap: number): Window[] {
  let limit = Number.NEGATIVE_INFINITY;
  return windows.map((window) => {
    const slots = window.slots.filter((slot) => slotTime(slot) >= limit);
    const last = window.slots.at(-1);
    const kept = slots.length > 0 || !last ? windowOf(slots) : windowOf([last]);
    limit = lastTime(kept) + gap;
    return kept;
  });
}
