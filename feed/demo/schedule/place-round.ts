import type { Rng } from "#demo/random.ts";
import { clubOf, type Place } from "#demo/schedule/plan-types.ts";
import type { SlotAt } from "#demo/schedule/windows.ts";
import { hourMs, instantAt, minuteMs, offsetAt, wallClockAt, weekdayOf } from "#demo/schedule/zone-clock.ts";
import { teamOf, type WorldCompetition } from "#demo/world/registry.ts";

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
  const total = slots.reduce((sum, { share }) => sum + share, 0);
  const open = slots.map(({ share }) => (share / total) * meetings.length);
  const rested = ({ home, away }: Meeting) =>
    Math.max(...[home, away].map((place) => placing.lastKickoff.get(clubOf(place) ?? "") ?? 0));
  // Those who rest least choose first: the others find a slot anyway.
  const order = meetings.map((meeting, index) => ({
    meeting,
    index,
    since: rested(meeting),
    draw: placing.random.float(),
  }));
  order.sort((one, other) => other.since - one.since || one.draw - other.draw);
  for (const { meeting, index } of order) {
    const { kickoff, slot } = bestSlot(meeting, slots, open, placing);
    kickoffs[index] = kickoff;
    open[slot] = (open[slot] ?? 0) - 1;
    for (const place of [meeting.home, meeting.away]) {
      const club = clubOf(place);
      if (club) placing.lastKickoff.set(club, kickoff);
    }
  }
  return kickoffs;
}

function bestSlot(meeting: Meeting, slots: readonly SlotAt[], open: readonly number[], placing: Placing) {
  const clubs = [meeting.home, meeting.away].flatMap((place) => clubOf(place) ?? []);
  const earliest = Math.max(0, ...clubs.map((club) => (placing.lastKickoff.get(club) ?? 0) + placing.gap));
  const kickoffs = slots.map((slot) => kickoffOf(slot, clubOf(meeting.home), placing));
  const weights = slots.map((slot, index) => {
    const kickoff = kickoffs[index] ?? 0;
    if (kickoff < earliest) return 0;
    const clashes = clubs.some((club) =>
      placing.busy.get(club)?.some((other) => Math.abs(other - kickoff) < elsewhereGap[placing.world.sport]),
    );
    return (
      Math.max(0.02, open[index] ?? 0) * suits(slot, kickoff, clubOf(meeting.home), placing) * (clashes ? 1e-4 : 1)
    );
  });
  const fitting = weights.some((weight) => weight > 0);
  const indices = [...slots.keys()];
  const slot = fitting ? placing.random.weighted(indices, weights) : indices.length - 1;
  return { slot, kickoff: kickoffs[slot] ?? 0 };
}

export function kickoffOf({ day, minutes }: SlotAt, homeClub: string | undefined, { world, central }: Placing): number {
  const { timeZone } = world.competition.calendar;
  const kickoff = instantAt(day, minutes, timeZone);
  if (world.kind !== "cup" || central || !homeClub) return kickoff;
  const own = teamOf(world.sport, homeClub).timeZone;
  // A continent has many clocks: far from the calendar's zone a club plays at the same hour by its own.
  const apart = Math.abs(offsetAt(kickoff, own) - offsetAt(kickoff, timeZone));
  return apart >= 3 * hourMs ? instantAt(day, minutes, own) : kickoff;
}

/** How well a kick-off suits the place where it is played: the late slots of a wide country belong to its west. */
function suits({ day }: SlotAt, kickoff: number, homeClub: string | undefined, { world, central }: Placing): number {
  if (!homeClub || central) return 1;
  const { timeZone } = teamOf(world.sport, homeClub);
  const { country } = world.competition;
  const wide = country === "us" || country === "au" || country === "europe";
  if (!wide && timeZone === world.competition.calendar.timeZone) return 1;
  const { minutes } = wallClockAt(kickoff, timeZone);
  if (minutes < 9 * 60 || minutes > 23 * 60) return 1e-6;
  if (minutes < 10 * 60 + 30) return 1e-4;
  if (minutes > 21 * 60 + 30 && world.kind === "league") return 0.01;
  // European cups kick off at one hour from Lisbon to Istanbul.
  if (minutes > 22 * 60) return country === "europe" ? 0.3 : 0.01;
  const weekend = weekdayOf(day) >= 5;
  return !weekend && minutes < 17 * 60 && world.sport === "basketball" && !world.derived ? 0.15 : 1;
}
