/** An input for every declared call; a test fails for a call that has none here. */
export const goodInput: Record<string, string> = {
  getMatchList: "date=2026-11-15",
  getMatchListv2: "date=2026-11-15&status=live",
  getMatchListv4: "date=2026-11-15&status=finished&leagueId=1000&pageSize=500",
  basketballMatchList: "date=2026-11-15",
  matchScore: "matchIds=1,2",
  basketballScore: "matchIds=4",
};
