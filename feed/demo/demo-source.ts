import { sports } from "@scoreline/domain/sport";
import { type Scope, wholeWorld } from "@scoreline/world/competitions/scope";
import { inParts } from "@scoreline/world/match/in-time";
import type { Share } from "@scoreline/world/match-day/occurrence";
import { Newsroom } from "@scoreline/world/newsroom/newsroom";
import { forgetAll } from "@scoreline/world/schedule/remember";
import type { Clock } from "#clock.ts";
import { DeliveryLine } from "#demo/delivery-line.ts";
import { readCursor, withoutPast, writeCursor } from "#demo/demo-cursor.ts";
import { matchDays, missedBatches, pastOf } from "#demo/history-stream.ts";
import { AnnouncementMessages } from "#demo/messages/announcement-messages.ts";
import { competitionMessage, countryMessages, teamMessage } from "#demo/messages/catalogue-messages.ts";
import { MatchDayMessages } from "#demo/messages/match-day-messages.ts";
import { newsMessages } from "#demo/messages/news-messages.ts";
import { OccurrenceMessages } from "#demo/messages/occurrence-messages.ts";
import { tournamentMessages } from "#demo/messages/tournament-messages.ts";
import { PastDetails, type Span } from "#demo/past-details.ts";
import { pastPrices } from "#demo/past-prices.ts";
import { type PastShare, wholeCareers } from "#demo/whole-careers.ts";
import type { FeedMessage } from "#port/message.ts";
import type { FeedBatch, FeedSource } from "#port/source.ts";

const tickMs = 1_000;
const batchSize = 1_000;
/** So many batches are worked out before others are stored. All the people are: nobody can look before the first days are there,
 * which take as long to plan as the people to be stored, and nothing else is held yet. */
const ahead = { people: 16, usually: 4 };
/** Details are long, and whoever reads meanwhile should hardly wait. */
const detailsAtOnce = 250;
/** So many matches of the seasons that are on are filled in with one batch, of which readers wait for the end. */
const filledAtOnce = 2;
/**
 * After each there is rest, so many times as long as it took to store: there is time until all is filled in, and readers come first.
 * What working out the next one takes counts as rest, for the database is free meanwhile.
 */
const restShare = 3;
/** A story is long, in eight languages. */
const storiesAtOnce = 10;
/** Before anybody can look. */
const firstStories = 12;
/** How often somebody looks into the newsroom. */
const newsroomMs = 60_000;
const dayMs = 86_400_000;
/** Whoever opens an old match often opens the next one; what these were worked out with is let go after so long without another. */
const askedAgainMs = 60_000;
/** Whoever listens adds what was played since the careers were told: no team plays more often in between than they look through. */
const careersEveryMs = 30 * dayMs;

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
  const words = new OccurrenceMessages(seed);
  const past = new PastDetails(seed, scope, words);
  let askedAt = Number.POSITIVE_INFINITY;
  return {
    name: `demo ${seed}`,
    async details(match) {
      askedAt = clock.now();
      return past.whole(match, askedAt);
    },
    async follow(from, deliver, signal) {
      const matchDay = new MatchDayMessages(seed, { scope }, words);
      const isOpened = from === withoutPast;
      const known = from === undefined || isOpened ? undefined : readCursor(from, matchDays.before);
      const announcements = new AnnouncementMessages(seed, known?.at ?? start, scope);
      const newsroom = new Newsroom(seed, scope, known?.at ?? start);
      let lookedIn = clock.now();
      // Until the past is stored there is no place to go on from: a process that is stopped before tells everything again, to a
      // store that can be read meanwhile if it got as far as that.
      let isPastStored = known !== undefined;
      let toldAt = start;
      // What was missed has to be filled in as well.
      const missed =
        known && start - known.at > matchDays.before
          ? [{ since: known.at - dayMs, before: start - matchDays.before }]
          : [];
      let unfilled: readonly Span[] = known
        ? [...missed, ...known.unfilled]
        : [{ since: 0, before: start - matchDays.before }];
      const began = known?.began ?? start;
      let careersAt = known?.careersAt;
      const cursor = () => (isPastStored ? { cursor: writeCursor({ at: toldAt, unfilled, began, careersAt }) } : {});
      const news = (): FeedBatch[] => {
        const now = clock.now();
        toldAt = now;
        const messages = matchDay.news(now);
        announcements.prepare(now);
        if (announcements.isDue(now)) messages.push(...announcements.review(now));
        if (now - lookedIn >= newsroomMs) {
          lookedIn = now;
          messages.push(...newsroom.review(now).flatMap(newsMessages));
        }
        return messages.length > 0 ? [{ messages, ...cursor() }] : [];
      };

      const line = new DeliveryLine(deliver, ahead.usually);
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
        if (isOpened) await line.add({ messages: [], caughtUp: "for now" });
        await tellAll(catalogue(scope));
        const crowd = new DeliveryLine(deliver, ahead.people);
        const pasts = sports.map((sport) => pastOf(seed, sport, start, scope));
        for (const past of pasts) {
          for (const batch of past.people()) {
            words.heard(batch.messages as FeedMessage[]);
            await crowd.add(batch);
          }
        }
        await tellAll(inBatches("Filling the match days", matchDay.opening(start)));
        // Whoever looks first finds something to read.
        await line.add({ messages: [...newsroom.opening(start, firstStories)].flatMap(newsMessages) });
        await line.add({ messages: [], caughtUp: "for now", cursor: withoutPast });
        await tellMeanwhile(inBatches("Adding the last prices", matchDay.closingPrices(start), detailsAtOnce));
        const add = (what: string) => line.add({ messages: [], progress: { what, done: 1 } });
        for (const past of pasts) await tellMeanwhile(past.results("running"));
        await add("The running tables are in place");
        for (const past of pasts) await tellMeanwhile(past.scorers("running"));
        await add("The running seasons are in place");
        for (const past of pasts) await tellMeanwhile(past.results("past"));
        await add("The tables of the past are in place");
        for (const past of pasts) await tellMeanwhile(past.scorers("past"));
        await add("The past is in place");
        for (const past of pasts) await tellMeanwhile(past.careers());
        await line.add({ messages: [], progress: { what: "Careers are in place", done: 1 }, pastTold: true });
        await tellMeanwhile(archive(newsroom, start));
        const details = matchDay.details(clock.now());
        await tellMeanwhile(inBatches("Adding details of the match days", details, detailsAtOnce));
        for (const past of pasts) await tellMeanwhile(past.rest());
        await line.end();
        if (signal.aborted) return;
        isPastStored = true;
        await deliver({ messages: [], progress: { what: "Everything is in place", done: 1 }, ...cursor() });
      };
      // The store knows what was; it can be read while the world is worked out again.
      const tellWhatWasMissed = async (since: number) => {
        await line.add({ messages: [], caughtUp: true });
        await tellAll(silently(inBatches("", matchDay.opening(start))));
        await tellAll(silently(inBatches("", matchDay.closingPrices(start), detailsAtOnce)));
        for (const sport of sports) await tellAll(silently(missedBatches(seed, sport, since, start, scope)));
        await tellMeanwhile(silently(inBatches("", matchDay.details(clock.now()), detailsAtOnce)));
        await line.end();
      };
      // Nobody waits for these: one batch at a time is worked out and stored, and what happens or is asked for comes first.
      const fillIn = async () => {
        let waiting: FeedMessage[] = [];
        let matches = 0;
        let restedAt = clock.now();
        for (const { messages, left, done } of past.filling(unfilled, start)) {
          waiting.push(...messages);
          matches += 1;
          if (matches < filledAtOnce && done < 1) continue;
          // Whoever asks gets their turn, for longer than the last batch took: a reader should hardly notice.
          await clock.wait(Math.max(0, restedAt - clock.now()), signal);
          if (signal.aborted) return;
          if (clock.now() - toldAt >= tickMs) for (const batch of news()) await deliver(batch);
          unfilled = left;
          const began = clock.now();
          await deliver({
            messages: waiting,
            progress: { what: "Playing the seasons that are on", done },
            ...cursor(),
          });
          restedAt = clock.now() + restShare * (clock.now() - began);
          waiting = [];
          matches = 0;
        }
        unfilled = [];
      };
      // Nobody waits for this either: it rests for as long as it works.
      const tellSlowly = async (what: string, shares: Iterable<PastShare>) => {
        let worked = clock.now();
        for (const { messages, done } of shares) {
          await clock.wait(clock.now() - worked, signal);
          if (signal.aborted) return;
          if (clock.now() - toldAt >= tickMs) for (const batch of news()) await deliver(batch);
          worked = clock.now();
          if (messages.length > 0 || done === 1) await deliver({ messages, progress: { what, done }, ...cursor() });
        }
      };
      const tellOfPastSeasons = async () => {
        const now = clock.now();
        if (careersAt === undefined)
          await tellSlowly("Adding prices of past seasons", pastPrices(seed, scope, began, now));
        await tellSlowly("Counting the careers", wholeCareers(seed, scope, began, now));
        if (signal.aborted) return;
        careersAt = now;
        await deliver({ messages: [], ...cursor() });
      };
      await (known ? tellWhatWasMissed(known.at) : tellEverything());
      letGo();
      if (unfilled.length > 0) {
        await fillIn();
        letGo();
      }

      while (!signal.aborted) {
        await clock.wait(tickMs, signal);
        for (const batch of news()) await deliver(batch);
        if (clock.now() - askedAt >= askedAgainMs) {
          askedAt = Number.POSITIVE_INFINITY;
          letGo();
        }
        if (careersAt !== undefined && clock.now() - careersAt < careersEveryMs) continue;
        await tellOfPastSeasons();
        letGo();
      }
    },
  };
}

/** What was written in the week before. */
function* archive(newsroom: Newsroom, start: number): Generator<FeedBatch> {
  let messages: FeedMessage[] = [];
  for (const written of newsroom.archive(start)) {
    messages.push(...newsMessages(written));
    if (messages.length < storiesAtOnce) continue;
    yield { messages, progress: { what: "Writing the news of the week", done: 0.5 } };
    messages = [];
  }
  yield { messages, progress: { what: "Writing the news of the week", done: 1 } };
}

/** What the past was worked out with, now and not when the heap is full again: from here on little happens. */
function letGo(): void {
  forgetAll();
  // Only there where the process was started with it.
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
}

/** Without a word on the console: nobody waits for it. */
function* silently(batches: Iterable<FeedBatch>): Generator<FeedBatch> {
  for (const { messages } of batches) yield { messages };
}

function* catalogue(scope: Scope): Generator<FeedBatch> {
  const { competitions, teams } = scope;
  yield { messages: [...countryMessages(), ...competitions.map((world) => competitionMessage(world))] };
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
