import * as z from "zod";

/** Shapes that several calls answer with. */

export const points = z.object({ home: z.int(), away: z.int() });

export const teamBadge = z.object({
  /** 0 while no team fills the place: there is no page to link to. */
  teamId: z.int(),
  /** The name in the address of its page, the same in every language. */
  slug: z.string(),
  name: z.string(),
  shortName: z.string(),
  /** Shape, pattern and the two colours that a crest is drawn from. */
  crest: z.object({ shape: z.string(), pattern: z.string(), colours: z.tuple([z.string(), z.string()]) }).nullable(),
  logo: z.string().nullable(),
});
export type TeamBadge = z.infer<typeof teamBadge>;

/** An anchor from which the reader's own clock runs; see domain/match/clock. */
export const clockAnchor = z.object({
  phase: z.string(),
  since: z.int().optional(),
  added: z.int().optional(),
  remaining: z.number().optional(),
  running: z.boolean().optional(),
});

export const matchRow = z.object({
  matchId: z.int(),
  /** A part of the match's address. */
  matchName: z.string(),
  kickoff: z.int(),
  kind: z.enum(["scheduled", "live", "finished", "postponed", "suspended", "abandoned", "cancelled"]),
  matchStatus: z.string(),
  clock: clockAnchor.nullable(),
  homeTeam: teamBadge,
  awayTeam: teamBadge,
  homeTeamScore: z.int().nullable(),
  awayTeamScore: z.int().nullable(),
  halfTime: points.nullable(),
  penalties: points.nullable(),
  aggregate: points.nullable(),
  /** Quarters and overtimes of a basketball match. */
  periods: z.array(points).nullable(),
  homeRedCards: z.int(),
  awayRedCards: z.int(),
  winner: z.enum(["home", "away", "draw"]).nullable(),
  /** Both line-ups are published, and the match is still worth waiting for. */
  lineUps: z.boolean(),
  /** It can be watched: live while it is on, in short afterwards. */
  video: z.boolean(),
});
export type MatchRow = z.infer<typeof matchRow>;

/** A competition as a link to its page needs it. */
export const leagueBadge = z.object({
  leagueId: z.int(),
  leagueName: z.string(),
  leagueKey: z.string(),
  countryKey: z.string(),
  countryCode: z.string(),
  countryName: z.string(),
});
export type LeagueBadge = z.infer<typeof leagueBadge>;

export const leagueMatches = leagueBadge.extend({
  popularity: z.int(),
  /** The round that all of them belong to: a number, or a code such as the source writes it. */
  round: z.string().nullable(),
  matches: z.array(matchRow),
});
export type LeagueMatches = z.infer<typeof leagueMatches>;
