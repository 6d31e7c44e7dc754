import * as z from "zod";
import { declareCall } from "#call.ts";
import { data } from "#envelope.ts";
import { ofMatch } from "#fields.ts";
import { boxScore } from "#schemas/box-score.ts";
import { lineUps } from "#schemas/line-ups.ts";
import { basketballComparison, footballComparison } from "#schemas/match-statistics.ts";

/** The calls behind line-ups, statistics, tracker and box score. */

const common = {
  method: "GET",
  access: "anyone",
  errors: ["matchNotFound"],
  cache: { sharedSeconds: 1 },
} as const;

export const matchLineup = declareCall({
  ...common,
  path: "/match/lineup",
  summary:
    "Line-ups of a match of either sport: places, bench, coach, absences, ratings, marks; the likely ones before",
  input: z.object(ofMatch),
  reply: data(lineUps),
});

/** What the tracker draws comes along when it is asked for: of the last minutes, or of the whole match. */
const track = z.enum(["last", "all"], { error: "last or all" }).optional();

export const matchStat = declareCall({
  ...common,
  path: "/match/stat",
  summary: "Figures of both sides in total and by half, shots with xG, momentum; with `track` the way of the ball",
  input: z.object({ ...ofMatch, track }),
  reply: data(footballComparison),
});

export const basketballStat = declareCall({
  ...common,
  path: "/basketball/match/stat",
  summary: "Figures of both teams in total and by quarter, shots with places, momentum; with `track` the plays",
  input: z.object({ ...ofMatch, track }),
  reply: data(basketballComparison),
});

export const basketballBoxScore = declareCall({
  ...common,
  path: "/basketball/match/boxScore",
  summary: "Box score of both teams, starters first, with totals",
  input: z.object(ofMatch),
  reply: data(boxScore.nullable()),
});
