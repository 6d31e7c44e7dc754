import type { Sport } from "@scoreline/domain/sport";
import { rng } from "#demo/random.ts";
import type { TieBreak } from "#demo/world/shape.ts";

/** The score of a finished match; `winner` where it was decided after a draw, or over two legs. */
export type Result = { home: number; away: number; winner?: "home" | "away" };
export type PlayedMatch = { home: string; away: string; result: Result };

type Row = { played: number; wins: number; points: number; scored: number; conceded: number; awayScored: number };

const winPoints = { football: 3, basketball: 1 } as const;

function rowsOf(sport: Sport, clubs: readonly string[], matches: readonly PlayedMatch[]): Map<string, Row> {
  const rows = new Map<string, Row>(
    clubs.map((club) => [club, { played: 0, wins: 0, points: 0, scored: 0, conceded: 0, awayScored: 0 }]),
  );
  const count = (club: string, scored: number, conceded: number, away: boolean) => {
    const row = rows.get(club);
    if (!row) return;
    row.played += 1;
    row.scored += scored;
    row.conceded += conceded;
    if (away) row.awayScored += scored;
    if (scored > conceded) row.wins += 1;
    row.points += scored > conceded ? winPoints[sport] : scored === conceded && sport === "football" ? 1 : 0;
  };
  for (const { home, away, result } of matches) {
    count(home, result.home, result.away, false);
    count(away, result.away, result.home, true);
  }
  return rows;
}

const figure = (row: Row | undefined, by: TieBreak): number => {
  if (!row) return 0;
  switch (by) {
    case "goal-difference":
    case "points-difference":
    case "head-to-head-goal-difference":
      return row.scored - row.conceded;
    case "goals-for":
    case "points-for":
    case "head-to-head-goals-for":
      return row.scored;
    case "wins":
      return row.wins;
    case "win-percentage":
      return row.played === 0 ? 0 : row.wins / row.played;
    case "away-goals":
      return row.awayScored;
    case "head-to-head-points":
      return row.points;
    default:
      // Cards are not known here, and lots decide at the end anyway.
      return 0;
  }
};

/** Clubs by rank: points (in basketball the share of wins), then the competition's tie-breaks, then lots. */
export function rankingOf(
  sport: Sport,
  clubs: readonly string[],
  matches: readonly PlayedMatch[],
  tieBreaks: readonly TieBreak[],
  lots: readonly (string | number)[],
): string[] {
  const all = rowsOf(sport, clubs, matches);
  const lot = new Map(
    rng(...lots, "lots")
      .shuffle([...clubs].sort())
      .map((club, index) => [club, index]),
  );
  const split = (group: readonly string[], value: (club: string) => number): string[][] => {
    const values = [...new Set(group.map(value))].sort((one, other) => other - one);
    return values.map((wanted) => group.filter((club) => value(club) === wanted));
  };
  const order = (group: readonly string[], rest: readonly TieBreak[]): string[] => {
    const [next, ...later] = rest;
    if (group.length < 2) return [...group];
    if (!next) return group.toSorted((one, other) => (lot.get(one) ?? 0) - (lot.get(other) ?? 0));
    const among = next.startsWith("head-to-head")
      ? rowsOf(
          sport,
          group,
          matches.filter(({ home, away }) => group.includes(home) && group.includes(away)),
        )
      : all;
    return split(group, (club) => figure(among.get(club), next)).flatMap((level) => order(level, later));
  };
  const main = (club: string) => figure(all.get(club), sport === "football" ? "head-to-head-points" : "win-percentage");
  return split(clubs, main).flatMap((level) => order(level, tieBreaks));
}
