import { competitionOf, type WorldCompetition } from "#competitions/registry.ts";
import type { CompetitionId, Season } from "#schedule/plan-types.ts";
import { playoffDays } from "#schedule/playoffs.ts";
import { remember } from "#schedule/remember.ts";
import { type DayNumber, dateOf, dayNumberOf, weekdayOf } from "#schedule/zone-clock.ts";

/** The world is there for every day of these years. */
export const firstSeasonYear = 2019;
export const lastYear = 2035;

/** How often national teams play for something, and a year in which they really did, whose weekdays the calendar is written for. */
const cadences: Readonly<Record<string, { every: number; year: number }>> = {
  "football:world-cup-qualification-europe": { every: 4, year: 2025 },
  "football:world-cup-qualification-asia": { every: 4, year: 2023 },
  "football:world-cup-qualification-south-america": { every: 4, year: 2024 },
  "football:asian-cup-qualification": { every: 4, year: 2025 },
  "football:asean-championship": { every: 2, year: 2026 },
  "football:nations-league-europe": { every: 2, year: 2026 },
  "basketball:fiba-asia-cup": { every: 4, year: 2025 },
  "basketball:fiba-world-cup-qualification": { every: 4, year: 2025 },
};

const modulo = (value: number, by: number) => ((value % by) + by) % by;

function existsIn(id: CompetitionId, year: number): boolean {
  const cadence = cadences[id];
  return !cadence || modulo(year - cadence.year, cadence.every) === 0;
}

export type SeasonDays = {
  from: DayNumber;
  /** The last round of the calendar; play-offs after it end on `to`. */
  end: DayNumber;
  to: DayNumber;
  breaks: readonly (readonly [from: DayNumber, to: DayNumber])[];
};

export const crossesNewYear = ({ competition: { calendar } }: WorldCompetition): boolean =>
  calendar.start > calendar.end;

export function seasonDays(world: WorldCompetition, year: number): SeasonDays {
  const { calendar } = world.competition;
  const cadence = cadences[world.id];
  const start = dayNumberOf(`${year}-${calendar.start}`);
  // International windows keep their weekdays from year to year, not their dates.
  const shift = cadence
    ? modulo(weekdayOf(dayNumberOf(`${cadence.year}-${calendar.start}`)) - weekdayOf(start) + 3, 7) - 3
    : 0;
  const day = (monthDay: string) => dayNumberOf(`${monthDay < calendar.start ? year + 1 : year}-${monthDay}`) + shift;
  const end = day(calendar.end);
  return {
    from: start + shift,
    end,
    to: end + playoffDays(world),
    breaks: (calendar.breaks ?? []).map(([from, to]) => [day(from), day(to)] as const),
  };
}

const seasons = new WeakMap<WorldCompetition, Map<number, Season>>();

/** Kept: every year of every career asks for one. */
export function seasonOf(world: WorldCompetition, year: number): Season | undefined {
  if (year < firstSeasonYear - 1 || year > lastYear || !existsIn(world.id, year)) return undefined;
  const known = seasons.get(world) ?? new Map<number, Season>();
  seasons.set(world, known);
  return remember(known, year, () => workedOut(world, year));
}

function workedOut(world: WorldCompetition, year: number): Season {
  const { from, to } = seasonDays(world, year);
  const name = crossesNewYear(world) ? `${year}-${String(year + 1).slice(2)}` : String(year);
  return { ref: `${world.id}:${year}`, competition: world.id, year, name, from: dateOf(from), to: dateOf(to) };
}

/** The seasons that start in the year before, in the year, and in the year after. */
export function seasonsOf(competition: CompetitionId, aroundYear: number): Season[] {
  const world = competitionOf(competition);
  return [aroundYear - 1, aroundYear, aroundYear + 1].flatMap((year) => seasonOf(world, year) ?? []);
}
