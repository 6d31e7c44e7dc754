import type { Sport } from "@scoreline/domain/sport";
import { and, between, inArray, isNull, or } from "drizzle-orm";
import { isOneOf } from "../engine/bulk.ts";
import type { Queryable } from "../engine/open.ts";
import { contender } from "../match/matches.ts";
import { competitions, countries, players, seasons, stages, teams } from "../schema/catalogue.ts";
import { matches } from "../schema/matches.ts";
import { officials, squads } from "../schema/people.ts";

/** What a thing that a source names for the first time may be: wide nets, the rules of domain/identity/ choose. */

export async function countriesOfCode(db: Queryable, codes: readonly string[]) {
  if (codes.length === 0) return [];
  return db
    .select()
    .from(countries)
    .where(inArray(countries.code, [...codes]));
}

export async function competitionsLike(db: Queryable, countryIds: readonly number[], keys: readonly string[]) {
  if (keys.length === 0) return [];
  const { id, sport, countryId, key, kind, names } = competitions;
  return db
    .select({ id, sport, countryId, key, kind, names })
    .from(competitions)
    .where(or(inArray(countryId, [...countryIds]), inArray(key, [...keys])));
}

export async function seasonsOf(db: Queryable, competitionIds: readonly number[]) {
  if (competitionIds.length === 0) return [];
  return db
    .select()
    .from(seasons)
    .where(inArray(seasons.competitionId, [...competitionIds]));
}

export async function stagesOf(db: Queryable, seasonIds: readonly number[]) {
  if (seasonIds.length === 0) return [];
  const { id, seasonId, name, kind, order, group } = stages;
  return db
    .select({ id, seasonId, name, kind, order, group })
    .from(stages)
    .where(inArray(seasonId, [...seasonIds]));
}

export async function teamsOf(db: Queryable, countryIds: readonly number[]) {
  if (countryIds.length === 0) return [];
  const { id, sport, kind, countryId, names } = teams;
  return db
    .select({ id, sport, kind, countryId, names })
    .from(teams)
    .where(inArray(countryId, [...countryIds]));
}

/** Players born on one of the days, and those of the teams, by themselves or by a squad; with those teams. */
export async function playersLike(db: Queryable, birthDates: readonly string[], teamIds: readonly number[]) {
  const { id, sport, names, birthDate, teamId } = players;
  const inSquads = db
    .select({ id: squads.playerId })
    .from(squads)
    .where(inArray(squads.teamId, [...teamIds]));
  const found = await db
    .select({ id, sport, names, birthDate, teamId })
    .from(players)
    .where(or(inArray(birthDate, [...birthDates]), inArray(teamId, [...teamIds]), inArray(id, inSquads)));
  const seats = await db
    .select({ playerId: squads.playerId, teamId: squads.teamId })
    .from(squads)
    .where(inArray(squads.teamId, [...teamIds]));
  const teamsById = Map.groupBy(seats, ({ playerId }) => playerId);
  return found.map(({ teamId: own, ...player }) => {
    const others = (teamsById.get(player.id) ?? []).map(({ teamId: other }) => other);
    return { ...player, teamIds: own === null ? others : [own, ...others] };
  });
}

export async function officialsOf(db: Queryable, sports: readonly Sport[]) {
  return db
    .select()
    .from(officials)
    .where(inArray(officials.sport, [...sports]));
}

/** Matches in a span of time: those of these teams, and those of these seasons in which a place is open. */
export async function matchesLike(
  db: Queryable,
  span: { from: number; to: number },
  teamIds: readonly number[],
  seasonIds: readonly number[],
) {
  const { id, sport, competitionId, seasonId, stageId, round, tie, kickoff } = matches;
  const { homeTeamId, awayTeamId, homePlaceholder, awayPlaceholder } = matches;
  const rows = await db
    .select({
      id,
      sport,
      competitionId,
      seasonId,
      stageId,
      round,
      tie,
      kickoff,
      homeTeamId,
      awayTeamId,
      homePlaceholder,
      awayPlaceholder,
    })
    .from(matches)
    .where(
      and(
        between(kickoff, span.from, span.to),
        or(
          inArray(homeTeamId, [...teamIds]),
          inArray(awayTeamId, [...teamIds]),
          and(inArray(seasonId, [...seasonIds]), or(isNull(homeTeamId), isNull(awayTeamId))),
        ),
      ),
    );
  return rows.map((row) => {
    const { homeTeamId: home, awayTeamId: away, homePlaceholder: first, awayPlaceholder: second, ...traits } = row;
    return { ...traits, home: contender(home, first), away: contender(away, second) };
  });
}

/** Matches of these seasons in a span of time of which both sides are known. */
export async function meetingsOf(db: Queryable, span: { from: number; to: number }, seasonIds: readonly number[]) {
  const { id, seasonId, round, kickoff, homeTeamId, awayTeamId } = matches;
  const rows = await db
    .select({ id, seasonId, round, kickoff, homeTeamId, awayTeamId })
    .from(matches)
    .where(and(isOneOf(seasonId, seasonIds), between(kickoff, span.from, span.to)));
  return rows.flatMap(({ homeTeamId: home, awayTeamId: away, ...meeting }) =>
    home === null || away === null ? [] : [{ ...meeting, home: { teamId: home }, away: { teamId: away } }],
  );
}
