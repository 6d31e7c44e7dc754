import type { Pairing } from "#match/matchups.ts";
import type { Mishap } from "#schedule/mishaps.ts";
import type { Fixture, SeasonPlan } from "#schedule/plan-types.ts";
import type { Resolved } from "#schedule/resolve.ts";

/** A season as far as a match of it hangs on the others: who plays, when it is played, what kept it from being played. */
export type KnownSeason = {
  readonly plan: SeasonPlan;
  mishapOf(fixture: Fixture): Mishap | undefined;
  kickoffOf(fixture: Fixture): number;
  placesAt(fixture: Fixture, now: number): Resolved;
  pairingAt(fixture: Fixture, now: number): Pairing | undefined;
};
