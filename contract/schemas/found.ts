import { sports } from "@scoreline/domain/sport";
import * as z from "zod";
import { teamBadge } from "#schemas.ts";

/** What a search or a popular list names: each with what its row shows and what its address is made of. */

const country = { countryKey: z.string(), countryName: z.string(), countryCode: z.string() };
/** Whether the caller has it among the favourites. */
const isFav = z.boolean();

export const foundCountry = z.object({ id: z.int(), key: z.string(), name: z.string(), code: z.string() });
export type FoundCountry = z.infer<typeof foundCountry>;

export const foundCompetition = z.object({
  id: z.int(),
  key: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  ...country,
  isFav,
  /** In the list of a country: what it is, how many take part now, and how many of its matches are on. */
  isCup: z.boolean().optional(),
  clubs: z.int().optional(),
  live: z.int().optional(),
});
export type FoundCompetition = z.infer<typeof foundCompetition>;

export const foundTeam = z.object({
  id: z.int(),
  key: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  badge: teamBadge,
  ...country,
  isFav,
});
export type FoundTeam = z.infer<typeof foundTeam>;

export const foundPlayer = z.object({
  id: z.int(),
  key: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  ...country,
  position: z.string().nullable(),
  /** Empty for a player without a club. */
  teamName: z.string(),
});
export type FoundPlayer = z.infer<typeof foundPlayer>;

export const searchKinds = ["team", "competition", "player", "country"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Whatever was found, in whichever sport. */
const sport = z.enum(sports);
export const foundThing = z.discriminatedUnion("kind", [
  foundCountry.extend({ kind: z.literal("country"), sport }),
  foundCompetition.extend({ kind: z.literal("competition"), sport }),
  foundTeam.extend({ kind: z.literal("team"), sport }),
  foundPlayer.extend({ kind: z.literal("player"), sport }),
]);
export type FoundThing = z.infer<typeof foundThing>;
