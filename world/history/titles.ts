import type { WorldCompetition } from "#competitions/registry.ts";
import { finalTable } from "#history/final-table.ts";
import { competitionPlan } from "#schedule/competition-plan.ts";
import { asWritten } from "#schedule/members.ts";
import { seasonOf } from "#schedule/seasons.ts";

/** Who holds a competition, and who has won it most often: clubs by key, or by plain name. */
export type Titles = { holders: string; recordWinners: readonly (readonly [club: string, titles: number])[] };

const most = 8;

/** What is written down, and the winners of the seasons since, the latest last. */
export function titlesWith({ competition }: WorldCompetition, winners: readonly string[]): Titles {
  const titles = new Map(competition.recordWinners);
  for (const club of winners) titles.set(club, (titles.get(club) ?? 0) + 1);
  const ranked = [...titles].sort((one, other) => other[1] - one[1]);
  // Whoever won lately stands in the list, however many have won more.
  const listed = ranked.filter(([club], rank) => rank < most - 2 || winners.includes(club)).slice(0, most);
  return { holders: winners.at(-1) ?? competition.holders, recordWinners: listed };
}

/** As it stands on a day. */
export function titlesOn(seed: string, world: WorldCompetition, day: string): Titles {
  const winners: string[] = [];
  for (let year = asWritten; year <= Number(day.slice(0, 4)); year += 1) {
    const season = seasonOf(world, year);
    const plan = season && season.to < day ? competitionPlan(seed, world.id, year) : undefined;
    const [winner] = plan ? finalTable(seed, plan).ranking : [];
    if (winner !== undefined) winners.push(winner);
  }
  return titlesWith(world, winners);
}
