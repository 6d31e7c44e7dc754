import type { basketballScore, matchScore } from "@scoreline/contract/calls/match";
import { succeed } from "@scoreline/contract/envelope";
import type { Handler } from "#handler.ts";

export const scores: { matchScore: Handler<typeof matchScore>; basketballScore: Handler<typeof basketballScore> } = {
  matchScore: async ({ matchIds }, { locale }, { boards }) =>
    succeed({ data: await boards.rows("football", matchIds, locale) }),
  basketballScore: async ({ matchIds }, { locale }, { boards }) =>
    succeed({ data: await boards.rows("basketball", matchIds, locale) }),
};
