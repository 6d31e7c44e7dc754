import { Caches } from "@scoreline/api/cache/caches";
import { EntryQueue } from "@scoreline/api/contest/entry-queue";
import { createServer, serveApi } from "@scoreline/api/server";
import { testAccounts } from "@scoreline/api/testing/accounts";
import { calls } from "@scoreline/contract/calls";
import { Budget } from "@scoreline/live/cache/budget";
import { startLive } from "@scoreline/live/live";
import { inProcessBus, type WakeBus } from "@scoreline/live/wake";
import type { Database } from "@scoreline/store/engine/open";

/** What there is to ask for. */
export type Asked = {
  football: { match: number; old: number; league: number; season: number; team: number; other: number; player: number };
  basketball: { match: number; league: number; team: number; player: number };
  /** Days with matches: one of these days, and one that is long over. */
  days: string[];
  /** Something that was written about these teams. */
  story?: number;
};

/** What rests on nothing that a source tells: what operators and readers do, files, who asks, and tournaments that are not here. */
export const notOfSources: ReadonlySet<string> = new Set<keyof typeof calls>([
  ...(["getCaptcha", "getLoginMethod", "getSignUpMethod", "ip", "pushKey", "liveStream"] as const),
  ...(["announcement", "article", "bannerList", "findPicture", "getAdvertisement", "hkfcLiveVideos"] as const),
  ...(["getVotes", "listComment"] as const),
  ...(["getContestList", "getContestInfo", "getTeamListByContestId", "selections", "verifyEntry"] as const),
  ...(["getContesterPredictionList", "getLatestContesterPredictionList", "latestPredictionList"] as const),
  ...(["getEntries", "getRoots"] as const),
  ...(["africanCupKnockout", "africanCupMatches", "asianCupKnockout", "asianCupMatches", "worldCupMatches"] as const),
  ...(["copaKnockout", "copaMatches", "euroKnockout", "euroMatches"] as const),
]);

const aboutFootballMatch = [
  "matchInfo",
  "matchEvents",
  "matchCommentary",
  "matchHighlights",
  "matchLineup",
  "matchStat",
  "nextFiveMatch",
  "h2hInfo",
  "latestThreePeriod",
  "latestEuropeOdds",
  "europeOdds",
  "matchWinRate",
  "goalStatistics",
  "pastGoalRate",
  "squadStatus",
  "teamStatComparison",
  "matchTips",
  "currentSeasonStat",
  "standingByMatch",
  "matchTouches",
  "mediaTips",
  "liveTrackerUrl",
  "hkfcInfo",
  "hkfcEvent",
  "hkfcLineup",
] as const satisfies (keyof typeof calls)[];
const aboutBasketballMatch = [
  "basketballInfo",
  "basketballEvents",
  "basketballStat",
  "basketballBoxScore",
  "basketballHighlights",
  "basketballH2hInfo",
  "basketballCommentaryCall",
] as const satisfies (keyof typeof calls)[];

/** All calls of the contract that tell anybody what sources have told, with what they are asked. */
export function questions({ football, basketball, days, story }: Asked): [keyof typeof calls, string][] {
  return [
    ...[football.match, football.old].flatMap((id) =>
      aboutFootballMatch.map((name): [typeof name, string] => [name, `matchId=${id}`]),
    ),
    ["lastMatches", `matchId=${football.match}&side=home&duration=6`],
    ["handicapOdds", `matchId=${football.old}&companyId=8`],
    ["overUnderOdds", `matchId=${football.old}&companyId=8`],
    ["h2hOdds", `matchId=${football.match}&side=home&companyId=8&duration=10`],
    ...aboutBasketballMatch.map((name): [typeof name, string] => [name, `matchId=${basketball.match}`]),
    ["soccerRanking", `leagueId=${football.league}`],
    ["soccerRankingHistory", `leagueId=${football.league}&season=${football.season}`],
    ["subLeagueList", `leagueId=${football.league}`],
    ["fixtureByLeague", `leagueId=${football.league}`],
    ["seasonListByLeague", `leagueId=${football.league}`],
    ["leagueTeamStatistics", `leagueId=${football.league}`],
    ["leagueTeamStatistics", `leagueId=${basketball.league}`],
    ["teamOfTheWeek", `leagueId=${football.league}`],
    ["hkfcRanking", `leagueId=${football.league}`],
    ["hkfcKnockout", ""],
    ["basketballRanking", `leagueId=${basketball.league}`],
    ["basketballRankingHistory", `leagueId=${basketball.league}`],
    ["basketballFixtureByLeague", `leagueId=${basketball.league}`],
    ...[football.league, basketball.league].flatMap((id): ["leagueInfo" | "leagueLeaders", string][] => [
      ["leagueInfo", `leagueId=${id}`],
      ["leagueLeaders", `leagueId=${id}`],
    ]),
    ["soccerLeagueList", ""],
    ["basketballLeagueList", ""],
    ["leagueAll", "sportType=SOCCER"],
    ["competitionSidebar", "sportType=SOCCER"],
    ["contentList", "timeType=2&language=en&sportType=0"],
    ...[football.team, football.other].flatMap((id): ["teamInfo" | "getMatchListByTeam", string][] => [
      ["teamInfo", `teamId=${id}`],
      ["getMatchListByTeam", `teamId=${id}&page=-1`],
    ]),
    ["basketballTeamInfo", `teamId=${basketball.team}`],
    ["playerInfo", `playerId=${football.player}`],
    ["getPerformance", `playerId=${football.player}`],
    ["basketballPlayerInfo", `playerId=${basketball.player}`],
    ...days.map((day): ["getMatchListv4", string] => ["getMatchListv4", `date=${day}&pageSize=500`]),
    ...(["getMatchList", "getMatchListv2", "basketballMatchList", "hkfcMatchList", "highlightList"] as const).flatMap(
      (name) => days.map((day): [typeof name, string] => [name, `date=${day}`]),
    ),
    ...(["listOdds", "nearestDays"] as const).flatMap((name) =>
      days.map((day): [typeof name, string] => [name, `sport=football&date=${day}`]),
    ),
    ...days.map((day): ["basketballHighlightList", string] => ["basketballHighlightList", `date=${day}`]),
    ["matchScore", `matchIds=${football.match},${football.old}`],
    ["hkfcScore", `matchIds=${football.match},${football.old}`],
    ["basketballScore", `matchIds=${basketball.match}`],
    ["featuredMatch", "sport=football"],
    ["teamPopular", "limit=10"],
    ["globalPopular", "limit=10"],
    ["competitionPopular", "limit=10"],
    ["basketballTeamPopular", "limit=10"],
    ["basketballGlobalPopular", "limit=10"],
    ["basketballCompetitionPopular", "limit=10"],
    ["teamSearch", "q=kitchee"],
    ["globalSearch", "q=renamed"],
    ["globalSearch", "q=lee"],
    ["competitionSearch", "q=hong kong"],
    ["countrySearch", "q=hong"],
    ["searchAll", "q=renamed"],
    ["basketballTeamSearch", "q=eagles"],
    ["basketballGlobalSearch", "q=lee"],
    ["basketballCompetitionSearch", "q=hong kong"],
    ["basketballCountrySearch", "q=hong"],
    ["getAllNewsList", "page=1&size=20&sportType=0"],
    ["getNewsListByTag", `tag=team-${football.team}&page=1`],
    ["getNewsListByCategory", "categoryId=report&page=1"],
    ["getNewsListByAuthor", "authorId=1&page=1"],
    ["searchNews", "q=rewritten"],
    ...(story === undefined ? [] : [["getNewsDetail", `newsId=${story}`] as ["getNewsDetail", string]]),
  ];
}

export type Process = Awaited<ReturnType<typeof openProcess>>;

/** What serves readers, as a process wires it: the lists, the caches and the calls over one store. */
export async function openProcess(database: Database, now: () => number, bus: WakeBus = inProcessBus()) {
  const budget = new Budget(64_000_000);
  const onError = (part: string, error: unknown) => console.error(part, error);
  const live = await startLive({ database, budget, bus, now, onError });
  const app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
  const caches = new Caches({ budget, changes: live.boards.changes, now });
  const { boards, hub, search, wake } = live;
  const accounts = testAccounts(database, now);
  const entryQueue = new EntryQueue(database, now);
  const services = { database, accounts, entryQueue, boards, hub, search, caches, wake, askSources: bus.ask, now };
  await serveApi(app, services, { checkReplies: false });
  await app.ready();
  return {
    live,
    /** The data of one call. */
    async ask(path: string) {
      const { statusCode, body } = await app.inject({ url: `/api${path}` });
      if (statusCode !== 200) throw new Error(`${path} answers ${statusCode}`);
      return JSON.parse(body).result.data;
    },
    /** The answers to everything, by address, as they are written: to take them apart takes longer than to have them answered. */
    async answers(asked: Asked): Promise<Record<string, string | number>> {
      const all: Record<string, string | number> = {};
      for (const [name, query] of questions(asked)) {
        const path = calls[name]?.path.replace(/\{(\w+)\}/g, (_, key) => new URLSearchParams(query).get(key) ?? "");
        const url = `/api${path}?${query}&lang=EN&timeZone=UTC`;
        const { statusCode, body } = await app.inject({ url });
        // A refusal tells when it was made, and a list by which fact it was.
        all[url] = statusCode === 200 ? body.replace(/"seq":\d+,?/g, "") : statusCode;
      }
      return all;
    },
    async close() {
      await live.stop();
      await app.close();
    },
  };
}
