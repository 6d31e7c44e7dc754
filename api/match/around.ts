import type { liveTrackerUrl, nextFiveMatch } from "@scoreline/contract/calls/match-centre";
import { succeed } from "@scoreline/contract/envelope";
import type { MatchRow } from "@scoreline/contract/schemas";
import type { Contender } from "@scoreline/domain/match/state/head";
import type { LocaleCode } from "@scoreline/domain/names";
import { matchRow, plainHead } from "@scoreline/live/rows";
import { matchPath } from "@scoreline/site/addresses";
import { comingMatches } from "@scoreline/store/match/team-matches";
import type { Handler, Services } from "#handler.ts";
import { matchAsked } from "#match/detail.ts";

const nextMatches = 5;

export const aroundMatch: {
  nextFiveMatch: Handler<typeof nextFiveMatch>;
  liveTrackerUrl: Handler<typeof liveTrackerUrl>;
} = {
  nextFiveMatch: async ({ matchId }, { locale }, services) => {
    const { home, away, kickoff } = await matchAsked("football", matchId, services);
    return succeed({
      data: {
        home: await nextOf(home, kickoff, locale, services),
        away: await nextOf(away, kickoff, locale, services),
      },
    });
  },

  liveTrackerUrl: async ({ matchId }, { locale }, services) => {
    const head = await matchAsked("football", matchId, services);
    const { matchName } = matchRow(head, services.boards.catalogue, locale);
    const league = services.boards.league(head.competitionId, locale);
    return succeed({ data: { url: matchPath(locale, "football", { ...league, matchName, matchId }, "tracker") } });
  },
};

async function nextOf(
  side: Contender,
  after: number,
  locale: LocaleCode,
  { database, boards }: Services,
): Promise<MatchRow[]> {
  if (!("teamId" in side)) return [];
  const heads = await comingMatches(database, side.teamId, after, { offset: 0, limit: nextMatches });
  return heads.map((head) => matchRow(plainHead(head), boards.catalogue, locale));
}
