import type { MatchRow, TeamBadge } from "@scoreline/contract/schemas";
import type { PastMatchRow } from "@scoreline/contract/schemas/past-match";

/** What a short list shows of a match beside this one: a third of the row that a call answers with. */
export type ShortRow = Pick<
  MatchRow,
  "matchId" | "matchName" | "kickoff" | "kind" | "homeTeamScore" | "awayTeamScore" | "winner"
> & { homeTeam: ShortTeam; awayTeam: ShortTeam };

type ShortTeam = Pick<TeamBadge, "teamId" | "name" | "shortName" | "crest" | "logo">;

/** With where it was played for. */
export type ShortPastRow = ShortRow & Pick<PastMatchRow, "leagueName" | "leagueKey" | "countryKey">;

export function shortRow(row: MatchRow): ShortRow {
  const { matchId, matchName, kickoff, kind, homeTeamScore, awayTeamScore, winner } = row;
  return {
    ...{ matchId, matchName, kickoff, kind, homeTeamScore, awayTeamScore, winner },
    homeTeam: shortTeam(row.homeTeam),
    awayTeam: shortTeam(row.awayTeam),
  };
}

export function shortPastRow(row: PastMatchRow): ShortPastRow {
  const { leagueName, leagueKey, countryKey } = row;
  return { ...shortRow(row), leagueName, leagueKey, countryKey };
}

function shortTeam({ teamId, name, shortName, crest, logo }: ShortTeam): ShortTeam {
  return { teamId, name, shortName, crest, logo };
}
