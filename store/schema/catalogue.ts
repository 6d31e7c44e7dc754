import type { TieBreak, Zone } from "@scoreline/domain/competition";
import type { Names, ShortNames } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import { boolean, date, index, integer, jsonb, pgTable, serial, smallint, text, unique } from "drizzle-orm/pg-core";

export const countries = pgTable("countries", {
  id: serial().primaryKey(),
  code: text().notNull().unique(),
  names: jsonb().$type<Names>().notNull(),
});

export const competitions = pgTable(
  "competitions",
  {
    /** Starts at 1000: smaller ids are the well-known ones of the specification. */
    id: serial().primaryKey(),
    sport: text().$type<Sport>().notNull(),
    countryId: integer("country_id")
      .notNull()
      .references(() => countries.id),
    key: text().notNull(),
    names: jsonb().$type<Names>().notNull(),
    code: text().notNull(),
    level: smallint().notNull(),
    kind: text().$type<"league" | "cup">().notNull(),
    popularity: smallint().notNull(),
    colour: text(),
    logo: text(),
    founded: smallint(),
    holders: text(),
    recordWinners: jsonb("record_winners").$type<[name: string, titles: number][]>(),
    format: text(),
  },
  (table) => [unique("competitions_sport_key").on(table.sport, table.key)],
);

export const seasons = pgTable(
  "seasons",
  {
    id: serial().primaryKey(),
    competitionId: integer("competition_id")
      .notNull()
      .references(() => competitions.id),
    name: text().notNull(),
    from: date().notNull(),
    to: date().notNull(),
    current: boolean().notNull(),
  },
  (table) => [index("seasons_competition").on(table.competitionId)],
);

export const stages = pgTable(
  "stages",
  {
    id: serial().primaryKey(),
    seasonId: integer("season_id")
      .notNull()
      .references(() => seasons.id),
    name: text().notNull(),
    kind: text().$type<"table" | "knockout">().notNull(),
    order: smallint().notNull(),
    zones: jsonb().$type<Zone[]>(),
    tieBreaks: jsonb("tie_breaks").$type<TieBreak[]>(),
    /** Where the stage has a name of its own, as conferences do. */
    names: jsonb().$type<Names>(),
    group: text(),
  },
  (table) => [index("stages_season").on(table.seasonId)],
);

/** Grounds. What teams and matches call them stands there; here they are one, whatever they are called. */
export const venues = pgTable("venues", {
  id: serial().primaryKey(),
  countryId: integer("country_id").notNull(),
  name: text().notNull(),
  city: text(),
  capacity: integer(),
});

export const teams = pgTable("teams", {
  id: serial().primaryKey(),
  sport: text().$type<Sport>().notNull(),
  kind: text().$type<"club" | "national">().notNull(),
  countryId: integer("country_id")
    .notNull()
    .references(() => countries.id),
  names: jsonb().$type<Names>().notNull(),
  short: text().notNull(),
  /** What readers of other languages call it where there is little room; who has none is called by the name. */
  shorts: jsonb().$type<ShortNames>(),
  code: text().notNull(),
  city: text(),
  venue: jsonb().$type<{ name: string; capacity?: number }>(),
  venueId: integer("venue_id"),
  founded: smallint(),
  colours: jsonb().$type<[string, string]>(),
  crest: jsonb().$type<[shape: string, pattern: string]>(),
  logo: text(),
});

export const players = pgTable(
  "players",
  {
    id: serial().primaryKey(),
    sport: text().$type<Sport>().notNull(),
    names: jsonb().$type<Names>().notNull(),
    teamId: integer("team_id"),
    countryId: integer("country_id"),
    birthDate: date("birth_date"),
    birthPlace: text("birth_place"),
    position: text(),
    number: smallint(),
    heightCm: smallint("height_cm"),
    weightKg: smallint("weight_kg"),
    foot: text().$type<"left" | "right" | "both">(),
    marketValueEur: integer("market_value_eur"),
    photo: text(),
  },
  (table) => [index("players_team").on(table.teamId), index("players_birth_date").on(table.birthDate)],
);
