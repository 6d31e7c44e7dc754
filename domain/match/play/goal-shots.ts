import type { FootballShot } from "#match/details/details.ts";
import type { FootballEvent } from "#match/details/events.ts";
import type { Points } from "#match/state/score.ts";
import type { Side } from "#sport.ts";

/** A goal that stands, as it is told among the events. */
export type Goal = {
  id: string;
  phase: string;
  minute: number;
  added?: number | undefined;
  side: Side;
  how: Extract<FootballEvent<number>, { type: "goal" }>["how"];
  player?: number | undefined;
  assist?: number | undefined;
  score: Points;
  /** When, where somebody said so; otherwise it is the instant of the shot. */
  at?: number | undefined;
};

type Shot = FootballShot<number>;

/** Two who write down the same goal may be so many minutes apart. */
const apart = 2;

const sameMinute = (shot: Shot, goal: Goal) => shot.minute === goal.minute && shot.added === goal.added;
const near = (shot: Shot, goal: Goal) =>
  Math.abs(shot.minute + (shot.added ?? 0) - goal.minute - (goal.added ?? 0)) <= apart;

/** From what says most to what says least. */
const ways: readonly ((shot: Shot, goal: Goal) => boolean)[] = [
  (shot, goal) => shot.player === goal.player && sameMinute(shot, goal),
  sameMinute,
  (shot, goal) => shot.player === goal.player && near(shot, goal),
  near,
];

/**
 * The shot of each goal that has one. Who shot and when is told twice, by different people: a shot without a name, of another
 * minute or of the scorer before a correction is still the shot. No shot is that of two goals, and none that fits one better
 * goes to another; an own goal has only one that says the same of it.
 */
export function goalShots(goals: readonly Goal[], shots: readonly Shot[]): Map<Goal, Shot> {
  const left = new Set(shots.filter(({ outcome }) => outcome === "goal"));
  const found = new Map<Goal, Shot>();
  for (const [place, way] of ways.entries()) {
    for (const goal of goals) {
      if (found.has(goal) || (goal.how === "own-goal" && place > 0)) continue;
      const shot = [...left].find((one) => one.side === goal.side && one.phase === goal.phase && way(one, goal));
      if (!shot) continue;
      found.set(goal, shot);
      left.delete(shot);
    }
  }
  return found;
}
