import { isSeasonCup } from "@scoreline/domain/table/stage-tables";
import { competitionOf } from "#competitions/registry.ts";
import { honoursOf, rankedIn } from "#history/honours.ts";
import { SeasonResults } from "#history/season-results.ts";
import type { SeasonPlan } from "#schedule/plan-types.ts";
import { rememberLast } from "#schedule/remember.ts";

const day = 86_400_000;

/** How a season ended: everybody by the last table, whoever won it all first; and who won the play-off for going up. */
export type FinalTable = { ranking: readonly string[]; promoted?: string };

/** Names only; but for each of them a season is played. */
const tables = rememberLast<FinalTable>(2_000, { forgotten: false });

export function finalTable(seed: string, plan: SeasonPlan): FinalTable {
  return tables(`${seed}\u001f${plan.season.ref}`, () => playedOut(seed, plan));
}

function playedOut(seed: string, plan: SeasonPlan): FinalTable {
  const results = new SeasonResults(seed, plan);
  const over = Date.parse(plan.season.to) + 3 * day;
  const { format } = competitionOf(plan.season.competition).competition;
  const winner = honoursOf(results, over)?.winner;
  const table = format.kind === "league" || format.kind === "conferences" ? tableOf(results, over) : [];
  const ranking = winner === undefined ? table : [winner, ...table.filter((club) => club !== winner)];
  const promoted = playoffWinner(results, over);
  return { ranking, ...(promoted !== undefined && { promoted }) };
}

/** Tables that are played side by side take turns, those of a split follow each other. */
function tableOf(results: SeasonResults, over: number): string[] {
  const stages = results.plan.stages
    .filter(({ kind, code }) => kind === "table" && !isSeasonCup(code))
    .map(({ code }) => code);
  const split = stages.filter((code) => code.startsWith("split-"));
  if (split.length > 0) return split.flatMap((code) => rankedIn(results, code, over));
  const tables = stages.map((code) => rankedIn(results, code, over));
  const longest = Math.max(0, ...tables.map(({ length }) => length));
  return Array.from({ length: longest }, (_, rank) => tables.flatMap((table) => table[rank] ?? [])).flat();
}

function playoffWinner(results: SeasonResults, over: number): string | undefined {
  const final = results.plan.fixtures.find(({ stage }) => stage === "promotion-playoff-final");
  if (!final) return undefined;
  const { home, away } = results.placesAt(final, over);
  const result = results.resultAt(final.ref, over);
  if (!result) return undefined;
  const wonAway = result.home === result.away ? result.winner === "away" : result.away > result.home;
  return wonAway ? away : home;
}
