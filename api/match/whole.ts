import { setTimeout as pause } from "node:timers/promises";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import type { Sport } from "@scoreline/domain/sport";
import { askForDetails, hasDetails, isWaiting } from "@scoreline/store/match/requests";
import { cachedValue } from "#cache/answer.ts";
import type { Services } from "#handler.ts";

/** A reader waits so long for what a source still has of a match; what comes later is told by the stream. */
const longestWaitMs = 700;
const lookMs = 40;
/** What was found out holds until something is told of the match; after this time it is looked at again all the same. */
const maxAgeMs = 60_000;

/** Asks once for all who look at a match, and waits for the answer. */
const askedFor = cachedValue({
  name: "asked for",
  reader: [],
  maxAgeMs,
  make: async ({ matchId, sport }: { matchId: number; sport: Sport }, _reader, { database, now, askSources }) => {
    if ((await hasDetails(database, matchId, sport)) || !(await askForDetails(database, matchId, now()))) {
      return { matchId };
    }
    askSources?.();
    const until = performance.now() + longestWaitMs;
    do await pause(lookMs);
    while (performance.now() < until && (await isWaiting(database, matchId)));
    return { matchId };
  },
  restsOn: ({ matchId }) => [`match:${matchId}`],
  bytes: () => 100,
});

/**
 * Before anything long is read of a match that is over: where the store does not have it, because nobody asked or because it
 * was pruned, the sources that have the match are asked.
 */
export async function wholeMatch({ id, sport, state }: MatchHead, services: Services): Promise<void> {
  if (state.kind !== "finished" && state.kind !== "abandoned") return;
  // What is stored is stored for everybody: who is late shares what was found out.
  await askedFor({ matchId: id, sport }, {}, { ...services, delaySeconds: 0 });
}
