import { statWindows } from "@scoreline/domain/constants";
import * as z from "zod";
import { numberOf } from "#fields.ts";
import { matchRow } from "#schemas.ts";

/** How many games a comparison looks back. */
export const duration = () => numberOf(statWindows);

/** A match that is over, and where it was played for. */
export const pastMatchRow = matchRow.extend({
  leagueId: z.int(),
  leagueName: z.string(),
  leagueKey: z.string(),
  countryKey: z.string(),
  countryCode: z.string(),
});
export type PastMatchRow = z.infer<typeof pastMatchRow>;

export const teamRecord = z.object({
  played: z.int(),
  wins: z.int(),
  draws: z.int(),
  losses: z.int(),
  scored: z.int(),
  conceded: z.int(),
  cleanSheets: z.int(),
  withoutScoring: z.int(),
  bothScored: z.int(),
  overTwo: z.int(),
});

export const outcome = z.enum(["win", "draw", "loss"]);
export const side = z.enum(["home", "away"]);
