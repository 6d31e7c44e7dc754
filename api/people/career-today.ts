import type { CareerRow } from "@scoreline/domain/people";
import { toldRows, withMatches } from "@scoreline/domain/season/career";
import { currentMatches, matchesOfTeamsSince, type NamedMatch } from "@scoreline/store/match/team-matches";
import { loadCareers } from "@scoreline/store/people/people";
import { ratingsOfPlayer } from "@scoreline/store/people/performances";
import type { Services } from "#handler.ts";
import { playedInKnownSeasons, playedSince } from "#people/played-since.ts";

/** The career of a player up to the last match that is over, the latest season last. */
export async function careerToday(
  services: Services,
  playerId: number,
  teamIds: readonly number[],
): Promise<CareerRow<number, number>[]> {
  const [career] = await loadCareers(services.database, [playerId]);
  if (!career) return withoutCareer(services, playerId, teamIds);
  const { rows, countedUntil } = career;
  if (countedUntil === null) return toldRows(rows);
  const teams = new Set([...teamIds, ...rows.slice(-2).map(({ team }) => team)]);
  const matches = await matchesOfTeamsSince(services.database, [...teams], countedUntil, services.now());
  const played = matches.length === 0 ? undefined : await playedSince(services, matches, countedUntil);
  return rated(services, playerId, toldRows(withMatches(rows, played?.get(playerId) ?? [])));
}

type Row = CareerRow<number, number>;

/** Whoever plays for a national team alone, say, and has no club of which a source tells. */
async function withoutCareer(services: Services, playerId: number, teamIds: readonly number[]): Promise<Row[]> {
  const matches = await currentMatchesOf(services, teamIds);
  const played = await playedInKnownSeasons(services, matches);
  return withMatches<number, number>([], played.get(playerId) ?? []);
}

/** Each once, also where two of the teams met. */
async function currentMatchesOf({ database }: Services, teamIds: readonly number[]): Promise<NamedMatch[]> {
  const matches = (await Promise.all([...new Set(teamIds)].map((team) => currentMatches(database, team)))).flat();
  return [...new Map(matches.map((match) => [match.id, match])).values()];
}

/** Where a career has no marks of a season that is on, those of its matches; nothing as long as some of them are not known. */
async function rated(services: Services, playerId: number, rows: readonly Row[]): Promise<Row[]> {
  const unmarked = rows.filter(({ rating, appearances }) => rating === undefined && appearances > 0);
  if (unmarked.length === 0) return [...rows];
  const matches = await currentMatchesOf(
    services,
    unmarked.map(({ team }) => team),
  );
  const over = matches.filter(({ state }) => state.kind === "finished");
  const marks = new Map(
    (
      await ratingsOfPlayer(
        services.database,
        playerId,
        over.map(({ id }) => id),
      )
    ).map(({ matchId, ...mark }) => [matchId, mark]),
  );
  return rows.map((row) => {
    if (!unmarked.includes(row)) return row;
    const own = over.flatMap(({ id, seasonName, competitionId, ...sides }) => {
      const mark = seasonName === row.season && competitionId === row.competition ? marks.get(id) : undefined;
      const played = mark && sides[mark.side];
      // Whoever changed clubs within a league has met the one or the other.
      return played && "teamId" in played && played.teamId === row.team ? [mark.rating] : [];
    });
    if (own.length < row.appearances) return row;
    return { ...row, rating: Math.round((100 * own.reduce((sum, mark) => sum + mark, 0)) / own.length) / 100 };
  });
}
