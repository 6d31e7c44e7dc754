import { zoneKinds } from "@scoreline/domain/competition";
import { sports } from "@scoreline/domain/sport";
import * as z from "zod";
import { leagueBadge, matchRow, points, teamBadge } from "#schemas.ts";

/** A competition as lists of competitions show it. */
export const leagueCard = leagueBadge.extend({
  sport: z.enum(sports),
  kind: z.enum(["league", "cup"]),
  level: z.int(),
  popularity: z.int(),
  /** Few letters for narrow places. */
  code: z.string(),
  colour: z.string().nullable(),
  logo: z.string().nullable(),
});
export type LeagueCard = z.infer<typeof leagueCard>;

/** Days are YYYY-MM-DD. */
export const seasonCard = z.object({
  seasonId: z.int(),
  name: z.string(),
  from: z.string(),
  to: z.string(),
  current: z.boolean(),
});
export type SeasonCard = z.infer<typeof seasonCard>;

/** A stage: `code` is worded by the reader's catalogue, `name` is there where it has one of its own. */
export const stageHead = z.object({ subLeagueId: z.int(), code: z.string(), name: z.string().nullable() });
export type StageHead = z.infer<typeof stageHead>;

const formEntry = z.object({
  matchId: z.int(),
  opponentId: z.int(),
  outcome: z.enum(["win", "draw", "loss"]),
  scored: z.int(),
  conceded: z.int(),
  live: z.boolean(),
});

/** A line of a table; goals are points in basketball. */
const balance = z.object({ won: z.int(), lost: z.int() });

export const tableRow = z.object({
  rank: z.int(),
  teamId: z.int(),
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  goalsFor: z.int(),
  goalsAgainst: z.int(),
  difference: z.int(),
  points: z.int(),
  /** Share of games won, 0 to 1. */
  percentage: z.number(),
  gamesBehind: z.number(),
  zone: z.enum(zoneKinds).nullable(),
  /** Ranks gained, or lost, by the matches that are on. */
  moved: z.int(),
  live: z.boolean(),
  /** The latest last. */
  form: z.array(formEntry),
  /** Of basketball teams, in the whole table: by ground, inside the conference, of late, and in a row (losses negative). */
  records: z
    .object({ home: balance, away: balance, own: balance.nullable(), lastTen: balance, streak: z.int() })
    .optional(),
});
export type TableRow = z.infer<typeof tableRow>;

export const table = stageHead.extend({
  total: z.array(tableRow),
  home: z.array(tableRow),
  away: z.array(tableRow),
  last6: z.array(tableRow),
  /** With running scores counted; nothing while no match of the table is on. */
  live: z.array(tableRow).nullable(),
  /** Rounds that have been played, in order: `round` takes one of them. */
  rounds: z.array(z.int()),
  /** They are weeks, in which teams play several times. */
  weekly: z.boolean(),
});
export type Table = z.infer<typeof table>;

const tie = z.object({
  home: teamBadge,
  away: teamBadge,
  /** Goals of all legs, or games won in a series. */
  score: points.nullable(),
  penalties: points.nullable(),
  winner: z.enum(["home", "away"]).nullable(),
  /** Ties 2n and 2n+1 lead to tie n of the next round. */
  slot: z.int(),
  matches: z.array(matchRow),
});
export type BracketTie = z.infer<typeof tie>;
const bracketRound = stageHead.extend({ ties: z.array(tie) });
export type BracketRoundRow = z.infer<typeof bracketRound>;

export const bracket = z.object({
  /** Empty for a cup; "season-cup" inside a season, "playoff" or "promotion-playoff" after a table. */
  prefix: z.string(),
  rounds: z.array(bracketRound),
  thirdPlace: bracketRound.nullable(),
});
export type BracketBoard = z.infer<typeof bracket>;

/** A match and the round that it belongs to. */
export const leagueMatchRow = matchRow.extend({ round: z.string(), subLeagueId: z.int().nullable() });
export type LeagueMatchRow = z.infer<typeof leagueMatchRow>;

/** What the best players of a season are listed by. */
export const leaderFigures = [
  "goals",
  "assists",
  "goalsAssists",
  "rating",
  "yellow",
  "red",
  "points",
  "rebounds",
  "steals",
  "blocks",
  "threes",
] as const;
export type LeaderFigure = (typeof leaderFigures)[number];

/** What teams are ranked by besides the table. */
export const teamFigures = ["scored", "conceded", "cleanSheets", "wins", "yellow", "red", "biggestWin"] as const;
export type TeamFigure = (typeof teamFigures)[number];
