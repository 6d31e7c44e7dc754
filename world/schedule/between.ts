import { type WorldCompetition, worldCompetitions } from "#competitions/registry.ts";
import { competitionPlan } from "#schedule/competition-plan.ts";
import { friendlyPlan, halfFrom } from "#schedule/friendly-plan.ts";
import { type Mishap, mishapsOf } from "#schedule/mishaps.ts";
import type { Fixture, SeasonPlan } from "#schedule/plan-types.ts";
import { remember } from "#schedule/remember.ts";
import { firstSeasonYear, seasonDays, seasonOf } from "#schedule/seasons.ts";
import { dayMs } from "#schedule/zone-clock.ts";

/** A fixture on a day: on its own, or on the later one it was postponed to. */
export type Occasion = {
  fixture: Fixture;
  kickoff: number;
  /** What becomes of it on that day. */
  outcome: "played" | "postponed" | "abandoned" | "cancelled";
  /** It was to be played earlier and was postponed to this day. */
  replay: boolean;
};

type Span = { year: number; from: number; to: number };

const spans = new Map<string, readonly Span[]>();

/** The seasons of a competition that may have matches in a span of time. */
function seasonsIn(world: WorldCompetition, from: number, to: number): number[] {
  const years: number[] = [];
  const last = new Date(to).getUTCFullYear();
  for (let year = new Date(from).getUTCFullYear() - 1; year <= last; year += 1) {
    const [span] = remember(spans, `${world.id}:${year}`, () => {
      if (!seasonOf(world, year)) return [];
      const days = seasonDays(world, year);
      // Clocks elsewhere may be a day off; friendlies are kept by UTC.
      const off = world.kind === "friendlies" ? 0 : 1;
      return [{ year, from: (days.from - off) * dayMs, to: (days.to + 1 + off) * dayMs }];
    });
    if (span && span.from < to && span.to > from) years.push(year);
  }
  return years;
}

function plansIn(
  seed: string,
  from: number,
  to: number,
  competitions: readonly WorldCompetition[] = worldCompetitions,
): SeasonPlan[] {
  return competitions.flatMap((world) =>
    seasonsIn(world, from, to).flatMap((year) => {
      if (world.kind !== "friendlies") return competitionPlan(seed, world.id, year) ?? [];
      const season = seasonOf(world, year);
      if (!season || year < firstSeasonYear) return [];
      return ([0, 1] as const)
        .filter((half) => halfFrom(year, half) < to && halfFrom(year, half + 1) > from)
        .map((half) => friendlyPlan(seed, world, season, half));
    }),
  );
}

/** Index of the first item whose kick-off is not before an instant, in a list by kick-off. */
function firstFrom(items: readonly { kickoff: number }[], instant: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.kickoff ?? 0) < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

const byKickoff = (one: { kickoff: number }, other: { kickoff: number }) => one.kickoff - other.kickoff;

/** All fixtures whose kick-off, as the plan has it, lies in [from, to), by kick-off. */
export function fixturesBetween(seed: string, from: number, to: number): Fixture[] {
  return plansIn(seed, from, to)
    .flatMap(({ fixtures }) => fixtures.slice(firstFrom(fixtures, from), firstFrom(fixtures, to)))
    .sort(byKickoff);
}

const replays = new WeakMap<SeasonPlan, readonly Occasion[]>();

function replaysOf(seed: string, plan: SeasonPlan): readonly Occasion[] {
  const known = replays.get(plan);
  if (known) return known;
  const mishaps = mishapsOf(seed, plan);
  const later = plan.fixtures.flatMap((fixture): Occasion[] => {
    const mishap = mishaps.get(fixture.ref);
    return mishap?.kind === "postponed" ? [{ fixture, kickoff: mishap.kickoff, outcome: "played", replay: true }] : [];
  });
  const sorted = later.sort(byKickoff);
  replays.set(plan, sorted);
  return sorted;
}

const outcomeOf = (mishap: Mishap | undefined): Occasion["outcome"] => mishap?.kind ?? "played";

/** Fixtures and the postponed ones a second time, on the days that they were or will be looked for on, by kick-off. */
export function occasionsBetween(
  seed: string,
  from: number,
  to: number,
  competitions?: readonly WorldCompetition[],
): Occasion[] {
  return plansIn(seed, from, to, competitions)
    .flatMap((plan) => {
      const mishaps = mishapsOf(seed, plan);
      const later = replaysOf(seed, plan);
      const own = plan.fixtures.slice(firstFrom(plan.fixtures, from), firstFrom(plan.fixtures, to));
      return [
        ...own.map(
          (fixture): Occasion => ({
            fixture,
            kickoff: fixture.kickoff,
            outcome: outcomeOf(mishaps.get(fixture.ref)),
            replay: false,
          }),
        ),
        ...later.slice(firstFrom(later, from), firstFrom(later, to)),
      ];
    })
    .sort(byKickoff);
}
