import { sports } from "@scoreline/domain/sport";
import { type Scope, wholeWorld } from "@scoreline/world/competitions/scope";
import { firstPlayedFrom } from "@scoreline/world/history/first-played";
import { forgetRosters } from "@scoreline/world/history/who-appeared";
import { inParts } from "@scoreline/world/match/in-time";
import type { Share } from "@scoreline/world/match-day/occurrence";
import type { Clock } from "#clock.ts";
import { AnnouncementMessages } from "#demo/announcement-messages.ts";
import { competitionMessage, countryMessages, teamMessage } from "#demo/catalogue-messages.ts";
import { DeliveryLine } from "#demo/delivery-line.ts";
import { missedBatches, pastOf } from "#demo/history-stream.ts";
import { MatchDayMessages } from "#demo/match-day-messages.ts";
import { tournamentMessages } from "#demo/tournament-messages.ts";
import type { FeedMessage } from "#port/message.ts";
import type { FeedBatch, FeedSource } from "#port/source.ts";

const tickMs = 1_000;
const batchSize = 1_000;
/** Details are long, and whoever reads meanwhile should hardly wait. */
const detailsAtOnce = 250;

export type DemoOptions = {
  seed: string;
  clock: Clock;
  /** Up to here is the past; the clock's time unless somebody has begun before. */
  start?: number;
  /** What part of the world is told of. */
  scope?: Scope;
};

/** The demo world as a vendor's feed: seed and clock in, messages out. */
export function demoSource({ seed, clock, start = clock.now(), scope = wholeWorld }: DemoOptions): FeedSource {
  return {
    name: `demo ${seed}`,
    async follow(from, deliver, signal) {
      const playedFrom = firstPlayedFrom(start);
      const matchDay = new MatchDayMessages(seed, { scope, playedFrom });
      const announcements = new AnnouncementMessages(
        seed,
        from === undefined ? start : Number(from),
        scope,
        playedFrom,
      );
      // Until the past is stored there is no cursor: a process that is stopped before begins anew.
      let isPastStored = from !== undefined;
      let toldAt = start;
      const news = (): FeedBatch[] => {
        const now = clock.now();
        toldAt = now;
        const messages = matchDay.news(now);
        announcements.prepare(now);
        if (announcements.isDue(now)) messages.push(...announcements.review(now));
        return messages.length > 0 ? [{ messages, ...(isPastStored && { cursor: String(now) }) }] : [];
      };

      const line = new DeliveryLine(deliver);
      const tellAll = async (batches: Iterable<FeedBatch>) => {
        for (const batch of batches) await line.add(batch);
      };
      // Somebody looks by now: what happens meanwhile is told in between.
      const tellMeanwhile = async (batches: Iterable<FeedBatch>) => {
        for (const batch of batches) {
          if (signal.aborted) return;
          await line.add(batch);
          if (clock.now() - toldAt >= tickMs) await tellAll(news());
        }
      };
      // Functions of their own: what they work with is let go when they are done.
      const tellEverything = async () => {
        await tellAll(catalogue(scope));
        const pasts = sports.map((sport) => pastOf(seed, sport, start, scope, playedFrom));
        for (const past of pasts) {
          for (const batch of past.people()) {
            matchDay.heard(batch.messages as FeedMessage[]);
            await line.add(batch);
          }
        }
        await tellAll(inBatches("Filling the match days", matchDay.opening(start)));
        await line.add({ messages: [], caughtUp: "for now" });
        for (const past of pasts) await tellMeanwhile(past.seasons());
        await line.add({ messages: [], progress: { what: "The past is in place", done: 1 }, pastTold: true });
        const details = matchDay.details(clock.now());
        await tellMeanwhile(inBatches("Adding details of the match days", details, detailsAtOnce));
        for (const past of pasts) await tellMeanwhile(past.rest());
        forgetRosters();
        await line.end();
        if (signal.aborted) return;
        isPastStored = true;
        await deliver({ messages: [], progress: { what: "Everything is in place", done: 1 } });
      };
      // The store knows what was; it can be read while the world is worked out again.
      const tellWhatWasMissed = async (since: number) => {
        await line.add({ messages: [], caughtUp: true });
        await tellAll(silently(inBatches("", matchDay.opening(start))));
        for (const sport of sports)
          await tellAll(silently(missedBatches(seed, sport, since, start, scope, playedFrom)));
        await tellMeanwhile(silently(inBatches("", matchDay.details(clock.now()), detailsAtOnce)));
        await line.end();
      };
      await (from === undefined ? tellEverything() : tellWhatWasMissed(Number(from)));

      while (!signal.aborted) {
        await clock.wait(tickMs, signal);
        for (const batch of news()) await deliver(batch);
      }
    },
  };
}

/** Without a word on the console: nobody waits for it. */
function* silently(batches: Iterable<FeedBatch>): Generator<FeedBatch> {
  for (const { messages } of batches) yield { messages };
}

function* catalogue(scope: Scope): Generator<FeedBatch> {
  const { competitions, teams } = scope;
  yield { messages: [...countryMessages(), ...competitions.map(competitionMessage)] };
  yield* inBatches("Naming the teams", inShares(teams.map(teamMessage)));
  // They name teams from all over the world.
  if (scope === wholeWorld) yield* inBatches("Writing down the tournaments", inShares(tournamentMessages()));
}

function inShares(messages: readonly FeedMessage[]): Share<FeedMessage>[] {
  return messages.map((message, index) => ({ items: [message], done: (index + 1) / messages.length }));
}

function* inBatches(what: string, shares: Iterable<Share<FeedMessage>>, size = batchSize): Generator<FeedBatch> {
  let waiting: FeedMessage[] = [];
  for (const { items, done } of shares) {
    // What is said of one match is one share: it is not divided, so that nobody sees its score without its figures.
    const parts = items.length > size ? inParts(items, size) : [items];
    for (const part of parts) {
      waiting.push(...part);
      if (waiting.length < size) continue;
      yield { messages: waiting, progress: { what, done } };
      waiting = [];
    }
  }
  yield { messages: waiting, progress: { what, done: 1 } };
}
