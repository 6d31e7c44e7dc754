import { isContinental } from "#competitions/continental.ts";
import {
  competitionOf,
  confederations,
  teamOf,
  type WorldCompetition,
  worldCompetitions,
} from "#competitions/registry.ts";
import { tiersWith } from "#competitions/tiers.ts";
import type { Busy } from "#schedule/busy.ts";
import { fillersIn, mayPlay } from "#schedule/fillers.ts";
import { mishapsOf } from "#schedule/mishaps.ts";
import type { Penalty } from "#schedule/pick-windows.ts";
import { restElsewhere } from "#schedule/place-round.ts";
import type { CompetitionId, Season, SeasonPlan } from "#schedule/plan-types.ts";
import { remember } from "#schedule/remember.ts";
import type { Window } from "#schedule/windows.ts";
import { instantAt } from "#schedule/zone-clock.ts";

/** Continental cups are set first, then the country's cups, then leagues. */
function rank({ kind, competition }: WorldCompetition): number {
  if (kind !== "cup") return 1000;
  return (confederations.has(competition.country) ? 0 : 500) + 100 - competition.popularity;
}

const goesFirst = (one: WorldCompetition, other: WorldCompetition) =>
  rank(one) - rank(other) || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

const before = new Map<CompetitionId, readonly WorldCompetition[]>();

/** The cups that clubs of a competition may also play in and that are planned before it. */
export function cupsBefore(world: WorldCompetition): readonly WorldCompetition[] {
  return remember(before, world.id, () => {
    const countryOf = (team: string) => teamOf(world.sport, team).country;
    const teams = new Set(competitionOf(world.id).teams);
    const countries = new Set([world.competition.country, ...world.teams.map(countryOf)]);
    const mayShare = (cup: WorldCompetition) =>
      cup.teams.some((team) => teams.has(team)) ||
      countries.has(cup.competition.country) ||
      (isContinental(cup) && !world.derived && cup.teams.some((team) => countries.has(countryOf(team))));
    return worldCompetitions.filter(
      (cup) =>
        cup.kind === "cup" &&
        !cup.national &&
        !world.derived &&
        cup.sport === world.sport &&
        goesFirst(cup, world) < 0 &&
        !sameTiers(cup, world) &&
        mayShare(cup),
    );
  });
}

/** Nobody plays in two cups of one continent that are entered by how a season went. */
const sameTiers = (one: WorldCompetition, other: WorldCompetition) => tiersWith(one.id)?.includes(other.id) ?? false;

export const overlaps = (one: Season, other: Season): boolean => one.to >= other.from && one.from <= other.to;

/** All that a plan may ask of its clubs, with the days that postponed matches were moved to. */
export function addTo(busy: Busy, seed: string, plan: SeasonPlan, isOurs: (club: string) => boolean): void {
  const fillers = fillersIn(plan);
  const mishaps = mishapsOf(seed, plan);
  for (const fixture of plan.fixtures) {
    const mishap = mishaps.get(fixture.ref);
    for (const club of mayPlay(fillers, fixture)) {
      if (!isOurs(club)) continue;
      busy.add(club, fixture.kickoff);
      if (mishap?.kind === "postponed") busy.add(club, mishap.kickoff);
    }
  }
}

/** More than any distance in a season costs: days on which too many cannot play. */
const hopeless = 3_000;

/** How badly a round would clash with rounds elsewhere: 0 is not at all. `together` where nobody knows who will play. */
export function clashOf(world: WorldCompetition, busy: Busy, together: boolean): Penalty {
  const { timeZone } = world.competition.calendar;
  return ({ slots }: Window) => {
    const instants = slots.map(({ day, minutes }) => instantAt(day, minutes, timeZone));
    let blocked = 0;
    for (const team of world.teams)
      if (!instants.some((instant) => busy.isFree(team, instant, restElsewhere))) blocked += 1;
    const share = blocked / Math.max(1, world.teams.length);
    const everybody = !together || instants.some((instant) => busy.areFree(world.teams, instant, restElsewhere));
    return 8 * share + 40 * share * share + (share > 0.3 || !everybody ? hopeless : 0);
  };
}
