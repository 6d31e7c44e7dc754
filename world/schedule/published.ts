import { competitionOf } from "#competitions/registry.ts";
import { rng } from "#random.ts";
import { decidedOn } from "#schedule/members.ts";
import type { Season } from "#schedule/plan-types.ts";
import { dayMs, dayNumberOf, hourMs } from "#schedule/zone-clock.ts";

/** When the fixtures of a season come out: some weeks before it begins, but not before it is known who will play in it. */
export function publishedAt(seed: string, season: Season): number {
  const from = dayNumberOf(season.from);
  const usual = from - rng(seed, season.ref, "published").int(28, 56);
  const decided = decidedOn(competitionOf(season.competition), season);
  const earliest = decided === "" ? usual : Math.max(usual, dayNumberOf(decided) + 2);
  return Math.min(earliest, from - 1) * dayMs + 9 * hourMs;
}
