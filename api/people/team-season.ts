import type { Team } from "@scoreline/contract/calls/team";
import type { MatchHead } from "@scoreline/domain/match/head";
import { type Average, basketballTeamAverages, footballTeamAverages } from "@scoreline/domain/season/averages";
import { seasonRecord } from "@scoreline/domain/season/record";
import type { Side } from "@scoreline/domain/sport";
import { leagueBadge } from "@scoreline/live/rows";
import type { Team as StoredTeam } from "@scoreline/store/catalogue";
import { loadPartOfMatches } from "@scoreline/store/match-details";
import type { Database } from "@scoreline/store/open";
import type { Wording } from "#people/badges.ts";

type Match = MatchHead & { seasonName: string };

/** What a team plays in now, its league first, and what it does in a match on average. */
export async function seasonOfTeam(
  database: Database,
  team: StoredTeam,
  matches: readonly Match[],
  { catalogue, locale }: Wording,
): Promise<Pick<Team, "leagues" | "averages">> {
  const ranked = [...Map.groupBy(matches, ({ competitionId }) => competitionId)].flatMap(([competitionId, own]) => {
    const competition = catalogue.competitions.get(competitionId);
    return competition ? [{ competition, own }] : [];
  });
  // A club's league stands first; a nation's most followed tournament does.
  ranked.sort(
    (a, b) =>
      Number(b.competition.kind === "league") - Number(a.competition.kind === "league") ||
      b.competition.popularity - a.competition.popularity ||
      a.competition.id - b.competition.id,
  );
  return {
    leagues: ranked.map(({ competition, own }) => ({
      ...leagueBadge(competition.id, catalogue, locale),
      kind: competition.kind,
      seasonName: own.at(-1)?.seasonName ?? "",
      ...seasonRecord(own.map((match) => ({ side: sideOf(match, team.id), state: match.state }))),
    })),
    averages: await averagesOf(database, team, matches),
  };
}

async function averagesOf(database: Database, team: StoredTeam, matches: readonly Match[]): Promise<Average[]> {
  const sides = new Map(
    matches.filter(({ state }) => state.kind === "finished").map((match) => [match.id, sideOf(match, team.id)]),
  );
  const withSides = <Statistics>(found: Map<number, Statistics>) =>
    [...found].map(([id, statistics]) => ({ side: sides.get(id) ?? ("home" as const), statistics }));
  if (team.sport === "football") {
    return footballTeamAverages(withSides(await loadPartOfMatches(database, "football-statistics", [...sides.keys()])));
  }
  return basketballTeamAverages(
    withSides(await loadPartOfMatches(database, "basketball-statistics", [...sides.keys()])),
  );
}

function sideOf({ home }: MatchHead, teamId: number): Side {
  return "teamId" in home && home.teamId === teamId ? "home" : "away";
}
