import type { Side, Sport } from "@scoreline/domain/sport";
import { teamOf } from "@scoreline/world/competitions/registry";
import type { LineUp } from "@scoreline/world/match/line-ups";
import { type Pairing, plannedDay } from "@scoreline/world/match/matchups";
import { coachOf } from "@scoreline/world/people/officials";
import type { FeedOf } from "#port/message.ts";

export function lineUpsMessage(
  seed: string,
  { fixture, home, away }: Pairing,
  lineUps: Record<Side, LineUp>,
  confirmed: boolean,
  now: number,
): FeedOf<"line-ups"> {
  const day = plannedDay(fixture);
  return {
    type: "line-ups",
    match: fixture.ref,
    at: now,
    confirmed,
    home: lineUpOf(seed, fixture.sport, home, day, lineUps.home),
    away: lineUpOf(seed, fixture.sport, away, day, lineUps.away),
  };
}

function lineUpOf(seed: string, sport: Sport, team: string, day: string, lineUp: LineUp): FeedOf<"line-ups">["home"] {
  const { colours } = teamOf(sport, team).club;
  return {
    ...(lineUp.formation && { formation: lineUp.formation }),
    coach: coachOf(seed, sport, team, day).ref,
    colours: [colours[0], colours[1]],
    starters: lineUp.starters.map((seat) => ({
      player: seat.ref,
      number: seat.number,
      position: seat.place ?? seat.position,
      ...(seat.grid && { grid: seat.grid }),
      ...(seat.ref === lineUp.captain && { captain: true }),
    })),
    bench: lineUp.bench.map(({ ref, number, position, place }) => ({
      player: ref,
      number,
      position: place ?? position,
    })),
  };
}
