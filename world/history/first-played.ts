/**
 * Matches that are planned for this day or later are played by the engines, older ones have a result only: score, goals and who
 * took part, nothing else. A feed, too, has less detail of what is months old; and to play all of it would keep a first start
 * busy for minutes. The day is fixed, so that everybody agrees on every result; it is moved on with a new version of the world.
 */
export const firstPlayed = Date.parse("2026-11-08T00:00:00Z");

const dayMs = 86_400_000;
/** The first match days reach back three days. */
const daysBefore = 4;

/** The same for a world that may begin earlier: whatever is shown as it happens there is played, and stays as it was. */
export function firstPlayedFrom(start: number): number {
  return Math.min(firstPlayed, (Math.floor(start / dayMs) - daysBefore) * dayMs);
}
