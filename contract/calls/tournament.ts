import * as z from "zod";
import { declareCall } from "#call.ts";
import { data, named } from "#envelope.ts";
import { bracket, leagueCard, seasonCard } from "#schemas/league.ts";
import { leagueMatches } from "#schemas.ts";

const common = { access: "anyone", input: z.object({}), errors: [], cache: { sharedSeconds: 60 } } as const;

/** Empty where the source has never told of the tournament. */
const matches = { ...common, reply: named({ leagueMatchList: z.array(leagueMatches), seq: z.int() }) } as const;
const knockout = {
  ...common,
  reply: data(z.object({ league: leagueCard.nullable(), season: seasonCard.nullable(), brackets: z.array(bracket) })),
} as const;

/** Of each tournament that the specification names. */
export const tournamentCalls = {
  asianCupMatches: declareCall({
    ...matches,
    method: "GET",
    path: "/match/afc_2024/getMatchListv4",
    summary: "Matches of the Asian cup",
  }),

  asianCupKnockout: declareCall({
    ...knockout,
    method: "GET",
    path: "/match/afc_2024/knockout",
    summary: "Bracket of the Asian cup",
  }),

  africanCupMatches: declareCall({
    ...matches,
    method: "GET",
    path: "/match/afcon_2024/getMatchListv4",
    summary: "Matches of the African cup",
  }),

  africanCupKnockout: declareCall({
    ...knockout,
    method: "GET",
    path: "/match/afcon_2024/knockout",
    summary: "Bracket of the African cup",
  }),

  euroMatches: declareCall({
    ...matches,
    method: "GET",
    path: "/match/uefa_euro_2024/getMatchListv4",
    summary: "Matches of the European championship",
  }),

  euroKnockout: declareCall({
    ...knockout,
    method: "GET",
    path: "/match/uefa_euro_2024/knockout",
    summary: "Bracket of the European championship",
  }),

  copaMatches: declareCall({
    ...matches,
    method: "GET",
    path: "/match/copa_2024/getMatchListv4",
    summary: "Matches of the South American cup",
  }),

  copaKnockout: declareCall({
    ...knockout,
    method: "GET",
    path: "/match/copa_2024/knockout",
    summary: "Bracket of the South American cup",
  }),

  worldCupMatches: declareCall({
    ...matches,
    method: "GET",
    path: "/match/getMatchListv2WC",
    summary: "Matches of the world cup",
  }),
};
