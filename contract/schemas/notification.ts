import { alertKinds, matchAlertKinds, otherAlertKinds } from "@scoreline/domain/notify/kinds";
import { chosenThings } from "@scoreline/domain/notify/preferences";
import * as z from "zod";
import { teamBadge } from "#schemas.ts";

/** Something that somebody was told, or that is announced. */
export const notificationCard = z.object({
  id: z.int(),
  /** 1 announcement, 2 and 3 football match, 4 event, 5 news, 6 comment, 7 basketball match. */
  type: z.int().min(1).max(7),
  title: z.string(),
  /** Of type 3 a headline and a line below it; of several things in one match a line for each. */
  content: z.string(),
  /** The same for somebody who does not want to know how it stands. */
  plainTitle: z.string(),
  plainContent: z.string(),
  createTime: z.int(),
  isRead: z.boolean(),
  logo: z.string().nullable(),
  /** Where it leads, as JSON. */
  redirectDetails: z.string(),
  /** The same without the title of a story, which may say who won. */
  plainRedirectDetails: z.string(),
  /** Rings on an open page: not in quiet hours, and not what is old. */
  rings: z.boolean(),
  /** Of what happened in a match. */
  countryKey: z.string().optional(),
  leagueKey: z.string().optional(),
  matchName: z.string().optional(),
  matchId: z.int().optional(),
  homeTeam: teamBadge.optional(),
  awayTeam: teamBadge.optional(),
  /** What kind of thing it was, for its picture. */
  what: z.string(),
});
export type NotificationCard = z.infer<typeof notificationCard>;

/** What somebody wants to be told of. */
export const alertSettings = z.object({
  off: z.boolean(),
  withoutScores: z.boolean(),
  football: z.array(z.enum(matchAlertKinds.football)),
  basketball: z.array(z.enum(matchAlertKinds.basketball)),
  other: z.array(z.enum(otherAlertKinds)),
  /** Hours in which nothing rings. */
  quiet: z.object({ from: z.int(), to: z.int() }).nullable(),
  timeZone: z.string(),
  /** What was chosen for one thing, whatever is wanted else; without a kind it is muted. */
  choices: z.array(z.object({ kind: z.enum(chosenThings), id: z.int(), kinds: z.array(z.enum(alertKinds)) })),
  /** What the caller follows and may choose for. */
  followed: z.array(
    z.object({
      kind: z.enum(["team", "competition"]),
      id: z.int(),
      sport: z.enum(["football", "basketball"]),
      name: z.string(),
      team: teamBadge.nullable(),
      countryCode: z.string(),
    }),
  ),
});
export type AlertSettings = z.infer<typeof alertSettings>;
