import { localeCodes } from "@scoreline/domain/names";
import { pictureKinds } from "@scoreline/domain/news/markup";
import { newsCategories, newsTagKinds } from "@scoreline/domain/news/news";
import { sports } from "@scoreline/domain/sport";
import * as z from "zod";
import { tableRow } from "#schemas/league.ts";
import { playerBadge } from "#schemas/people.ts";
import { leagueBadge, leagueMatches, teamBadge } from "#schemas.ts";

/** A shot as a picture draws it: metres from the attacked goal's line and from the middle; see the shot map. */
const drawnShot = z.object({
  side: z.enum(["home", "away"]),
  x: z.number(),
  y: z.number(),
  xg: z.number(),
  goal: z.boolean(),
});
export type DrawnShot = z.infer<typeof drawnShot>;

const drawnSide = z.array(z.object({ number: z.int(), depth: z.number(), across: z.number() }));

/** A story as a list shows it. */
export const newsCard = z.object({
  newsId: z.int(),
  sport: z.enum(sports),
  category: z.enum(newsCategories),
  title: z.string(),
  /** What it is about without what came of it: its title while results are hidden. */
  plainTitle: z.string(),
  /** The title in the address. */
  slug: z.string(),
  summary: z.string(),
  /** The language that it is told in: English or another where it is not written in the reader's. */
  language: z.enum(localeCodes),
  authorId: z.int(),
  authorName: z.string(),
  publishedAt: z.int(),
  correctedAt: z.int().nullable(),
  comments: z.int(),
  league: leagueBadge.nullable(),
  /** The match that it is about. */
  match: leagueMatches.nullable(),
  shots: z.array(drawnShot),
  teams: z.array(teamBadge),
});
export type NewsCard = z.infer<typeof newsCard>;

export const newsTag = z.object({
  kind: z.enum(newsTagKinds),
  id: z.int(),
  tag: z.string(),
  name: z.string(),
  /** After the origin. */
  path: z.string(),
  team: teamBadge.nullable(),
});
export type NewsTagRow = z.infer<typeof newsTag>;

/** The text of a story: HTML that was made and cleaned here, and what lives between its paragraphs. */
export const storyBlock = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("html"), html: z.string() }),
  z.object({ kind: z.literal("match"), sport: z.enum(sports), league: leagueMatches }),
  z.object({
    kind: z.literal("table"),
    sport: z.enum(sports),
    league: leagueBadge,
    rows: z.array(tableRow.pick({ rank: true, teamId: true, played: true, won: true, lost: true, points: true })),
    teams: z.array(teamBadge),
  }),
  z.object({ kind: z.literal("player"), sport: z.enum(sports), player: playerBadge, team: teamBadge.nullable() }),
  z.object({ kind: z.literal("quote"), words: z.string(), sport: z.enum(sports), player: playerBadge }),
  z.object({ kind: z.literal("video"), sport: z.enum(sports), league: leagueMatches }),
  z.object({
    kind: z.literal("picture"),
    sport: z.enum(sports),
    shows: z.enum(pictureKinds),
    league: leagueMatches,
    shots: z.array(drawnShot),
    /** Who begins, of a picture of line-ups: how deep on the own half and how far across each stands, from 0 to 1. */
    lineUps: z.object({ home: drawnSide, away: drawnSide }).nullable(),
  }),
]);
export type StoryBlock = z.infer<typeof storyBlock>;

const spoken = {
  newsCommentId: z.int(),
  parentId: z.int().nullable(),
  /** Nothing of one that is gone and is kept for its replies. */
  content: z.string(),
  createTime: z.int(),
  /** Nothing of an account that was deleted. */
  username: z.string().nullable(),
  profilePicture: z.string().nullable(),
  likes: z.int(),
  isLiked: z.boolean(),
  isOwn: z.boolean(),
  isGone: z.boolean(),
};

export const newsReply = z.object(spoken);
export const newsComment = z.object({
  ...spoken,
  childHasNext: z.boolean(),
  childCommentListingRes: z.object({
    comments: z.array(newsReply),
    remainingCommentCount: z.int(),
    /** Where the rest begins, for `from`: a reply that was linked to may stand alone after it. */
    next: z.string().nullable(),
  }),
});
export type NewsReply = z.infer<typeof newsReply>;
export type NewsComment = z.infer<typeof newsComment>;
