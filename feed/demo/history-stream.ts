import type { Sport } from "@scoreline/domain/sport";
import type { WorldCompetition } from "@scoreline/world/competitions/registry";
import { type Scope, wholeWorld } from "@scoreline/world/competitions/scope";
import { CareerCount } from "@scoreline/world/history/career-count";
import { firstPlayed } from "@scoreline/world/history/chronicle-line";
import { recentFigures } from "@scoreline/world/history/recent-figures";
import { SeasonBook } from "@scoreline/world/history/season-book";
import {
  olderSeason,
  seasonsAt,
  type ToldSeasons,
  toldCompetitions,
  toldSince,
} from "@scoreline/world/history/seasons";
import { parseDay } from "@scoreline/world/people/calendar";
import { clubOf, type Fixture, type SeasonPlan } from "@scoreline/world/schedule/plan-types";
import { careerMessages } from "#demo/career-messages.ts";
import { seasonMessages } from "#demo/catalogue-messages.ts";
import { matchMessages, resultMessages } from "#demo/history-matches.ts";
import { peopleMessages } from "#demo/people-messages.ts";
import { recentFigureMessages } from "#demo/recent-figure-messages.ts";
import { trophyMessages } from "#demo/trophy-messages.ts";
import type { FeedMessage } from "#port/message.ts";
import type { FeedBatch } from "#port/source.ts";

const day = 86_400_000;
/** What lies in between is told by the match days themselves. */
const matchDays = { before: 3 * day, after: 8 * day };
/** Small messages, so that what a batch costs by itself does not count, and whoever reads meanwhile hardly waits. */
const batchSize = 4_000;
/** A career is long. */
const careersAtOnce = 1_000;

/**
 * The past of one sport, for somebody who knows the catalogue: people, then seasons with their matches, careers, honours and the
 * results of a season before all of these; after that what can wait longest: the plans beyond the match days, and how players
 * did in the last weeks.
 */
export type Past = { people(): Generator<FeedBatch>; seasons(): Generator<FeedBatch>; rest(): Generator<FeedBatch> };

export function pastOf(seed: string, sport: Sport, now: number, scope = wholeWorld, playedFrom = firstPlayed): Past {
  const worlds = toldCompetitions(sport, scope);
  const name = sport === "football" ? "football" : "basketball";
  const careers = new CareerCount(seed, sport, scope);
  const progress = { done: 0 };
  /** Kept until the seasons are told: by then the matches that they are read off are forgotten. */
  const documents: FeedMessage[][] = [];
  const told: { world: WorldCompetition; seasons: ToldSeasons }[] = [];

  function* people(): Generator<FeedMessage[]> {
    if (worlds.length === 0) return;
    // Without the plans, which take seconds: they are made while the people are being stored.
    const since = Math.min(...worlds.map((world) => parseDay(toldSince(world, now))));
    yield* peopleMessages(seed, sport, since, now, scope);
  }

  function* seasons(): Generator<FeedMessage[]> {
    told.push(...worlds.map((world) => ({ world, seasons: seasonsAt(seed, world, now) })));
    const all = told.flatMap(({ seasons: { complete, open } }) => [...complete, ...open]);
    const total = all.reduce((sum, { fixtures }) => sum + fixtures.length, 0);
    for (const { world, seasons } of told) {
      const { complete, open } = seasons;
      for (const plan of [...complete, ...open]) {
        const book = new SeasonBook(seed, plan, playedFrom);
        yield seasonMessages(plan, world, now);
        careers.begin(plan.season);
        for (const fixture of plan.fixtures) {
          progress.done += 1 / total;
          if (isOfMatchDays(book, fixture, now) || book.kickoffOf(fixture) > now) continue;
          yield matchMessages(seed, book, fixture, now);
          const recent = recentFigures(seed, book, fixture, now);
          if (recent) documents.push(recentFigureMessages(fixture, recent));
          count(careers, book, plan, fixture, now);
        }
        if (complete.includes(plan)) yield trophyMessages(book, now, (team) => careers.playersOf(plan.season, team));
      }
    }
  }

  /** What is still to come, beyond the match days. */
  function* plans(): Generator<FeedMessage[]> {
    for (const plan of told.flatMap(({ seasons: { open } }) => open)) {
      const book = new SeasonBook(seed, plan, playedFrom);
      for (const fixture of plan.fixtures) {
        if (isOfMatchDays(book, fixture, now) || book.kickoffOf(fixture) <= now) continue;
        yield matchMessages(seed, book, fixture, now);
      }
    }
  }

  function* older(): Generator<FeedMessage[]> {
    for (const { world, seasons } of told) {
      const plan = olderSeason(seed, world, seasons);
      if (!plan) continue;
      const book = new SeasonBook(seed, plan, playedFrom);
      yield seasonMessages(plan, world, now);
      for (const fixture of plan.fixtures) yield resultMessages(book, fixture, now);
      yield trophyMessages(book, now);
    }
  }
  return {
    people: () => batched(`Introducing the people of ${name}`, 0, people()),
    *seasons() {
      yield* batched(`Writing down seasons of ${name}`, progress, seasons());
      const rows = careerMessages(careers, sport, now, now - matchDays.before);
      yield* batched(`Adding up careers of ${name}`, 1, rows, careersAtOnce);
      yield* batched(`Adding an older season of ${name}`, 1, older());
    },
    *rest() {
      yield* batched(`Adding the last weeks of ${name}`, 1, documents.splice(0));
      yield* batched(`Adding plans of ${name}`, 1, plans());
    },
  };
}

/** Those are told from kick-off to the last whistle, with everything around them. */
function isOfMatchDays(book: SeasonBook, fixture: Fixture, now: number): boolean {
  const within = (kickoff: number) => kickoff >= now - matchDays.before && kickoff < now + matchDays.after;
  return within(fixture.kickoff) || within(book.kickoffOf(fixture));
}

function count(careers: CareerCount, book: SeasonBook, plan: SeasonPlan, fixture: Fixture, now: number): void {
  const account = book.accountAt(fixture, now);
  if (!account) return;
  const home = clubOf(fixture.home) ?? book.placesAt(fixture, now).home;
  const away = clubOf(fixture.away) ?? book.placesAt(fixture, now).away;
  if (home !== undefined && away !== undefined) careers.add(plan.season, home, away, account);
}

function* batched(
  what: string,
  progress: number | { done: number },
  parts: Iterable<readonly FeedMessage[]>,
  size = batchSize,
): Generator<FeedBatch> {
  let messages: FeedMessage[] = [];
  const done = () => Math.min(1, typeof progress === "number" ? progress : progress.done);
  for (const part of parts) {
    messages.push(...part);
    if (messages.length < size) continue;
    yield { messages, progress: { what, done: done() } };
    messages = [];
  }
  if (messages.length > 0) yield { messages, progress: { what, done: done() } };
}

/** What was missed while nobody listened: matches that have been over for longer than the match days reach back. */
export function* missedBatches(
  seed: string,
  sport: Sport,
  since: number,
  now: number,
  scope: Scope,
  playedFrom: number,
): Generator<FeedBatch> {
  if (now - since < matchDays.before) return;
  function* missed(): Generator<FeedMessage[]> {
    for (const world of toldCompetitions(sport, scope)) {
      const { complete, open } = seasonsAt(seed, world, now);
      for (const plan of [...complete, ...open]) {
        const book = new SeasonBook(seed, plan, playedFrom);
        const over = plan.fixtures.filter((fixture) => {
          const kickoff = book.kickoffOf(fixture);
          return kickoff > since - day && kickoff <= now && !isOfMatchDays(book, fixture, now);
        });
        if (over.length === 0) continue;
        yield seasonMessages(plan, world, now);
        for (const fixture of over) yield matchMessages(seed, book, fixture, now);
      }
    }
  }
  yield* batched("Catching up", 1, missed());
}
