import type { Clock } from "#clock.ts";
import { competitionMessage, countryMessages, teamMessage } from "#demo/source/catalogue-messages.ts";
import { MatchDay } from "#demo/source/match-day.ts";
import { worldCompetitions, worldTeams } from "#demo/world/registry.ts";
import type { FeedMessage } from "#port/message.ts";
import type { FeedBatch, FeedSource } from "#port/source.ts";

type Deliver = (batch: FeedBatch) => Promise<void>;

const tickMs = 1_000;
const batchSize = 400;

/** The demo world as a vendor's feed: seed and clock in, messages out. */
export function demoSource({ seed, clock }: { seed: string; clock: Clock }): FeedSource {
  return {
    name: `demo ${seed}`,
    async follow(from, deliver, signal) {
      const matchDay = new MatchDay(seed);
      if (from === undefined) {
        await deliverCatalogue(deliver);
        await deliverAll(deliver, "Filling the match days", matchDay.open(clock.now()));
      } else {
        // The store knows what was; it can be read while the world is worked out again.
        await deliver({ messages: [], caughtUp: true });
        await deliverAll(deliver, undefined, matchDay.open(clock.now()));
      }
      await deliver({
        messages: [],
        cursor: String(clock.now()),
        ...(from === undefined && { caughtUp: true as const }),
      });

      while (!signal.aborted) {
        await clock.wait(tickMs, signal);
        const now = clock.now();
        const messages = matchDay.news(now);
        if (messages.length > 0) await deliver({ messages, cursor: String(now) });
      }
    },
  };
}

async function deliverCatalogue(deliver: Deliver): Promise<void> {
  await deliver({ messages: [...countryMessages(), ...worldCompetitions.map(competitionMessage)] });
  await deliverAll(deliver, "Naming the teams", worldTeams.map(teamMessage));
}

async function deliverAll(deliver: Deliver, what: string | undefined, messages: readonly FeedMessage[]): Promise<void> {
  for (let at = 0; at < messages.length; at += batchSize) {
    const batch = messages.slice(at, at + batchSize);
    const done = Math.min(1, (at + batchSize) / messages.length);
    await deliver({ messages: batch, ...(what && { progress: { what, done } }) });
  }
}
