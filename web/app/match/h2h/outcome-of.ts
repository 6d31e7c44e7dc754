import type { PastMatchRow } from "@scoreline/contract/schemas/past-match";
import type { Outcome } from "@scoreline/domain/match/state/past-match";
import { outcomeForSide } from "@scoreline/domain/season/record";

export function outcomeOf(
  {
    homeTeam,
    homeTeamScore,
    awayTeamScore,
  }: Pick<PastMatchRow, "homeTeamScore" | "awayTeamScore"> & { homeTeam: { teamId: number } },
  teamId: number,
): Outcome | undefined {
  if (homeTeamScore === null || awayTeamScore === null) return undefined;
  return outcomeForSide(homeTeam.teamId === teamId ? "home" : "away", { home: homeTeamScore, away: awayTeamScore });
}
