import { pageSize } from "@scoreline/domain/constants";
import * as z from "zod";
import { declareCall } from "#call.ts";
import { data, named } from "#envelope.ts";
import { id, idList, localDate, wholeNumber } from "#fields.ts";
import { leagueMatches, matchRow } from "#schemas.ts";

const listStatus = z.enum(["live", "finished", "scheduled"], { error: "one of live, finished, scheduled" });
const list = {
  /** `seq` is where a stream goes on from this list; `date` is the day it shows. */
  reply: named({ leagueMatchList: z.array(leagueMatches), seq: z.int(), date: z.string() }),
  access: "anyone",
  errors: [],
  cache: { sharedSeconds: 2 },
} as const;

export const getMatchList = declareCall({
  ...list,
  method: "GET",
  path: "/match/getMatchList",
  summary: "Football matches of a day in the reader's time zone, grouped by league",
  input: z.object({ date: localDate().optional() }),
});

export const getMatchListv2 = declareCall({
  ...list,
  method: "GET",
  path: "/match/getMatchListv2",
  summary: "The same, live, finished or scheduled matches only",
  input: z.object({ date: localDate().optional(), status: listStatus.optional() }),
});

export const getMatchListv4 = declareCall({
  ...list,
  method: "GET",
  path: "/match/getMatchListv4",
  summary: "The list the site uses: by day, status and league",
  input: z.object({
    date: localDate().optional(),
    status: listStatus.optional(),
    leagueId: id().optional(),
    pageSize: wholeNumber(1, pageSize.matches).optional(),
  }),
});

export const basketballMatchList = declareCall({
  ...list,
  method: "GET",
  path: "/basketball/match/getMatchList",
  summary: "Basketball matches of a day in the reader's time zone, grouped by league",
  input: z.object({ date: localDate().optional(), status: listStatus.optional(), leagueId: id().optional() }),
});

const scores = {
  reply: data(z.array(matchRow)),
  access: "anyone",
  errors: [],
  cache: { sharedSeconds: 1 },
} as const;

export const matchScore = declareCall({
  ...scores,
  method: "GET",
  path: "/match/score",
  summary: "Score and status of some football matches; unknown ids are left out",
  input: z.object({ matchIds: idList(100) }),
});

export const basketballScore = declareCall({
  ...scores,
  method: "GET",
  path: "/basketball/match/score",
  summary: "Score by quarter and status of some basketball matches; unknown ids are left out",
  input: z.object({ matchIds: idList(100) }),
});
