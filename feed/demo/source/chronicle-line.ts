import type { Season } from "#demo/schedule/plan-types.ts";

/**
 * Seasons that begin in this year or later are played by the engines, older ones are chronicled: result, goals and who took
 * part, nothing else. A feed, too, has less detail for old seasons; and playing all of them would keep a first start busy for minutes.
 */
const firstPlayedYear = 2026;

export function isChronicled({ year }: Pick<Season, "year">): boolean {
  return year < firstPlayedYear;
}
