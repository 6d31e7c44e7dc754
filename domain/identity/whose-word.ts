import { type AnyState, isOver } from "#match/state/state.ts";

/** A source that leads a match and has not spoken of it for so long, by its own times, lets another one speak. */
export const silentMs = 5 * 60_000;

/** The sources that run, the most trusted first. */
export type Ranking = readonly string[];

/** Whether a source is to be believed rather than another one. One that does not run any more has no say. */
export function outranks(ranking: Ranking, source: string, other: string): boolean {
  const place = (name: string) => {
    const found = ranking.indexOf(name);
    return found < 0 ? ranking.length : found;
  };
  return source === other || place(source) < place(other) || !ranking.includes(other);
}

/** The state that a match is in, who told it, and that source's time of it. */
export type LastWord = { by: string; at: number; state: AnyState };

/**
 * Whether a source may say how a match stands: the one that told last, one that is trusted more, or the next one after that
 * has fallen silent. What is over stays as the most trusted one left it. A word from long ago takes no lead.
 */
export function mayTellState(ranking: Ranking, source: string, told: LastWord, wordAt: number, now: number): boolean {
  if (source === told.by) return true;
  if (wordAt < Math.min(told.at, now) - silentMs) return false;
  if (outranks(ranking, source, told.by)) return true;
  return !isOver(told.state) && now - told.at > silentMs;
}
