import { localeCodes } from "@scoreline/domain/names";
import { newsCategories, storyLimits } from "@scoreline/domain/news/news";
import * as z from "zod";
import { code, instant, names, ref, sport, whole } from "#port/reference.ts";

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u, "no characters that control or turn the line");

const storyText = z.object({
  title: line(storyLimits.title),
  summary: line(storyLimits.summary),
  /** Markdown, with blocks and links of domain/news/markup, in which things stand by the source's refs. */
  text: z
    .string()
    .trim()
    .min(1)
    .max(storyLimits.text)
    .regex(/^[^\u202A-\u202E\u2066-\u2069]*$/u, "no characters that turn the line"),
});

const refs = z.array(ref).max(40);

/**
 * A story, whole, in the languages that the source writes it in. The same ref again replaces what it said before; with
 * `corrects` its readers are told that something was wrong.
 */
export const feedNews = z.object({
  type: z.literal("news"),
  ref,
  sport,
  category: z.enum(newsCategories),
  author: z.object({ key: code, names }),
  publishedAt: instant,
  /** The source's time of this wording. */
  at: instant,
  corrects: z.boolean().optional(),
  /** What it is mostly about. */
  lead: z.object({ match: ref.optional(), competition: ref.optional() }),
  /** How much it matters, 0 to 100. */
  weight: whole(0, 100),
  about: z.object({ teams: refs, players: refs, competitions: refs, matches: refs }),
  stories: z.partialRecord(z.enum(localeCodes), storyText),
  /** Languages in which the source's own checks stopped it, and why. */
  withheld: z
    .array(z.object({ locale: z.enum(localeCodes), reason: line(200) }))
    .max(localeCodes.length)
    .optional(),
});
