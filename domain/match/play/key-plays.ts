import type { BasketballEvent } from "#match/details/events.ts";
import { add, type Points } from "#match/state/score.ts";
import { otherSide, type Side } from "#sport.ts";

/** Why a play is one of those that decided a game; `run` says how many points a side made while the other made none. */
export const keyReasons = ["lead", "level", "run", "largest", "late", "foul", "end"] as const;
export type KeyReason = (typeof keyReasons)[number];
export type KeyPlay = { why: KeyReason[]; run?: number; margin?: number };

type Play = BasketballEvent<unknown> & { id: string };

/** So many points without an answer are a run. */
const runPoints = 8;
/** A lead of fewer is not remembered as the largest. */
const largeLead = 10;
/** A game is close within so many points, and its end begins so many seconds before the last whistle. */
const close = 5;
const lateSeconds = 120;

/**
 * What of a play-by-play, which is in order, somebody has to know who did not see the game: how the lead changed hands, runs, the
 * largest lead of each side, every basket at the end of a close game, fouls that are punished twice, and the ends of periods.
 */
export function keyPlays(plays: readonly Play[]): Map<string, KeyPlay> {
  const found = new Map<string, KeyPlay>();
  const mark = (id: string, reason: KeyReason, figures: Omit<KeyPlay, "why"> = {}) => {
    const known = found.get(id);
    found.set(id, { ...known, ...figures, why: [...(known?.why ?? []), reason] });
  };
  let score: Points = { home: 0, away: 0 };
  let leader: Side | undefined;
  let run: { side: Side; points: number; last: string } | undefined;
  const largest: Partial<Record<Side, { id: string; margin: number }>> = {};
  const endRun = () => {
    if (run && run.points >= runPoints) mark(run.last, "run", { run: run.points });
  };
  for (const play of plays) {
    if (play.type === "period" && play.edge === "end") mark(play.id, "end");
    if (play.type === "foul" && (play.kind === "technical" || play.kind === "unsportsmanlike")) mark(play.id, "foul");
    if (play.type !== "basket") continue;
    const { id, side } = play;
    const before = ahead(score, side);
    score = add(score, side, play.points);
    const after = ahead(score, side);
    const isLate = isAtTheEnd(play);
    if (after > 0 && leader !== side) {
      // Who scores first has not taken the lead from anybody.
      if (leader !== undefined) mark(id, "lead");
      leader = side;
    }
    if (after === 0 && isLate) mark(id, "level");
    if (isLate && (Math.abs(before) <= close || Math.abs(after) <= close)) mark(id, "late");
    if (run?.side !== side) endRun();
    run = { side, points: (run?.side === side ? run.points : 0) + play.points, last: id };
    if (after >= largeLead && after > (largest[side]?.margin ?? 0)) largest[side] = { id, margin: after };
  }
  endRun();
  for (const side of ["home", "away"] as const) {
    const most = largest[side];
    if (most) mark(most.id, "largest", { margin: most.margin });
  }
  return found;
}

function ahead(score: Points, side: Side): number {
  return score[side] - score[otherSide[side]];
}

/** In the last minutes of what may be the last period. */
function isAtTheEnd({ phase, remaining }: Play): boolean {
  return (phase === "q4" || phase.startsWith("ot")) && remaining <= lateSeconds;
}
