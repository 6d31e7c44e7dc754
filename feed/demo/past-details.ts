import { sports } from "@scoreline/domain/sport";
import type { WorldCompetition } from "@scoreline/world/competitions/registry";
import type { Scope } from "@scoreline/world/competitions/scope";
import { SeasonResults } from "@scoreline/world/history/season-results";
import { coveredCompetitions, seasonsAt } from "@scoreline/world/history/seasons";
import { PastMatches } from "@scoreline/world/match-day/past-match";
import type { SeasonPlan } from "@scoreline/world/schedule/plan-types";
import { rememberLast } from "@scoreline/world/schedule/remember";
import { seasonPlan } from "@scoreline/world/schedule/season-plan";
import type { OccurrenceMessages } from "#demo/messages/occurrence-messages.ts";
import type { FeedMessage } from "#port/message.ts";

/** Kick-offs from one instant until before another, of which the details are still to be told. */
export type Span = { since: number; before: number };

/** One match of a filling: what there is to say of it, and where the filling stands afterwards. */
export type Filled = { messages: FeedMessage[]; left: Span[]; done: number };

/** Whoever opens one match of a season often opens the next one. */
const seasonsKept = 12;

/** The details of matches that are over: one that is asked for, or all of the seasons that are on. */
export class PastDetails {
  readonly #seed: string;
  readonly #scope: Scope;
  readonly #words: OccurrenceMessages;
  readonly #matches: PastMatches;
  readonly #seasons = rememberLast<SeasonResults>(seasonsKept);

  constructor(seed: string, scope: Scope, words: OccurrenceMessages) {
    this.#seed = seed;
    this.#scope = scope;
    this.#words = words;
    this.#matches = new PastMatches(seed);
  }

  /** Everything of one match; nothing where there is no such match, or nothing to add to its result. */
  whole(ref: string, now: number): FeedMessage[] {
    const [sport, key, year] = ref.split(":");
    const world = this.#scope.competitions.find(({ id }) => id === `${sport}:${key}`);
    const plan = world && seasonPlan(this.#seed, world.id, Number(year));
    const fixture = plan?.fixtures.find((one) => one.ref === ref);
    if (!plan || !fixture) return [];
    const results = this.#seasons(plan.season.ref, () => this.#resultsOf(plan));
    return this.#words.of(this.#matches.whole(results, fixture, now), now);
  }

  /** What figures are counted from, of every match of the seasons that are on and that kicked off in one of the spans; newest first. */
  *filling(spans: readonly Span[], now: number): Generator<Filled> {
    const open = sports.flatMap((sport) => coveredCompetitions(sport, this.#scope)).flatMap(this.#openAt(now));
    const matches = open.flatMap((results) =>
      results.plan.fixtures.map((fixture) => ({ results, fixture, kickoff: results.kickoffOf(fixture) })),
    );
    const wanted = matches
      .filter(({ kickoff }) => spans.some(({ since, before }) => kickoff >= since && kickoff < before))
      .sort((one, other) => other.kickoff - one.kickoff || (one.fixture.ref < other.fixture.ref ? -1 : 1));
    for (const [index, { results, fixture }] of wanted.entries()) {
      const messages = this.#words.of(this.#matches.inShort(results, fixture, now), now);
      const next = wanted[index + 1];
      // Several kick off at once: those of the same instant are told again by whoever goes on from here.
      const left = next ? spansBefore(spans, next.kickoff + 1) : [];
      yield { messages, left, done: (index + 1) / wanted.length };
    }
  }

  #openAt(now: number): (world: WorldCompetition) => SeasonResults[] {
    return (world) => seasonsAt(this.#seed, world, now).open.map((plan) => this.#resultsOf(plan));
  }

  #resultsOf(plan: SeasonPlan): SeasonResults {
    return new SeasonResults(this.#seed, plan);
  }
}

function spansBefore(spans: readonly Span[], instant: number): Span[] {
  return spans.flatMap(({ since, before }) => (since < instant ? [{ since, before: Math.min(before, instant) }] : []));
}
