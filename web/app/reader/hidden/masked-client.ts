import type { Client } from "@scoreline/contract/client";
import type { Sides } from "@scoreline/contract/hidden/subject";
import { masked } from "#reader/hidden/masked.ts";
import { type Guard, hasBegun } from "#reader/shield.ts";

/**
 * Asks without being told what the reader does not want to know, as the reader has it set when the answer comes. Of an
 * answer about one match that does not name its sides, who plays is asked too.
 */
export function maskedGet(get: Client["get"], guard: () => Guard): Client["get"] {
  const begun = new Map<number, Sides>();
  async function askedMatch(input: object): Promise<Sides | undefined> {
    const matchId = "matchId" in input ? Number(input.matchId) : 0;
    if (!Number.isSafeInteger(matchId) || matchId < 1) return undefined;
    const match = begun.get(matchId) ?? (await matchOf(get, matchId));
    // One that is still to come has nothing to hide, until it begins.
    if (match && hasBegun(match)) begun.set(matchId, match);
    return match;
  }
  return async (path, input, options) => {
    const reply = await get(path, input, options);
    return masked(path, reply, guard(), () => askedMatch(input));
  };
}

/** A call of either sport may have been asked. */
async function matchOf(get: Client["get"], matchId: number): Promise<Sides | undefined> {
  for (const path of ["/match/score", "/basketball/match/score"] as const) {
    const [row] = (await get(path, { matchIds: [matchId] })).result.data;
    if (row) return row;
  }
  return undefined;
}
