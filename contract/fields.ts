import { longestDelaySeconds } from "@scoreline/domain/constants";
import { apiParamLocale } from "@scoreline/domain/languages";
import { parseMoment } from "@scoreline/domain/match/time-machine/moment";
import { localeCodes } from "@scoreline/domain/names";
import { isLocalDay } from "@scoreline/domain/time/local-day";
import { zoneSpelling } from "@scoreline/domain/time/zone-spelling";
import * as z from "zod";

/** Inputs arrive as text, in a query or in a form. These read them, and say what was expected when they cannot. */

export function wholeNumber(min: number, max: number) {
  const expected = `a whole number from ${min} to ${max}`;
  return z.preprocess(
    (value: string | number) => (typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value),
    z.int({ error: expected }).min(min, expected).max(max, expected),
  );
}

/** Ids are positive and fit PostgreSQL's integer. */
export const id = () => wholeNumber(1, 2_147_483_647);

export const idList = (max: number) =>
  z.preprocess(
    (value: string | readonly (string | number)[]) => {
      const parts = typeof value === "string" ? value.split(",") : value;
      if (!Array.isArray(parts)) return parts;
      return parts.map((part) => (typeof part === "string" && /^\d{1,10}$/.test(part) ? Number(part) : part));
    },
    z
      .array(z.int({ error: "ids separated by commas" }).min(1).max(2_147_483_647), {
        error: "ids separated by commas",
      })
      .min(1, "at least one id")
      .max(max, `at most ${max} ids`),
  );

/** A switch, as clients write it: true or false, 1 or 0. */
export const yesOrNo = () =>
  z.preprocess(
    (value: string | number | boolean) => {
      if (value === "true" || value === "1" || value === 1) return true;
      return value === "false" || value === "0" || value === 0 ? false : value;
    },
    z.boolean({ error: "true or false" }),
  );

/** One of a handful of numbers. */
export const numberOf = <const Choice extends number>(choices: readonly Choice[]) => {
  const expected = `one of ${choices.join(", ")}`;
  return z.preprocess(
    (value: string | number) =>
      typeof value === "string" && /^\d{1,9}(\.\d{1,2})?$/.test(value) ? Number(value) : value,
    z.custom<Choice>((value) => choices.includes(value as Choice), { error: expected }),
  );
};

export const localDate = () =>
  z.string({ error: "a day as YYYY-MM-DD" }).refine(isLocalDay, "a day as YYYY-MM-DD").describe("YYYY-MM-DD");

/** A minute of a match to go back to; see domain/match/moment. */
const moment = () =>
  z
    .string({ error: "a minute such as 63 or 45+2" })
    .refine((text) => parseMoment(text) !== undefined, "a minute such as 63 or 45+2")
    .describe("63 or 45+2; minutes played in basketball");

/** What every call about one match takes: with `minute` it answers as the match stood then. */
export const ofMatch = { matchId: id(), minute: moment().optional() };

export const shortText = (max: number) =>
  z
    .string()
    .trim()
    .min(1, "some text")
    .max(max, `at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, "no control characters");

/** The language of the answer: the specification's apiParam or our own code. What we do not know is answered in English. */
const language = z
  .string()
  .max(32, "at most 32 characters")
  .transform((text) => apiParamLocale(text))
  .pipe(z.enum(localeCodes));

const timeZone = z
  .string()
  .refine((name) => zoneSpelling(name) !== undefined, "an IANA time zone such as Asia/Bangkok")
  .transform((name) => zoneSpelling(name) ?? name)
  .pipe(z.string());

/** What every call takes beside its own input. */
export const commonInput = z.object({
  token: z.string().max(512, "at most 512 characters").optional(),
  lang: language.optional(),
  timeZone: timeZone.optional(),
  delay: wholeNumber(0, longestDelaySeconds)
    .optional()
    .describe("Seconds by which the answer is to be late, so that it is not ahead of a broadcast"),
});
