import type { basketballScore, matchScore } from "@scoreline/contract/calls/match";
import { succeed } from "@scoreline/contract/envelope";
import type { LocaleCode } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import type { Handler, Services } from "#handler.ts";
import { matchRow } from "#rows/match-row.ts";

export async function rowsOf(sport: Sport, ids: readonly number[], locale: LocaleCode, { boards }: Services) {
  return (await boards.heads(sport, ids)).map((head) => matchRow(head, boards.catalogue, locale));
}

export const scores: { matchScore: Handler<typeof matchScore>; basketballScore: Handler<typeof basketballScore> } = {
  matchScore: async ({ matchIds }, { locale }, services) =>
    succeed({ data: await rowsOf("football", matchIds, locale, services) }),
  basketballScore: async ({ matchIds }, { locale }, services) =>
    succeed({ data: await rowsOf("basketball", matchIds, locale, services) }),
};
