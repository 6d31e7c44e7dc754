import type { WorldCompetition } from "#competitions/registry.ts";
import {
  chooseRounds,
  cutEarly,
  cutLate,
  evenly,
  type LegDays,
  type Penalty,
  type WantedRound,
  windowPosition,
} from "#schedule/pick-windows.ts";
import type { SeasonDays } from "#schedule/seasons.ts";
import { clustersOf, halves, lastTime, singleDays, type Window, windowsOf } from "#schedule/windows.ts";

export type CupWindows = { table: Window[]; knockout: Window[][] };
type Legs = readonly (1 | 2)[];

/** National teams and tournaments of some weeks have no week to leave between two legs. */
const short = 60;
const shortLegs: LegDays = { least: 3, most: 20 };

/**
 * Windows for the rounds of the tables, then for each knock-out round one for each leg, the legs about a week apart and
 * the final at the very end. Where a calendar has a break that can hold the tables before it and the knock-out after it,
 * it does.
 */
export function cupWindows(
  world: WorldCompetition,
  rounds: number,
  legs: Legs,
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
    const found = pick(windows, rounds, legs, days, gap, penalty, world.national || days.end - days.from < short);
    if (found) return found;
  }
  throw new Error(`${world.id} has too few days for its rounds`);
}

function pick(
  windows: readonly Window[],
  rounds: number,
  legs: Legs,
  days: SeasonDays,
  gap: number,
  penalty: Penalty,
  isShort: boolean,
): CupWindows | undefined {
  const legDays = isShort ? shortLegs : undefined;
  const choose = (from: readonly Window[], wanted: readonly WantedRound[]) =>
    chooseRounds(from, wanted, days, gap, penalty, legDays);
  const singles = (from: readonly Window[], count: number): WantedRound[] =>
    evenly(from, count, days).map((ideal) => ({ ideal, legs: 1 }));
  const longest = [...days.breaks].sort((one, other) => other[1] - other[0] - (one[1] - one[0]))[0];
  if (longest && rounds > 0 && legs.length > 0) {
    const before = windows.filter(({ last }) => last < longest[0]);
    const after = windows.filter(({ first }) => first > longest[1]);
    const table = choose(before, singles(before, rounds));
    const knockout = table && choose(after, knockoutRounds(after, legs, days));
    if (knockout) return settled([...table, ...knockout], rounds, legs, gap);
  }
  if (rounds === 0) {
    const chosen = choose(windows, knockoutRounds(windows, legs, days));
    return chosen && settled(chosen, rounds, legs, gap);
  }
  const matchdays = evenly(windows, rounds + legs.reduce<number>((sum, count) => sum + count, 0), days);
  let used = rounds;
  const later = legs.map((count): WantedRound => {
    const ideal = matchdays[used] ?? 0;
    used += count;
    return { ideal, legs: count };
  });
  const wanted = [...matchdays.slice(0, rounds).map((ideal): WantedRound => ({ ideal, legs: 1 })), ...later];
  const chosen = choose(windows, wanted);
  return chosen && settled(chosen, rounds, legs, gap);
}

/** Rounds at equal distances, the last one at the very end. */
function knockoutRounds(windows: readonly Window[], legs: Legs, days: SeasonDays): WantedRound[] {
  const first = windows[0];
  const last = windows.at(-1);
  if (!first || !last) return legs.map((count) => ({ ideal: 0, legs: count }));
  const from = windowPosition(first, days);
  const to = windowPosition(last, days) - ((legs.at(-1) ?? 1) - 1);
  const step = legs.length > 1 ? (to - from) / (legs.length - 1) : 0;
  return legs.map((count, round) => ({ ideal: legs.length > 1 ? from + step * round : to, legs: count }));
}

function settled(windows: readonly Window[], rounds: number, legs: Legs, gap: number): CupWindows {
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
