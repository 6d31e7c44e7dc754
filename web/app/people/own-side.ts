import type { LeagueMatches, MatchRow } from "@scoreline/contract/schemas";
import type { Outcome } from "@scoreline/domain/match/state/past-match";
import { outcomeForSide } from "@scoreline/domain/season/record";
import type { Side } from "@scoreline/domain/sport";

export type RowInLeague = { league: LeagueMatches; row: MatchRow };

/** Matches one after the other, each with its competition. */
export function rowsInLeagues(leagues: readonly LeagueMatches[]): RowInLeague[] {
  return leagues.flatMap((league) => league.matches.map((row) => ({ league, row })));
}

export function sideOf(row: MatchRow, teamId: number): Side {
  return row.homeTeam.teamId === teamId ? "home" : "away";
}

export function outcomeForTeam(row: MatchRow, teamId: number): Outcome | undefined {
  return outcomeOnSide(row, sideOf(row, teamId));
}

/** What a match meant for a side; nothing while it can still change or is hidden. */
export function outcomeOnSide({ winner, homeTeamScore: home, awayTeamScore: away }: MatchRow, side: Side) {
  if (winner === null || home === null || away === null) return undefined;
  return outcomeForSide(side, { home, away });
}
