import type { Outcome } from "#match/state/past-match.ts";
import { type AnyState, currentPoints, winner } from "#match/state/state.ts";
import type { Side } from "#sport.ts";

/** What a match meant for one side; nothing while it can still change. */
export function outcomeForSide(side: Side, won: ReturnType<typeof winner> | null): Outcome | undefined {
  if (!won) return undefined;
  if (won === "draw") return "draw";
  return won === side ? "win" : "loss";
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

/** A side's season in figures, from the states of its matches. A shoot-out decides who won, not how many goals there were. */
export function seasonRecord(matches: readonly { side: Side; state: AnyState }[]): SeasonRecord {
  const record = { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, cleanSheets: 0 };
  for (const { side, state } of matches) {
    const outcome = outcomeForSide(side, winner(state));
    const points = currentPoints(state);
    if (!outcome || !points) continue;
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
