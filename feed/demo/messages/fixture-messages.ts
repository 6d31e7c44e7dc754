import type { Names } from "@scoreline/domain/names";
import { competitionOf } from "@scoreline/world/competitions/registry";
import type { Places, PlannedFixture } from "@scoreline/world/history/planned-fixture";
import { reasonOf } from "@scoreline/world/schedule/mishap-reasons";
import type { Feeder, Fixture, Place } from "@scoreline/world/schedule/plan-types";
import type { KnownFixture } from "@scoreline/world/schedule/trouble";
import { roundName, stageRef } from "#demo/messages/catalogue-messages.ts";
import type { FeedMessage, FeedOf } from "#port/message.ts";

type UnplayedKind = "scheduled" | "postponed" | "cancelled" | "abandoned";

/** A fixture as it is known. */
export function plannedMessage({ fixture, places, known }: PlannedFixture): FeedOf<"fixture"> {
  return fixtureMessage(fixture, places, known);
}

/** A fixture with the places and the kick-off that are given. */
export function fixtureMessage(
  fixture: Fixture,
  places: Places,
  known: Pick<KnownFixture, "kickoff"> & Partial<KnownFixture>,
): FeedOf<"fixture"> {
  const side = (place: Place, club: string | undefined): FeedOf<"fixture">["home"] =>
    club === undefined ? { placeholder: placeholder(place, fixture) } : { team: `${fixture.sport}:${club}` };
  return {
    type: "fixture",
    ref: fixture.ref,
    sport: fixture.sport,
    season: fixture.season,
    // Friendlies count in no table.
    ...(fixture.stage !== "friendly" && { stage: stageRef(fixture.season, fixture.stage) }),
    round: roundName(fixture.round, competitionOf(fixture.competition)),
    ...(fixture.tie !== undefined && { tie: numberOf(fixture.tie) }),
    home: side(fixture.home, places.home),
    away: side(fixture.away, places.away),
    kickoff: known.kickoff,
    ...(known.timeToBeAnnounced && { timeToBeAnnounced: true }),
    ...(fixture.neutral && { neutral: true }),
    ...(fixture.venue && { venue: fixture.venue }),
  };
}

/** What the state of a match is as long as nobody plays: a plan, or one that was given up. */
export function unplayedMessage(fixture: Fixture, at: number, kind: UnplayedKind): FeedMessage {
  const { ref, sport } = fixture;
  const state = kind === "scheduled" ? { kind } : { kind, reason: reasonOf(fixture, kind) };
  return { type: sport === "football" ? "football-state" : "basketball-state", match: ref, at, state } as FeedMessage;
}

/** What tells a conference apart from the other: E of Eastern Conference, A of Zona A. */
function conferenceLetter(stage: string, competition: Fixture["competition"]): string {
  const number = /conference-(\d+)$/.exec(stage)?.[1];
  const { format } = competitionOf(competition).competition;
  if (number === undefined || format.kind !== "conferences") return "";
  const name = format.names[Number(number) - 1]?.en ?? "";
  return name
    .replace(/\b(conference|division|group|zona)\b/gi, "")
    .trim()
    .charAt(0)
    .toUpperCase();
}

const numberOf = (tie: string): number => Number(tie.slice(tie.lastIndexOf(":") + 1));

function placeholder(place: Place, fixture: Fixture): Names {
  if (!("feeder" in place)) return { en: "?" };
  return placeholderOf(place.feeder, fixture);
}

/**
 * Short and the same in every script: W3 is the winner of tie 3, 2A the second of group A, 8E the eighth of the East, in its cup
 * as well, and 7E–10E one of these four.
 */
function placeholderOf(feeder: Feeder, { competition }: Fixture): Names {
  const ranked = (rank: number, stage: string) => {
    const group = /(?:group|split)-(\w+)$/.exec(stage)?.[1]?.toUpperCase();
    return `${rank}${group ?? conferenceLetter(stage, competition)}`;
  };
  if (feeder.kind === "rank") return { en: ranked(feeder.rank, feeder.stage) };
  if (feeder.kind === "best") {
    // As the bracket seeds them: the winners of a conference's groups, then the best of those behind them.
    return { en: ranked((feeder.rank - 1) * feeder.stages.length + feeder.nth, feeder.conference) };
  }
  if (feeder.among) {
    const { stage, from, to } = feeder.among;
    return { en: [ranked(from, stage), ranked(to, stage)].join(to - from > 1 ? "–" : "/") };
  }
  const number = /(\d+)$/.exec(feeder.tie)?.[1] ?? feeder.tie.slice(-12);
  return { en: `${feeder.kind === "winner" ? "W" : "L"}${number}` };
}
