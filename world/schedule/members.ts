import { countriesIn, cupOf, leaguesOf, placesIn } from "#competitions/continental.ts";
import { competitionOf, teamOf, type WorldCompetition } from "#competitions/registry.ts";
import { tiersWith } from "#competitions/tiers.ts";
import { type FinalTable, finalTable } from "#history/final-table.ts";
import type { CompetitionId, Season, SeasonPlan } from "#schedule/plan-types.ts";
import { remember } from "#schedule/remember.ts";
import { seasonOf } from "#schedule/seasons.ts";

/** Up to this season everybody plays where it is written down; from then on where the season before has brought them. */
export const asWritten = 2023;

export type PlanOf = (id: CompetitionId, year: number) => SeasonPlan | undefined;

/** Who plays in a season of a competition: known once the seasons that decide about it are over. */
export function membersOf(seed: string, world: WorldCompetition, season: Season, planOf: PlanOf): readonly string[] {
  if (season.year <= asWritten || world.derived || world.national) return world.teams;
  if (world.above || world.below) return ofLadder(seed, world, season.year, planOf);
  return tiersWith(world.id) ? ofContinent(seed, world, season, planOf) : world.teams;
}

/** Other sides of a club that plays above may not follow it. */
const isOtherSide = (club: string) => /-(reserves|ii|b|u\d\d)$/.test(club);

/** Who comes takes the place of who goes: conferences keep their sizes. */
function ofLadder(seed: string, world: WorldCompetition, year: number, planOf: PlanOf): readonly string[] {
  const last = planOf(world.id, year - 1);
  if (!last) return world.teams;
  const gone: string[] = [];
  const come: string[] = [];
  const change = (above: CompetitionId, below: CompetitionId, clubs: number) => {
    const upper = planOf(above, year - 1);
    const lower = planOf(below, year - 1);
    if (!upper || !lower) return;
    const down = finalTable(seed, upper).ranking.slice(-clubs);
    const up = goUp(finalTable(seed, lower), clubs);
    gone.push(...(above === world.id ? down : up));
    come.push(...(above === world.id ? up : down));
  };
  if (world.above) change(world.above.league, world.id, world.above.clubs);
  if (world.below) change(world.id, world.below.league, world.below.clubs);
  return last.participants.map((club) => {
    const place = gone.indexOf(club);
    return (place >= 0 ? come[place] : undefined) ?? club;
  });
}

/** The best of a table, the last of whom is the winner of the play-off where there is one. */
function goUp({ ranking, promoted }: FinalTable, clubs: number): string[] {
  const able = ranking.filter((club) => !isOtherSide(club));
  const direct = able.slice(0, promoted === undefined ? clubs : clubs - 1);
  const last = promoted === undefined || direct.includes(promoted) ? able[clubs - 1] : promoted;
  return last === undefined || direct.includes(last) ? direct : [...direct, last];
}

/** The last season of a competition that ended before a day. */
export function lastBefore(world: WorldCompetition, day: string): Season | undefined {
  const year = Number(day.slice(0, 4));
  return [year, year - 1, year - 2].map((each) => seasonOf(world, each)).find((season) => season && season.to < day);
}

function tableBefore(seed: string, world: WorldCompetition | undefined, day: string, planOf: PlanOf): FinalTable {
  const season = world && lastBefore(world, day);
  const plan = season && planOf(season.competition, season.year);
  return plan ? finalTable(seed, plan) : { ranking: [] };
}

/** As many of each country as are written down: by the last tables, with the winners of cups. */
function ofContinent(seed: string, world: WorldCompetition, season: Season, planOf: PlanOf): readonly string[] {
  const cups = tiersWith(world.id) ?? [];
  const entrants = countriesIn(world).flatMap((country) => entrantsOf(seed, world, cups, country, season, planOf));
  return entrants.length === world.teams.length ? entrants : world.teams;
}

function entrantsOf(
  seed: string,
  world: WorldCompetition,
  cups: readonly CompetitionId[],
  country: string,
  season: Season,
  planOf: PlanOf,
): string[] {
  const places = placesIn(cups, country);
  const home = (club: string) => teamOf(world.sport, club).country === country;
  const leagues = leaguesOf(world, country);
  const tables = leagues.map((league) => tableBefore(seed, league, season.from, planOf).ranking);
  // A league below the first comes out before anybody knows who plays abroad: it has no days left for that.
  const down = leagues[0]?.below ? (tables[0]?.slice(-leagues[0].below.clubs) ?? []) : [];
  const ranked = tables.flat().filter(home);
  const winners = cups.map((id) => tableBefore(seed, competitionOf(id), season.from, planOf).ranking[0] ?? "");
  const [cupWinner = ""] = tableBefore(seed, cupOf(world, country), season.from, planOf).ranking;
  const isHigh = tables[0]?.includes(cupWinner) ?? false;
  const used = new Set<string>();
  let entrants: string[] = [];
  for (const [tier, count] of places.entries()) {
    // Holders defend the title, the winners of the cup below go up; the winner of the country's cup enters the second cup.
    const first = [winners[tier] ?? "", winners[tier + 1] ?? "", tier === 1 && isHigh ? cupWinner : ""];
    const invited = first.filter((club) => club !== "" && home(club) && !used.has(club) && !down.includes(club));
    const byTable = ranked.filter((club) => !used.has(club) && !invited.includes(club));
    entrants = [...new Set(invited), ...byTable].slice(0, count);
    for (const club of entrants) used.add(club);
    if (cups[tier] === world.id) break;
  }
  return entrants;
}

const decisions = new Map<string, string>();

/** The day on which the last season ends that decides who plays in another one; "" where it is written down. */
export function decidedOn(world: WorldCompetition, season: Season): string {
  return remember(decisions, season.ref, () => {
    const ends = deciding(world).flatMap((each) => lastBefore(each, season.from)?.to ?? []);
    return ends.sort().at(-1) ?? "";
  });
}

function deciding(world: WorldCompetition): WorldCompetition[] {
  const cups = tiersWith(world.id);
  if (!cups) return [world.above, world.below].flatMap((step) => (step ? [world, competitionOf(step.league)] : []));
  const own = countriesIn(world).flatMap((country) =>
    [...leaguesOf(world, country), cupOf(world, country) ?? []].flat(),
  );
  return [...own, ...cups.map(competitionOf)];
}
