import { absenceReasons, careerFigures, officialRoles, transferKinds, trophyPlaces } from "@scoreline/domain/people";
import * as z from "zod";
import { code, day, instant, names, positions, ref, shortText, sport, whole } from "#port/reference.ts";

export const position = z.enum([...new Set([...positions.football, ...positions.basketball])]);
export const shirt = whole(0, 99);

/** A coach or a referee. */
export const feedOfficial = z.object({
  type: z.literal("official"),
  ref,
  sport,
  role: z.enum(officialRoles),
  names,
  nationality: ref.optional(),
  birthDate: day.optional(),
});

/** The squad as it is at the source's instant `at`, whole: whoever is not listed has left. */
export const feedSquad = z.object({
  type: z.literal("squad"),
  team: ref,
  at: instant,
  coach: ref.optional(),
  members: z
    .array(
      z.object({
        player: ref,
        number: shirt,
        position: position.optional(),
        onLoanFrom: ref.optional(),
        joined: day.optional(),
        contractUntil: day.optional(),
      }),
    )
    .max(100),
});

/** Without `from` or `to`: an academy, retirement, a club that the source does not name. */
export const feedTransfer = z.object({
  type: z.literal("transfer"),
  ref,
  player: ref,
  date: day,
  kind: z.enum(transferKinds),
  from: ref.optional(),
  to: ref.optional(),
  feeEur: whole(0, 2_000_000_000).optional(),
});

export const feedAbsence = z.object({
  type: z.literal("absence"),
  ref,
  player: ref,
  team: ref,
  reason: z.enum(absenceReasons),
  /** "hamstring", "yellow-cards". */
  kind: code,
  from: day,
  /** First day back, once it is known. */
  until: day.optional(),
});

export const feedTrophy = z
  .object({
    type: z.literal("trophy"),
    ref,
    competition: ref,
    seasonName: shortText,
    /** Whoever it went to; a player's may name the team that it was won with. */
    team: ref.optional(),
    player: ref.optional(),
    place: z.enum(trophyPlaces),
  })
  .refine(({ team, player }) => team !== undefined || player !== undefined, "a trophy goes to a team or a player");

const mostCounted = 1_000_000;
/** In one test for all of them: a first delivery holds millions. */
const counts = z.custom<readonly number[]>(
  (value) =>
    Array.isArray(value) && value.every((count) => Number.isSafeInteger(count) && count >= 0 && count <= mostCounted),
  { error: `expected whole numbers from 0 to ${mostCounted}` },
);

/** A whole career, the latest season last. Like a table: what its figures are is said once. */
export const feedCareer = z
  .object({
    type: z.literal("career"),
    player: ref,
    /** Matches that began before are counted; whatever is played later comes on top. Without it, everything is counted. */
    countedUntil: instant.optional(),
    figures: z.array(z.enum(careerFigures)).max(careerFigures.length),
    rows: z
      .array(
        z.object({
          season: shortText,
          team: ref,
          competition: ref.optional(),
          appearances: whole(0, mostCounted),
          loan: z.boolean(),
          number: shirt.optional(),
          from: day.optional(),
          until: day.optional(),
          rating: z.number().min(0).max(10).optional(),
          /** In the order of `figures`; where it ends sooner, the others are not known. */
          counts,
        }),
      )
      .max(200),
  })
  .refine(
    ({ figures, rows }) =>
      new Set(figures).size === figures.length && rows.every(({ counts }) => counts.length <= figures.length),
    "a row counts no more than the figures that are named, each once",
  );
