import type { Names } from "@scoreline/domain/names";
import type { SeasonBook } from "@scoreline/world/history/season-book";
import type { Feeder, Fixture, Place } from "@scoreline/world/schedule/plan-types";
import { type Known, knownAt, troubleOf } from "@scoreline/world/schedule/trouble";
import { stageRef } from "#demo/catalogue-messages.ts";
import type { FeedOf } from "#port/message.ts";

type Places = { home: string | undefined; away: string | undefined };

/** A fixture as it is known at an instant; nothing before it was published, or where a series ended without it. */
export function fixtureMessage(
  seed: string,
  book: SeasonBook,
  fixture: Fixture,
  now: number,
): FeedOf<"fixture"> | undefined {
  const known = knownAt(troubleOf(seed, fixture), now);
  const places = book.placesAt(fixture, now);
  return known && places.needed ? fixtureAs(fixture, places, known) : undefined;
}

/** A fixture with the places and the kick-off that are given. */
export function fixtureAs(
  fixture: Fixture,
  places: Places,
  known: Pick<Known, "kickoff"> & Partial<Known>,
): FeedOf<"fixture"> {
  const side = (place: Place, club: string | undefined): FeedOf<"fixture">["home"] =>
    club === undefined ? { placeholder: placeholder(place) } : { team: `${fixture.sport}:${club}` };
  return {
    type: "fixture",
    ref: fixture.ref,
    sport: fixture.sport,
    season: fixture.season,
    stage: stageRef(fixture.season, fixture.stage),
    round: fixture.round,
    ...(fixture.tie !== undefined && { tie: numberOf(fixture.tie) }),
    home: side(fixture.home, places.home),
    away: side(fixture.away, places.away),
    kickoff: known.kickoff,
    ...(known.timeToBeAnnounced && { timeToBeAnnounced: true }),
    ...(fixture.neutral && { neutral: true }),
    ...(fixture.venue && { venue: fixture.venue }),
  };
}

const numberOf = (tie: string): number => Number(tie.slice(tie.lastIndexOf(":") + 1));

/** What the state of a match is as long as nobody plays: a plan, or one that was given up. */
export function unplayedState(seed: string, fixture: Fixture, now: number): "scheduled" | "postponed" | "cancelled" {
  return knownAt(troubleOf(seed, fixture), now)?.state ?? "scheduled";
}

function placeholder(place: Place): Names {
  if (!("feeder" in place)) return { en: "?" };
  return placeholderOf(place.feeder);
}

/** Short and the same in every script: W3 is the winner of tie 3, 2A the second of group A. */
function placeholderOf(feeder: Feeder): Names {
  if (feeder.kind === "rank") {
    const group = /(?:group|conference|split)-(\w+)$/.exec(feeder.stage)?.[1]?.toUpperCase() ?? "";
    return { en: `${feeder.rank}${group}` };
  }
  const number = /(\d+)$/.exec(feeder.tie)?.[1] ?? feeder.tie.slice(-12);
  return { en: `${feeder.kind === "winner" ? "W" : "L"}${number}` };
}
