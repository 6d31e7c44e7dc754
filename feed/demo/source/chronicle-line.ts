import type { Fixture } from "#demo/schedule/plan-types.ts";

/**
 * Matches that are planned for this day or later are played by the engines, older ones are chronicled: result, goals and who
 * took part, nothing else. A feed, too, has less detail of what is months old; and to play all of it would keep a first start
 * busy for minutes. The day is fixed, so that everybody agrees on every result; it is moved on with a new version of the world.
 */
const firstPlayed = Date.parse("2026-11-08T00:00:00Z");

export function isChronicled({ kickoff }: Pick<Fixture, "kickoff">): boolean {
  return kickoff < firstPlayed;
}
