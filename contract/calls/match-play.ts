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

export const matchTouches = declareCall({
  ...common,
  path: "/match/touches",
  summary:
    "Where everybody touched the ball: counts in parts of the pitch, from the own goal line on, each row from the left",
  input: z.object({ matchId: ofMatch.matchId }),
  reply: data(
    z.object({
      long: z.int(),
      wide: z.int(),
      players: z.array(z.object({ playerId: z.int(), side: z.enum(["home", "away"]), cells: z.array(z.int()) })),
    }),
  ),
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
