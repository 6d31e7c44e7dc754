import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contestKinds } from "@scoreline/domain/contest/rounds";
import { localeCodes } from "@scoreline/domain/names";
import { sports } from "@scoreline/domain/sport";
import * as z from "zod";

const instant = z.iso.datetime().transform((text) => Date.parse(text));
const words = z.object({ title: z.string().min(1), text: z.string().min(1), prizes: z.string().min(1) });

/** An event that readers may take part in, and each time that it comes again. */
const series = z
  .object({
    id: z.int().min(1).max(99_999),
    kind: z.enum(contestKinds),
    sport: z.enum(sports),
    /** What is entered. */
    mode: z.enum(["matches", "winner", "finalists", "bracket", "referral", "video"]),
    start: instant,
    end: instant,
    /** Begins anew after so many days. */
    repeatDays: z.int().min(1).optional(),
    /** How many matches it is about. */
    matches: z.int().min(1).max(30).optional(),
    /** Whether each match closes by itself, or all with the first. */
    lock: z.enum(["each", "first"]),
    joker: z.boolean(),
    /** The key of the competition whose season it is about. */
    competition: z.string().optional(),
    words: z.record(z.enum(localeCodes), words),
  })
  .refine(({ start, end }) => start < end, "it must end after it starts")
  .refine(
    ({ mode, matches }) => (mode === "matches") === (matches !== undefined),
    "matches are counted, and nothing else",
  )
  .refine(
    ({ start, end, repeatDays }) => !repeatDays || end - start <= repeatDays * 86_400_000,
    "a round must end before the next begins",
  );
export type ContestSeries = z.infer<typeof series>;

/** `content/contests/contests.json`. */
export function readContests(): readonly ContestSeries[] {
  return z.array(series).parse(JSON.parse(readFileSync(join(import.meta.dirname, "contests.json"), "utf8")));
}

/** The program by which anybody can count a contest again, from what the site publishes of it. */
export function readRecountProgram(): string {
  return readFileSync(join(import.meta.dirname, "recount.mjs"), "utf8");
}
