import type { SeasonDays } from "#schedule/seasons.ts";
import { lastTime, slotTime, type Window, windowOf } from "#schedule/windows.ts";

export type Penalty = (window: Window) => number;
export const noPenalty: Penalty = () => 0;

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

/**
 * One window for each ideal place, in order and far enough apart (minutes between the last kick-offs), so that they lie
 * near their places and few of them clash with something else. Undefined where there are too few.
 */
export function chooseWindows(
  windows: readonly Window[],
  ideals: readonly number[],
  season: SeasonDays,
  gap: number,
  penalty: Penalty,
): Window[] | undefined {
  const positions = windows.map((window) => windowPosition(window, season));
  const penalties = windows.map(penalty);
  // For each window the number of windows before it that are far enough away.
  const before = windows.map((window) => windows.filter((other) => lastTime(other) + gap <= lastTime(window)).length);
  // costs[j]: the least cost of filling the places so far with the first j windows; taken[i][j]: whether window j-1 fills place i.
  let costs: number[] = new Array(windows.length + 1).fill(0);
  const taken: boolean[][] = [];
  for (const ideal of ideals) {
    const next: number[] = [Number.POSITIVE_INFINITY];
    const here: boolean[] = [false];
    for (let index = 0; index < windows.length; index += 1) {
      const distance = (positions[index] ?? 0) - ideal;
      const take = (costs[before[index] ?? 0] ?? 0) + distance * distance + (penalties[index] ?? 0);
      const skip = next[index] ?? Number.POSITIVE_INFINITY;
      next.push(Math.min(take, skip));
      here.push(take < skip);
    }
    taken.push(here);
    costs = next;
  }
  if (!Number.isFinite(costs[windows.length])) return undefined;
  const chosen: Window[] = [];
  let left = windows.length;
  for (let place = ideals.length - 1; place >= 0; place -= 1) {
    while (left > 0 && !taken[place]?.[left]) left -= 1;
    const window = windows[left - 1];
    if (!window) return undefined;
    chosen.push(window);
    left = before[left - 1] ?? 0;
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
