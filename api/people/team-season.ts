import type { Team } from "@scoreline/contract/calls/team";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { type Average, basketballTeamAverages, footballTeamAverages } from "@scoreline/domain/season/averages";
import { seasonRecord } from "@scoreline/domain/season/record";
import type { Side } from "@scoreline/domain/sport";
import { around } from "@scoreline/domain/table/around";
import { standings } from "@scoreline/domain/table/standings";
import type { Catalogue } from "@scoreline/live/catalogue";
import type { SeasonSheet } from "@scoreline/live/seasons";
import type { Team as StoredTeam } from "@scoreline/store/catalogue/catalogue";
import type { Database } from "@scoreline/store/engine/open";
import { loadPartOfMatches } from "@scoreline/store/match/details";
import type { Services } from "#handler.ts";
import type { Wording } from "#people/badges.ts";
import { leagueBadge, teamBadge } from "#rows/badges.ts";

/** Lines of a table that are shown around a team. */
const linesAround = 5;

type Match = MatchHead & { seasonName: string };

/** A cup that was over before the league began belongs to the season before, although its next one has not been told yet. */
export function withoutLastSeason<Own extends Match>(matches: readonly Own[], { competitions }: Catalogue): Own[] {
  const own = Map.groupBy(matches, ({ competitionId }) => competitionId);
  const [league] = [...own.keys()]
    .flatMap((id) => competitions.get(id) ?? [])
    .filter(({ kind }) => kind === "league")
    .sort((one, other) => other.popularity - one.popularity);
  const begun = own.get(league?.id ?? Number.NaN)?.[0]?.kickoff ?? Number.NEGATIVE_INFINITY;
  return matches.filter(({ competitionId }) => (own.get(competitionId)?.at(-1)?.kickoff ?? begun) >= begun);
}

/** What a team plays in now, its league first, and what it does in a match on average. */
export async function seasonOfTeam(
  { database, boards }: Services,
  team: StoredTeam,
  matches: readonly Match[],
  wording: Wording,
): Promise<Pick<Team, "leagues" | "averages">> {
  const { catalogue, locale } = wording;
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
  const leagues = ranked.map(async ({ competition, own }) => {
    const latest = own.at(-1);
    return {
      ...leagueBadge(competition.id, catalogue, locale),
      kind: competition.kind,
      seasonName: latest?.seasonName ?? "",
      ...seasonRecord(own.map((match) => ({ side: sideOf(match, team.id), state: match.state }))),
      table: latest ? tableAround(await boards.seasons.get(latest.seasonId), team.id, wording) : null,
    };
  });
  const [told, averages] = await Promise.all([Promise.all(leagues), averagesOf(database, team, ranked[0]?.own ?? [])]);
  return { leagues: told, averages };
}

/** The lines around a team in the table that it stands in now. */
function tableAround(
  sheet: SeasonSheet | undefined,
  teamId: number,
  { catalogue, locale }: Wording,
): Team["leagues"][number]["table"] {
  const own = sheet?.tables.filter(({ teams, beside }) => !beside && teams.includes(teamId)) ?? [];
  const now = own.findLast(({ games }) => games.length > 0) ?? own[0];
  if (!now) return null;
  const lines = standings(now, { live: true });
  return around(
    lines,
    lines.findIndex((line) => line.teamId === teamId),
    linesAround,
  ).map(({ rank, teamId: id, played, won, lost, difference, points, zone }) => ({
    rank,
    team: teamBadge({ teamId: id }, catalogue, locale),
    played,
    won,
    lost,
    difference,
    points,
    zone: zone ?? null,
  }));
}

/** Of the competition that stands first: "played" beside them counts the same matches, so none of them may be missing. */
async function averagesOf(database: Database, team: StoredTeam, matches: readonly Match[]): Promise<Average[]> {
  const sides = new Map(
    matches.filter(({ state }) => state.kind === "finished").map((match) => [match.id, sideOf(match, team.id)]),
  );
  const withSides = <Statistics>(found: Map<number, Statistics>) =>
    found.size < sides.size
      ? []
      : [...found].map(([id, statistics]) => ({ side: sides.get(id) ?? ("home" as const), statistics }));
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
