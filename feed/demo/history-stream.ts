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
import { remember } from "@scoreline/world/schedule/remember";
import { seasonOf } from "@scoreline/world/schedule/seasons";
import { goalMessages, matchMessages, resultMessages } from "#demo/history-matches.ts";
import { careerMessages } from "#demo/messages/career-messages.ts";
import { competitionMessage, seasonMessages } from "#demo/messages/catalogue-messages.ts";
import { olderTransfers, peopleMessages, sideMessages } from "#demo/messages/people-messages.ts";
import { recentFigureMessages } from "#demo/messages/recent-figure-messages.ts";
import { ownTrophyMessages, trophyMessages } from "#demo/messages/trophy-messages.ts";
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
 * The past of one sport, for somebody who knows the catalogue, in parts in the order in which they are missed: people; results and
 * tables of the seasons that are on as far as they are played, and who scored in them; the same of those before, with honours, and
 * the results of one season more; careers; after that what can wait longest: the plans beyond the match days, how players did in
 * the last weeks, and the leagues of other sides. Careers leave out the seasons that take long to count, which `wholeCareers` has:
 * the oldest, and of basketball all that are over.
 */
export type PastStream = {
  people(): Generator<FeedBatch>;
  results(seasons: Seasons): Generator<FeedBatch>;
  scorers(seasons: Seasons): Generator<FeedBatch>;
  careers(): Generator<FeedBatch>;
  rest(): Generator<FeedBatch>;
};
type Seasons = "running" | "past";

export function pastOf(seed: string, sport: Sport, now: number, scope = wholeWorld): PastStream {
  const worlds = coveredCompetitions(sport, scope);
  const name = sport === "football" ? "football" : "basketball";
  const careers = new CareerCount(seed, sport, scope);
  /** Kept until the seasons are told: by then the matches that they are read off are forgotten. */
  const documents: FeedMessage[][] = [];
  /** `done` is how many of these seasons come before it, as a share. */
  type Told = { world: WorldCompetition; plan: SeasonPlan; isOver: boolean; done: number };
  type Progress = { done: number };
  const planned = new Map<WorldCompetition, CoveredSeasons>();

  /** Planned one after the other as they are told: all of them take seconds. */
  function seasonsIn(world: WorldCompetition): CoveredSeasons {
    return remember(planned, world, () => seasonsAt(seed, world, now));
  }

  function* seasonsOf(which: Seasons): Generator<Told> {
    const isOver = which === "past";
    // The last season of every competition comes before those that were earlier.
    const rounds = isOver ? Math.max(0, ...worlds.map((world) => seasonsIn(world).complete.length)) : 1;
    for (let round = 0; round < rounds; round += 1)
      for (const [index, world] of worlds.entries()) {
        const { open, complete } = seasonsIn(world);
        const last = complete.length - 1 - round;
        const plans = isOver ? complete.slice(Math.max(0, last), last + 1) : open;
        for (const plan of plans) yield { world, plan, isOver, done: (round + index / worlds.length) / rounds };
      }
  }

  function* people(): Generator<FeedMessage[]> {
    if (worlds.length === 0) return;
    // Without the plans, which take seconds: they are made while the people are being stored.
    const since = Math.min(...worlds.map((world) => parseDay(coveredSince(world, now))));
    yield* peopleMessages(seed, sport, since, now, scope);
  }

  function* resultsOf(which: Seasons, progress: Progress): Generator<FeedMessage[]> {
    for (const { world, plan, isOver, done } of seasonsOf(which)) {
      progress.done = done;
      const results = new SeasonResults(seed, plan);
      yield seasonMessages(plan, world, now);
      for (const fixture of plan.fixtures)
        if (isPast(results, fixture, now)) yield resultMessages(results, fixture, now);
      if (isOver) yield trophyMessages(results, now);
    }
  }

  /** Takes longer than all results: who stood on the pitch is worked out for it. What everybody did is counted on the way. */
  function* scorersOf(which: Seasons, progress: Progress): Generator<FeedMessage[]> {
    for (const { plan, isOver, done } of seasonsOf(which)) {
      progress.done = done;
      const results = new SeasonResults(seed, plan);
      for (const fixture of plan.fixtures) {
        if (!isPast(results, fixture, now)) continue;
        yield goalMessages(results, fixture, now);
        // Seasons that are on are filled in afterwards, whole.
        const recent = isOver ? recentFigures(seed, results, fixture, now) : undefined;
        if (recent) documents.push(recentFigureMessages(fixture, recent));
        if (sport === "football") countMatch(careers, results, fixture, now);
      }
      if (isOver && sport === "football")
        yield ownTrophyMessages(results, now, (team) => careers.playersOf(plan.season, team));
    }
  }

  /** Takes seconds, because every game is played for it, and what happens meanwhile is told in between. */
  function* countGames(what: string): Generator<FeedBatch> {
    let games = 0;
    for (const { plan, done } of seasonsOf("running")) {
      const results = new SeasonResults(seed, plan);
      for (const fixture of plan.fixtures) {
        if (!isPast(results, fixture, now)) continue;
        countMatch(careers, results, fixture, now);
        games += 1;
        if (games % gamesAtOnce === 0) yield { messages: [], progress: { what, done } };
      }
    }
  }

  function noteCounted(): void {
    for (const world of worlds) {
      const { open, complete } = seasonsIn(world);
      for (const plan of open) careers.begin(plan.season);
      for (const plan of complete)
        if (sport === "football") careers.begin(plan.season);
        else careers.leaveOut(plan.season);
      const [first] = complete;
      const before = first && seasonOf(world, first.season.year - 1);
      if (before) careers.leaveOut(before);
    }
  }

  /** What is still to come, beyond the match days. */
  function* plans(): Generator<FeedMessage[]> {
    for (const { plan } of seasonsOf("running")) {
      const results = new SeasonResults(seed, plan);
      for (const fixture of plan.fixtures) {
        if (isOfMatchDays(results, fixture, now) || results.kickoffOf(fixture) <= now) continue;
        yield matchMessages(seed, results, fixture, now);
      }
    }
  }

  function* older(): Generator<FeedMessage[]> {
    for (const world of worlds) {
      const plan = olderSeason(seed, world, seasonsIn(world));
      if (!plan) continue;
      const results = new SeasonResults(seed, plan);
      yield seasonMessages(plan, world, now);
      for (const fixture of plan.fixtures) yield resultMessages(results, fixture, now);
      yield trophyMessages(results, now);
    }
  }

  /** As whoever listens all the time has heard it: how many somebody won does not hang on when one began to listen. */
  function* titles(): Generator<FeedMessage[]> {
    const today = new Date(now).toISOString().slice(0, 10);
    for (const world of worlds) yield [competitionMessage(world, titlesOn(seed, world, today))];
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
    *results(which) {
      const progress = { done: 0 };
      yield* batched(`Writing down the ${which} seasons of ${name}`, progress, resultsOf(which, progress));
      if (which === "past") yield* batched(`Adding an older season of ${name}`, 1, older());
    },
    *scorers(which) {
      const progress = { done: 0 };
      if (which === "past") yield* batched(`Counting titles of ${name}`, 1, titles());
      const scorers = scorersOf(which, progress);
      yield* batched(`Adding who scored in the ${which} seasons of ${name}`, progress, scorers);
    },
    *careers() {
      noteCounted();
      if (sport === "basketball") yield* countGames(`Adding up games of ${name}`);
      const rows = careerMessages(careers, sport, now, now - matchDays.before);
      yield* batched(`Adding up careers of ${name}`, 1, rows, careersAtOnce);
    },
    *rest() {
      yield* batched(`Adding the last weeks of ${name}`, 1, documents.splice(0));
      yield* batched(`Adding plans of ${name}`, 1, plans());
      yield* batched(`Adding transfers of ${name}`, 1, [olderTransfers(seed, sport, now, scope)]);
      yield* batched(`Adding youth, reserve and women's sides of ${name}`, 1, sides());
    },
  };
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
  const done = () => (typeof progress === "number" ? progress : progress.done);
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
