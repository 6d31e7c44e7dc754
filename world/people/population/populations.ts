import type { Sport } from "@scoreline/domain/sport";
import { firstSquadYear, type WindowNumber } from "#people/calendar.ts";
import { found } from "#people/population/founding.ts";
import type { Population } from "#people/population/population.ts";
import { playWindow } from "#people/population/window.ts";

/** Years beyond which nobody asks. */
const lastWindow: WindowNumber = (2040 - firstSquadYear) * 2;
/** Worlds kept at a time: the running one of each sport, and those of a test. */
const kept = 4;

/**
 * Every world is played window by window from its first day and then kept, so that a later day only adds to it. What is
 * already past never changes: asking for more gives the same answers.
 */
const worlds = new Map<string, Population>();

export function populationIn(seed: string | number, sport: Sport, window: WindowNumber): Population {
  const key = `${sport} ${seed}`;
  const population = worlds.get(key) ?? found(seed, sport);
  worlds.delete(key);
  worlds.set(key, population);
  for (const oldest of worlds.keys()) {
    if (worlds.size <= kept) break;
    worlds.delete(oldest);
  }
  while (population.window < Math.min(window, lastWindow)) playWindow(population, population.window + 1);
  return population;
}
