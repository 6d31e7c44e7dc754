import type { getMatchListByTeam } from "@scoreline/contract/calls/team";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import type { LeagueMatches } from "@scoreline/contract/schemas";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { plainHead } from "@scoreline/live/board-head";
import { begunMatches, comingMatches } from "@scoreline/store/match/team-matches";
import type { Handler, Services } from "#handler.ts";
import type { Wording } from "#people/badges.ts";
import { leagueBadge } from "#rows/badges.ts";
import { matchRow } from "#rows/match-row.ts";

/** Matches on a page. Half of those of page 0 are behind us, half are ahead. */
const perPage = 20;
const half = perPage / 2;

export const teamMatches: { getMatchListByTeam: Handler<typeof getMatchListByTeam> } = {
  getMatchListByTeam: async ({ teamId, page = 0 }, { locale }, services) => {
    const { boards } = services;
    if (!boards.catalogue.teams.has(teamId)) throw new Refusal("teamNotFound");
    // The number is read first: what changes meanwhile is told once more, which changes nothing.
    const { seq } = boards;
    const { heads, earlier, later } = await pageOf(services, teamId, page);
    return succeed({
      leagueMatchList: grouped(heads, { catalogue: boards.catalogue, locale }),
      page,
      earlier,
      later,
      seq,
    });
  },
};

async function pageOf({ database, now }: Services, teamId: number, page: number) {
  const instant = now();
  const offset = half + (Math.abs(page) - 1) * perPage;
  if (page > 0) {
    const coming = await comingMatches(database, teamId, instant, { offset, limit: perPage + 1 });
    return { heads: coming.slice(0, perPage), earlier: true, later: coming.length > perPage };
  }
  if (page < 0) {
    const begun = await begunMatches(database, [teamId], instant, { offset, limit: perPage + 1 });
    return { heads: begun.slice(0, perPage).reverse(), earlier: begun.length > perPage, later: true };
  }
  const begun = await begunMatches(database, [teamId], instant, { limit: half + 1 });
  const coming = await comingMatches(database, teamId, instant, { offset: 0, limit: half + 1 });
  return {
    heads: [...begun.slice(0, half).reverse(), ...coming.slice(0, half)],
    earlier: begun.length > half,
    later: coming.length > half,
  };
}

function grouped(heads: readonly MatchHead[], { catalogue, locale }: Wording): LeagueMatches[] {
  const groups: LeagueMatches[] = [];
  for (const head of heads) {
    let group = groups.at(-1);
    if (group?.leagueId !== head.competitionId) {
      const popularity = catalogue.competitions.get(head.competitionId)?.popularity ?? 0;
      group = { ...leagueBadge(head.competitionId, catalogue, locale), popularity, round: null, matches: [] };
      groups.push(group);
    }
    group.matches.push(matchRow(plainHead(head), catalogue, locale));
  }
  return groups;
}
