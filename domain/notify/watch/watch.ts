import type { Minute } from "#match/state/clock.ts";
import { type FootballScoringPhase, type Points, samePoints } from "#match/state/score.ts";
import type { MatchKind } from "#match/state/state.ts";
import type { GoalWay, MatchMoment } from "#notify/alert.ts";
import type { Side, Sport } from "#sport.ts";

export type GoalEvent = {
  id: string;
  side: Side;
  phase: FootballScoringPhase;
  minute: Minute;
  how: GoalWay;
  player?: number;
  assist?: number;
};
export type WatchedGoal = { key: string; side: Side; event?: string };

/** What is remembered of a match from one fact to the next. Goes to the store as it is. */
export type Watch = {
  sport: Sport;
  kind: MatchKind;
  phase?: string;
  /** When that phase began, where the clock says it. */
  since?: number;
  kickoff?: number;
  score: Points;
  /** In the order in which they were told; those that were taken back are not here. */
  goals: WatchedGoal[];
  /** The last one that was taken back on each side: it may stand again. */
  back: Partial<Record<Side, WatchedGoal>>;
  /** How many goals were told. */
  count: number;
  /** Goals of the events, those of which the score does not tell yet among them. */
  events: GoalEvent[];
  /** When the last state came to be known. */
  at: number;
  told: Record<string, MatchMoment>;
};

export type Told = {
  key: string;
  moment: MatchMoment /** Told before; now it reads differently. */;
  corrected: boolean;
  /** It was told with another score than the match turns out to have while it is on. */
  rescores: boolean;
};

/** Stands for what was never told, so that it is not told later either. */
export const silent = (at: number): MatchMoment => ({ kind: "start", what: "start", happenedAt: at });
export const isUntold = (key: string, { what }: MatchMoment) => what === "start" && key !== "start";

/** One fact's way through the watch of a match: what is told on it, and what it was before. */
export class Turn {
  readonly watch: Watch;
  readonly at: number;
  readonly #before: Watch["told"];
  readonly #touched = new Set<string>();

  constructor(before: Watch, at: number) {
    this.at = at;
    this.#before = before.told;
    this.watch = structuredClone(before);
  }

  told(): Told[] {
    return [...this.#touched].flatMap((key) => {
      const moment = this.watch.told[key];
      const before = this.#before[key];
      if (!moment || isUntold(key, moment) || same(before, moment)) return [];
      return [{ key, moment, corrected: before !== undefined, rescores: this.#rescores(before, moment) }];
    });
  }

  #rescores(before: MatchMoment | undefined, { score, overturned }: MatchMoment): boolean {
    const { kind, score: now } = this.watch;
    const isOn = kind === "live" || kind === "suspended";
    if (!before || !isOn || !score || !samePoints(score, now)) return false;
    return before.overturned !== overturned || !samePoints(before.score, score);
  }

  wasTold(key: string): boolean {
    return this.#before[key] !== undefined;
  }

  isTouched(key: string): boolean {
    return this.#touched.has(key);
  }

  once(key: string, moment: MatchMoment): void {
    if (!this.watch.told[key]) this.tell(key, moment);
  }

  /** What can happen again, to another kick-off: all but the last of them are forgotten. */
  onceFor(what: "moved" | "postponed", kickoff: number | undefined, moment: MatchMoment): void {
    const { told } = this.watch;
    const key = `${what}:${kickoff ?? ""}`;
    const last = Object.keys(told).filter((one) => one === what || one.startsWith(`${what}:`));
    if (last.some((one) => one === key || one.startsWith(`${key}@`))) return;
    for (const one of last) delete told[one];
    // To a day that it was moved to and away from before: that is news again.
    this.tell(last.length > 0 ? `${key}@${this.at}` : key, moment);
  }

  tell(key: string, moment: MatchMoment): void {
    this.watch.told[key] = moment;
    this.#touched.add(key);
  }
}

function same(one: MatchMoment | undefined, other: MatchMoment): boolean {
  return JSON.stringify(one && sorted(one)) === JSON.stringify(sorted(other));
}

const sorted = (moment: MatchMoment) => Object.entries(moment).sort(([a], [b]) => (a < b ? -1 : 1));
