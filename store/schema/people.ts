import type { Names } from "@scoreline/domain/names";
import type { AbsenceReason, CareerRow, OfficialRole, TransferKind, TrophyPlace } from "@scoreline/domain/people";
import type { Sport } from "@scoreline/domain/sport";
import { date, index, integer, jsonb, pgTable, primaryKey, serial, smallint, text } from "drizzle-orm/pg-core";
import { document, instant } from "./columns.ts";

/** Coaches and referees. */
export const officials = pgTable("officials", {
  id: serial().primaryKey(),
  sport: text().$type<Sport>().notNull(),
  role: text().$type<OfficialRole>().notNull(),
  names: jsonb().$type<Names>().notNull(),
  countryId: integer("country_id"),
  birthDate: date("birth_date"),
});

/** What a squad has besides its players, and the source's time of it. */
export const squadHeads = pgTable("squad_heads", {
  teamId: integer("team_id").primaryKey(),
  at: instant().notNull(),
  coachId: integer("coach_id"),
});

export const squads = pgTable(
  "squads",
  {
    teamId: integer("team_id").notNull(),
    playerId: integer("player_id").notNull(),
    number: smallint().notNull(),
    position: text(),
    /** The day on which the player joined, where it is known. */
    since: date(),
    contractUntil: date("contract_until"),
    onLoanFromId: integer("on_loan_from_id"),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.playerId] }), index("squads_player").on(table.playerId)],
);

export const transfers = pgTable(
  "transfers",
  {
    source: text().notNull(),
    ref: text().notNull(),
    playerId: integer("player_id").notNull(),
    date: date().notNull(),
    kind: text().$type<TransferKind>().notNull(),
    fromTeamId: integer("from_team_id"),
    toTeamId: integer("to_team_id"),
    feeEur: integer("fee_eur"),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.ref] }),
    index("transfers_player").on(table.playerId, table.date),
    index("transfers_from").on(table.fromTeamId, table.date),
    index("transfers_to").on(table.toTeamId, table.date),
  ],
);

export const absences = pgTable(
  "absences",
  {
    source: text().notNull(),
    ref: text().notNull(),
    playerId: integer("player_id").notNull(),
    teamId: integer("team_id").notNull(),
    reason: text().$type<AbsenceReason>().notNull(),
    kind: text().notNull(),
    from: date().notNull(),
    /** First day back. */
    until: date(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.ref] }),
    index("absences_player").on(table.playerId, table.from),
    index("absences_team").on(table.teamId, table.from),
  ],
);

export const trophies = pgTable(
  "trophies",
  {
    source: text().notNull(),
    ref: text().notNull(),
    competitionId: integer("competition_id").notNull(),
    seasonName: text("season_name").notNull(),
    teamId: integer("team_id"),
    playerId: integer("player_id"),
    place: text().$type<TrophyPlace>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.ref] }),
    index("trophies_competition").on(table.competitionId),
    index("trophies_team").on(table.teamId),
    index("trophies_player").on(table.playerId),
  ],
);

/** One document a player: a career is only ever shown whole. A migration has the table keep it as it is, not compressed. */
export const careers = pgTable("careers", {
  playerId: integer("player_id").primaryKey(),
  rows: document().$type<CareerRow<number, number>[]>().notNull(),
  /** Matches that began before are in the rows; all of them where the source does not say. */
  countedUntil: instant("counted_until"),
});
