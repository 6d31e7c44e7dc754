import type { MatchRow } from "@scoreline/contract/schemas";

/** The points of a side as a list shows them: a match that is on, or over, has some, whether they are told or not. */
export function pointsOf(row: Pick<MatchRow, "kind" | "homeTeamScore" | "awayTeamScore">, side: "home" | "away") {
  const points = side === "home" ? row.homeTeamScore : row.awayTeamScore;
  return points ?? (row.kind === "live" || row.kind === "finished" ? "?" : "-");
}
