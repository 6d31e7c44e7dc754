import * as z from "zod";
import { declareCall } from "#call.ts";
import { data } from "#envelope.ts";
import { id, yesOrNo } from "#fields.ts";
import { duration, outcome, pastMatchRow, teamRecord } from "#schemas/past-match.ts";

const filters = {
  duration: duration().optional(),
  isSameLeague: yesOrNo().optional().describe("Only matches of the same competition"),
  isHomeAway: yesOrNo().optional().describe("Only matches that the team played on the side it plays on here"),
};

const side = z.object({ record: teamRecord, form: z.array(outcome), matches: z.array(pastMatchRow) });

const headToHead = {
  access: "anyone",
  errors: ["matchNotFound"],
  cache: { sharedSeconds: 30 },
  input: z.object({ matchId: id(), ...filters }),
  reply: data(
    z.object({
      /** Of the home side, over the meetings below. */
      record: teamRecord,
      meetings: z.array(pastMatchRow),
      home: side,
      away: side,
    }),
  ),
} as const;

export const h2hInfo = declareCall({
  ...headToHead,
  method: "GET",
  path: "/h2h/info",
  summary: "Meetings of both teams with what they add up to, and the last matches of each, before this match",
});

export const basketballH2hInfo = declareCall({
  ...headToHead,
  method: "GET",
  path: "/basketball/h2h/info",
  summary: "The same for a basketball match",
});

export const lastMatches = declareCall({
  method: "GET",
  path: "/last/{side}",
  summary: "The last matches of one side before this match, or their meetings",
  access: "anyone",
  errors: ["matchNotFound"],
  cache: { sharedSeconds: 30 },
  input: z.object({
    matchId: id(),
    side: z.enum(["home", "away", "h2h"], { error: "one of home, away, h2h" }),
    ...filters,
  }),
  reply: data(side),
});
