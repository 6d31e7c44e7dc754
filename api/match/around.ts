import type { liveTrackerUrl, nextFiveMatch } from "@scoreline/contract/calls/match-centre";
import { succeed } from "@scoreline/contract/envelope";
import { type Contender, type MatchHead, placeOf } from "@scoreline/domain/match/state/head";
import { plainHead } from "@scoreline/live/board-head";
import { matchPath } from "@scoreline/site/addresses";
import { comingMatches } from "@scoreline/store/match/team-matches";
import { cachedValue } from "#cache/answer.ts";
import type { Handler, Services } from "#handler.ts";
import { matchAsked } from "#match/detail.ts";
import { leagueBadge } from "#rows/badges.ts";
import { matchRow } from "#rows/match-row.ts";

const nextMatches = 5;
/** A head with its state, as an object. */
const bytesOfHead = 1_200;

const coming = cachedValue({
  name: "next matches",
  reader: [],
  make: async ({ matchId }: { matchId: number }, _reader, services) => {
    const head = await matchAsked("football", matchId, services);
    const [home, away] = [await nextOf(head.home, head, services), await nextOf(head.away, head, services)];
    return { head, home, away };
  },
  restsOn: ({ head }) => [`match:${head.id}`, ...placeOf(head).teams.map((team) => `team:${team}` as const)],
  bytes: ({ home, away }) => bytesOfHead * (1 + home.length + away.length),
});

export const aroundMatch: {
  nextFiveMatch: Handler<typeof nextFiveMatch>;
  liveTrackerUrl: Handler<typeof liveTrackerUrl>;
} = {
  nextFiveMatch: async ({ matchId }, { locale }, services) => {
    const { home, away } = await coming({ matchId }, {}, services);
    const row = (head: MatchHead) => matchRow(plainHead(head), services.boards.catalogue, locale);
    return succeed({ data: { home: home.map(row), away: away.map(row) } });
  },

  liveTrackerUrl: async ({ matchId }, { locale }, services) => {
    const head = await matchAsked("football", matchId, services);
    const { matchName } = matchRow(head, services.boards.catalogue, locale);
    const league = leagueBadge(head.competitionId, services.boards.catalogue, locale);
    return succeed({ data: { url: matchPath(locale, "football", { ...league, matchName, matchId }, "tracker") } });
  },
};

async function nextOf(side: Contender, { kickoff }: MatchHead, { database }: Services): Promise<MatchHead[]> {
  if (!("teamId" in side)) return [];
  return comingMatches(database, side.teamId, kickoff, { offset: 0, limit: nextMatches });
}
