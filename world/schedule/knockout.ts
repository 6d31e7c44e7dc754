import type { WorldCompetition } from "#competitions/registry.ts";
import type { KnockoutRound } from "#schedule/bracket.ts";
import { mayPlay } from "#schedule/fillers.ts";
import { type Placing, placeRound, restElsewhere, type SpareDays, slotsOn } from "#schedule/place-round.ts";
import type { Fixture, Place, Season } from "#schedule/plan-types.ts";
import { bestOfRound, gameDays, isPlayIn, waitForFinals } from "#schedule/playoffs.ts";
import type { SlotAt, Window } from "#schedule/windows.ts";
import { type DayNumber, instantAt, wallClockAt } from "#schedule/zone-clock.ts";

export type NeutralGround = { neutral: true; venue: string };

const common = (world: WorldCompetition, season: Season, code: string) => ({
  sport: world.sport,
  competition: world.id,
  season: season.ref,
  stage: code,
  round: code,
});

/** Days between two legs at most. */
const legsApart = 19;

/** Ties of one match or two, a window for each leg. The final and the third place are one match where they have a ground. */
export function tieFixtures(
  world: WorldCompetition,
  season: Season,
  { code, ties }: KnockoutRound,
  windows: readonly Window[],
  placing: Placing,
  ground: NeutralGround | undefined,
  spare?: SpareDays,
): Fixture[] {
  const [first, second] = windows;
  if (!first) throw new Error(`${season.ref} has no days for ${code}`);
  const meetings = (turn: boolean) =>
    ties.map(({ home, away }) => (turn ? { home: away, away: home } : { home, away }));
  if (!second) {
    const kickoffs = placeRound(meetings(false), first.slots, placing, spare);
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
  // Each leg keeps to its half of the spare days: some days from the other, and not more than three weeks.
  const half = Math.floor((first.last + second.first) / 2);
  const days = {
    early: spare && {
      ...spare,
      from: Math.max(spare.from, second.last - legsApart),
      to: Math.min(spare.to, half - 3),
    },
    late: spare && {
      ...spare,
      from: Math.max(spare.from, half + 3),
      to: Math.min(spare.to, first.first + legsApart),
    },
  };
  const early = placeRound(meetings(true), first.slots, placing, days.early);
  const late = placeRound(meetings(false), second.slots, placing, days.late);
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

/** Nobody waits longer for the days of a series. */
const longestWait = 30;

/**
 * Series of basketball play-offs after the regular season: a game every second day, half of the series a day later. Where many
 * countries play, on Tuesdays and Thursdays, because their leagues go on, and the last four meet on
 * one weekend. A round begins once nobody who may be in it has to play elsewhere.
 */
export function seriesFixtures(
  world: WorldCompetition,
  season: Season,
  rounds: readonly KnockoutRound[],
  bestOf: number,
  from: DayNumber,
  placing: Placing,
): Fixture[] {
  const fixtures: Fixture[] = [];
  let next = from;
  let roundOver = Number.NEGATIVE_INFINITY;
  for (const [order, { code, ties }] of rounds.entries()) {
    const games = isPlayIn(code) ? 1 : bestOfRound(world, bestOf, rounds.length - 1 - order);
    const homes = homeGames[games] ?? [];
    const daysOf = (start: DayNumber) => gameDays(world, start, games, rounds.length - 1 - order);
    const fillers = [...new Set(ties.flatMap((tie) => mayPlay(placing.fillers, tie)))];
    const start = freeStart(next, daysOf, fillers, placing);
    const days = daysOf(start);
    next = Math.max(...days.flat()) + (order === rounds.length - 3 ? waitForFinals(world) : 2);
    /** The last kick-off so far of each half of the series. */
    const played = [roundOver, roundOver];
    for (const [game, better] of homes.entries()) {
      for (const offset of [0, 1]) {
        const today = ties.filter((_, index) => index % 2 === offset);
        if (today.length === 0) continue;
        const turned = (home: Place, away: Place) => (better ? { home, away } : { home: away, away: home });
        const meetings = today.map(({ home, away }) => turned(home, away));
        const slots = restedSlots(world, days[game]?.[offset] ?? start, played[offset] ?? 0);
        const kickoffs = placeRound(meetings, slots, placing);
        played[offset] = Math.max(...kickoffs);
        for (const [index, { id, home, away }] of today.entries())
          fixtures.push({
            ref: games === 1 ? id : `${id}:g${game + 1}`,
            ...common(world, season, code),
            ...turned(home, away),
            kickoff: kickoffs[index] ?? 0,
            tie: id,
            ...(games > 1 && { game: game + 1, bestOf: games }),
            ...(game >= (games + 1) / 2 && { ifNeeded: true as const }),
          });
      }
    }
    roundOver = Math.max(...played);
  }
  return fixtures;
}

/** The day's slots at which everybody has rested since the game before; the same hour as then where there is none. */
function restedSlots(world: WorldCompetition, day: DayNumber, before: number): SlotAt[] {
  const { timeZone } = world.competition.calendar;
  const slots = slotsOn(world, day);
  const rested = slots.filter(({ minutes }) => instantAt(day, minutes, timeZone) >= before + restElsewhere);
  return rested.length > 0 ? rested : [{ day, minutes: wallClockAt(before, timeZone).minutes, share: 1 }];
}

/** The first day from which on everybody who may play has rested on every day of the series. */
function freeStart(
  from: DayNumber,
  daysOf: (start: DayNumber) => readonly (readonly DayNumber[])[],
  clubs: readonly string[],
  { world, elsewhere }: Placing,
): DayNumber {
  const { timeZone } = world.competition.calendar;
  const isFree = (day: DayNumber) =>
    slotsOn(world, day).every(({ minutes }) =>
      elsewhere.areFree(clubs, instantAt(day, minutes, timeZone), restElsewhere),
    );
  for (let start = from; start < from + longestWait; start += 1) if (daysOf(start).flat().every(isFree)) return start;
  return from;
}
