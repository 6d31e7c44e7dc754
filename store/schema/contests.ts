import type { ContestLife } from "@scoreline/domain/contest/life";
import type { contestKinds } from "@scoreline/domain/contest/rounds";
import type { MatchOutcome } from "@scoreline/domain/contest/scoring";
import type { Sport } from "@scoreline/domain/sport";
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { document, instant } from "./columns.ts";

/** What is entered: matches, teams of a season, a bracket, nothing but oneself, or a link. */
export type ContestMode = "matches" | "winner" | "finalists" | "bracket" | "referral" | "video";

/** What stands in the rules, beside what the code does: its hash is in every receipt. */
export type ContestRules = {
  version: 1;
  mode: ContestMode;
  points: Record<string, number>;
  /** Whether each match closes by itself, or all with the first. */
  lock: "each" | "first";
  /** So many milliseconds before a kick-off it closes. */
  ahead?: number;
  joker: boolean;
  score: boolean;
  deadline: number;
  teams?: number[];
  /** When the first week of a bracket of clubs begins. */
  from?: number;
  matches?: number[];
};

export const contests = pgTable(
  "contests",
  {
    /** Of the series and the round: always the same. */
    id: integer().primaryKey(),
    series: integer().notNull(),
    /** Of a series that repeats, from 1 on. */
    round: integer(),
    kind: text().$type<(typeof contestKinds)[number]>().notNull(),
    mode: text().$type<ContestMode>().notNull(),
    sport: text().$type<Sport>().notNull(),
    opensAt: instant("opens_at").notNull(),
    /** Nothing is entered after it, whatever a single match says. */
    closesAt: instant("closes_at").notNull(),
    life: text().$type<ContestLife>().notNull(),
    lock: text().$type<"each" | "first">().notNull(),
    joker: boolean().notNull(),
    /** Picks of others are not shown before they can no longer be copied. */
    hidden: boolean().notNull(),
    competitionId: integer("competition_id"),
    seasonId: integer("season_id"),
    rules: document().$type<ContestRules>().notNull(),
    rulesHash: text("rules_hash").notNull(),
    /** Of the results that the places stand on; 0 before there are any. */
    version: integer().notNull(),
    /** How many have entered something. */
    entrants: integer().notNull().default(0),
  },
  (table) => [index("contests_life").on(table.life), index("contests_opens").on(table.sport, table.opensAt)],
);

/** What can be entered in a contest: a match by its id, or 0 for what is entered as a whole. Each closes once and for all. */
export const contestSlots = pgTable(
  "contest_slots",
  {
    contestId: integer("contest_id")
      .notNull()
      .references(() => contests.id, { onDelete: "cascade" }),
    slot: integer().notNull(),
    /** When the match really began, once that is known. */
    beganAt: instant("began_at"),
    closedAt: instant("closed_at"),
    /** Of the tree of all its entries, and how many they are. */
    root: text(),
    leaves: integer(),
  },
  (table) => [primaryKey({ columns: [table.contestId, table.slot] }), index("contest_slots_slot").on(table.slot)],
);

/** What somebody entered last. Who is erased leaves the hash, which says nothing without the salt. */
export const contestEntries = pgTable(
  "contest_entries",
  {
    number: bigint({ mode: "number" }).primaryKey(),
    contestId: integer("contest_id")
      .notNull()
      .references(() => contests.id, { onDelete: "cascade" }),
    slot: integer().notNull(),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    /** By the clock of the database. */
    at: instant().notNull(),
    pick: text(),
    /** The pick of a match, taken apart. */
    outcome: text().$type<MatchOutcome>(),
    home: smallint(),
    away: smallint(),
    sure: boolean().notNull(),
    joker: boolean().notNull(),
    salt: text(),
    hash: text().notNull(),
    /** Of a video: an operator has seen it. */
    approvedAt: instant("approved_at"),
  },
  (table) => [
    unique("contest_entries_owner").on(table.contestId, table.slot, table.userId),
    index("contest_entries_user").on(table.userId, table.contestId),
    index("contest_entries_latest").on(table.contestId, table.number),
  ],
);

/** The results that places stood on, from the first to the present one, with what changed and why. */
export const contestVersions = pgTable(
  "contest_versions",
  {
    contestId: integer("contest_id")
      .notNull()
      .references(() => contests.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    at: instant().notNull(),
    results: document().$type<ContestResults>().notNull(),
    changes: document().$type<ContestChange[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contestId, table.version] })],
);

/** By slot: a score, or why it counts for nobody; of teams and brackets who came how far. */
export type ContestResults = {
  matches?: Record<number, { home: number; away: number } | { void: string }>;
  reached?: Record<string, number[]>;
};
export type ContestChange = {
  slot: number;
  from: { home: number; away: number } | { void: string } | null;
  to: { home: number; away: number } | { void: string } | null;
};

export const contestPlaces = pgTable(
  "contest_places",
  {
    contestId: integer("contest_id")
      .notNull()
      .references(() => contests.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    place: integer().notNull(),
    points: integer().notNull(),
    exact: integer().notNull(),
    right: integer().notNull(),
    /** Where they stood by the results before. */
    before: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.contestId, table.userId] }),
    index("contest_places_order").on(table.contestId, table.place, table.userId),
  ],
);

/** A group of friends with a table of their own inside a contest. */
export const contestLeagues = pgTable(
  "contest_leagues",
  {
    id: serial().primaryKey(),
    contestId: integer("contest_id")
      .notNull()
      .references(() => contests.id, { onDelete: "cascade" }),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** Whoever has it may come in. */
    code: text().notNull().unique(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("contest_leagues_contest").on(table.contestId)],
);

export const contestLeagueMembers = pgTable(
  "contest_league_members",
  {
    leagueId: integer("league_id")
      .notNull()
      .references(() => contestLeagues.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    joinedAt: instant("joined_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.leagueId, table.userId] }),
    index("contest_league_members_user").on(table.userId),
  ],
);

/** Who likes which video, once. */
export const contestLikes = pgTable(
  "contest_likes",
  {
    number: bigint({ mode: "number" })
      .notNull()
      .references(() => contestEntries.number, { onDelete: "cascade", onUpdate: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.number, table.userId] }), index("contest_likes_user").on(table.userId)],
);

/** Who wins a match, as readers see it: one voice an account, or a device. */
export const matchVotes = pgTable(
  "match_votes",
  {
    matchId: integer("match_id").notNull(),
    voter: text().notNull(),
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    choice: text().$type<MatchOutcome>().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.voter] }), index("match_votes_user").on(table.userId)],
);
