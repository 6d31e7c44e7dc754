import type { LeagueMatches, MatchRow } from "@scoreline/contract/schemas";
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

export function outcomeForTeam(row: MatchRow, teamId: number) {
  return outcomeForSide(sideOf(row, teamId), row.winner);
}
