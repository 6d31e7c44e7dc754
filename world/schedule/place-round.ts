import { confederations, teamOf, type WorldCompetition, type WorldTeam } from "#competitions/registry.ts";
import type { Rng } from "#random.ts";
import { Busy } from "#schedule/busy.ts";
import { type Fillers, mayPlay } from "#schedule/fillers.ts";
import { clubOf, type Place } from "#schedule/plan-types.ts";
import type { SeasonDays } from "#schedule/seasons.ts";
import { isPlayable, type SlotAt } from "#schedule/windows.ts";
import {
  type DayNumber,
  hourMs,
  instantAt,
  minuteMs,
  minutesOf,
  offsetAt,
  wallClockAt,
  weekdayOf,
  weekdays,
} from "#schedule/zone-clock.ts";

export type Meeting = { home: Place; away: Place };

/** What the placing of a season's matches has to know and keeps track of. */
export type Placing = {
  world: WorldCompetition;
  random: Rng;
  /** Milliseconds from kick-off to kick-off that a club has to rest inside the competition. */
  gap: number;
  /** Where clubs play in the competition, as far as it is known who plays. */
  own: Busy;
  lastKickoff: Map<string, number>;
  /** When clubs play elsewhere, or may have to. */
  elsewhere: Busy;
  fillers: Fillers;
  /** Everything in one place: nobody plays by the clocks at home. */
  central: boolean;
};

/** From kick-off to kick-off in different competitions: never less, and better more. */
export const restElsewhere = 40 * hourMs;
const goodRest = 48 * hourMs;
/** Below this an hour is one at which nobody plays there. */
const unheardOf = 1e-5;

export function placingOf(
  world: WorldCompetition,
  random: Rng,
  gapMinutes: number,
  elsewhere: Busy,
  fillers: Fillers,
  central = false,
): Placing {
  const gap = gapMinutes * minuteMs;
  return { world, random, gap, own: new Busy(), lastKickoff: new Map(), elsewhere, fillers, central };
}

/** Days on which a match may be played that finds no kick-off on those of its round. */
export type SpareDays = { season: SeasonDays; from: DayNumber; to: DayNumber; taken?: (day: DayNumber) => boolean };

/**
 * The kick-offs of one round's matches: by the slots' shares, but nobody too soon after or before another match, here or
 * elsewhere. Who can play at none of them plays on a spare day.
 */
export function placeRound(
  meetings: readonly Meeting[],
  slots: readonly SlotAt[],
  placing: Placing,
  spare?: SpareDays,
): number[] {
  const kickoffs: number[] = new Array(meetings.length).fill(0);
  const { timeZone } = placing.world.competition.calendar;
  const usual = slots.map(({ day, minutes }) => instantAt(day, minutes, timeZone));
  const total = slots.reduce((sum, { share }) => sum + share, 0);
  const open = slots.map(({ share }) => (share / total) * meetings.length);
  const numbers = slots.map((_, slot) => slot);
  // Those who rest least choose first: the others find a slot anyway.
  const order = meetings.map((meeting, index) => {
    const known = [meeting.home, meeting.away].flatMap((place) => clubOf(place) ?? []);
    const since = Math.max(0, ...known.map((club) => placing.lastKickoff.get(club) ?? 0));
    const clubs = mayPlay(placing.fillers, meeting);
    return { clubs, known, home: clubOf(meeting.home), index, since, draw: placing.random.float() };
  });
  order.sort((one, other) => other.since - one.since || one.draw - other.draw);
  for (const { clubs, known, home, index } of order) {
    const team = home === undefined ? undefined : teamOf(placing.world.sport, home);
    const possible = ownClocks(team, usual, slots, placing);
    const weights = weightsOf(possible, slots, team, placing);
    let best = 0;
    for (const slot of numbers) {
      const kickoff = possible[slot] ?? 0;
      const suits = (weights[slot] ?? 1) * comfortOf(kickoff, clubs, known, placing);
      weights[slot] = suits < unheardOf ? 0 : Math.max(0.02, open[slot] ?? 0) * suits;
      best = Math.max(best, weights[slot] ?? 0);
    }
    if (best > 0) {
      const slot = placing.random.weighted(numbers, weights);
      kickoffs[index] = possible[slot] ?? 0;
      open[slot] = (open[slot] ?? 0) - 1;
    } else kickoffs[index] = spareKickoff(clubs, known, team, placing, spare) ?? leastBad(possible, clubs, placing);
    for (const club of known) {
      placing.own.add(club, kickoffs[index] ?? 0);
      placing.lastKickoff.set(club, kickoffs[index] ?? 0);
    }
  }
  return kickoffs;
}

/** 0 where somebody would not have rested, little where somebody would hardly have. */
function comfortOf(
  kickoff: number,
  clubs: readonly string[],
  known: readonly string[],
  { own, elsewhere, gap }: Placing,
): number {
  if (!own.areFree(known, kickoff, gap) || !elsewhere.areFree(clubs, kickoff, restElsewhere)) return 0;
  return elsewhere.areFree(clubs, kickoff, goodRest) ? 1 : 0.1;
}

/** The nearest day on which both have rested and rest afterwards; one that no round needs, if there is any. */
function spareKickoff(
  clubs: readonly string[],
  known: readonly string[],
  team: WorldTeam | undefined,
  placing: Placing,
  spare: SpareDays | undefined,
): number | undefined {
  if (!spare) return undefined;
  const { season, from, to, taken } = spare;
  const days: DayNumber[] = [];
  for (let day = from; day <= to; day += 1) if (isPlayable(day, season)) days.push(day);
  const middle = (from + to) / 2;
  days.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle) || one - other);
  for (const onlyFree of taken ? [true, false] : [false])
    for (const day of days) {
      if (onlyFree && taken?.(day)) continue;
      const slots = slotsOn(placing.world, day);
      const { timeZone } = placing.world.competition.calendar;
      const usual = slots.map(({ minutes }) => instantAt(day, minutes, timeZone));
      const possible = ownClocks(team, usual, slots, placing);
      const weights = weightsOf(possible, slots, team, placing);
      const found = possible.find(
        (kickoff, index) => (weights[index] ?? 1) >= unheardOf && comfortOf(kickoff, clubs, known, placing) > 0,
      );
      if (found !== undefined) return found;
    }
  return undefined;
}

/** Where there is no good hour at all, the one with most rest around it. */
function leastBad(possible: readonly number[], clubs: readonly string[], { own, elsewhere }: Placing): number {
  const restAt = (kickoff: number) =>
    Math.min(
      ...clubs.map((club) =>
        Math.min(own.restAround(club, kickoff, goodRest), elsewhere.restAround(club, kickoff, goodRest)),
      ),
    );
  return possible.reduce((best, kickoff) => (restAt(kickoff) > restAt(best) ? kickoff : best), possible[0] ?? 0);
}

/** The calendar's slots of a day; on a weekday on which it has none, those of its busiest day. */
export function slotsOn({ competition: { calendar } }: WorldCompetition, day: DayNumber): SlotAt[] {
  const usual = calendar.slots.filter(([, time]) => minutesOf(time) >= 9 * 60);
  const today = usual.filter(([weekday]) => weekday === weekdays[weekdayOf(day)]);
  const busiest = usual.reduce((best, slot) => (slot[2] > best[2] ? slot : best));
  return (today.length > 0 ? today : [busiest]).map(([, time, share]) => ({ day, minutes: minutesOf(time), share }));
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
    if (minutes < 9 * 60 || minutes > 23 * 60) return 1e-7;
    if (minutes < 10 * 60) return 1e-3;
    if (minutes > 21 * 60 + 30 && world.kind === "league") return 0.01;
    // European cups kick off at one hour from Lisbon to Istanbul.
    if (minutes > 22 * 60) return country === "europe" ? 0.3 : 0.01;
    const weekend = weekdayOf(slots[index]?.day ?? 0) >= 5;
    return !weekend && minutes < 17 * 60 && world.sport === "basketball" && !world.derived ? 0.15 : 1;
  });
}
