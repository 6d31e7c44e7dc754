import { competitionOf } from "#competitions/registry.ts";
import { rng } from "#random.ts";
import { Busy } from "#schedule/busy.ts";
import { restMinutes } from "#schedule/league-windows.ts";
import { restElsewhere } from "#schedule/place-round.ts";
import { clubOf, type Fixture, type SeasonPlan } from "#schedule/plan-types.ts";
import type { SeasonDays } from "#schedule/seasons.ts";
import { isPlayable } from "#schedule/windows.ts";
import { dayMs, hourMs, instantAt, minuteMs, wallClockAt, weekdayOf } from "#schedule/zone-clock.ts";

/** The rare things that keep a match from being played out on its day. */
export type Mishap =
  /** Weather: played on a later free weekday, under the same ref. */
  | { kind: "postponed"; announcedAt: number; replayAnnouncedAt: number; kickoff: number }
  /** Broken off for good in a minute of play. */
  | { kind: "abandoned"; minute: number }
  | { kind: "cancelled"; announcedAt: number };

/** Somewhat above 0.8 % of all, because late rounds and knock-outs find no later day. */
const postponedShare = 0.0101;
const abandonedShare = 0.0003;
const cancelledShare = 0.0002;

const known = new WeakMap<SeasonPlan, ReadonlyMap<string, Mishap>>();

export function mishapsOf(seed: string, plan: SeasonPlan): ReadonlyMap<string, Mishap> {
  return known.get(plan) ?? settleMishaps(seed, plan, new Busy());
}

/**
 * Settled with the plan, when it is known where else its clubs play; where that is not known, nothing is postponed. Only matches of tables suffer: a knock-out without one of
 * its matches would have no winner. Friendlies just take place.
 */
export function settleMishaps(
  seed: string,
  plan: SeasonPlan,
  elsewhere: Busy | undefined,
  days?: SeasonDays,
): ReadonlyMap<string, Mishap> {
  const found = workOut(seed, plan, elsewhere, days);
  known.set(plan, found);
  return found;
}

function workOut(
  seed: string,
  plan: SeasonPlan,
  elsewhere: Busy | undefined,
  days?: SeasonDays,
): ReadonlyMap<string, Mishap> {
  const mishaps = new Map<string, Mishap>();
  const tables = new Set(plan.stages.filter(({ kind }) => kind === "table").map(({ code }) => code));
  const ends = new Map<string, number>();
  for (const { stage, kickoff } of plan.fixtures) ends.set(stage, Math.max(kickoff, ends.get(stage) ?? 0));
  const salt = hashOf(2166136261, `${seed}\u001fmishap`);
  let own: Busy | undefined;
  for (const fixture of plan.fixtures) {
    if (!tables.has(fixture.stage)) continue;
    const draw = fraction(salt, fixture.ref);
    if (draw >= postponedShare + abandonedShare + cancelledShare) continue;
    const random = rng(seed, fixture.ref, "mishap");
    if (draw < abandonedShare) mishaps.set(fixture.ref, { kind: "abandoned", minute: random.int(8, 84) });
    else if (draw < abandonedShare + cancelledShare)
      mishaps.set(fixture.ref, { kind: "cancelled", announcedAt: fixture.kickoff - random.int(20, 200) * hourMs });
    else {
      if (elsewhere === undefined) continue;
      own ??= kickoffsOf(plan);
      const kickoff = laterDay(fixture, ends.get(fixture.stage) ?? 0, own, elsewhere, days);
      if (kickoff === undefined) continue;
      const announcedAt = fixture.kickoff - random.int(2, 28) * hourMs;
      const replayAnnouncedAt = Math.min(fixture.kickoff + random.int(24, 96) * hourMs, kickoff - dayMs);
      mishaps.set(fixture.ref, { kind: "postponed", announcedAt, replayAnnouncedAt, kickoff });
    }
  }
  return mishaps;
}

function hashOf(salt: number, text: string): number {
  let hash = salt;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash;
}

/** A cheap even draw for each fixture: a generator for every one of them would cost more than the planning. */
function fraction(salt: number, ref: string): number {
  let hash = hashOf(salt, ref);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

function kickoffsOf(plan: SeasonPlan): Busy {
  const own = new Busy();
  for (const { home, away, kickoff } of plan.fixtures)
    for (const club of [clubOf(home), clubOf(away)]) if (club) own.add(club, kickoff);
  return own;
}

/** The first Tuesday to Thursday on which both clubs have rested and rest enough afterwards, before the table is closed. */
function laterDay(
  fixture: Fixture,
  end: number,
  own: Busy,
  elsewhere: Busy,
  days: SeasonDays | undefined,
): number | undefined {
  const { calendar } = competitionOf(fixture.competition).competition;
  const { day, minutes } = wallClockAt(fixture.kickoff, calendar.timeZone);
  const clubs = [fixture.home, fixture.away].flatMap((place) => clubOf(place) ?? []);
  if (clubs.length < 2) return undefined;
  const rest = restMinutes[fixture.sport] * minuteMs;
  for (let later = day + 5; later < day + 75; later += 1) {
    const weekday = weekdayOf(later);
    if (weekday < 1 || weekday > 3 || (days && !isPlayable(later, days))) continue;
    const kickoff = instantAt(later, minutes, calendar.timeZone);
    if (kickoff > end) return undefined;
    if (!own.areFree(clubs, kickoff, rest) || !elsewhere.areFree(clubs, kickoff, restElsewhere)) continue;
    for (const club of clubs) own.add(club, kickoff);
    return kickoff;
  }
  return undefined;
}
