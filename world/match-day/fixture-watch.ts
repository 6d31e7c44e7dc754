import type { Scope } from "#competitions/scope.ts";
import { plannedAt } from "#history/planned-fixture.ts";
import { SeasonResults } from "#history/season-results.ts";
import type { Pairing } from "#match/matchups.ts";
import { beforeMatch, beforeMatchTimes, type Published } from "#match-day/before-match.ts";
import { type EarlyPrices, noPricesYet } from "#match-day/early-prices.ts";
import type { Occurrence } from "#match-day/occurrence.ts";
import { Queue } from "#match-day/queue.ts";
import { occasionsBetween } from "#schedule/between.ts";
import { clubOf, type Fixture, type SeasonPlan } from "#schedule/plan-types.ts";
import { planOf } from "#schedule/season-plan.ts";
import { changesOf, troubleOf } from "#schedule/trouble.ts";

const hour = 3_600_000;
/** No match is still on after so long. */
export const longestMs = 4 * hour;
/** How often is looked for fixtures that come into sight: days ahead, an hour does not count. */
const watchMs = hour;

/** `kickoff` is when it is really played, `plan` the last word on the fixture, the rest what else has been said of the match. */
export type Watched = {
  fixture: Fixture;
  results: SeasonResults;
  kickoff: number;
  plan: string;
  published: Published;
  prices: EarlyPrices;
};

export type WatchOptions = { scope: Scope; window: { before: number; after: number } };

/** The fixtures around an instant, and what is to be said of their plans and around them before they begin. */
export class FixtureWatch {
  readonly #seed: string;
  readonly #options: WatchOptions;
  readonly #results = new Map<SeasonPlan, SeasonResults>();
  readonly #watched = new Map<string, Watched>();
  /** By when there may be something new to be said of the plan and around it. */
  readonly #looks = new Queue<Watched>();
  /** What kicks off before is watched. */
  #watchedUntil = Number.NEGATIVE_INFINITY;

  constructor(seed: string, options: WatchOptions) {
    this.#seed = seed;
    this.#options = options;
  }

  get size(): number {
    return this.#watched.size;
  }

  all(): IterableIterator<Watched> {
    return this.#watched.values();
  }

  /** Fixtures of the window that are new, or of which something else is known than was said; around those that are not too far. */
  review(now: number, from: number, ahead: number, begin: (watched: Watched) => void): Occurrence[] {
    const unwatched = now + this.#options.window.after - this.#watchedUntil >= watchMs;
    if (unwatched) this.#forget(Math.min(from, now - longestMs) - longestMs);
    const found = unwatched ? this.#watch(now, Math.max(from, this.#watchedUntil), begin) : [];
    for (let watched = this.#looks.take(now); watched; watched = this.#looks.take(now)) {
      if (!this.#watched.has(watched.fixture.ref)) continue;
      found.push(...this.#planOf(watched, now));
      if (watched.kickoff > now && watched.kickoff - now <= ahead) found.push(...this.beforeMatch(watched, now));
      const next = this.#nextLook(watched, now);
      if (next < Number.POSITIVE_INFINITY) this.#looks.add(watched, next);
    }
    return found;
  }

  beforeMatch(watched: Watched, now: number): Occurrence[] {
    const pairing = this.expected(watched, now);
    const news = pairing && beforeMatch(this.#seed, watched.results, pairing, watched.published, now, false);
    return news ? [{ kind: "before-match", ...news }] : [];
  }

  /** Both sides of a match that is to come and that everybody reckons with. */
  expected({ fixture, results, plan }: Watched, now: number): Pairing | undefined {
    const mishap = results.mishapOf(fixture);
    const off = mishap?.kind === "cancelled" || (mishap?.kind === "postponed" && now < mishap.replayAnnouncedAt);
    return off || plan === "" ? undefined : results.pairingAt(fixture, now);
  }

  #forget(before: number): void {
    for (const [ref, { kickoff }] of this.#watched) if (kickoff < before) this.#watched.delete(ref);
  }

  /** Begins to watch what kicks off from an instant on, as far ahead as the window reaches. */
  #watch(now: number, from: number, begin: (watched: Watched) => void): Occurrence[] {
    const found: Occurrence[] = [];
    const until = now + this.#options.window.after;
    for (const { fixture } of occasionsBetween(this.#seed, from, until, this.#options.scope.competitions)) {
      if (this.#watched.has(fixture.ref)) continue;
      const results = this.#resultsOf(fixture, found);
      const watched = {
        fixture,
        results,
        kickoff: results.kickoffOf(fixture),
        plan: "",
        published: {},
        prices: noPricesYet(),
      };
      this.#watched.set(fixture.ref, watched);
      this.#looks.add(watched, now);
      begin(watched);
    }
    this.#watchedUntil = until;
    return found;
  }

  /** When something may be said of the plan again, or around it. */
  #nextLook({ fixture, kickoff, plan, results }: Watched, now: number): number {
    if (plan !== "" && kickoff <= now) return Number.POSITIVE_INFINITY;
    const instants = [...changesOf(troubleOf(this.#seed, fixture)), ...beforeMatchTimes(this.#seed, fixture, kickoff)];
    if (!isSettled(fixture)) instants.push(results.placesHoldUntil(now));
    return Math.min(...instants.filter((at) => at > now));
  }

  #planOf(watched: Watched, now: number): Occurrence[] {
    const { fixture, results } = watched;
    if (watched.plan !== "" && watched.kickoff <= now) return [];
    const planned = plannedAt(this.#seed, results, fixture, now);
    if (!planned) return [];
    const { places, known } = planned;
    const plan = JSON.stringify([places.home, places.away, known]);
    if (plan === watched.plan) return [];
    const isNew = watched.plan === "";
    watched.plan = plan;
    return [{ kind: "plan", planned, withState: !isNew || known.state !== "scheduled" }];
  }

  #resultsOf(fixture: Fixture, found: Occurrence[]): SeasonResults {
    const plan = planOf(this.#seed, fixture);
    if (!plan) throw new Error(`${fixture.ref} belongs to a season that has no plan`);
    const known = this.#results.get(plan);
    if (known) return known;
    const results = new SeasonResults(this.#seed, plan);
    this.#results.set(plan, results);
    found.push({ kind: "season", plan });
    return results;
  }
}

/** Who plays is written in the plan, and that the match takes place. */
export function isSettled({ home, away, ifNeeded }: Fixture): boolean {
  return clubOf(home) !== undefined && clubOf(away) !== undefined && !ifNeeded;
}
