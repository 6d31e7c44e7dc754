import type { h2hOdds } from "@scoreline/contract/calls/odds";
import { succeed } from "@scoreline/contract/envelope";
import { nameIn } from "@scoreline/domain/names";
import { companies } from "@scoreline/domain/odds/companies";
import { oddsResult, tallyResults } from "@scoreline/domain/odds/results";
import { isQuarterLine } from "@scoreline/domain/odds/settle";
import { closingOdds, type StoredMove } from "@scoreline/store/match/odds";
import { choose } from "#h2h/head-to-head.ts";
import { type Background, backgroundOf, type Past, pastRow } from "#h2h/past.ts";
import type { Handler, Services } from "#handler.ts";

type Closing = Partial<Record<StoredMove["market"], StoredMove>>;

export const pastResults: { h2hOdds: Handler<typeof h2hOdds> } = {
  h2hOdds: async ({ matchId, side, companyId, handicap, leagueIds, ...wanted }, { locale }, services) => {
    const background = await backgroundOf(services, matchId);
    const company = companyId ?? companies[0].id;
    const chosen = choose(background, side, { ...wanted, ...(leagueIds && { leagueIds }) });
    const closing = await closingBy(services, chosen, company);
    const teamId = background.teamIds[side === "h2h" ? "home" : side];
    const results = chosen
      .map((match) => ({ match, ...oddsResult(teamId, match, closing.get(match.id) ?? {}) }))
      .filter((result) => handicap === undefined || Math.abs(result.handicap?.line ?? Number.NaN) === handicap);
    return succeed({
      data: {
        companyId: company,
        tally: tallyResults(results),
        matches: results.map(({ match, ...result }) => ({ match: pastRow(match, services, locale), ...result })),
        leagueList: leaguesOf(background, side === "h2h" ? "meetings" : side).map(([id, matches]) => {
          const competition = services.boards.catalogue.competitions.get(id);
          return { leagueId: id, leagueName: competition ? nameIn(competition.names, locale) : "", matches };
        }),
      },
    });
  },
};

async function closingBy({ database }: Services, matches: readonly Past[], company: number) {
  const found = new Map<number, Closing>();
  const ids = matches.map(({ id }) => id);
  for (const move of await closingOdds(database, ids, company)) {
    // A line that no bet can be settled by is as good as none.
    if (move.line !== null && !isQuarterLine(move.line)) continue;
    found.set(move.matchId, { ...found.get(move.matchId), [move.market]: move });
  }
  return found;
}

/** Those with the most matches first. */
function leaguesOf(background: Background, which: "home" | "away" | "meetings"): [number, number][] {
  const counts = new Map<number, number>();
  for (const { competitionId } of background[which]) counts.set(competitionId, (counts.get(competitionId) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
}
