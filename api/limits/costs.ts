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
  page: 10,
  picture: 10,
  /** A password is made slow to try: so is whoever sends many. */
  password: 20,
  stream: 5,
  /** A file for other programs. */
  file: 6,
  sitemap: 60,
} as const;

/** Calls that are not kept, or whose search for the answer is long: what they cost beyond a request. */
export const callCosts: Readonly<Record<string, number>> = {
  ...each(costs.search, [
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
    "soccerRankingHistory",
    "basketballRankingHistory",
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
    "downloadData",
    "listComment",
    "addComment",
    "likeComment",
    "deleteComment",
    "reportComment",
    "getContestInfo",
    "getContesterPredictionList",
    "getLatestContesterPredictionList",
    "join",
    "joinByLink",
    "submitPrediction",
    "participate",
    "verifyEntry",
    "getEntries",
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
  ]),
};

function each(cost: number, calls: readonly string[]): Record<string, number> {
  return Object.fromEntries(calls.map((call) => [call, cost]));
}
