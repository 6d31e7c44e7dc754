/**
 * What is spent of an address's allowance. A request costs one; to this comes the work that it really causes, in units of
 * about as much as answering from memory takes. What was kept for others costs nothing more.
 */
export const costs = {
  /** An answer that had to be made, or what a call reads of the store each time. */
  answer: 4,
  /** Nothing else keeps the thread busy for as long. */
  search: 10,
  /** What goes through seasons of past matches. */
  history: 8,
  /** A whole contest is counted, one of its trees is grown, or all that is somebody's is gathered. */
  count: 30,
  page: 10,
  picture: 10,
  /** A password is made slow to try: so is whoever sends many. */
  password: 20,
  stream: 5,
  /** A file for other programs. */
  file: 6,
  sitemap: 60,
} as const;

/** A season is read for each. */
const tournamentCalls = [
  "asianCupMatches",
  "asianCupKnockout",
  "africanCupMatches",
  "africanCupKnockout",
  "euroMatches",
  "euroKnockout",
  "copaMatches",
  "copaKnockout",
  "worldCupMatches",
];

/** All competitions are gone through and sorted. */
const catalogueCalls = ["soccerLeagueList", "basketballLeagueList", "leagueAll", "competitionSidebar"];

/** Another server may be asked. */
const hongKongCalls = [
  "hkfcLiveVideos",
  "hkfcMatchList",
  "hkfcKnockout",
  "hkfcScore",
  "hkfcInfo",
  "hkfcEvent",
  "hkfcLineup",
  "hkfcRanking",
];

/** What somebody changes of their own is written each time. */
const ownChanges = [
  "favMatch",
  "favTeam",
  "favLeague",
  "unFavMatch",
  "unFavTeam",
  "unFavLeague",
  "walkthrough",
  "basketballFavMatch",
  "basketballFavTeam",
  "basketballFavLeague",
  "basketballUnFavMatch",
  "basketballUnFavTeam",
  "basketballUnFavLeague",
  "basketballWalkthrough",
  "notificationRead",
  "notificationReadByGet",
  "notificationNotified",
  "notificationNotifiedByGet",
  "settingUpdate",
  "pushSubscribe",
  "pushUnsubscribe",
  "updateProfile",
  "updateProfilePreferredCountry",
  "updateProfilePreferredLanguage",
  "updateSettings",
  "updateReferralCode",
  "handOver",
  "endSession",
  "userLogout",
  "deleteAccount",
];

/** Calls that are not kept, or whose search for the answer is long: what they cost beyond a request. */
export const callCosts: Readonly<Record<string, number>> = {
  ...each(costs.search, [
    "searchAll",
    "globalSearch",
    "basketballGlobalSearch",
    "competitionSearch",
    "basketballCompetitionSearch",
    "teamSearch",
    "basketballTeamSearch",
    "countrySearch",
    "searchNews",
    "basketballCountrySearch",
  ]),
  ...each(costs.history, [
    "h2hInfo",
    "basketballH2hInfo",
    "h2hOdds",
    "lastMatches",
    "pastGoalRate",
    "goalStatistics",
    "currentSeasonStat",
    "teamStatComparison",
    "matchTips",
    "mediaTips",
    "soccerRankingHistory",
    "basketballRankingHistory",
    "getEntries",
    "getGroups",
    "listParticipant",
  ]),
  ...each(costs.password, [
    "signUp",
    "login",
    "resetPassword",
    "firebaseSignUp",
    "firebaseResetPassword",
    "setPassword",
    "updatePassword",
    "updatePhone",
  ]),
  ...each(costs.picture, ["updateProfilePicture"]),
  // Two dozen tables are read for it.
  ...each(costs.count, ["downloadData"]),
  ...each(costs.answer, [
    "getCaptcha",
    "getSignUpCode",
    "getLoginCode",
    "getResetCode",
    "getPhoneCode",
    "loginOtp",
    "validateReset",
    "startChatLogin",
    "loginLine",
    "loginZalo",
    "firebaseLogin",
    "firebaseValidateReset",
    "listComment",
    "addComment",
    "likeComment",
    "deleteComment",
    "reportComment",
    "getContestInfo",
    "getTeamListByContestId",
    "getContesterPredictionList",
    "getLatestContesterPredictionList",
    "latestPredictionList",
    "getMyPredictionList",
    "myPrediction",
    "selections",
    "join",
    "joinByLink",
    "submitPrediction",
    "participate",
    "myParticipant",
    "likeVideo",
    "createGroup",
    "joinGroup",
    "verifyEntry",
    "getRoots",
    "getVotes",
    "castVote",
    "newsLetterSubscribe",
    "newsLetterSubscribeByGet",
    "newsLetterConfirm",
    "newsLetterUnsubscribe",
    "favMatchList",
    "basketballFavMatchList",
    "europeOdds",
    "handicapOdds",
    "overUnderOdds",
    "latestEuropeOdds",
    "latestThreePeriod",
    "fixtureByLeague",
    "basketballFixtureByLeague",
    "getMatchListByTeam",
    "squadStatus",
    "matchCommentary",
    "basketballCommentaryCall",
    "announcement",
    "leagueInfo",
    "seasonListByLeague",
    "subLeagueList",
    "nextFiveMatch",
    "liveTrackerUrl",
    "updateAdUserViewed",
    ...tournamentCalls,
    ...catalogueCalls,
    ...hongKongCalls,
    ...ownChanges,
  ]),
};

function each(cost: number, calls: readonly string[]): Record<string, number> {
  return Object.fromEntries(calls.map((call) => [call, cost]));
}
