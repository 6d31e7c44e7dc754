import { oddsPhases } from "@scoreline/domain/odds/move";
import * as z from "zod";
import { instant, ref, whole } from "#port/reference.ts";

/** The return of one unit staked, stake included: nobody offers 1 or less. */
const price = z.number().gt(1).max(10_000);
const line = z.number().multipleOf(0.25).min(-500).max(500);

const move = {
  /** One of domain/odds/companies.ts. */
  company: whole(1, 100_000),
  phase: z.enum(oddsPhases),
  at: instant,
  suspended: z.boolean().optional(),
};

/** Movements of prices: each is kept, and one that is repeated is kept once. */
export const feedOdds = z.object({
  type: z.literal("odds"),
  match: ref,
  at: instant,
  entries: z
    .array(
      z.discriminatedUnion("market", [
        z.object({ ...move, market: z.literal("handicap"), line, prices: z.tuple([price, price]) }),
        z.object({ ...move, market: z.literal("over-under"), line: line.min(0), prices: z.tuple([price, price]) }),
        // Two prices where there is no draw.
        z.object({
          ...move,
          market: z.literal("1x2"),
          prices: z.union([z.tuple([price, price, price]), z.tuple([price, price])]),
        }),
      ]),
    )
    .max(1000),
});
