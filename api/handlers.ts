import type { CallName, Calls } from "@scoreline/contract/calls";
import type { Handler } from "#handler.ts";
import { leagueFixtures } from "#league/fixtures.ts";
import { leagueInfos } from "#league/info.ts";
import { leaders } from "#league/leaders.ts";
import { leagueLists } from "#league/lists.ts";
import { rankings } from "#league/ranking.ts";
import { basketballLists, footballLists } from "#match/list.ts";
import { scores } from "#match/score.ts";
import { performances } from "#people/performance.ts";
import { playerProfiles } from "#people/player-info.ts";
import { teamProfiles } from "#people/team-info.ts";
import { teamMatches } from "#people/team-matches.ts";
import { searches } from "#search/search.ts";

/** Who answers which call. A call that is declared and missing here does not compile. */
export const handlers: { [Name in Exclude<CallName, "liveStream">]: Handler<Calls[Name]> } = {
  ...leagueLists,
  ...rankings,
  ...leagueFixtures,
  ...leagueInfos,
  ...leaders,
  ...footballLists,
  ...basketballLists,
  ...scores,
  ...teamProfiles,
  ...teamMatches,
  ...playerProfiles,
  ...performances,
  ...searches,
};
