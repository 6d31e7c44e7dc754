import type { Sport } from "@scoreline/domain/sport";
import type { Mishap } from "#schedule/mishaps.ts";
import type { Fixture } from "#schedule/plan-types.ts";
import { minuteMs } from "#schedule/zone-clock.ts";

/** How many matches are live at any instant, at least. */
export const liveAtLeast: Record<Sport, number> = { football: 8, basketball: 3 };
/** How long a match is surely live: the shortest lasts a little longer. */
export const surelyLive: Record<Sport, number> = { football: 105 * minuteMs, basketball: 120 * minuteMs };

/** When a match is surely played from the first minute to the last, if it surely is. */
export function surelyPlayed(fixture: Fixture, mishap: Mishap | undefined): number | undefined {
  if (fixture.ifNeeded) return undefined;
  if (!mishap) return fixture.kickoff;
  return mishap.kind === "postponed" ? mishap.kickoff : undefined;
}

/** Counts of live matches in steps of five minutes: every kick-off of the world falls on one. */
export class LiveCount {
  static readonly step = 5 * minuteMs;
  readonly #from: number;
  readonly #changes: Int16Array;

  constructor(from: number, to: number) {
    this.#from = from;
    this.#changes = new Int16Array(Math.ceil((to - from) / LiveCount.step) + 1);
  }

  get steps(): number {
    return this.#changes.length - 1;
  }

  instantOf(step: number): number {
    return this.#from + step * LiveCount.step;
  }

  add(kickoff: number, lasting: number) {
    const start = Math.max(0, Math.ceil((kickoff - this.#from) / LiveCount.step));
    const end = Math.min(this.steps, Math.floor((kickoff + lasting - this.#from) / LiveCount.step));
    if (end <= start) return;
    this.#changes[start] = (this.#changes[start] ?? 0) + 1;
    this.#changes[end] = (this.#changes[end] ?? 0) - 1;
  }

  /** What the count changes by at a step. */
  changeAt(step: number): number {
    return this.#changes[step] ?? 0;
  }
}
