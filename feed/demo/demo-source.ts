import { type Sport, sports } from "@scoreline/domain/sport";
import type { Clock } from "#clock.ts";
import { competitionMessage, countryMessages, teamMessage } from "#demo/source/catalogue-messages.ts";
import { HistoryAgenda } from "#demo/source/history-agenda.ts";
import { historyBatches, missedBatches } from "#demo/source/history-stream.ts";
import { MatchDay } from "#demo/source/match-day.ts";
import { tournamentMessages } from "#demo/source/tournament-messages.ts";
import { type Scope, wholeWorld } from "#demo/world/scope.ts";
import type { FeedMessage } from "#port/message.ts";
import type { FeedBatch, FeedSource } from "#port/source.ts";

type Deliver = (batch: FeedBatch) => Promise<void>;

/** Begins to work out the past of a sport, wherever that is done. What it returns delivers it, and resolves once it is stored. */
export type History = (sport: Sport, now: number) => (deliver: Deliver) => Promise<void>;

const tickMs = 1_000;
const batchSize = 1_000;
/** So many batches may wait to be stored while the next ones are worked out. */
const ahead = 3;

export type DemoOptions = {
  seed: string;
  clock: Clock;
  /** Up to here is the past; the clock's time unless somebody has begun before. */
  start?: number;
  history?: History;
  /** What part of the world is told of. */
  scope?: Scope;
};

/** The demo world as a vendor's feed: seed and clock in, messages out. */
export function demoSource({ seed, clock, start = clock.now(), history, scope = wholeWorld }: DemoOptions): FeedSource {
  return {
    name: `demo ${seed}`,
    async follow(from, deliver, signal) {
      const matchDay = new MatchDay(seed, { scope });
      const agenda = new HistoryAgenda(seed, from === undefined ? start : Number(from), scope);
      // Until the past is stored there is no cursor: a process that is stopped before begins anew.
      let isPastStored = from !== undefined;
      let past: Promise<unknown> = Promise.resolve();
      if (from === undefined) {
        const histories = sports.map((sport) => (history ?? historyHere(seed, scope))(sport, start));
        await deliverCatalogue(deliver, scope);
        await deliverAll(deliver, "Filling the match days", matchDay.opening(start));
        await deliver({ messages: [], caughtUp: true });
        past = Promise.all(histories.map((tell) => tell(deliver))).then(() => {
          isPastStored = true;
          return deliver({ messages: [], progress: { what: "Everything is in place", done: 1 } });
        });
      } else {
        // The store knows what was; it can be read while the world is worked out again.
        await deliver({ messages: [], caughtUp: true });
        await deliverAll(deliver, undefined, matchDay.opening(start));
        for (const sport of sports)
          for (const batch of missedBatches(seed, sport, Number(from), start, scope))
            await deliver({ messages: batch.messages });
      }

      const broken = new AbortController();
      past.catch((reason) => broken.abort(reason));
      const ends = AbortSignal.any([signal, broken.signal]);
      while (!ends.aborted) {
        await clock.wait(tickMs, ends);
        const now = clock.now();
        const messages = matchDay.news(now);
        agenda.prepare(now);
        if (agenda.isDue(now)) messages.push(...agenda.review(now));
        if (messages.length > 0) await deliver({ messages, ...(isPastStored && { cursor: String(now) }) });
      }
      broken.signal.throwIfAborted();
    },
  };
}

/** Without another thread to do it. */
function historyHere(seed: string, scope: Scope): History {
  return (sport, now) => async (deliver) => {
    for (const batch of historyBatches(seed, sport, now, scope)) await deliver(batch);
  };
}

async function deliverCatalogue(deliver: Deliver, { competitions, teams }: Scope): Promise<void> {
  await deliver({ messages: [...countryMessages(), ...competitions.map(competitionMessage)] });
  await deliverAll(deliver, "Naming the teams", inShares(teams.map(teamMessage)));
  await deliverAll(deliver, "Writing down the tournaments", inShares(tournamentMessages()));
}

type Share = { messages: readonly FeedMessage[]; done: number };

function inShares(messages: readonly FeedMessage[]): Share[] {
  return messages.map((message, index) => ({ messages: [message], done: (index + 1) / messages.length }));
}

async function deliverAll(deliver: Deliver, what: string | undefined, shares: Iterable<Share>): Promise<void> {
  const stored: Promise<void>[] = [];
  const send = (messages: FeedMessage[], done: number) =>
    stored.push(deliver({ messages, ...(what && { progress: { what, done } }) }));
  let waiting: FeedMessage[] = [];
  for (const { messages, done } of shares) {
    waiting.push(...messages);
    for (; waiting.length >= batchSize; waiting = waiting.slice(batchSize)) send(waiting.slice(0, batchSize), done);
    await stored.at(-ahead);
  }
  send(waiting, 1);
  await Promise.all(stored);
}
