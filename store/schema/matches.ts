import type { StoredEvent } from "@scoreline/domain/facts";
import type { AnyState, MatchKind } from "@scoreline/domain/match/state/state";
import type { Names } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, smallint, text } from "drizzle-orm/pg-core";
import { document, instant } from "./columns.ts";

/** Ids are checked by ingest, which gives them out, and not again by the database: see docs/decisions/0002. */
export const matches = pgTable(
  "matches",
  {
    id: serial().primaryKey(),
    sport: text().$type<Sport>().notNull(),
    competitionId: integer("competition_id").notNull(),
    seasonId: integer("season_id").notNull(),
    stageId: integer("stage_id"),
    round: text(),
    tie: smallint(),
    homeTeamId: integer("home_team_id"),
    awayTeamId: integer("away_team_id"),
    /** What will fill the place, while no team does. */
    homePlaceholder: jsonb("home_placeholder").$type<Names>(),
    awayPlaceholder: jsonb("away_placeholder").$type<Names>(),
    kickoff: instant().notNull(),
    venue: text(),
    venueId: integer("venue_id"),
    neutral: boolean().notNull(),
    kind: text().$type<MatchKind>().notNull(),
    state: document().$type<AnyState>().notNull(),
    /** The source's own time of the state: an older message never overwrites a newer one. */
    stateAt: instant("state_at").notNull(),
    /** The source's own time of the plan, where it tells one. */
    planAt: instant("plan_at"),
    homeReds: smallint("home_reds").notNull(),
    awayReds: smallint("away_reds").notNull(),
  },
  (table) => [
    index("matches_sport_kickoff").on(table.sport, table.kickoff),
    index("matches_season").on(table.seasonId),
    index("matches_home").on(table.homeTeamId),
    index("matches_away").on(table.awayTeamId),
  ],
);

/** Matches whose result was another once they had been over: what was written before tells the other one. */
export const changedResults = pgTable("changed_results", {
  matchId: integer("match_id").primaryKey(),
  /** The source's own time of the last such change. */
  at: instant().notNull(),
});

export const matchEvents = pgTable(
  "match_events",
  {
    matchId: integer("match_id").notNull(),
    /** The source's ref of the event, unique inside its match. */
    id: text().notNull(),
    data: jsonb().$type<StoredEvent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.id] })],
);
