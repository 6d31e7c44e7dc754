import { tieBreaks, zoneKinds } from "@scoreline/domain/competition";
import { localeCodes } from "@scoreline/domain/names";
import { sports } from "@scoreline/domain/sport";
import * as z from "zod";

/** A whole number, both ends included. */
export function whole(least: number, most: number) {
  return z.int().min(least).max(most);
}

/** How a source names a thing: its own id as text. Ingest keeps which of ours it is. */
export const ref = z.string().regex(/^[^\p{Cc}]{1,80}$/u);
export const instant = whole(0, 8_640_000_000_000_000);
export const day = z.iso.date();
export const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/);
/** No control characters: they would not survive the database, nor a page. None that turn the line round either. */
export const shortText = z.string().regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]{1,120}$/u);

export const names = z.object({ en: shortText }).extend(
  Object.fromEntries(localeCodes.filter((code) => code !== "en").map((code) => [code, shortText.optional()])) as {
    [code in Exclude<(typeof localeCodes)[number], "en">]: z.ZodOptional<typeof shortText>;
  },
);

export const sport = z.enum(sports);
/** A code that the catalogues word, or that the code knows: never text. */
export const code = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);

export const feedCountry = z.object({
  type: z.literal("country"),
  ref,
  /** ISO 3166-1 alpha-2 in lower case, a nation of the United Kingdom as gb-eng, or a confederation such as "asia". */
  code: z.string().regex(/^[a-z][a-z-]{1,30}$/),
  names,
});

export const feedCompetition = z.object({
  type: z.literal("competition"),
  ref,
  sport,
  country: ref,
  /** Kebab-case, stable: it stands in addresses. */
  key: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/),
  names,
  code: z.string().min(1).max(8),
  level: whole(1, 20),
  kind: z.enum(["league", "cup"]),
  popularity: whole(0, 100),
  colour: colour.optional(),
  logo: z.url().optional(),
  founded: whole(1800, 2100).optional(),
  /** Names of clubs, or of countries. */
  holders: shortText.optional(),
  recordWinners: z
    .array(z.tuple([shortText, whole(1, 500)]))
    .max(20)
    .optional(),
  /** How it is played: "league", "conferences", "cup", "groups", "swiss". */
  format: code.optional(),
});

/** Best rank is 1, negative ones count from the bottom. */
const rank = whole(-100, 100);

export const feedSeason = z.object({
  type: z.literal("season"),
  ref,
  competition: ref,
  name: shortText,
  from: day,
  to: day,
  current: z.boolean(),
});

export const feedStage = z.object({
  type: z.literal("stage"),
  ref,
  season: ref,
  /** Codes such as "regular", "group-a", "round-of-16", "final": worded by the reader's catalogue. */
  name: z.string().regex(/^[a-z0-9-]{1,60}$/),
  kind: z.enum(["table", "knockout"]),
  order: whole(0, 1000),
  zones: z
    .array(z.tuple([rank, rank, z.enum(zoneKinds)]))
    .max(20)
    .optional(),
  tieBreaks: z.array(z.enum(tieBreaks)).max(tieBreaks.length).optional(),
  /** Where the stage has a name of its own, as conferences do. */
  names: names.optional(),
  /** Stages of one group of stages stand side by side: "group", "conference". */
  group: code.optional(),
});

export const feedTeam = z.object({
  type: z.literal("team"),
  ref,
  sport,
  kind: z.enum(["club", "national"]),
  country: ref,
  names,
  short: z.string().min(1).max(24),
  code: z.string().min(1).max(5),
  city: shortText.optional(),
  venue: z.object({ name: shortText, capacity: whole(0, 250_000).optional() }).optional(),
  founded: whole(1800, 2100).optional(),
  colours: z.tuple([colour, colour]).optional(),
  crest: z.tuple([z.string().max(20), z.string().max(20)]).optional(),
  logo: z.url().optional(),
});

export const positions = {
  football: ["goalkeeper", "defender", "midfielder", "forward"],
  basketball: ["guard", "forward", "center"],
} as const;

/** Where somebody plays in a game: the five places of a court, where a source knows them. */
export const courtPlaces = ["point-guard", "shooting-guard", "small-forward", "power-forward"] as const;

export const feedPlayer = z.object({
  type: z.literal("player"),
  ref,
  sport,
  names,
  team: ref.optional(),
  nationality: ref.optional(),
  birthDate: day.optional(),
  birthPlace: shortText.optional(),
  position: z.enum([...positions.football, ...positions.basketball]).optional(),
  number: whole(0, 99).optional(),
  heightCm: whole(100, 260).optional(),
  weightKg: whole(30, 200).optional(),
  foot: z.enum(["left", "right", "both"]).optional(),
  marketValueEur: z.int().min(0).optional(),
  photo: z.url().optional(),
});
