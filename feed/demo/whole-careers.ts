import { type Sport, sports } from "@scoreline/domain/sport";
import type { WorldCompetition } from "@scoreline/world/competitions/registry";
import type { Scope } from "@scoreline/world/competitions/scope";
import { CareerCount } from "@scoreline/world/history/career-count";
import { SeasonResults } from "@scoreline/world/history/season-results";
import { coveredCompetitions, coveredSince, seasonsAt, seasonsSince } from "@scoreline/world/history/seasons";
import { parseDay } from "@scoreline/world/people/calendar";
import { countMatch, matchDays } from "#demo/history-stream.ts";
import { careerMessages } from "#demo/messages/career-messages.ts";
import { ownTrophyMessages } from "#demo/messages/trophy-messages.ts";
import type { FeedMessage } from "#port/message.ts";

/** A part of the work, with what there is to say after it. */
export type PastShare = { messages: FeedMessage[]; done: number };

/** Games are played for it, two milliseconds each: so many are no more than a moment. */
const matchesAtOnce = 20;
/** Careers are long, and whoever reads meanwhile waits for the end of a batch. */
const careersAtOnce = 40;
/** Of a sport, about: then the careers are told. */
const countingShare = 0.9;

/**
 * The careers of everybody who was at a club in the seasons that are told, counted from every match that is known to whoever
 * began to listen at an instant, games of past seasons included: what somebody finds in any of them is in these sums. Whoever
 * played for the winners of a past season of basketball is known by then, too.
 */
export function* wholeCareers(seed: string, scope: Scope, began: number, now: number): Generator<PastShare> {
  const played = sports.filter((sport) => coveredCompetitions(sport, scope).length > 0);
  for (const [index, sport] of played.entries())
    for (const { messages, done } of careersOf(seed, sport, scope, began, now))
      yield { messages, done: (index + done) / played.length };
}

function* careersOf(seed: string, sport: Sport, scope: Scope, began: number, now: number): Generator<PastShare> {
  const worlds = coveredCompetitions(sport, scope);
  const careers = new CareerCount(seed, sport, scope);
  const trophies: FeedMessage[] = [];
  const until = now - matchDays.before;
  for (const [index, world] of worlds.entries()) {
    const done = () => (countingShare * index) / worlds.length;
    let matches = 0;
    for (const plan of seasonsSince(seed, world, began, now)) {
      const results = new SeasonResults(seed, plan);
      careers.begin(plan.season);
      for (const fixture of plan.fixtures) {
        if (results.kickoffOf(fixture) >= until) continue;
        countMatch(careers, results, fixture, now);
        matches += 1;
        if (matches % matchesAtOnce === 0) yield { messages: [], done: done() };
      }
    }
    trophies.push(...trophiesOf(seed, world, careers, began, now));
  }
  yield { messages: trophies, done: countingShare };
  const since = Math.min(...worlds.map((world) => parseDay(coveredSince(world, began))));
  let waiting: FeedMessage[] = [];
  for (const messages of careerMessages(careers, sport, now, until, since)) {
    waiting.push(...messages);
    if (waiting.length < careersAtOnce) continue;
    yield { messages: waiting, done: countingShare };
    waiting = [];
  }
  yield { messages: waiting, done: 1 };
}

/** Everybody of these seasons has been introduced. */
function trophiesOf(
  seed: string,
  world: WorldCompetition,
  careers: CareerCount,
  began: number,
  now: number,
): FeedMessage[] {
  if (world.sport === "football") return [];
  return seasonsAt(seed, world, began).complete.flatMap((plan) =>
    ownTrophyMessages(new SeasonResults(seed, plan), now, (team) => careers.playersOf(plan.season, team)),
  );
}
