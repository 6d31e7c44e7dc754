import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contestKinds } from "@scoreline/domain/contest/rounds";
import { localeCodes } from "@scoreline/domain/names";
import { sports } from "@scoreline/domain/sport";
import * as z from "zod";

const instant = z.iso.datetime().transform((text) => Date.parse(text));

/** An event that readers may take part in. */
const contest = z
  .object({
    id: z.int().min(1).max(99_999),
    kind: z.enum(contestKinds),
    sports: z.array(z.enum(sports)).min(1),
    start: instant,
    end: instant,
    /** Begins anew after so many days. */
    repeatDays: z.int().min(1).optional(),
    words: z.record(z.enum(localeCodes), z.object({ title: z.string().min(1), text: z.string().min(1) })),
  })
  .refine(({ start, end }) => start < end, "it must end after it starts")
  .refine(
    ({ start, end, repeatDays }) => !repeatDays || end - start <= repeatDays * 86_400_000,
    "a round must end before the next begins",
  );
export type Contest = z.infer<typeof contest>;

/** `content/contests/contests.json`. */
export function readContests(): readonly Contest[] {
  return z.array(contest).parse(JSON.parse(readFileSync(join(import.meta.dirname, "contests.json"), "utf8")));
}
