import { contestLives } from "@scoreline/domain/contest/life";
import { outcomes } from "@scoreline/domain/contest/scoring";
import * as z from "zod";
import { leagueBadge, matchRow, teamBadge } from "#schemas.ts";

/** Shapes of the calls about events. */

export const contestHead = z.object({
  contestId: z.int(),
  /** 1 prediction, 2 referral, 3 match score, 4 world cup, 5 short video. */
  contestType: z.int().min(1).max(5),
  sportType: z.int().min(0).max(1),
  /** Of a contest that repeats, from 1 on. */
  round: z.int().nullable(),
  title: z.string(),
  text: z.string(),
  prizes: z.string(),
  startTime: z.int(),
  endTime: z.int(),
  life: z.enum(contestLives),
  entrants: z.int(),
  participated: z.boolean(),
});

/** Somebody on a leaderboard. */
export const placed = z.object({
  username: z.string(),
  profilePicture: z.string(),
  place: z.int(),
  /** Where they stood by the results before. */
  before: z.int().nullable(),
  points: z.int(),
  exact: z.int(),
  right: z.int(),
  isMe: z.boolean(),
});
export type Placed = z.infer<typeof placed>;

export const receipt = z.object({
  contestId: z.int(),
  slot: z.int(),
  number: z.int(),
  at: z.int(),
  rules: z.string(),
  pick: z.string(),
  salt: z.string(),
  hash: z.string(),
});

export const verdict = z.enum(["exact", "right", "none", "wrong", "wrongAndSure"]);

/** One of my picks and what it was worth, as far as that is known. */
export const ownPick = z.object({
  receipt,
  closed: z.boolean(),
  verdict: verdict.nullable(),
  points: z.int().nullable(),
});

export const told = z.object({
  username: z.string(),
  profilePicture: z.string(),
  at: z.int(),
  slot: z.int(),
  /** In its written form; nothing while others could copy it. */
  pick: z.string().nullable(),
});

export const shares = z.object({ home: z.int(), draw: z.int(), away: z.int() });
export const matchOutcome = z.enum(outcomes);

export const proofStep = z.object({ side: z.enum(["left", "right"]), hash: z.string() });

/** A score, or why a match counts for nobody. */
export const slotResult = z.object({ home: z.int().nullable(), away: z.int().nullable(), void: z.string().nullable() });

export const contestMatch = z.object({
  match: matchRow,
  league: leagueBadge,
  /** Nothing can be entered for it any more. */
  closed: z.boolean(),
  closesAt: z.int(),
  result: slotResult.nullable(),
  /** Of those who entered something, how many say what. */
  shares,
  root: z.string().nullable(),
  leaves: z.int().nullable(),
});

export const contestRules = z.object({
  mode: z.enum(["matches", "winner", "finalists", "bracket", "referral", "video"]),
  lock: z.enum(["each", "first"]),
  joker: z.boolean(),
  hash: z.string(),
  deadline: z.int(),
  points: z.array(z.object({ name: z.string(), points: z.int() })),
});

export const contestVersion = z.object({
  version: z.int(),
  at: z.int(),
  changes: z.array(z.object({ slot: z.int(), from: slotResult.nullable(), to: slotResult.nullable() })),
});

export const board = z.object({
  contestId: z.int(),
  /** Of the results that the places stand on. */
  version: z.int(),
  total: z.int(),
  list: z.array(placed),
  /** One's own place, and who is next behind it. */
  mine: placed.nullable(),
  next: placed.nullable(),
  seq: z.int(),
});

export const participant = placed.extend({
  /** Of a short-video event: the post, once an operator has seen it. */
  link: z.string().nullable(),
  number: z.int().nullable(),
  liked: z.boolean(),
});

export const group = z.object({
  groupId: z.int(),
  name: z.string(),
  code: z.string(),
  members: z.int(),
  isOwner: z.boolean(),
});
export const groupTable = group.extend({ list: z.array(placed) });

export const votes = z.object({
  mine: matchOutcome.nullable(),
  open: z.boolean(),
  total: z.int(),
  shares: shares.nullable(),
});

export const selection = z.object({ letter: z.string(), teams: z.array(teamBadge) });
export const reach = z.object({ round: z.string(), teamIds: z.array(z.int()) });
export const publishedRoot = z.object({
  contestId: z.int(),
  slot: z.int(),
  root: z.string(),
  leaves: z.int(),
  closedAt: z.int(),
});
export const openEntry = z.object({
  number: z.int(),
  /** The same person has the same one throughout a contest, and another one in the next. */
  who: z.string().nullable(),
  at: z.int(),
  pick: z.string().nullable(),
  salt: z.string().nullable(),
  hash: z.string(),
});
