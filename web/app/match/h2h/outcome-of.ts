import type { PastMatchRow } from "@scoreline/contract/schemas/past-match";
import type { Outcome } from "@scoreline/domain/match/state/past-match";

/** A shoot-out decides who goes on, not who won the match. */
export function outcomeOf(
  { homeTeam, homeTeamScore, awayTeamScore }: PastMatchRow,
  teamId: number,
): Outcome | undefined {
  if (homeTeamScore === null || awayTeamScore === null) return undefined;
  const difference = (homeTeamScore - awayTeamScore) * (homeTeam.teamId === teamId ? 1 : -1);
  return difference === 0 ? "draw" : difference > 0 ? "win" : "loss";
}
