import type { Points } from "#match/state/score.ts";
import type { Sport } from "#sport.ts";

/** What a table counts of a match. `Team` is how the caller names one. */
export type ScoredGame<Team> = { home: Team; away: Team; score: Points };

export type Figures = {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  scoredAway: number;
};

/** Which of a team's games count: all of them, those on its own ground, or those on the road. */
export type Ground = "total" | "home" | "away";

const nothing: Figures = { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, scoredAway: 0 };

/** Counts the games of the teams; games against others count for the one that is asked about. */
export function tally<Team>(
  teams: readonly Team[],
  games: readonly ScoredGame<Team>[],
  ground: Ground = "total",
): Map<Team, Figures> {
  const rows = new Map(teams.map((team): [Team, Figures] => [team, { ...nothing }]));
  const count = (team: Team, own: number, other: number, away: boolean) => {
    const row = rows.get(team);
    if (!row) return;
    row.played += 1;
    row.scored += own;
    row.conceded += other;
    if (away) row.scoredAway += own;
    if (own > other) row.won += 1;
    else if (own < other) row.lost += 1;
    else row.drawn += 1;
  };
  for (const { home, away, score } of games) {
    if (ground !== "away") count(home, score.home, score.away, false);
    if (ground !== "home") count(away, score.away, score.home, true);
  }
  return rows;
}

export function difference({ scored, conceded }: Figures): number {
  return scored - conceded;
}

/** Three for a win and one for a draw; basketball counts wins. */
export function pointsOf({ won, drawn }: Figures, sport: Sport): number {
  return sport === "football" ? won * 3 + drawn : won;
}

/** The share of games won, 0 before the first. */
export function winShare({ won, played }: Figures): number {
  return played === 0 ? 0 : won / played;
}

/** How many games a team is away from the leader: half the difference of wins and losses. */
export function gamesBehind(leader: Figures, row: Figures): number {
  return (leader.won - row.won + (row.lost - leader.lost)) / 2;
}
