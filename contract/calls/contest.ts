import { contestPhases } from "@scoreline/domain/contest/rounds";
import * as z from "zod";
import { declareCall } from "#call.ts";
import { data } from "#envelope.ts";
import { wholeNumber } from "#fields.ts";

export const getContestList = declareCall({
  method: "GET",
  path: "/contest/getContestList",
  summary: "Events that are on, to come or over; the next to change first",
  access: "anyone",
  errors: [],
  cache: { sharedSeconds: 60 },
  input: z.object({
    type: z.enum(contestPhases).optional().describe("all of them where it is left out"),
    sportType: wholeNumber(0, 1).optional().describe("0 football, 1 basketball"),
  }),
  reply: data(
    z.array(
      z.object({
        contestId: z.int(),
        /** 1 prediction, 2 referral, 3 match score, 4 world cup, 5 short video. */
        contestType: z.int().min(1).max(5),
        sportType: z.int().min(0).max(1),
        /** Of a contest that repeats, from 1 on. */
        round: z.int().nullable(),
        title: z.string(),
        text: z.string(),
        startTime: z.int(),
        endTime: z.int(),
        participated: z.boolean(),
      }),
    ),
  ),
});
