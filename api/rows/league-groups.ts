import type { LeagueMatches } from "@scoreline/contract/schemas";
import type { LocaleCode } from "@scoreline/domain/names";
import type { BoardHead } from "@scoreline/live/board-head";
import type { Catalogue } from "@scoreline/live/catalogue";
import { leagueBadge } from "#rows/badges.ts";
import { matchRow } from "#rows/match-row.ts";

/** What stands over the matches of a competition. */
export function leagueHead(
  competitionId: number,
  catalogue: Catalogue,
  locale: LocaleCode,
): Omit<LeagueMatches, "matches"> {
  const popularity = catalogue.competitions.get(competitionId)?.popularity ?? 0;
  return { ...leagueBadge(competitionId, catalogue, locale), popularity, round: null };
}

/** Matches by competition, the most popular first; a round is named where all of them belong to it. */
export function leagueGroups(heads: readonly BoardHead[], catalogue: Catalogue, locale: LocaleCode): LeagueMatches[] {
  const groups = Map.groupBy(heads, ({ competitionId }) => competitionId);
  return [...groups]
    .map(([competitionId, own]) => {
      const [first] = own;
      const round = own.every((head) => head.round === first?.round) ? (first?.round ?? null) : null;
      const matches = own.map((head) => matchRow(head, catalogue, locale));
      return { ...leagueHead(competitionId, catalogue, locale), round, matches };
    })
    .sort((a, b) => b.popularity - a.popularity || a.leagueId - b.leagueId);
}
