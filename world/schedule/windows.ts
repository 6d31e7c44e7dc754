import type { Slot } from "#competitions/shape.ts";
import type { SeasonDays } from "#schedule/seasons.ts";
import { type DayNumber, minutesOf, weekdayOf, weekdays } from "#schedule/zone-clock.ts";

/** A kick-off that a round's matches may be put on, in the calendar's own time. */
export type SlotAt = { day: DayNumber; minutes: number; share: number };
/** The days on which one round is played. */
export type Window = { slots: readonly SlotAt[]; first: DayNumber; last: DayNumber };

type WeekSlot = { weekday: number; minutes: number; share: number };
/** Neighbouring weekdays that belong together: a weekend, a midweek. */
export type Cluster = { from: number; days: number; slots: readonly WeekSlot[]; share: number };

/** Times at which nobody plays where the calendar's clocks stand are meant for other zones: those play by their own clocks. */
const earliest = 9 * 60;
const latest = 23 * 60;

function weekSlots(slots: readonly Slot[]): WeekSlot[] {
  return slots
    .map(([day, time, share]) => ({ weekday: weekdays.indexOf(day), minutes: minutesOf(time), share }))
    .filter(({ minutes }) => minutes >= earliest && minutes <= latest);
}

function cluster(slots: readonly WeekSlot[], from: number, days: number): Cluster {
  const inside = slots.filter(({ weekday }) => (weekday - from + 7) % 7 < days);
  return { from, days, slots: inside, share: inside.reduce((sum, { share }) => sum + share, 0) };
}

/** The weekdays of a calendar cut wherever a day without matches lies between two with; most played first. */
export function clustersOf(slots: readonly Slot[]): Cluster[] {
  const week = weekSlots(slots);
  const played = weekdays.map((_, day) => week.some(({ weekday }) => weekday === day));
  const starts = weekdays.flatMap((_, day) => (played[day] && !played[(day + 6) % 7] ? [day] : []));
  if (starts.length === 0) return [cluster(week, 1, 7)];
  return starts
    .map((from) => {
      let days = 1;
      while (days < 7 && played[(from + days) % 7]) days += 1;
      return cluster(week, from, days);
    })
    .sort((one, other) => other.share - one.share || one.from - other.from);
}

/** All slots of a week as one round's, cut where the most days without matches lie. */
export function wholeWeek(slots: readonly Slot[]): Cluster {
  const week = weekSlots(slots);
  const idle = (day: number) => {
    let days = 0;
    while (days < 7 && !week.some(({ weekday }) => weekday === (day + 13 - days) % 7)) days += 1;
    return days;
  };
  const played = weekdays.flatMap((_, day) => (week.some(({ weekday }) => weekday === day) ? [day] : []));
  const from = played.reduce((best, day) => (idle(day) > idle(best) ? day : best), played[0] ?? 0);
  return cluster(week, from, 7);
}

/** A long run of days holds two rounds: one in each half of it. */
export function halves(whole: Cluster): Cluster[] {
  const half = Math.ceil(whole.days / 2);
  return [
    cluster(whole.slots, whole.from, half),
    cluster(whole.slots, (whole.from + half) % 7, whole.days - half),
  ].filter(({ share }) => share > 0);
}

export const singleDays = (slots: readonly Slot[]): Cluster[] =>
  weekdays.map((_, day) => cluster(weekSlots(slots), day, 1)).filter(({ share }) => share > 0);

/** Evenings in the middle of the days that the calendar leaves free, for leagues with more rounds than weekends. */
export function midweekOf(main: Cluster): Cluster {
  const free = Array.from({ length: Math.max(1, 7 - main.days) }, (_, index) => (main.from + main.days + index) % 7);
  const first = Math.max(0, Math.floor((free.length - 2) / 2));
  const evening = main.slots.filter(({ minutes }) => minutes >= 17 * 60);
  const times = [...(evening.length > 0 ? evening : main.slots)].sort((one, other) => other.share - one.share);
  const slots = free
    .slice(first, first + 2)
    .flatMap((weekday) => times.slice(0, 2).map(({ minutes }) => ({ weekday, minutes, share: 1 })));
  return { from: free[first] ?? 0, days: Math.min(2, free.length), slots, share: slots.length };
}

export const isPlayable = (day: DayNumber, { from, end, breaks }: SeasonDays): boolean =>
  day >= from && day <= end && !breaks.some(([first, last]) => day >= first && day <= last);

/** Each week's days of a cluster inside the season; weeks of which a break takes more than half are left out. */
export function windowsOf({ from, slots, share }: Cluster, season: SeasonDays): Window[] {
  const windows: Window[] = [];
  const offset = (from - weekdayOf(season.from - 6) + 7) % 7;
  for (let start = season.from - 6 + offset; start <= season.end; start += 7) {
    const dated = slots
      .map(({ weekday, minutes, share }) => ({ day: start + ((weekday - from + 7) % 7), minutes, share }))
      .filter(({ day }) => isPlayable(day, season));
    const left = dated.reduce((sum, slot) => sum + slot.share, 0);
    if (left > 0 && left >= share / 2) windows.push(windowOf(dated));
  }
  return windows;
}

export function windowOf(slots: readonly SlotAt[]): Window {
  const sorted = [...slots].sort((one, other) => one.day - other.day || one.minutes - other.minutes);
  return { slots: sorted, first: sorted[0]?.day ?? 0, last: sorted.at(-1)?.day ?? 0 };
}

/** Minutes on the calendar's clocks, for distances. */
export const slotTime = ({ day, minutes }: SlotAt): number => day * 1440 + minutes;
export const lastTime = ({ slots }: Window): number => {
  const last = slots.at(-1);
  return last ? slotTime(last) : 0;
};
