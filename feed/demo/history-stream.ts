import type { Sport } from "@scoreline/domain/sport";
import { competitionOf, type WorldCompetition } from "@scoreline/world/competitions/registry";
import { type Scope, wholeWorld } from "@scoreline/world/competitions/scope";
import { CareerCount } from "@scoreline/world/history/career-count";
import { recentFigures } from "@scoreline/world/history/recent-figures";
import { SeasonResults } from "@scoreline/world/history/season-results";
import {
  type CoveredSeasons,
  coveredCompetitions,
  coveredSince,
  derivedCompetitions,
  derivedSeasonsAt,
  friendliesAt,
  olderSeason,
  seasonsAt,
} from "@scoreline/world/history/seasons";
import { titlesOn } from "@scoreline/world/history/titles";
import { parseDay } from "@scoreline/world/people/calendar";
import { clubOf, type Fixture, type SeasonPlan } from "@scoreline/world/schedule/plan-types";
import { seasonOf } from "@scoreline/world/schedule/seasons";
import { matchMessages, resultMessages } from "#demo/history-matches.ts";
import { careerMessages } from "#demo/messages/career-messages.ts";
import { competitionMessage, seasonMessages } from "#demo/messages/catalogue-messages.ts";
import { olderTransfers, peopleMessages, sideMessages } from "#demo/messages/people-messages.ts";
import { recentFigureMessages } from "#demo/messages/recent-figure-messages.ts";
import { trophyMessages } from "#demo/messages/trophy-messages.ts";
import type { FeedMessage } from "#port/message.ts";
import type { FeedBatch } from "#port/source.ts";

const day = 86_400_000;
/** What lies in between is told by the match days themselves. */
export const matchDays = { before: 3 * day, after: 8 * day };
/** Small messages, so that what a batch costs by itself does not count, and whoever reads meanwhile hardly waits. */
const batchSize = 4_000;
/** About half a second's. */
const gamesAtOnce = 100;
/** A career is long. */
const careersAtOnce = 1_000;

/**
 * The past of one sport, for somebody who knows the catalogue, in the order in which it is missed: people, the seasons that are
 * on as far as they are played, then those before with careers, honours and the results of one season more; after that what can
 * wait longest: the plans beyond the match days, how players did in the last weeks, and the leagues of other sides. Careers
 * leave out the seasons that take long to count, which `wholeCareers` has: the oldest, and of basketball all that are over.
 */
export type PastStream = {
  people(): Generator<FeedBatch>;
  running(): Generator<FeedBatch>;
  seasons(): Generator<FeedBatch>;
  rest(): Generator<FeedBatch>;
};

export function pastOf(seed: string, sport: Sport, now: number, scope = wholeWorld): PastStream {
  const worlds = coveredCompetitions(sport, scope);
  const name = sport === "football" ? "football" : "basketball";
  const careers = new CareerCount(seed, sport, scope);
  /** Kept until the seasons are told: by then the matches that they are read off are forgotten. */
  const documents: FeedMessage[][] = [];
  const told: { world: WorldCompetition; seasons: CoveredSeasons }[] = [];
  type Progress = { done: number };

  function* people(): Generator<FeedMessage[]> {
    if (worlds.length === 0) return;
    // Without the plans, which take seconds: they are made while the people are being stored.
    const since = Math.min(...worlds.map((world) => parseDay(coveredSince(world, now))));
    yield* peopleMessages(seed, sport, since, now, scope);
  }

  function* running(progress: Progress): Generator<FeedMessage[]> {
    told.push(...worlds.map((world) => ({ world, seasons: seasonsAt(seed, world, now) })));
    const all = told.flatMap(({ world, seasons: { open } }) => open.map((plan) => ({ world, plan })));
    const share = shareOf(all.map(({ plan }) => plan));
    for (const { world, plan } of all) {
      const results = new SeasonResults(seed, plan);
      yield seasonMessages(plan, world, now);
      careers.begin(plan.season);
      for (const fixture of plan.fixtures) {
        progress.done += share;
        if (!isPast(results, fixture, now)) continue;
        // It is filled in afterwards, whole.
        yield matchMessages(seed, results, fixture, now);
        // Who did what is known by now: who scored was told.
        if (sport === "football") countMatch(careers, results, fixture, now);
      }
    }
  }

  /** Takes seconds, because every game is played for it, and what happens meanwhile is told in between. */
  function* countGames(what: string): Generator<FeedBatch> {
    const open = told.flatMap(({ seasons }) => seasons.open);
    const share = shareOf(open);
    let [games, done] = [0, 0];
    for (const plan of open) {
      const results = new SeasonResults(seed, plan);
      for (const fixture of plan.fixtures) {
        done += share;
        if (!isPast(results, fixture, now)) continue;
        countMatch(careers, results, fixture, now);
        games += 1;
        if (games % gamesAtOnce === 0) yield { messages: [], progress: { what, done: Math.min(1, done) } };
      }
    }
  }

  function* complete(progress: Progress): Generator<FeedMessage[]> {
    const share = shareOf(told.flatMap(({ seasons }) => seasons.complete));
    for (const { world, seasons } of told) {
      const [first] = seasons.complete;
      const before = first && seasonOf(world, first.season.year - 1);
      if (before) careers.leaveOut(before);
      for (const plan of seasons.complete) {
        const results = new SeasonResults(seed, plan);
        yield seasonMessages(plan, world, now);
        const isCounted = sport === "football";
        if (isCounted) careers.begin(plan.season);
        else careers.leaveOut(plan.season);
        for (const fixture of plan.fixtures) {
          progress.done += share;
          if (!isPast(results, fixture, now)) continue;
          yield matchMessages(seed, results, fixture, now);
          const recent = recentFigures(seed, results, fixture, now);
          if (recent) documents.push(recentFigureMessages(fixture, recent));
          if (isCounted) countMatch(careers, results, fixture, now);
        }
        yield trophyMessages(results, now, (team) => careers.playersOf(plan.season, team));
      }
    }
  }

  /** What is still to come, beyond the match days. */
  function* plans(): Generator<FeedMessage[]> {
    for (const plan of told.flatMap(({ seasons: { open } }) => open)) {
      const results = new SeasonResults(seed, plan);
      for (const fixture of plan.fixtures) {
        if (isOfMatchDays(results, fixture, now) || results.kickoffOf(fixture) <= now) continue;
        yield matchMessages(seed, results, fixture, now);
      }
    }
  }

  function* older(): Generator<FeedMessage[]> {
    for (const { world, seasons } of told) {
      const plan = olderSeason(seed, world, seasons);
      if (!plan) continue;
      const results = new SeasonResults(seed, plan);
      yield seasonMessages(plan, world, now);
      for (const fixture of plan.fixtures) yield resultMessages(results, fixture, now);
      yield trophyMessages(results, now);
    }
    // As whoever listens all the time has heard it: how many somebody won does not hang on when one began to listen.
    const today = new Date(now).toISOString().slice(0, 10);
    for (const { world } of told) yield [competitionMessage(world, titlesOn(seed, world, today))];
  }

  /** Results and plans outside the match days. */
  function* season(plan: SeasonPlan): Generator<FeedMessage[]> {
    const results = new SeasonResults(seed, plan);
    yield seasonMessages(plan, competitionOf(plan.season.competition), now);
    for (const fixture of plan.fixtures) {
      if (isOfMatchDays(results, fixture, now)) continue;
      const over = results.kickoffOf(fixture) <= now;
      yield over ? resultMessages(results, fixture, now) : matchMessages(seed, results, fixture, now);
    }
  }

  /** Friendlies, and youth, reserve and women's leagues with who is in the squads. */
  function* sides(): Generator<FeedMessage[]> {
    for (const plan of friendliesAt(seed, scope, sport, now)) yield* season(plan);
    for (const world of derivedCompetitions(sport, scope)) {
      for (const plan of derivedSeasonsAt(seed, world, now)) yield* season(plan);
      for (const team of world.teams) yield sideMessages(seed, sport, team, now);
    }
  }
  return {
    people: () => batched(`Introducing the people of ${name}`, 0, people()),
    running() {
      const progress = { done: 0 };
      return batched(`Writing down the running seasons of ${name}`, progress, running(progress));
    },
    *seasons() {
      const progress = { done: 0 };
      yield* batched(`Writing down past seasons of ${name}`, progress, complete(progress));
      if (sport === "basketball") yield* countGames(`Adding up games of ${name}`);
      const rows = careerMessages(careers, sport, now, now - matchDays.before);
      yield* batched(`Adding up careers of ${name}`, 1, rows, careersAtOnce);
      yield* batched(`Adding an older season of ${name}`, 1, older());
    },
    *rest() {
      yield* batched(`Adding the last weeks of ${name}`, 1, documents.splice(0));
      yield* batched(`Adding plans of ${name}`, 1, plans());
      yield* batched(`Adding transfers of ${name}`, 1, [olderTransfers(seed, sport, now, scope)]);
      yield* batched(`Adding youth, reserve and women's sides of ${name}`, 1, sides());
    },
  };
}

/** Of all their matches together, one. */
function shareOf(plans: readonly SeasonPlan[]): number {
  return 1 / plans.reduce((sum, { fixtures }) => sum + fixtures.length, 0);
}

/** Those are told from kick-off to the last whistle, with everything around them. */
function isOfMatchDays(results: SeasonResults, fixture: Fixture, now: number): boolean {
  const within = (kickoff: number) => kickoff >= now - matchDays.before && kickoff < now + matchDays.after;
  return within(fixture.kickoff) || within(results.kickoffOf(fixture));
}

/** It has been played, before the match days. */
function isPast(results: SeasonResults, fixture: Fixture, now: number): boolean {
  return !isOfMatchDays(results, fixture, now) && results.kickoffOf(fixture) <= now;
}

/** Adds what everybody did in a match that is over. */
export function countMatch(careers: CareerCount, results: SeasonResults, fixture: Fixture, now: number): void {
  const summary = results.summaryAt(fixture, now);
  if (!summary) return;
  const home = clubOf(fixture.home) ?? results.placesAt(fixture, now).home;
  const away = clubOf(fixture.away) ?? results.placesAt(fixture, now).away;
  if (home !== undefined && away !== undefined) careers.add(results.plan.season, home, away, summary);
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
): Generator<FeedBatch> {
  if (now - since < matchDays.before) return;
  function* missedOf(plan: SeasonPlan, withScorers: boolean): Generator<FeedMessage[]> {
    const results = new SeasonResults(seed, plan);
    const over = plan.fixtures.filter((fixture) => {
      const kickoff = results.kickoffOf(fixture);
      return kickoff > since - day && kickoff <= now && !isOfMatchDays(results, fixture, now);
    });
    if (over.length === 0) return;
    yield seasonMessages(plan, competitionOf(plan.season.competition), now);
    for (const fixture of over)
      yield withScorers ? matchMessages(seed, results, fixture, now) : resultMessages(results, fixture, now);
  }
  function* missed(): Generator<FeedMessage[]> {
    for (const world of coveredCompetitions(sport, scope)) {
      const { complete, open } = seasonsAt(seed, world, now);
      for (const plan of [...complete, ...open]) yield* missedOf(plan, true);
    }
    for (const plan of friendliesAt(seed, scope, sport, now)) yield* missedOf(plan, false);
    for (const world of derivedCompetitions(sport, scope))
      for (const plan of derivedSeasonsAt(seed, world, now)) yield* missedOf(plan, false);
  }
  yield* batched("Catching up", 1, missed());
}
