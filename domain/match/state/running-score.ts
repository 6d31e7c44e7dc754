import { compareMinutes, type Minute } from "#match/state/clock.ts";
import { add, type Points } from "#match/state/score.ts";
import type { Side } from "#sport.ts";

const phaseOrder = ["first-half", "second-half", "extra-first", "extra-second", "penalties"];

/** In the order in which things happened; of one minute in the order of the source's refs, e2 before e10. */
export function eventsInOrder<Event extends Minute & { id: string; phase: string }>(events: readonly Event[]): Event[] {
  return [...events].sort(
    (a, b) =>
      phaseOrder.indexOf(a.phase) - phaseOrder.indexOf(b.phase) ||
      compareMinutes(a, b) ||
      a.id.length - b.id.length ||
      (a.id < b.id ? -1 : 1),
  );
}

/** The score after each goal, by the goal's id; kicks of a shoot-out count by themselves. */
export function runningScores(
  events: readonly { id: string; type: string; phase: string; side?: Side }[],
): Map<string, Points> {
  const scores = new Map<string, Points>();
  let play: Points = { home: 0, away: 0 };
  let shootOut: Points = { home: 0, away: 0 };
  for (const { id, type, phase, side } of events) {
    if (type !== "goal" || !side) continue;
    if (phase === "penalties") shootOut = add(shootOut, side, 1);
    else play = add(play, side, 1);
    scores.set(id, phase === "penalties" ? shootOut : play);
  }
  return scores;
}
