import * as z from "zod";
import { declareCall } from "#call.ts";
import { data } from "#envelope.ts";
import { id, localDate, wholeNumber } from "#fields.ts";
import { leagueMatches } from "#schemas.ts";

/** Matches that are over and can be seen again: a page is a day, counted back from the newest that has some. */
const list = {
  method: "GET",
  access: "anyone",
  errors: [],
  cache: { sharedSeconds: 2 },
  input: z.object({
    date: localDate().optional(),
    leagueId: id().optional(),
    page: wholeNumber(0, 30).optional(),
  }),
  reply: data(
    z.object({
      /** The day that is shown; none when there is nothing to be seen. */
      date: z.string().nullable(),
      page: z.int(),
      hasNext: z.boolean(),
      leagueMatchList: z.array(leagueMatches),
    }),
  ),
} as const;

export const highlightList = declareCall({
  ...list,
  path: "/highlight/highlightList",
  summary: "Football matches with highlights, by day and competition, the newest day first",
});

export const basketballHighlightList = declareCall({
  ...list,
  path: "/basketball/highlight/highlightList",
  summary: "Basketball matches with highlights, by day and competition, the newest day first",
});
