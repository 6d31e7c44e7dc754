import { competitionOf } from "@scoreline/world/competitions/registry";
import type { SeasonBook } from "@scoreline/world/history/season-book";
import type { Fixture } from "@scoreline/world/schedule/plan-types";
import { type PlayedMatch, rankingOf } from "@scoreline/world/schedule/standing";
import type { FeedOf } from "#port/message.ts";

/** Who won a season that is over, and who came second; and, as far as it is known who played for the winners, they as well. */
export function trophyMessages(
  book: SeasonBook,
  now: number,
  playersOf: (team: string) => Iterable<string> = () => [],
): FeedOf<"trophy">[] {
  const { season } = book.plan;
  const { sport } = competitionOf(season.competition);
  const [winner, second] = finalists(book, now) ?? firstTwo(book, now) ?? [];
  if (winner === undefined || second === undefined) return [];
  const trophy = (team: string, place: "winner" | "runner-up"): FeedOf<"trophy"> => ({
    type: "trophy",
    ref: `${season.ref}:${place}`,
    competition: season.competition,
    seasonName: season.name,
    team: `${sport}:${team}`,
    place,
  });
  const won = trophy(winner, "winner");
  const own = [...playersOf(winner)].map((player) => ({ ...won, ref: `${season.ref}:${player}`, player }));
  return [won, trophy(second, "runner-up"), ...own];
}

/** Whoever played for a team in the matches of a season. */
export function playersOf(book: SeasonBook, team: string, now: number): Set<string> {
  const players = new Set<string>();
  for (const fixture of book.plan.fixtures) {
    const { home, away } = book.placesAt(fixture, now);
    const side = home === team ? "home" : away === team ? "away" : undefined;
    const parts = side && book.accountAt(fixture, now)?.parts()[side];
    for (const { player } of parts ?? []) players.add(player);
  }
  return players;
}

function finalists(book: SeasonBook, now: number): [string, string] | undefined {
  const final = book.plan.fixtures.filter(({ stage }) => stage === "final" || stage === "playoff-final");
  return final.length === 0 ? undefined : decidedTie(book, final, now);
}

/** Wins of a series, goals of two legs, or the one match; level ones by the shoot-out, or else for the home side of the last. */
function decidedTie(book: SeasonBook, fixtures: readonly Fixture[], now: number): [string, string] | undefined {
  const credit = new Map<string, number>();
  let last: { home: string; away: string; winner?: "home" | "away" } | undefined;
  for (const fixture of fixtures) {
    const { home, away } = book.placesAt(fixture, now);
    const result = book.resultAt(fixture.ref, now);
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
function firstTwo(book: SeasonBook, now: number): string[] | undefined {
  const { plan } = book;
  const { format } = competitionOf(plan.season.competition).competition;
  if (format.kind !== "league") return undefined;
  const split = plan.stages.some(({ code }) => code === "split-1");
  return rankedIn(book, split ? "split-1" : "regular", now);
}

/** The table of a stage, the best first. */
export function rankedIn(book: SeasonBook, code: string, now: number): string[] {
  const { plan } = book;
  const { sport, competition } = competitionOf(plan.season.competition);
  const matches: PlayedMatch[] = [];
  const clubs = new Set<string>();
  // What was won before a league split is kept.
  const stages = code.startsWith("split-") ? [code, "regular"] : [code];
  for (const fixture of plan.fixtures.filter(({ stage }) => stages.includes(stage))) {
    const { home, away } = book.placesAt(fixture, now);
    if (home === undefined || away === undefined) continue;
    if (fixture.stage === code) clubs.add(home).add(away);
    const result = book.resultAt(fixture.ref, now);
    if (result) matches.push({ home, away, result });
  }
  return rankingOf(sport, [...clubs], matches, competition.tieBreaks, [plan.season.ref, code]);
}
