import type { Side } from "@scoreline/domain/sport";
import type { CourtPlace } from "#basketball/matchup.ts";
import type { SeasonResults } from "#history/season-results.ts";
import {
  basketballMatchup,
  basketballSheetFor,
  footballSheetFor,
  injuredOn,
  type Pairing,
  plannedDay,
  rosterFor,
} from "#match/matchups.ts";
import { fieldedMatchup, replaceSuspended } from "#match/suspensions.ts";
import type { Position } from "#people/person.ts";
import { rng } from "#random.ts";

type Seat = { ref: string; number: number; position: Position; place?: CourtPlace; grid?: string };
/** Who begins and who sits on the bench. */
export type LineUp = { formation?: string; captain: string; starters: readonly Seat[]; bench: readonly Seat[] };

const minute = 60_000;
const usually = 60 * minute;
const lateShare = 0.02;

/** How long before kick-off the line-ups are known: an hour, now and then much later. */
export function lineUpsBefore(seed: string, match: string): number {
  const draw = rng(seed, match, "line-ups");
  return draw.chance(lateShare) ? draw.int(10, 50) * minute : usually;
}

export function fieldedLineUps(seed: string, results: SeasonResults, pairing: Pairing): Record<Side, LineUp> {
  const { sport } = pairing.fixture;
  return sport === "football" ? fieldedMatchup(seed, results, pairing) : basketballMatchup(seed, pairing);
}

/** A guess by somebody who knows the squads, the injuries and the suspensions, and not the coach's mind. */
export function likelyLineUps(
  seed: string,
  pairing: Pairing,
  suspended: Record<Side, readonly string[]>,
): Record<Side, LineUp> {
  const { fixture } = pairing;
  const look = `${fixture.ref} likely`;
  const side = (which: Side): LineUp => {
    if (fixture.sport === "basketball") return basketballSheetFor(seed, fixture, pairing[which], look);
    const sheet = footballSheetFor(seed, fixture, pairing[which], look);
    if (suspended[which].length === 0) return sheet;
    const injured = injuredOn(seed, "football", pairing[which], plannedDay(fixture));
    const fit = rosterFor(seed, fixture, pairing[which]).members.filter(({ ref }) => !injured.has(ref));
    return replaceSuspended(sheet, fit, suspended[which]).sheet;
  };
  return { home: side("home"), away: side("away") };
}
