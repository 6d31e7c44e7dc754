import { sports } from "@scoreline/domain/sport";
import { competitionOf, type WorldCompetition } from "#competitions/registry.ts";
import { type Scope, wholeWorld } from "#competitions/scope.ts";
import { type PlannedFixture, plannedAt } from "#history/planned-fixture.ts";
import { SeasonResults } from "#history/season-results.ts";
import { coveredCompetitions, derivedCompetitions } from "#history/seasons.ts";
import type { Feeder, Fixture, Place, SeasonPlan } from "#schedule/plan-types.ts";
import { publishedAt } from "#schedule/published.ts";
import { isConference } from "#schedule/season-cup.ts";
import { seasonPlan } from "#schedule/season-plan.ts";
import { seasonOf } from "#schedule/seasons.ts";
import { troubleOf } from "#schedule/trouble.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** By then a match is over, whatever happened. */
const longestMs = 4 * hour;
/** After so long the list of what will be announced is made anew: new seasons have come into sight. */
const horizonMs = 30 * day;

/** A season that begins, ended or came out with its fixtures; a fixture that is known otherwise; a game that is not needed. */
export type Announced =
  | { kind: "season"; results: SeasonResults; ended: boolean; published: boolean }
  | { kind: "fixture"; planned: PlannedFixture }
  | { kind: "unneeded"; fixture: Fixture };

type Entry = { at: number; plan: SeasonPlan; fixture?: Fixture };

/**
 * What becomes known of the seasons as time goes by: a new one is published, a kick-off is changed, a place is filled, somebody
 * has won.
 * All of it is in the plans, so it is listed once and only looked up afterwards.
 */
export class Announcements {
  readonly #seed: string;
  readonly #scope: Scope;
  readonly #results = new Map<string, SeasonResults>();
  #entries: Entry[] = [];
  #unlisted: WorldCompetition[] = [];
  #since: number;
  #listedAt = Number.NEGATIVE_INFINITY;

  /** Everything up to `since` has been told. */
  constructor(seed: string, since: number, scope = wholeWorld) {
    this.#seed = seed;
    this.#scope = scope;
    this.#since = since;
  }

  /** Whether it is time for another look. */
  isDue(now: number): boolean {
    return now - this.#since >= hour;
  }

  /** What became known since the last look. */
  review(now: number): Announced[] {
    const since = this.#since;
    if (now <= since) return [];
    do this.prepare(now);
    while (this.#unlisted.length > 0);
    this.#since = now;
    const due = this.#entries.filter(({ at }) => at > since && at <= now);
    this.#entries = this.#entries.filter(({ at }) => at > now);
    const seasons = new Set(due.flatMap((entry) => (entry.fixture ? [] : [entry.plan])));
    const fixtures = new Map(due.flatMap((entry) => (entry.fixture ? [[entry.fixture, entry.plan] as const] : [])));
    return [
      ...[...seasons].map((plan) => this.#season(plan, since, now)),
      ...[...fixtures].flatMap(([fixture, plan]) =>
        publishedAt(this.#seed, plan.season) > since ? [] : this.#fixture(plan, fixture, now),
      ),
    ];
  }

  #season(plan: SeasonPlan, since: number, now: number): Announced {
    const ended = Date.parse(plan.season.to) + day;
    return {
      kind: "season",
      results: this.#resultsOf(plan),
      ended: ended > since && ended <= now,
      published: publishedAt(this.#seed, plan.season) > since,
    };
  }

  #fixture(plan: SeasonPlan, fixture: Fixture, now: number): Announced[] {
    const results = this.#resultsOf(plan);
    if (results.kickoffOf(fixture) <= now) return [];
    if (!results.placesAt(fixture, now).needed) return [{ kind: "unneeded", fixture }];
    const planned = plannedAt(this.#seed, results, fixture, now);
    return planned ? [{ kind: "fixture", planned }] : [];
  }

  #resultsOf(plan: SeasonPlan): SeasonResults {
    const results = this.#results.get(plan.season.ref) ?? new SeasonResults(this.#seed, plan);
    this.#results.set(plan.season.ref, results);
    return results;
  }

  /** Lists one competition after the other: all at once would hold up the matches that are on. */
  prepare(now: number): void {
    if (now - this.#listedAt > horizonMs) {
      this.#listedAt = now;
      this.#unlisted = sports.flatMap((sport) => [
        ...coveredCompetitions(sport, this.#scope),
        ...derivedCompetitions(sport, this.#scope),
      ]);
      this.#entries = [];
      this.#results.clear();
    }
    const world = this.#unlisted.pop();
    if (!world) return;
    const year = new Date(now).getUTCFullYear();
    const from = new Date(this.#since - day).toISOString().slice(0, 10);
    for (const each of [year - 1, year, year + 1]) {
      const season = seasonOf(world, each);
      // Who plays in a season that comes out later is not known yet.
      const inSight = season && season.to >= from && publishedAt(this.#seed, season) <= now + horizonMs;
      const plan = inSight ? seasonPlan(this.#seed, world.id, each) : undefined;
      if (!plan) continue;
      const entries = this.#entriesOf(plan, this.#since);
      this.#entries.push(...entries.filter(({ at }) => at > this.#since));
    }
  }

  #entriesOf(plan: SeasonPlan, since: number): Entry[] {
    const published = publishedAt(this.#seed, plan.season);
    const { from, to } = plan.season;
    const entries: Entry[] = [published, Date.parse(from), Date.parse(to) + day].map((at) => ({ at, plan }));
    // What changes in the plans of other sides is told in the days before the match.
    if (competitionOf(plan.season.competition).derived) return entries;
    const settled = settledBy(plan, this.#resultsOf(plan));
    for (const fixture of plan.fixtures) {
      const { announcements, mishap } = troubleOf(this.#seed, fixture);
      if ((announcements.at(-1)?.kickoff ?? fixture.kickoff) <= since) continue;
      const instants = announcements.map(({ announcedAt }) => announcedAt).filter((at) => at > published);
      if (mishap && mishap.kind !== "abandoned") instants.push(mishap.announcedAt);
      instants.push(...settled(fixture));
      entries.push(...instants.map((at) => ({ at, plan, fixture })));
    }
    return entries;
  }
}

/** The instants at which results fill the places of a fixture, or make a game of a series unneeded. */
function settledBy(plan: SeasonPlan, results: SeasonResults): (fixture: Fixture) => number[] {
  const stages = new Map<string, number>();
  const ties = new Map<string, number[]>();
  let tables = 0;
  for (const fixture of plan.fixtures) {
    const over = results.kickoffOf(fixture) + longestMs;
    stages.set(fixture.stage, Math.max(over, stages.get(fixture.stage) ?? 0));
    if (fixture.tie === undefined) tables = Math.max(tables, over);
    else ties.set(fixture.tie, [...(ties.get(fixture.tie) ?? []), over]);
  }
  const world = competitionOf(plan.season.competition);
  const closedAt = (stage: string) => (isConference(world, stage) ? tables : (stages.get(stage) ?? 0));
  const ofFeeder = (feeder: Feeder): number[] => {
    if (feeder.kind === "rank") return [closedAt(feeder.stage)];
    if (feeder.kind === "best") return [Math.max(...feeder.stages.map(closedAt))];
    return ties.get(feeder.tie) ?? [];
  };
  const ofPlace = (place: Place) => ("feeder" in place ? ofFeeder(place.feeder) : []);
  return ({ home, away, tie, ifNeeded }) => [
    ...ofPlace(home),
    ...ofPlace(away),
    ...(ifNeeded && tie !== undefined ? (ties.get(tie) ?? []) : []),
  ];
}
