import { asc, desc, eq, inArray } from "drizzle-orm";
import { isOneOf, upsertTouching } from "../engine/bulk.ts";
import type { Queryable } from "../engine/open.ts";
import { competitions, countries, players, seasons, stages, teams } from "../schema/catalogue.ts";

export type Country = typeof countries.$inferSelect;
export type Competition = typeof competitions.$inferSelect;
export type Season = typeof seasons.$inferSelect;
export type Stage = typeof stages.$inferSelect;
export type Team = Omit<typeof teams.$inferSelect, "venueId"> & { venueId?: number | null };
export type Player = typeof players.$inferSelect;

/** Those that save tell what was touched. Of the teams, or players, that are `fresh` nothing is stored yet. */
export const saveCountries = (db: Queryable, rows: readonly Country[]) =>
  upsertTouching(db, countries, rows, [countries.id], ["id"]);
export const saveCompetitions = (db: Queryable, rows: readonly Competition[]) =>
  upsertTouching(db, competitions, rows, [competitions.id], ["id"]);
export const saveSeasons = (db: Queryable, rows: readonly Season[]) =>
  upsertTouching(db, seasons, rows, [seasons.id], ["id", "competitionId"]);
export const saveStages = (db: Queryable, rows: readonly Stage[]) =>
  upsertTouching(db, stages, rows, [stages.id], ["seasonId"]);
export const saveTeams = (db: Queryable, rows: readonly Team[], fresh?: ReadonlySet<number>) =>
  upsertTouching(db, teams, rows, [teams.id], ["id"], isAmong(fresh));
export const savePlayers = (db: Queryable, rows: readonly Player[], fresh?: ReadonlySet<number>) =>
  upsertTouching(db, players, rows, [players.id], ["id", "teamId"], isAmong(fresh));

function isAmong(ids: ReadonlySet<number> = new Set()) {
  return ({ id }: { id?: number | undefined }) => id !== undefined && ids.has(id);
}

/** With ids only those, without all of them. */
export async function loadCountries(db: Queryable, ids?: readonly number[]): Promise<Country[]> {
  return db
    .select()
    .from(countries)
    .where(ids && inArray(countries.id, [...ids]));
}

export async function loadCompetitions(db: Queryable, ids?: readonly number[]): Promise<Competition[]> {
  return db
    .select()
    .from(competitions)
    .where(ids && inArray(competitions.id, [...ids]));
}

export async function loadTeams(db: Queryable, ids?: readonly number[]): Promise<Team[]> {
  return db
    .select()
    .from(teams)
    .where(ids && inArray(teams.id, [...ids]));
}

/** What has to be known of teams to judge a fixture. */
export async function teamBriefs(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { id, sport, countryId } = teams;
  return db.select({ id, sport, countryId }).from(teams).where(isOneOf(id, ids));
}

export async function competitionBriefs(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { id, sport, countryId } = competitions;
  return db.select({ id, sport, countryId }).from(competitions).where(isOneOf(id, ids));
}

export async function loadSeasons(db: Queryable, ids: readonly number[]): Promise<Season[]> {
  return db.select().from(seasons).where(isOneOf(seasons.id, ids));
}

export async function loadStages(db: Queryable, ids: readonly number[]): Promise<Stage[]> {
  return db
    .select()
    .from(stages)
    .where(inArray(stages.id, [...ids]));
}

/** The latest first. */
export async function seasonsOfCompetition(db: Queryable, competitionId: number): Promise<Season[]> {
  return db
    .select()
    .from(seasons)
    .where(eq(seasons.competitionId, competitionId))
    .orderBy(desc(seasons.to), desc(seasons.id));
}

export async function loadPlayers(db: Queryable, ids: readonly number[]): Promise<Player[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(players)
    .where(inArray(players.id, [...ids]));
}

/** In the order in which they are played or stand side by side. */
export async function stagesOfSeason(db: Queryable, seasonId: number): Promise<Stage[]> {
  return db.select().from(stages).where(eq(stages.seasonId, seasonId)).orderBy(asc(stages.order), asc(stages.id));
}

export async function loadStage(db: Queryable, id: number): Promise<Stage | undefined> {
  return (await db.select().from(stages).where(eq(stages.id, id)))[0];
}
