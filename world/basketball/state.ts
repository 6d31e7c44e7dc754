import type { Points } from "@scoreline/domain/match/state/score";
import type { BasketballState } from "@scoreline/domain/match/state/state";
import { type BasketballScriptParts, clockAt } from "#basketball/clock.ts";
import { phaseIndex } from "#basketball/rules.ts";
import { type Play, scriptEnd, until } from "#basketball/script.ts";

/** Where the game stands at the instant `now`, if the ball was tipped at the instant `tipOff`. */
export function stateAt(told: BasketballScriptParts, tipOff: number, now: number): BasketballState {
  const t = now - tipOff;
  if (t < 0) return { kind: "scheduled" };
  const plays = until(told.plays, t);
  const score = { current: plays.at(-1)?.score ?? { home: 0, away: 0 }, periods: periodScores(plays) };
  if (t >= scriptEnd(told)) {
    return { kind: "finished", decided: score.periods.length > 4 ? "overtime" : "regular", score };
  }
  const change = clockAt(told, t);
  if (!change) return { kind: "scheduled" };
  return { kind: "live", clock: { ...change, at: tipOff + change.at }, score };
}

/** Points of each period that has begun. */
function periodScores(plays: readonly Play[]): Points[] {
  const periods: Points[] = [];
  let before: Points = { home: 0, away: 0 };
  for (const play of plays) {
    if (play.type === "period" && play.edge === "start") before = play.score;
    periods[phaseIndex(play.phase)] = { home: play.score.home - before.home, away: play.score.away - before.away };
  }
  return periods;
}
