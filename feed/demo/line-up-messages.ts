import type { Sport } from "@scoreline/domain/sport";
import { teamOf } from "@scoreline/world/competitions/registry";
import type { SeasonBook } from "@scoreline/world/history/season-book";
import {
  basketballMatchup,
  basketballSheetFor,
  dayOf,
  footballSheetFor,
  injuredOn,
  type Pairing,
  squadOn,
} from "@scoreline/world/match/matchups";
import { fieldedMatchup, replaceSuspended } from "@scoreline/world/match/suspensions";
import { coachOf } from "@scoreline/world/people/officials";
import { rng } from "@scoreline/world/random";
import type { FeedOf } from "#port/message.ts";

type LineUp = FeedOf<"line-ups">["home"];
type Seat = { ref: string; number: number; position: LineUp["starters"][number]["position"]; grid?: string };
type Sheet = { formation?: string; captain: string; starters: readonly Seat[]; bench: readonly Seat[] };

const minute = 60_000;
const usually = 60 * minute;
const lateShare = 0.02;

/** How long before kick-off the line-ups are known: an hour, now and then much later. */
export function lineUpsBefore(seed: string, match: string): number {
  const draw = rng(seed, match, "line-ups");
  return draw.chance(lateShare) ? draw.int(10, 50) * minute : usually;
}

export function confirmedLineUps(seed: string, book: SeasonBook, pairing: Pairing, now: number): FeedOf<"line-ups"> {
  const { sport } = pairing.fixture;
  const { home, away } = sport === "football" ? fieldedMatchup(seed, book, pairing) : basketballMatchup(seed, pairing);
  return message(seed, pairing, { home, away }, true, now);
}

/** A guess by somebody who knows the squads, the injuries and the suspensions, and not the coach's mind. */
export function likelyLineUps(
  seed: string,
  pairing: Pairing,
  suspended: Record<"home" | "away", readonly string[]>,
  now: number,
): FeedOf<"line-ups"> {
  const { fixture } = pairing;
  const look = `${fixture.ref} likely`;
  const side = (which: "home" | "away"): Sheet => {
    if (fixture.sport === "basketball") return basketballSheetFor(seed, fixture, pairing[which], look);
    const sheet = footballSheetFor(seed, fixture, pairing[which], look);
    if (suspended[which].length === 0) return sheet;
    const day = dayOf(fixture);
    const injured = injuredOn(seed, "football", pairing[which], day);
    const fit = squadOn(seed, "football", pairing[which], day).members.filter(({ ref }) => !injured.has(ref));
    return replaceSuspended(sheet, fit, suspended[which]).sheet;
  };
  return message(seed, pairing, { home: side("home"), away: side("away") }, false, now);
}

function message(
  seed: string,
  { fixture, home, away }: Pairing,
  sheets: Record<"home" | "away", Sheet>,
  confirmed: boolean,
  now: number,
): FeedOf<"line-ups"> {
  const day = dayOf(fixture);
  return {
    type: "line-ups",
    match: fixture.ref,
    at: now,
    confirmed,
    home: lineUp(seed, fixture.sport, home, day, sheets.home),
    away: lineUp(seed, fixture.sport, away, day, sheets.away),
  };
}

function lineUp(seed: string, sport: Sport, team: string, day: string, sheet: Sheet): LineUp {
  const { colours } = teamOf(sport, team).club;
  return {
    ...(sheet.formation && { formation: sheet.formation }),
    coach: coachOf(seed, sport, team, day).ref,
    colours: [colours[0], colours[1]],
    starters: sheet.starters.map((seat) => ({
      player: seat.ref,
      number: seat.number,
      position: seat.position,
      ...(seat.grid && { grid: seat.grid }),
      ...(seat.ref === sheet.captain && { captain: true }),
    })),
    bench: sheet.bench.map(({ ref, number, position }) => ({ player: ref, number, position })),
  };
}
