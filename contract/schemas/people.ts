import { absenceReasons, careerFigures, squadLines, transferKinds, trophyPlaces } from "@scoreline/domain/people";
import * as z from "zod";
import { leagueBadge, teamBadge } from "#schemas.ts";

/** Shapes around people, that teams and players share. */

export const countryBadge = z.object({ code: z.string(), key: z.string(), name: z.string() });
export type CountryBadge = z.infer<typeof countryBadge>;

export const playerBadge = z.object({
  playerId: z.int(),
  /** The name in the address of the player's page, the same in every language. */
  slug: z.string(),
  name: z.string(),
  photo: z.string().nullable(),
});
export type PlayerBadge = z.infer<typeof playerBadge>;

export const squadLine = z.enum([...squadLines.football, "guard", "center"]);

/** Days are YYYY-MM-DD. */
const day = z.string();

export const transfer = z.object({
  date: day,
  kind: z.enum(transferKinds),
  feeEur: z.int().nullable(),
  /** Without one: an academy, the end of a career, a club that nobody names. */
  from: teamBadge.nullable(),
  to: teamBadge.nullable(),
});
export type Transfer = z.infer<typeof transfer>;

export const trophy = z.object({ league: leagueBadge, seasonName: z.string(), place: z.enum(trophyPlaces) });
export type Trophy = z.infer<typeof trophy>;

export const absence = z.object({
  reason: z.enum(absenceReasons),
  /** A code such as "hamstring". */
  kind: z.string(),
  from: day,
  /** First day back, where it is known. */
  until: day.nullable(),
});

const figures = Object.fromEntries(careerFigures.map((name) => [name, z.int().optional()])) as Record<
  (typeof careerFigures)[number],
  z.ZodOptional<z.ZodInt>
>;
/** What somebody did over some matches. Figures that nobody counts are not there. */
export const careerFigureSet = z.object({
  appearances: z.int(),
  rating: z.number().optional(),
  ...figures,
});
export type CareerFigureSet = z.infer<typeof careerFigureSet>;

export const careerRow = careerFigureSet.extend({
  seasonName: z.string(),
  team: teamBadge,
  league: leagueBadge.nullable(),
  loan: z.boolean(),
});
export type CareerRow = z.infer<typeof careerRow>;
