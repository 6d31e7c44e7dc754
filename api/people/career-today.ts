import type { CareerRow } from "@scoreline/domain/people";
import { toldRows, withMatches } from "@scoreline/domain/season/career";
import { matchesOfTeamsSince } from "@scoreline/store/match/team-matches";
import { loadCareers } from "@scoreline/store/people/people";
import type { Services } from "#handler.ts";
import { playedSince } from "#people/played-since.ts";

/** The career of a player up to the last match that is over, the latest season last. */
export async function careerToday(
  services: Services,
  playerId: number,
  teamIds: readonly number[],
): Promise<CareerRow<number, number>[]> {
  const [career] = await loadCareers(services.database, [playerId]);
  if (!career) return [];
  const { rows, countedUntil } = career;
  if (countedUntil === null) return toldRows(rows);
  const teams = new Set([...teamIds, ...rows.slice(-2).map(({ team }) => team)]);
  const matches = await matchesOfTeamsSince(services.database, [...teams], countedUntil, services.now());
  const played = matches.length === 0 ? undefined : await playedSince(services, matches, countedUntil);
  return toldRows(withMatches(rows, played?.get(playerId) ?? []));
}
