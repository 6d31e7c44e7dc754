/** An input for every declared call; a test fails for a call that has none here. */
export const goodInput: Record<string, string> = {
  getMatchList: "date=2026-11-15",
  getMatchListv2: "date=2026-11-15&status=live",
  getMatchListv4: "date=2026-11-15&status=finished&leagueId=1000&pageSize=500",
  basketballMatchList: "date=2026-11-15",
  matchScore: "matchIds=1,2",
  basketballScore: "matchIds=4",
  teamInfo: "teamId=1",
  basketballTeamInfo: "teamId=3",
  getMatchListByTeam: "teamId=1&page=-1",
  playerInfo: "playerId=1",
  basketballPlayerInfo: "playerId=2",
  getPerformance: "playerId=1&season=2026",
};
