import type { GetData, GetPath, GetReply } from "#client.ts";
import { data, emptyList, hides, type Mask, mask, named, noCounts, nothing, open, type Payload } from "#hidden/mask.ts";
import { matchRow } from "#hidden/match-row.ts";
import { newsMasks } from "#hidden/news.ts";
import { player, playerMatches, team } from "#hidden/people.ts";
import { leagueMatches, leagueMatchRow, matchInfo, pastMatchRow } from "#hidden/rows.ts";
import { bracket, ranks, table } from "#hidden/standings.ts";
import { allOf, among, ofMatch, ofMatches } from "#hidden/subject.ts";

/** Answers that say themselves which matches they reveal something of. */

const list = named<Payload<GetReply<"/match/getMatchList">>>({ leagueMatchList: leagueMatches, seq: open, date: open });
const favourites = named<Payload<GetReply<"/fav/favMatchList">>>({
  leagueMatchList: leagueMatches,
  seq: open,
  hasMore: open,
});
const scores = data<GetData<"/match/score">>(matchRow);
const info = data<GetData<"/match/info">>(matchInfo);

const teamMatches = named<Payload<GetReply<"/match/getMatchListByTeam">>>({
  leagueMatchList: leagueMatches,
  page: open,
  earlier: open,
  later: open,
  seq: open,
});

const highlightList = data<GetData<"/highlight/highlightList">>(
  mask<GetData<"/highlight/highlightList">>({ date: open, page: open, hasNext: open, leagueMatchList: leagueMatches }),
);

const nextMatches = mask<GetData<"/match/nextFiveMatch">>({ home: matchRow, away: matchRow });

type Featured = NonNullable<GetData<"/match/featured">>;
const featured = mask<Featured>(
  { league: leagueMatches, momentum: emptyList, chances: nothing },
  { tells: ({ league }) => ofMatches(league.matches) },
);

type PastSide = GetData<"/last/{side}">;
const pastSide = mask<PastSide>(
  { record: noCounts, form: emptyList, matches: pastMatchRow },
  { tells: ({ matches }) => ofMatches(matches) },
);
const headToHead = data<GetData<"/h2h/info">>(
  mask<GetData<"/h2h/info">>(
    { record: noCounts, meetings: pastMatchRow, home: pastSide, away: pastSide },
    { tells: ({ meetings }) => ofMatches(meetings) },
  ),
);

/** What became of a price says how the match ended. */
type Settled = GetData<"/h2h/odds">["matches"][number];
const settled = mask<Settled>(
  { match: pastMatchRow, side: open, handicap: nothing, total: nothing, result: nothing },
  { tells: ({ match }) => [ofMatch(match)] },
);
type Tally = GetData<"/h2h/odds">["tally"];
const pastPrices = mask<GetData<"/h2h/odds">>(
  {
    companyId: open,
    tally: hides<Tally>(() => ({
      played: 0,
      handicap: { won: 0, push: 0, lost: 0 },
      total: { over: 0, push: 0, under: 0 },
    })),
    matches: settled,
    leagueList: open,
  },
  { tells: ({ matches }) => matches.map(({ match }) => ofMatch(match)) },
);

const ranking = data<GetData<"/soccerLeague/ranking">>(
  mask<GetData<"/soccerLeague/ranking">>({
    league: open,
    season: open,
    teams: open,
    tables: table,
    brackets: bracket,
    round: open,
    watch: open,
    seq: open,
  }),
);
const rankingHistory = data<GetData<"/soccerLeague/ranking_history">>(
  mask<GetData<"/soccerLeague/ranking_history">>({ league: open, season: open, teams: open, tables: ranks }),
);

type StandingByMatch = GetData<"/soccer/getLeagueStandingStatByMatch">;
const standingByMatch = mask<StandingByMatch>(
  { season: open, home: nothing, away: nothing, teams: open, tables: table },
  {
    tells: ({ tables }) =>
      tables.map(({ subLeagueId, total }) =>
        among(
          `s${subLeagueId}`,
          total.map(({ teamId }) => teamId),
        ),
      ),
  },
);

const fixtures = data<GetData<"/match/getFixtureByLeague">>(
  mask<GetData<"/match/getFixtureByLeague">>({
    league: open,
    season: open,
    rounds: open,
    months: open,
    round: open,
    month: open,
    stages: open,
    matches: leagueMatchRow,
    seq: open,
  }),
);

type LeagueInfo = GetData<"/league/info">;
const leagueInfo = mask<LeagueInfo>(
  {
    league: open,
    founded: open,
    format: open,
    holders: nothing,
    recordWinners: open,
    champions: hides<LeagueInfo["champions"], LeagueInfo>((champions, about) =>
      champions.filter((champion) => !isRecent(champion, about)),
    ),
    seasons: open,
    season: open,
    tables: open,
    knockouts: open,
    matches: open,
    clubs: open,
  },
  {
    tells: (about) =>
      about.champions
        .filter((champion) => isRecent(champion, about))
        .map(({ winner, runnerUp }) => allOf(undefined, [winner.teamId, ...(runnerUp ? [runnerUp.teamId] : [])])),
  },
);

/** Who has won the season that runs, or the one that is shown. */
function isRecent({ seasonName }: LeagueInfo["champions"][number], { season, seasons }: LeagueInfo): boolean {
  return seasonName === season?.name || seasons.some(({ current, name }) => current && name === seasonName);
}

const leaders = mask<GetData<"/league/leaders">>(
  { league: open, season: open, teams: open, players: emptyList, ranking: emptyList },
  { tells: countedOfSeason },
);

const teamStatistics = mask<GetData<"/league/teamStatistics">>(
  { league: open, season: open, teams: open, keys: emptyList, rows: emptyList },
  { tells: countedOfSeason },
);
const teamOfTheWeek = mask<GetData<"/league/teamOfTheWeek">>(
  { league: open, season: open, teams: open, rounds: emptyList, round: nothing, lines: emptyList, players: emptyList },
  { tells: countedOfSeason },
);

function countedOfSeason({ season, teams }: { season: { seasonId: number }; teams: readonly { teamId: number }[] }) {
  return [
    among(
      `l${season.seasonId}`,
      teams.map(({ teamId }) => teamId),
    ),
  ];
}

const teamInfo = named<Payload<GetReply<"/team/info">>>({
  teams: mask<Payload<GetReply<"/team/info">>["teams"]>({ team }),
});
const playerInfo = named<Payload<GetReply<"/player/info">>>({
  players: mask<Payload<GetReply<"/player/info">>["players"]>({ player }),
});

type Card = GetData<"/notification/list">["otherList"][number];
/** What is told of a match is told without its score to those who hide it. */
const card = mask<Card>(
  {
    id: open,
    type: open,
    title: hides<string, Card>((_, { plainTitle }) => plainTitle),
    content: hides<string, Card>((_, { plainContent }) => plainContent),
    plainTitle: open,
    plainContent: open,
    createTime: open,
    isRead: open,
    logo: open,
    redirectDetails: hides<string, Card>((_, { plainRedirectDetails }) => plainRedirectDetails),
    plainRedirectDetails: open,
    rings: open,
    countryKey: open,
    leagueKey: open,
    matchName: open,
    matchId: open,
    homeTeam: open,
    awayTeam: open,
    what: hides<string, Card>((what, { matchId }) => (matchId === undefined ? what : "moment")),
  },
  {
    tells: ({ type, matchId, homeTeam, awayTeam }) => {
      // Nobody can say what stories and comments tell of.
      if (type === 5 || type === 6) return [{ of: "unknown" }];
      return matchId !== undefined && homeTeam && awayTeam
        ? [ofMatch({ matchId, kind: "live", homeTeam, awayTeam })]
        : [];
    },
  },
);

const notifications = data<GetData<"/notification/list">>(
  mask<GetData<"/notification/list">>({
    announcementList: card,
    otherList: card,
    hasNext: open,
    notificationFlag: open,
  }),
);

const cupMatches = named<Payload<GetReply<"/match/getMatchListv2WC">>>({ leagueMatchList: leagueMatches, seq: open });
const cupKnockout = data<GetData<"/match/afc_2024/knockout">>(
  mask<GetData<"/match/afc_2024/knockout">>({ league: open, season: open, brackets: bracket }),
);

type ContestInfo = GetData<"/contest/getContestInfo">;
const contestMatch = mask<ContestInfo["matches"][number]>(
  {
    match: matchRow,
    league: open,
    closed: open,
    closesAt: open,
    result: nothing,
    shares: open,
    root: open,
    leaves: open,
  },
  { tells: ({ match }) => [ofMatch(match)] },
);
const contestInfo = mask<ContestInfo>(
  {
    contest: open,
    rules: open,
    versions: emptyList,
    matches: contestMatch,
    league: open,
    root: open,
    leaves: open,
    seq: open,
  },
  { tells: ({ matches }) => ofMatches(matches.map(({ match }) => match)) },
);
/** They name their matches by number alone. */
type OwnPick = GetData<"/contest/getMyPredictionList">[number];
const ownPick = mask<OwnPick>(
  { receipt: open, closed: open, verdict: nothing, points: nothing },
  { tells: () => [{ of: "unknown" }] },
);

/** Another server answers these, in words that nobody has judged: who hides anything is told none of them. */
const elsewhere = mask<GetReply<"/hkfc/match/score">>(
  {
    result: mask<GetReply<"/hkfc/match/score">["result"]>(
      { businessCode: open, message: open },
      { before: ({ businessCode, message }) => ({ businessCode, message }) },
    ),
  },
  { before: ({ result }) => ({ result }) },
);

export const replyMasks = {
  ...newsMasks,
  "/notification/list": notifications,
  "/match/getMatchList": list,
  "/match/getMatchListv2": list,
  "/match/getMatchListv4": list,
  "/basketball/match/getMatchList": list,
  "/fav/favMatchList": favourites,
  "/basketball/fav/favMatchList": favourites,
  "/match/getMatchListByTeam": teamMatches,
  "/match/score": scores,
  "/basketball/match/score": scores,
  "/match/info": info,
  "/basketball/match/info": info,
  "/match/nextFiveMatch": data<GetData<"/match/nextFiveMatch">>(nextMatches),
  "/match/featured": data<GetData<"/match/featured">>(featured),
  "/highlight/highlightList": highlightList,
  "/basketball/highlight/highlightList": highlightList,
  "/h2h/info": headToHead,
  "/basketball/h2h/info": headToHead,
  "/last/{side}": data<PastSide>(pastSide),
  "/h2h/odds": data<GetData<"/h2h/odds">>(pastPrices),
  "/soccerLeague/ranking": ranking,
  "/basketball/league/ranking": ranking,
  "/soccerLeague/ranking_history": rankingHistory,
  "/basketball/league/rankingHistory": rankingHistory,
  "/soccer/getLeagueStandingStatByMatch": data<StandingByMatch>(standingByMatch),
  "/match/getFixtureByLeague": fixtures,
  "/basketball/match/getFixtureByLeague": fixtures,
  "/league/info": data<LeagueInfo>(leagueInfo),
  "/league/leaders": data<GetData<"/league/leaders">>(leaders),
  "/league/teamStatistics": data<GetData<"/league/teamStatistics">>(teamStatistics),
  "/league/teamOfTheWeek": data<GetData<"/league/teamOfTheWeek">>(teamOfTheWeek),
  "/team/info": teamInfo,
  "/basketball/team/info": teamInfo,
  "/player/info": playerInfo,
  "/basketball/player/info": playerInfo,
  "/player/getPerformance": data<GetData<"/player/getPerformance">>(playerMatches),
  "/match/afc_2024/getMatchListv4": cupMatches,
  "/match/afcon_2024/getMatchListv4": cupMatches,
  "/match/uefa_euro_2024/getMatchListv4": cupMatches,
  "/match/copa_2024/getMatchListv4": cupMatches,
  "/match/getMatchListv2WC": cupMatches,
  "/match/afc_2024/knockout": cupKnockout,
  "/match/afcon_2024/knockout": cupKnockout,
  "/match/uefa_euro_2024/knockout": cupKnockout,
  "/match/copa_2024/knockout": cupKnockout,
  "/contest/getContestInfo": data<ContestInfo>(contestInfo),
  "/contest/getMyPredictionList": data<OwnPick[]>(ownPick),
  "/hkfc/match/liveVideos": elsewhere,
  "/hkfc/match/getMatchList": elsewhere,
  "/hkfc/match/knockout": elsewhere,
  "/hkfc/match/score": elsewhere,
  "/hkfc/match/info": elsewhere,
  "/hkfc/match/event": elsewhere,
  "/hkfc/match/lineup": elsewhere,
  "/hkfc/soccerLeague/ranking": elsewhere,
} satisfies { [Path in GetPath]?: Mask<GetReply<Path>> };
