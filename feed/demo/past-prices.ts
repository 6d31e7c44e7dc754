import { sports } from "@scoreline/domain/sport";
import type { Scope } from "@scoreline/world/competitions/scope";
import { SeasonResults } from "@scoreline/world/history/season-results";
import { coveredCompetitions, seasonsSince } from "@scoreline/world/history/seasons";
import { pricesInShort } from "@scoreline/world/match-day/early-prices";
import { closingOdds } from "#demo/messages/odds-messages.ts";
import type { PastShare } from "#demo/whole-careers.ts";
import type { FeedMessage } from "#port/message.ts";

const matchesAtOnce = 40;

/**
 * Closing prices of every match of the seasons that are over: how a team did against its prices reaches back into last season.
 * All else that was asked for it is asked for with its details.
 */
export function* pastPrices(seed: string, scope: Scope, began: number, now: number): Generator<PastShare> {
  const today = new Date(now).toISOString().slice(0, 10);
  const worlds = sports.flatMap((sport) => coveredCompetitions(sport, scope));
  let messages: FeedMessage[] = [];
  let matches = 0;
  for (const [index, world] of worlds.entries())
    for (const plan of seasonsSince(seed, world, began, now).reverse()) {
      if (plan.season.to >= today) continue;
      const results = new SeasonResults(seed, plan);
      for (const fixture of plan.fixtures) {
        const kickoff = results.kickoffOf(fixture);
        const pairing = results.summaryAt(fixture, now) && results.pairingAt(fixture, kickoff);
        if (pairing) messages.push(...closingOdds(fixture.ref, pricesInShort(seed, pairing, kickoff), now));
        matches += 1;
        if (matches % matchesAtOnce > 0) continue;
        yield { messages, done: index / worlds.length };
        messages = [];
      }
    }
  yield { messages, done: 1 };
}
