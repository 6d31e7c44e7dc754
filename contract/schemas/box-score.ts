import { boxFigures } from "@scoreline/domain/match/figures/statistics";
import * as z from "zod";
import { person } from "#schemas/person.ts";

const figures = Object.fromEntries(boxFigures.map((key) => [key, z.number()])) as Record<
  (typeof boxFigures)[number],
  z.ZodNumber
>;

const boxRow = z.object({
  playerId: z.int(),
  number: z.int().nullable(),
  position: z.string().nullable(),
  starter: z.boolean(),
  played: z.boolean(),
  onCourt: z.boolean(),
  out: z.enum(["fouled-out", "disqualified"]).nullable(),
  ...figures,
});
export type BoxScoreRow = z.infer<typeof boxRow>;

const boxSide = z.object({
  /** Starters first, then the bench. */
  players: z.array(boxRow),
  totals: z.object(figures),
  /** In no column: balls that went out and were given to the team. */
  teamRebounds: z.int().nullable(),
});
export type BoxScoreSide = z.infer<typeof boxSide>;

export const boxScore = z.object({ home: boxSide, away: boxSide, people: z.array(person) });
export type BoxScoreReply = z.infer<typeof boxScore>;
