import type { WorldCompetition } from "#competitions/registry.ts";
import { chooseWindows, evenly, type Penalty } from "#schedule/pick-windows.ts";
import type { SeasonDays } from "#schedule/seasons.ts";
import {
  clustersOf,
  halves,
  lastTime,
  midweekOf,
  type Window,
  wholeWeek,
  windowOf,
  windowsOf,
} from "#schedule/windows.ts";

/** From kick-off to kick-off inside a competition, in minutes. */
export const restMinutes = { football: 48 * 60, basketball: 40 * 60 } as const;

/** Above this a round clashes with a cup for so many clubs that another week is looked for. */
const bearable = 1.5;

const byTime = (one: Window, other: Window) => lastTime(one) - lastTime(other);

/**
 * A window for each of a league's rounds: its usual days, midweek as often as its slots say, and more midweeks where
 * the weekends do not suffice. Undefined where a season is too short for rounds.
 */
export function leagueWindows(
  world: WorldCompetition,
  rounds: number,
  season: SeasonDays,
  clash: Penalty,
): Window[] | undefined {
  const gap = restMinutes[world.sport];
  const { slots } = world.competition.calendar;
  // Youth and reserve sides have no weekends: any day of the week belongs to the round.
  const [main, ...others] = world.derived ? [wholeWeek(slots)] : clustersOf(slots);
  if (!main) return undefined;
  const usual = windowsOf(main, season);
  const total = main.share + others.reduce((sum, { share }) => sum + share, 0);
  const midweeks = others.length > 0 || main.days > 5 ? others : [midweekOf(main)];
  const spare = midweeks.flatMap((cluster) => windowsOf(cluster, season)).sort(byTime);
  const free = usual.filter((window) => clash(window) < bearable).length;
  const wanted = others.length > 0 ? Math.round((rounds * (total - main.share)) / total) : 0;
  // A midweek round every other week at most: what needs more is no season of rounds.
  const inSpare = Math.min(Math.max(wanted, rounds - free), Math.floor(spare.length * 0.6), rounds);
  const inUsual = rounds - inSpare;
  if (inUsual <= usual.length) {
    const chosen = chooseWindows(usual, evenly(usual, inUsual, season), season, gap, clash);
    const between = chooseWindows(spare, evenly(spare, inSpare, season), season, gap, clash);
    if (chosen && between) return [...chosen, ...between].sort(byTime);
  }
  // Two rounds in one long week, each on half of its days.
  if (main.days < 4) return undefined;
  const split = halves(main)
    .flatMap((half) => windowsOf(half, season))
    .sort(byTime);
  return chooseWindows(split, evenly(split, rounds, season), season, gap, clash);
}

/** The last round is played at one hour: nobody shall know what he needs. */
export function atOnce(windows: readonly Window[], last: number): Window[] {
  return windows.map((window, index) => {
    if (index !== last) return window;
    const [best] = [...window.slots].sort((one, other) => other.share - one.share || one.minutes - other.minutes);
    return best ? windowOf([best]) : window;
  });
}
