import type { SeasonResults } from "#history/season-results.ts";
import type { Fixture } from "#schedule/plan-types.ts";
import { type KnownFixture, knownAt, troubleOf } from "#schedule/trouble.ts";

export type Places = { home: string | undefined; away: string | undefined };
/** A fixture as far as it is known: who plays, when, and whether it still stands. */
export type PlannedFixture = { fixture: Fixture; places: Places; known: KnownFixture };

/** What is known at an instant; nothing before it was published, or where a series ended without it. */
export function plannedAt(
  seed: string,
  results: SeasonResults,
  fixture: Fixture,
  now: number,
): PlannedFixture | undefined {
  const known = knownAt(troubleOf(seed, fixture), now);
  const places = results.placesAt(fixture, now);
  return known && places.needed ? { fixture, places, known } : undefined;
}
