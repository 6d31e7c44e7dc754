import type { Points } from "#match/state/score.ts";
import type { ScoredGame } from "#table/tally.ts";

/** What a season shows of a team beyond its points. */
export type TeamFigures = { played: number; wins: number; scored: number; conceded: number; cleanSheets: number };
export type BiggestWin = { margin: number; score: Points };

export function teamFigures<Team>(teams: readonly Team[], games: readonly ScoredGame<Team>[]): Map<Team, TeamFigures> {
  const rows = new Map(
    teams.map((team): [Team, TeamFigures] => [team, { played: 0, wins: 0, scored: 0, conceded: 0, cleanSheets: 0 }]),
  );
  for (const { home, away, score } of games) {
    count(rows.get(home), score.home, score.away);
    count(rows.get(away), score.away, score.home);
  }
  return rows;
}

function count(row: TeamFigures | undefined, own: number, other: number): void {
  if (!row) return;
  row.played += 1;
  row.scored += own;
  row.conceded += other;
  if (own > other) row.wins += 1;
  if (other === 0) row.cleanSheets += 1;
}

/** The highest win of each team that has won, the one with more goals where two are as high. */
export function biggestWins<Team>(games: readonly ScoredGame<Team>[]): Map<Team, BiggestWin> {
  const best = new Map<Team, BiggestWin>();
  for (const { home, away, score } of games) {
    const margin = Math.abs(score.home - score.away);
    if (margin === 0) continue;
    const winner = score.home > score.away ? home : away;
    const known = best.get(winner);
    const higher = Math.max(score.home, score.away);
    const before = known ? Math.max(known.score.home, known.score.away) : 0;
    if (!known || margin > known.margin || (margin === known.margin && higher > before))
      best.set(winner, { margin, score });
  }
  return best;
}
