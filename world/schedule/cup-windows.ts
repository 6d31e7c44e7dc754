import type { WorldCompetition } from "#competitions/registry.ts";
import { chooseWindows, cutEarly, cutLate, evenly, type Penalty, windowPosition } from "#schedule/pick-windows.ts";
import type { SeasonDays } from "#schedule/seasons.ts";
import { clustersOf, halves, lastTime, singleDays, type Window, windowsOf } from "#schedule/windows.ts";

export type CupWindows = { table: Window[]; knockout: Window[][] };

/**
 * Windows for the rounds of the tables, then for each knock-out round one for each leg, the legs about a week apart and
 * the final at the very end. Where a calendar has a break that can hold the tables before it and the knock-out after it,
 * it does.
 */
export function cupWindows(
  world: WorldCompetition,
  rounds: number,
  legs: readonly number[],
  days: SeasonDays,
  gap: number,
  clash: Penalty,
): CupWindows {
  const { slots } = world.competition.calendar;
  const usual = clustersOf(slots);
  const levels = [
    usual,
    usual.flatMap((cluster) => (cluster.days >= 4 ? halves(cluster) : [cluster])),
    singleDays(slots),
  ];
  for (const clusters of levels) {
    const windows = clusters
      .flatMap((cluster) => windowsOf(cluster, days))
      .sort((one, other) => lastTime(one) - lastTime(other));
    const most = Math.max(...clusters.map(({ share }) => share));
    // Days on which the competition rarely plays are taken only where they suit much better.
    const penalty: Penalty = (window) =>
      clash(window) + 1.5 * (1 - window.slots.reduce((sum, { share }) => sum + share, 0) / most);
    const found = pick(windows, rounds, legs, days, gap, penalty);
    if (found) return found;
  }
  throw new Error(`${world.id} has too few days for its rounds`);
}

function pick(
  windows: readonly Window[],
  rounds: number,
  legs: readonly number[],
  days: SeasonDays,
  gap: number,
  penalty: Penalty,
): CupWindows | undefined {
  const matchdays = legs.reduce((sum, count) => sum + count, 0);
  const longest = [...days.breaks].sort((one, other) => other[1] - other[0] - (one[1] - one[0]))[0];
  if (longest && rounds > 0 && matchdays > 0) {
    const before = windows.filter(({ last }) => last < longest[0]);
    const after = windows.filter(({ first }) => first > longest[1]);
    const table = chooseWindows(before, evenly(before, rounds, days), days, gap, penalty);
    const knockout = table && chooseWindows(after, legIdeals(after, legs, days), days, gap, penalty);
    if (knockout) return settled([...table, ...knockout], rounds, legs, gap);
  }
  const ideals = rounds === 0 ? legIdeals(windows, legs, days) : evenly(windows, rounds + matchdays, days);
  const chosen = chooseWindows(windows, ideals, days, gap, penalty);
  return chosen && settled(chosen, rounds, legs, gap);
}

/** Rounds at equal distances, the second leg of each a week after the first. */
function legIdeals(windows: readonly Window[], legs: readonly number[], days: SeasonDays): number[] {
  const first = windows[0];
  const last = windows.at(-1);
  if (!first || !last) return [];
  const from = windowPosition(first, days);
  const to = windowPosition(last, days) - ((legs.at(-1) ?? 1) - 1);
  const step = legs.length > 1 ? (to - from) / (legs.length - 1) : 0;
  return legs.flatMap((count, round) =>
    Array.from({ length: count }, (_, leg) => (legs.length > 1 ? from + step * round : to) + leg),
  );
}

function settled(windows: readonly Window[], rounds: number, legs: readonly number[], gap: number): CupWindows {
  const table = cutLate(windows.slice(0, rounds), gap);
  // Whoever played last in the tables has to rest as well.
  const later = cutEarly([...table.slice(-1), ...windows.slice(rounds)], gap).slice(rounds > 0 ? 1 : 0);
  let used = 0;
  const knockout = legs.map((count) => {
    used += count;
    return later.slice(used - count, used);
  });
  return { table, knockout };
}
