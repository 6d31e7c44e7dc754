import type { Client } from "@scoreline/contract/client";
import type { Sides } from "@scoreline/contract/hidden/subject";
import type { LocaleCode } from "@scoreline/domain/names";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "#page-context.ts";
import { masked } from "#reader/hidden/masked.ts";
import type { Reader } from "#reader/reader.ts";
import { isGuarded } from "#reader/shield.ts";

/**
 * The client of every loader: it answers in the reader's language and time zone, as late as the reader's broadcast, and
 * without what the reader does not want to know. What does not leave the server is in no page's source.
 */
export function readerClient(context: Readonly<RouterContextProvider>, locale: LocaleCode, reader: Reader): Client {
  const client = context.get(pageContext).clientFor(locale, reader);
  if (!isGuarded(reader)) return client;
  const matches = new Map<number, Promise<Sides | undefined>>();
  function askedMatch(input: object): Promise<Sides | undefined> | undefined {
    const matchId = "matchId" in input ? Number(input.matchId) : 0;
    if (!Number.isSafeInteger(matchId)) return undefined;
    const known = matches.get(matchId) ?? matchOf(client, matchId);
    matches.set(matchId, known);
    return known;
  }
  const get: Client["get"] = async (path, input, options) =>
    masked(path, await client.get(path, input, options), reader, () => askedMatch(input));
  return { ...client, get };
}

/** Who plays, of an answer that does not say so. A call of either sport may have been asked. */
async function matchOf(client: Client, matchId: number): Promise<Sides | undefined> {
  for (const path of ["/match/score", "/basketball/match/score"] as const) {
    const [row] = (await client.get(path, { matchIds: [matchId] })).result.data;
    if (row) return row;
  }
  return undefined;
}
