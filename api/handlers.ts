import type { CallName, Calls } from "@scoreline/contract/calls";
import { chatLoginCalls } from "#account/chat-login.ts";
import { credentialCalls } from "#account/credentials.ts";
import { firebaseCalls } from "#account/firebase.ts";
import { loginCalls } from "#account/login.ts";
import { ownCalls } from "#account/own.ts";
import { resetCalls } from "#account/reset.ts";
import { goals } from "#analysis/goals.ts";
import { teams } from "#analysis/teams.ts";
import { tips } from "#analysis/tips.ts";
import { commentCalls } from "#comment/comments.ts";
import { boardCalls } from "#contest/board.ts";
import { entryCalls } from "#contest/entry.ts";
import { groupCalls } from "#contest/groups.ts";
import { contestInfos } from "#contest/info.ts";
import { contestLists } from "#contest/list.ts";
import { proofCalls } from "#contest/proof.ts";
import { voteCalls } from "#contest/votes.ts";
import { favouriteLists } from "#favourite/lists.ts";
import { favouriteToggles } from "#favourite/toggle.ts";
import { headToHeads } from "#h2h/head-to-head.ts";
import type { Handler } from "#handler.ts";
import { highlightLists } from "#highlight/list.ts";
import { hkfcCalls } from "#hkfc/hkfc.ts";
import { leagueFixtures } from "#league/fixtures.ts";
import { leagueInfos } from "#league/info.ts";
import { leaders } from "#league/leaders.ts";
import { leagueLists } from "#league/lists.ts";
import { rankings } from "#league/ranking.ts";
import { standingsByMatch } from "#league/standing-by-match.ts";
import { teamsOfTheWeek } from "#league/team-of-the-week.ts";
import { teamStatisticsCalls } from "#league/team-statistics.ts";
import { aroundMatch } from "#match/around.ts";
import { boxScoreCalls } from "#match/box-score.ts";
import { commentaryCalls } from "#match/commentary.ts";
import { eventCalls } from "#match/events.ts";
import { frontPage } from "#match/front-page.ts";
import { infoCalls } from "#match/info.ts";
import { lineUpCalls } from "#match/line-ups.ts";
import { basketballLists, footballLists } from "#match/list.ts";
import { scores } from "#match/score.ts";
import { statisticsCalls } from "#match/statistics.ts";
import { videoCalls } from "#match/videos.ts";
import { newsLists } from "#news/lists.ts";
import { newsSearch } from "#news/search.ts";
import { newsStories } from "#news/story.ts";
import { newsletterCalls } from "#newsletter/newsletter.ts";
import { notificationCalls } from "#notification/list.ts";
import { pushCalls } from "#notification/push.ts";
import { notificationSettings } from "#notification/settings.ts";
import { latestOdds } from "#odds/latest.ts";
import { movements } from "#odds/movement.ts";
import { pastResults } from "#odds/past-results.ts";
import { winRates } from "#odds/win-rate.ts";
import { performances } from "#people/performance.ts";
import { playerProfiles } from "#people/player-info.ts";
import { teamProfiles } from "#people/team-info.ts";
import { teamMatches } from "#people/team-matches.ts";
import { searches } from "#search/search.ts";
import { sessionCalls } from "#session/logout.ts";
import { articleCalls } from "#site/articles.ts";
import { bannerCalls } from "#site/banners.ts";
import { placeCalls } from "#site/place.ts";
import { tournamentHandlers } from "#tournament/tournaments.ts";

/** Who answers which call. A call that is declared and missing here does not compile. */
export const handlers: { [Name in Exclude<CallName, "liveStream">]: Handler<Calls[Name]> } = {
  ...sessionCalls,
  ...loginCalls,
  ...resetCalls,
  ...chatLoginCalls,
  ...firebaseCalls,
  ...ownCalls,
  ...credentialCalls,
  ...favouriteLists,
  ...favouriteToggles,
  ...leagueLists,
  ...rankings,
  ...standingsByMatch,
  ...leagueFixtures,
  ...leagueInfos,
  ...leaders,
  ...teamStatisticsCalls,
  ...teamsOfTheWeek,
  ...tournamentHandlers,
  ...hkfcCalls,
  ...footballLists,
  ...basketballLists,
  ...scores,
  ...teamProfiles,
  ...teamMatches,
  ...playerProfiles,
  ...performances,
  ...headToHeads,
  ...notificationCalls,
  ...notificationSettings,
  ...pushCalls,
  ...latestOdds,
  ...movements,
  ...winRates,
  ...pastResults,
  ...goals,
  ...teams,
  ...tips,
  ...searches,
  ...bannerCalls,
  ...articleCalls,
  ...contestLists,
  ...newsLists,
  ...newsSearch,
  ...newsStories,
  ...newsletterCalls,
  ...commentCalls,
  ...contestInfos,
  ...entryCalls,
  ...boardCalls,
  ...groupCalls,
  ...proofCalls,
  ...voteCalls,
  ...placeCalls,
  ...infoCalls,
  ...eventCalls,
  ...commentaryCalls,
  ...aroundMatch,
  ...videoCalls,
  ...highlightLists,
  ...frontPage,
  ...lineUpCalls,
  ...statisticsCalls,
  ...boxScoreCalls,
};
