import { competitionOf } from "#competitions/registry.ts";
import type { SeasonResults } from "#history/season-results.ts";
import type { Fixture } from "#schedule/plan-types.ts";
import { type PlayedMatch, rankingOf } from "#schedule/standing.ts";

/** Who won a season that is over, and who came second. */
export function honoursOf(results: SeasonResults, now: number): { winner: string; second: string } | undefined {
  const [winner, second] = finalists(results, now) ?? firstTwo(results, now) ?? [];
  return winner === undefined || second === undefined ? undefined : { winner, second };
}

/** Whoever played for a team in the matches of a season. */
export function playersOf(results: SeasonResults, team: string, now: number): Set<string> {
  const players = new Set<string>();
  for (const fixture of results.plan.fixtures) {
    const { home, away } = results.placesAt(fixture, now);
    const side = home === team ? "home" : away === team ? "away" : undefined;
    const parts = side && results.summaryAt(fixture, now)?.parts()[side];
    for (const { player } of parts ?? []) players.add(player);
  }
  return players;
}

function finalists(results: SeasonResults, now: number): [string, string] | undefined {
  const final = results.plan.fixtures.filter(({ stage }) => stage === "final" || stage === "playoff-final");
  return final.length === 0 ? undefined : decidedTie(results, final, now);
}

/** Wins of a series, goals of two legs, or the one match; level ones by the shoot-out, or else for the home side of the last. */
function decidedTie(results: SeasonResults, fixtures: readonly Fixture[], now: number): [string, string] | undefined {
  const credit = new Map<string, number>();
  let last: { home: string; away: string; winner?: "home" | "away" } | undefined;
  for (const fixture of fixtures) {
    const { home, away } = results.placesAt(fixture, now);
    const result = results.resultAt(fixture.ref, now);
    if (!result || home === undefined || away === undefined) continue;
    const won = (own: number, other: number) => (fixture.bestOf ? Number(own > other) : own);
    credit.set(home, (credit.get(home) ?? 0) + won(result.home, result.away));
    credit.set(away, (credit.get(away) ?? 0) + won(result.away, result.home));
    last = { home, away, ...(result.winner && { winner: result.winner }) };
  }
  if (!last) return undefined;
  const lead = (credit.get(last.home) ?? 0) - (credit.get(last.away) ?? 0);
  const home = lead === 0 ? last.winner !== "away" : lead > 0;
  return home ? [last.home, last.away] : [last.away, last.home];
}

/** Of a league without a final: the best two of its last table. */
function firstTwo(results: SeasonResults, now: number): string[] | undefined {
  const { plan } = results;
  const { format } = competitionOf(plan.season.competition).competition;
  if (format.kind !== "league") return undefined;
  const split = plan.stages.some(({ code }) => code === "split-1");
  return rankedIn(results, split ? "split-1" : "regular", now);
}

/** The table of a stage, the best first. */
export function rankedIn(results: SeasonResults, code: string, now: number): string[] {
  const { plan } = results;
  const { sport, competition } = competitionOf(plan.season.competition);
  const matches: PlayedMatch[] = [];
  const clubs = new Set<string>();
  // What was won before a league split is kept.
  const stages = code.startsWith("split-") ? [code, "regular"] : [code];
  for (const fixture of plan.fixtures.filter(({ stage }) => stages.includes(stage))) {
    const { home, away } = results.placesAt(fixture, now);
    if (home === undefined || away === undefined) continue;
    if (fixture.stage === code) clubs.add(home).add(away);
    const result = results.resultAt(fixture.ref, now);
    if (result) matches.push({ home, away, result });
  }
  return rankingOf(sport, [...clubs], matches, competition.tieBreaks, [plan.season.ref, code]);
}
