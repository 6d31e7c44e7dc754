import { confederations, type WorldCompetition, worldCompetitions } from "#competitions/registry.ts";
import type { Penalty } from "#schedule/pick-windows.ts";
import { type CompetitionId, clubOf, type SeasonPlan } from "#schedule/plan-types.ts";
import { remember } from "#schedule/remember.ts";
import { type DayNumber, wallClockAt } from "#schedule/zone-clock.ts";

/** What the clubs of a competition play elsewhere: continental cups are set first, then the country's cups, then leagues. */
export type Elsewhere = {
  busy: ReadonlyMap<string, readonly number[]>;
  /** How much a round in a window would clash with rounds elsewhere: 0 is not at all. */
  clash: Penalty;
};

function rank({ kind, competition }: WorldCompetition): number {
  if (kind !== "cup") return 1000;
  return (confederations.has(competition.country) ? 0 : 500) + 100 - competition.popularity;
}

const goesFirst = (one: WorldCompetition, other: WorldCompetition) =>
  rank(one) - rank(other) || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

const before = new Map<CompetitionId, readonly WorldCompetition[]>();

/** The cups that clubs of a competition also play in and that are planned before it. */
function setBefore(world: WorldCompetition): readonly WorldCompetition[] {
  return remember(before, world.id, () => {
    const teams = new Set(world.teams);
    return worldCompetitions.filter(
      (other) =>
        other.kind === "cup" &&
        other.sport === world.sport &&
        goesFirst(other, world) < 0 &&
        other.teams.some((team) => teams.has(team)),
    );
  });
}

const noKickoffs = (): number[] => [];

export function elsewhereOf(
  world: WorldCompetition,
  year: number,
  planOf: (id: CompetitionId, year: number) => SeasonPlan | undefined,
): Elsewhere {
  const teams = new Set(world.teams);
  const busy = new Map<string, number[]>();
  const clashes = new Map<DayNumber, number>();
  for (const other of setBefore(world)) {
    const shared = other.teams.filter((team) => teams.has(team)).length;
    // Nobody knows who will play a later round: as many of ours as entered.
    const likely = (2 * shared) / other.teams.length;
    for (const each of [year - 1, year, year + 1]) {
      for (const { home, away, kickoff } of planOf(other.id, each)?.fixtures ?? []) {
        const clubs = [clubOf(home), clubOf(away)];
        let ours = 0;
        for (const club of clubs) {
          if (club === undefined || !teams.has(club)) continue;
          ours += 1;
          remember(busy, club, noKickoffs).push(kickoff);
        }
        const playing = clubs.includes(undefined) ? likely : ours;
        if (playing === 0) continue;
        const { day } = wallClockAt(kickoff, world.competition.calendar.timeZone);
        clashes.set(day, (clashes.get(day) ?? 0) + playing / world.teams.length);
      }
    }
  }
  const clash: Penalty = ({ first, last }) => {
    let sum = 0;
    for (let day = first; day <= last; day += 1) sum += clashes.get(day) ?? 0;
    return Math.min(1, sum) * 8;
  };
  return { busy, clash };
}
