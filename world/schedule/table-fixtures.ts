import type { WorldCompetition } from "#competitions/registry.ts";
import type { Dated } from "#schedule/dense.ts";
import { type Meeting, type Placing, placeRound } from "#schedule/place-round.ts";
import { clubOf, type Fixture, type Place, type Season } from "#schedule/plan-types.ts";
import type { Round } from "#schedule/round-robin.ts";
import type { SeasonDays } from "#schedule/seasons.ts";
import type { Window } from "#schedule/windows.ts";

const longest = 80;
/** Days on either side of a round on which a match of it may be played, too. */
const spareDays = 45;

/** "football:premier-league:2026:r12:arsenal-brighton"; where the clubs' names are too long, their number in the round. */
function refOf(season: Season, round: string, number: number, { home, away }: Meeting): string {
  const label = (place: Place) => clubOf(place) ?? "";
  const named = `${season.ref}:r${round}:${label(home)}-${label(away)}`;
  return named.length <= longest && clubOf(home) && clubOf(away) ? named : `${season.ref}:r${round}:${number}`;
}

export type TableRound = {
  /** Counted through the season, from 1. */
  number: number;
  meetings: readonly (Meeting & { stage: string })[];
};

/** Rounds of several tables that are played side by side, each in its own places. */
export function tableRounds(
  tables: readonly { stage: string; places: readonly Place[]; rounds: readonly Round[] }[],
  after: number,
): TableRound[] {
  const count = Math.max(0, ...tables.map(({ rounds }) => rounds.length));
  return Array.from({ length: count }, (_, index) => ({
    number: after + index + 1,
    meetings: tables.flatMap(({ stage, places, rounds }) =>
      (rounds[index] ?? []).flatMap(([one, other]) => {
        const home = places[one];
        const away = places[other];
        return home && away ? [{ stage, home, away }] : [];
      }),
    ),
  }));
}

/** Each round on its window; matches that find no day there up to so many days after the last one, if need be. */
export function roundFixtures(
  world: WorldCompetition,
  season: Season,
  rounds: readonly TableRound[],
  windows: readonly Window[],
  placing: Placing,
  extra: Partial<Fixture> = {},
  days?: SeasonDays,
  late = 0,
): Fixture[] {
  const last = Math.max(...windows.map((window) => window.last)) + late;
  // A day beside a round would take it from somebody.
  const taken = (day: number) => windows.some((window) => day >= window.first - 1 && day <= window.last + 1);
  return rounds.flatMap(({ number, meetings }, index) => {
    const window = windows[index];
    if (!window) throw new Error(`${season.ref} has no days for round ${number}`);
    const spare = days && {
      season: { ...days, end: days.end + late },
      from: window.first - spareDays,
      to: Math.min(window.last + spareDays, last),
      taken,
    };
    const kickoffs = placeRound(meetings, window.slots, placing, spare);
    return meetings.map((meeting, position) =>
      fixtureOf(world, season, String(number), position + 1, meeting, kickoffs[position] ?? 0, extra),
    );
  });
}

/** Games spread over the days: the week of the season stands for the round. */
export function datedFixtures(
  world: WorldCompetition,
  season: Season,
  games: readonly Dated<Meeting & { stage: string }>[],
  firstDay: number,
): Fixture[] {
  const counts = new Map<string, number>();
  return games.map(({ match, day, kickoff }) => {
    const round = String(Math.floor((day - firstDay) / 7) + 1);
    const number = (counts.get(round) ?? 0) + 1;
    counts.set(round, number);
    // Clubs play several times in a week: nobody calls that a round.
    const fixture = fixtureOf(world, season, round, number, match, kickoff, { round: `week-${round}` });
    // Two clubs may meet twice in a week, on one ground even.
    const again = `${fixture.ref}:${(counts.get(fixture.ref) ?? 0) + 1}`;
    counts.set(fixture.ref, (counts.get(fixture.ref) ?? 0) + 1);
    return counts.get(fixture.ref) === 1
      ? fixture
      : { ...fixture, ref: again.length <= longest ? again : `${season.ref}:r${round}:${number}` };
  });
}

function fixtureOf(
  world: WorldCompetition,
  season: Season,
  round: string,
  number: number,
  meeting: Meeting & { stage: string },
  kickoff: number,
  extra: Partial<Fixture>,
): Fixture {
  return {
    ref: refOf(season, round, number, meeting),
    sport: world.sport,
    competition: world.id,
    season: season.ref,
    stage: meeting.stage,
    round,
    home: meeting.home,
    away: meeting.away,
    kickoff,
    ...extra,
  };
}
