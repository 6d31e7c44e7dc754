import { competitionOf, confederations, type WorldCompetition } from "#competitions/registry.ts";
import { type Rng, rng } from "#random.ts";
import { type Mishap, mishapsOf } from "#schedule/mishaps.ts";
import type { Fixture, Season } from "#schedule/plan-types.ts";
import { publishedAt } from "#schedule/published.ts";
import { planOf } from "#schedule/season-plan.ts";
import {
  dayMs,
  hourMs,
  instantAt,
  minuteMs,
  minutesOf,
  wallClockAt,
  weekdayOf,
  weekdays,
} from "#schedule/zone-clock.ts";

/** What was said about a kick-off, and when. */
export type Announcement = {
  announcedAt: number;
  kickoff: number;
  /** Only the day is meant. */
  timeToBeAnnounced?: true;
};

export type Trouble = {
  /** Oldest first; the last one is when it is played, a replay included. */
  announcements: readonly Announcement[];
  mishap?: Mishap;
};

/** By fixture, which is that of one seed: it is asked for again and again while a match comes nearer. */
const known = new WeakMap<Fixture, Trouble>();

/** Everyday trouble of a fixture: what was announced over time, and what kept it from being played. */
export function troubleOf(seed: string, fixture: Fixture): Trouble {
  const trouble = known.get(fixture) ?? workOut(seed, fixture);
  known.set(fixture, trouble);
  return trouble;
}

function workOut(seed: string, fixture: Fixture): Trouble {
  const world = competitionOf(fixture.competition);
  const plan = planOf(seed, fixture);
  const mishap = plan && mishapsOf(seed, plan).get(fixture.ref);
  const announcements = announcementsOf(seed, fixture, world, plan?.season);
  if (mishap?.kind !== "postponed") return { announcements, ...(mishap && { mishap }) };
  const replay = { announcedAt: mishap.replayAnnouncedAt, kickoff: mishap.kickoff };
  return { announcements: [...announcements, replay], mishap };
}

/** The bigger a competition, the later television decides about its hours. */
const openHours = (popularity: number) => (popularity >= 55 ? 0.5 : popularity >= 25 ? 0.25 : 0.1);

function announcementsOf(
  seed: string,
  fixture: Fixture,
  world: WorldCompetition,
  season: Season | undefined,
): Announcement[] {
  const random = rng(seed, fixture.ref, "announcements");
  const { kickoff } = fixture;
  const published =
    world.kind === "friendlies" || !season ? kickoff - random.int(4, 21) * dayMs : publishedAt(seed, season);
  const announcements: Announcement[] = [];
  const settled = kickoff - Math.round((21 + 7 * random.float()) * 24) * hourMs;
  if (settled > published && random.chance(openHours(world.competition.popularity))) {
    const first = random.chance(0.7) ? otherKickoff(fixture, world, random) : kickoff;
    announcements.push({ announcedAt: published, kickoff: first, timeToBeAnnounced: true });
    announcements.push({ announcedAt: settled, kickoff });
    return random.chance(0.1) ? changed(announcements, fixture, world, random) : announcements;
  }
  announcements.push({ announcedAt: published, kickoff });
  if (!random.chance(0.46)) return announcements;
  const once = changed(announcements, fixture, world, random);
  return random.chance(0.12) ? changed(once, fixture, world, random) : once;
}

/** The last announcement but another kick-off first, and a change to the right one one to thirty days before either. */
function changed(
  announcements: readonly Announcement[],
  fixture: Fixture,
  world: WorldCompetition,
  random: Rng,
): Announcement[] {
  const last = announcements.at(-1);
  if (!last) return [];
  const wrong = otherKickoff(fixture, world, random);
  const latest = Math.min(wrong, fixture.kickoff) - dayMs;
  const earliest = Math.max(last.announcedAt + 12 * hourMs, latest - 29 * dayMs);
  if (earliest > latest) return [...announcements];
  const announcedAt = earliest + Math.floor((random.float() * (latest - earliest)) / (5 * minuteMs)) * 5 * minuteMs;
  return [...announcements.slice(0, -1), { ...last, kickoff: wrong }, { announcedAt, kickoff: fixture.kickoff }];
}

/** Another day would do what the calendar never does: the clubs may play elsewhere the day after, or meet again. */
const mostHoursOff = 2.5;

/** Another kick-off of the same day: a slot of the calendar, or some hours off. */
function otherKickoff({ kickoff }: Fixture, world: WorldCompetition, random: Rng): number {
  const { timeZone, slots } = world.competition.calendar;
  const { day, minutes } = wallClockAt(kickoff, timeZone);
  const others = slots.flatMap(([weekday, time]) => {
    if (weekdays.indexOf(weekday) !== weekdayOf(day)) return [];
    const other = instantAt(day, minutesOf(time), timeZone);
    const off = Math.abs(other - kickoff);
    return off > 0 && off <= mostHoursOff * hourMs ? [other] : [];
  });
  // Where clubs play by clocks far apart, the calendar's hours mean little: only the hour changes.
  const farApart = confederations.has(world.competition.country) && world.competition.country !== "europe";
  if (others.length > 0 && !farApart) return random.pick(others);
  const earlier = minutes >= 15 * 60;
  return kickoff + (earlier ? -1 : 1) * random.pick([1, 1.5, 2, mostHoursOff]) * hourMs;
}

/** What is known of a fixture at an instant; nothing before it was published. */
export type KnownFixture = {
  kickoff: number;
  timeToBeAnnounced: boolean;
  state: "scheduled" | "postponed" | "cancelled";
};

export function knownAt({ announcements, mishap }: Trouble, instant: number): KnownFixture | undefined {
  const last = announcements.findLast(({ announcedAt }) => announcedAt <= instant);
  if (!last) return undefined;
  const struck = mishap !== undefined && mishap.kind !== "abandoned" && mishap.announcedAt <= instant;
  const replayKnown = mishap?.kind === "postponed" && mishap.replayAnnouncedAt <= instant;
  const state = !struck || replayKnown ? "scheduled" : mishap.kind === "cancelled" ? "cancelled" : "postponed";
  return { kickoff: last.kickoff, timeToBeAnnounced: last.timeToBeAnnounced ?? false, state };
}

/** When something else is known of a fixture than before. */
export function changesOf({ announcements, mishap }: Trouble): number[] {
  const instants = announcements.map(({ announcedAt }) => announcedAt);
  if (mishap && mishap.kind !== "abandoned") instants.push(mishap.announcedAt);
  return instants;
}
