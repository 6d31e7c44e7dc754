import type { Outcome } from "#match/state/past-match.ts";
import type { Points } from "#match/state/score.ts";
import { type AnyState, currentPoints } from "#match/state/state.ts";
import type { Side } from "#sport.ts";

/** What a score means for one side. A shoot-out decides who goes on, not who won: it is not part of it. */
export function outcomeForSide(side: Side, { home, away }: Points): Outcome {
  if (home === away) return "draw";
  return home > away === (side === "home") ? "win" : "loss";
}

export type SeasonRecord = {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  /** Matches in which the other side did not score. */
  cleanSheets: number;
};

/** A side's season in figures, from the states of its matches. */
export function seasonRecord(matches: readonly { side: Side; state: AnyState }[]): SeasonRecord {
  const record = { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, cleanSheets: 0 };
  for (const { side, state } of matches) {
    const points = currentPoints(state);
    if (state.kind !== "finished" || !points) continue;
    const outcome = outcomeForSide(side, points);
    const against = side === "home" ? points.away : points.home;
    record.played += 1;
    record.won += outcome === "win" ? 1 : 0;
    record.drawn += outcome === "draw" ? 1 : 0;
    record.lost += outcome === "loss" ? 1 : 0;
    record.scored += points[side];
    record.conceded += against;
    record.cleanSheets += against === 0 ? 1 : 0;
  }
  return record;
}
