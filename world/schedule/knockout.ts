import type { WorldCompetition } from "#competitions/registry.ts";
import type { KnockoutRound } from "#schedule/bracket.ts";
import { type Placing, placeRound } from "#schedule/place-round.ts";
import type { Fixture, Place, Season } from "#schedule/plan-types.ts";
import { seriesDays } from "#schedule/playoffs.ts";
import type { SlotAt, Window } from "#schedule/windows.ts";
import { type DayNumber, minutesOf, weekdayOf, weekdays } from "#schedule/zone-clock.ts";

export type NeutralGround = { neutral: true; venue: string };

const common = (world: WorldCompetition, season: Season, code: string) => ({
  sport: world.sport,
  competition: world.id,
  season: season.ref,
  stage: code,
  round: code,
});

/** Ties of one match or two, a window for each leg. The final and the third place are one match where they have a ground. */
export function tieFixtures(
  world: WorldCompetition,
  season: Season,
  { code, ties }: KnockoutRound,
  windows: readonly Window[],
  placing: Placing,
  ground: NeutralGround | undefined,
): Fixture[] {
  const [first, second] = windows;
  if (!first) throw new Error(`${season.ref} has no days for ${code}`);
  const meetings = (turn: boolean) =>
    ties.map(({ home, away }) => (turn ? { home: away, away: home } : { home, away }));
  if (!second) {
    const kickoffs = placeRound(meetings(false), first.slots, placing);
    return ties.map(({ id, home, away }, index) => ({
      ref: id,
      ...common(world, season, code),
      home,
      away,
      kickoff: kickoffs[index] ?? 0,
      tie: id,
      ...ground,
    }));
  }
  // The better seed has the second leg at home.
  const early = placeRound(meetings(true), first.slots, placing);
  const late = placeRound(meetings(false), second.slots, placing);
  return ties.flatMap(({ id, home, away }, index): Fixture[] => [
    {
      ref: `${id}:leg1`,
      ...common(world, season, code),
      home: away,
      away: home,
      kickoff: early[index] ?? 0,
      tie: id,
      leg: 1,
    },
    {
      ref: `${id}:leg2`,
      ...common(world, season, code),
      home,
      away,
      kickoff: late[index] ?? 0,
      tie: id,
      leg: 2,
      firstLeg: `${id}:leg1`,
    },
  ]);
}

/** Who is at home in a series: the better seed in these games. */
const homeGames: Readonly<Record<number, readonly boolean[]>> = {
  1: [true],
  3: [true, false, true],
  5: [true, true, false, false, true],
  7: [true, true, false, false, true, false, true],
};

/** Series of basketball play-offs after the regular season: a game every second day, half of the series a day later. */
export function seriesFixtures(
  world: WorldCompetition,
  season: Season,
  rounds: readonly KnockoutRound[],
  bestOf: number,
  from: DayNumber,
  placing: Placing,
): Fixture[] {
  const fixtures: Fixture[] = [];
  const homes = homeGames[bestOf] ?? [];
  for (const [order, { code, ties }] of rounds.entries()) {
    const start = from + order * seriesDays(bestOf);
    for (const [game, better] of homes.entries()) {
      for (const offset of [0, 1]) {
        const today = ties.filter((_, index) => index % 2 === offset);
        if (today.length === 0) continue;
        const turned = (home: Place, away: Place) => (better ? { home, away } : { home: away, away: home });
        const meetings = today.map(({ home, away }) => turned(home, away));
        const kickoffs = placeRound(meetings, slotsOn(world, start + game * 2 + offset), placing);
        for (const [index, { id, home, away }] of today.entries())
          fixtures.push({
            ref: bestOf === 1 ? id : `${id}:g${game + 1}`,
            ...common(world, season, code),
            ...turned(home, away),
            kickoff: kickoffs[index] ?? 0,
            tie: id,
            ...(bestOf > 1 && { game: game + 1, bestOf }),
            ...(game >= (bestOf + 1) / 2 && { ifNeeded: true as const }),
          });
      }
    }
  }
  return fixtures;
}

/** The calendar's slots of a day; on a weekday on which it has none, those of its busiest day. */
function slotsOn({ competition: { calendar } }: WorldCompetition, day: DayNumber): SlotAt[] {
  const usual = calendar.slots.filter(([, time]) => minutesOf(time) >= 9 * 60);
  const today = usual.filter(([weekday]) => weekday === weekdays[weekdayOf(day)]);
  const busiest = usual.reduce((best, slot) => (slot[2] > best[2] ? slot : best));
  return (today.length > 0 ? today : [busiest]).map(([, time, share]) => ({ day, minutes: minutesOf(time), share }));
}
