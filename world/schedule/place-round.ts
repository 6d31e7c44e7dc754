import { confederations, teamOf, type WorldCompetition, type WorldTeam } from "#competitions/registry.ts";
import type { Rng } from "#random.ts";
import { clubOf, type Place } from "#schedule/plan-types.ts";
import type { SlotAt } from "#schedule/windows.ts";
import { hourMs, instantAt, minuteMs, offsetAt, wallClockAt, weekdayOf } from "#schedule/zone-clock.ts";

export type Meeting = { home: Place; away: Place };

/** What the placing of a season's matches has to know and keeps track of. */
export type Placing = {
  world: WorldCompetition;
  random: Rng;
  /** Milliseconds from kick-off to kick-off that a club has to rest inside the competition. */
  gap: number;
  lastKickoff: Map<string, number>;
  /** Kick-offs of a club elsewhere. */
  busy: ReadonlyMap<string, readonly number[]>;
  /** Everything in one place: nobody plays by the clocks at home. */
  central: boolean;
};

/** How far kick-offs elsewhere should be away. */
const elsewhereGap = { football: 48 * hourMs, basketball: 36 * hourMs } as const;

export function placingOf(
  world: WorldCompetition,
  random: Rng,
  gapMinutes: number,
  busy: ReadonlyMap<string, readonly number[]>,
  central = false,
): Placing {
  return { world, random, gap: gapMinutes * minuteMs, lastKickoff: new Map(), busy, central };
}

/** The kick-offs of one round's matches: by the slots' shares, but nobody too soon after his last match. */
export function placeRound(meetings: readonly Meeting[], slots: readonly SlotAt[], placing: Placing): number[] {
  const kickoffs: number[] = new Array(meetings.length).fill(0);
  const { timeZone } = placing.world.competition.calendar;
  const usual = slots.map(({ day, minutes }) => instantAt(day, minutes, timeZone));
  const total = slots.reduce((sum, { share }) => sum + share, 0);
  const open = slots.map(({ share }) => (share / total) * meetings.length);
  const numbers = slots.map((_, slot) => slot);
  const usually = spanOf(usual);
  const near = elsewhereGap[placing.world.sport];
  // Those who rest least choose first: the others find a slot anyway.
  const order = meetings.map(({ home, away }, index) => {
    const clubs: string[] = [];
    let since = 0;
    for (const place of [home, away]) {
      const club = clubOf(place);
      if (club === undefined) continue;
      clubs.push(club);
      since = Math.max(since, placing.lastKickoff.get(club) ?? 0);
    }
    return { clubs, home: clubOf(home), index, since, draw: placing.random.float() };
  });
  order.sort((one, other) => other.since - one.since || one.draw - other.draw);
  for (const { clubs, home, index, since } of order) {
    const team = home === undefined ? undefined : teamOf(placing.world.sport, home);
    const possible = ownClocks(team, usual, slots, placing);
    const weights = weightsOf(possible, slots, team, placing);
    const { first, last } = possible === usual ? usually : spanOf(possible);
    const busy = kickoffsBetween(clubs, placing, first - near, last + near);
    let best = 0;
    for (const slot of numbers) {
      const kickoff = possible[slot] ?? 0;
      const rested = since === 0 || kickoff >= since + placing.gap;
      const clashes = busy.some((other) => Math.abs(other - kickoff) < near);
      weights[slot] = rested ? Math.max(0.02, open[slot] ?? 0) * (weights[slot] ?? 1) * (clashes ? 1e-4 : 1) : 0;
      best = Math.max(best, weights[slot] ?? 0);
    }
    // Where everything is too early, the last slot is the least so.
    const slot = best > 0 ? placing.random.weighted(numbers, weights) : possible.length - 1;
    const kickoff = possible[slot] ?? 0;
    kickoffs[index] = kickoff;
    open[slot] = (open[slot] ?? 0) - 1;
    for (const club of clubs) placing.lastKickoff.set(club, kickoff);
  }
  return kickoffs;
}

function spanOf(kickoffs: readonly number[]): { first: number; last: number } {
  return { first: Math.min(...kickoffs), last: Math.max(...kickoffs) };
}

/** When clubs play elsewhere about that time: a club plays elsewhere all through a year. */
function kickoffsBetween(clubs: readonly string[], { busy }: Placing, from: number, to: number): number[] {
  const found: number[] = [];
  for (const club of clubs) {
    const kickoffs = busy.get(club);
    if (kickoffs) for (const kickoff of kickoffs) if (kickoff > from && kickoff < to) found.push(kickoff);
  }
  return found;
}

/** A continent has many clocks: far from the calendar's zone a club plays at the same hour by its own. */
function ownClocks(
  team: WorldTeam | undefined,
  usual: readonly number[],
  slots: readonly SlotAt[],
  { world, central }: Placing,
): readonly number[] {
  const { timeZone } = world.competition.calendar;
  if (!team || world.kind !== "cup" || central || team.timeZone === timeZone) return usual;
  const first = usual[0] ?? 0;
  const apart = Math.abs(offsetAt(first, team.timeZone) - offsetAt(first, timeZone));
  return apart < 3 * hourMs ? usual : slots.map(({ day, minutes }) => instantAt(day, minutes, team.timeZone));
}

/** How well kick-offs suit the place where it is played: the late slots of a wide country belong to its west. */
function weightsOf(
  kickoffs: readonly number[],
  slots: readonly SlotAt[],
  team: WorldTeam | undefined,
  { world, central }: Placing,
): number[] {
  const { country, calendar } = world.competition;
  const wide = country === "us" || country === "au" || confederations.has(country);
  if (!team || central || (!wide && team.timeZone === calendar.timeZone)) return kickoffs.map(() => 1);
  return kickoffs.map((kickoff, index) => {
    const { minutes } = wallClockAt(kickoff, team.timeZone);
    if (minutes < 9 * 60 || minutes > 23 * 60) return 1e-6;
    if (minutes < 10 * 60) return 1e-4;
    if (minutes > 21 * 60 + 30 && world.kind === "league") return 0.01;
    // European cups kick off at one hour from Lisbon to Istanbul.
    if (minutes > 22 * 60) return country === "europe" ? 0.3 : 0.01;
    const weekend = weekdayOf(slots[index]?.day ?? 0) >= 5;
    return !weekend && minutes < 17 * 60 && world.sport === "basketball" && !world.derived ? 0.15 : 1;
  });
}
