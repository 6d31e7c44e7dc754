import type { Points } from "@scoreline/domain/match/state/score";
import { type MatchSummary, summaryOf } from "#history/match-summary.ts";
import type { Pairing } from "#match/matchups.ts";
import { type Mishap, mishapsOf } from "#schedule/mishaps.ts";
import { clubOf, type Fixture, type SeasonPlan } from "#schedule/plan-types.ts";
import { type ClosedTables, type Resolved, resolve } from "#schedule/resolve.ts";
import type { Result } from "#schedule/standing.ts";

/** No match is over sooner than this. */
const shortestMs = 90 * 60_000;
/** Who looks at a season looks at now, at kick-offs to come, and again at now. */
const spansKept = 4;

/** Who stands where from one instant until before another: as long as no result that was asked for comes in. */
type Span = { from: number; until: number; places: ReadonlyMap<string, Resolved> };

/**
 * What is known of one season at an instant: results of the matches that are over, and through them who has come how far.
 * Only what is asked for is played.
 */
export class SeasonResults {
  readonly plan: SeasonPlan;
  readonly #seed: string;
  readonly #mishaps: ReadonlyMap<string, Mishap>;
  readonly #fixtures: ReadonlyMap<string, Fixture>;
  readonly #settled = new Map<string, MatchSummary | "not played">();
  #spans: readonly Span[] = [];
  /** Tables that were seen closed, at the earliest at that instant. */
  readonly #closed = new Map<string, { since: number; ranking: readonly string[] }>();

  constructor(seed: string, plan: SeasonPlan) {
    this.#seed = seed;
    this.plan = plan;
    this.#mishaps = mishapsOf(seed, plan);
    this.#fixtures = new Map(plan.fixtures.map((fixture) => [fixture.ref, fixture]));
  }

  mishapOf(fixture: Fixture): Mishap | undefined {
    return this.#mishaps.get(fixture.ref);
  }

  /** When the match is really played. */
  kickoffOf(fixture: Fixture): number {
    const mishap = this.#mishaps.get(fixture.ref);
    return mishap?.kind === "postponed" ? mishap.kickoff : fixture.kickoff;
  }

  /** Who plays, as far as it is known at an instant, and whether the match is needed at all. */
  placesAt(fixture: Fixture, now: number): Resolved {
    const home = clubOf(fixture.home);
    const away = clubOf(fixture.away);
    if (home !== undefined && away !== undefined && !fixture.ifNeeded) return { home, away, needed: true };
    return this.#spanAt(now).places.get(fixture.ref) ?? { home, away, needed: true };
  }

  /** Until when nobody else can come to stand in a place than at an instant. */
  placesHoldUntil(now: number): number {
    return this.#spanAt(now).until;
  }

  /** Both sides of a match that takes place, once they are known. */
  pairingAt(fixture: Fixture, now: number): Pairing | undefined {
    const { home, away, needed } = this.placesAt(fixture, now);
    if (home === undefined || away === undefined || !needed) return undefined;
    const firstLeg = fixture.firstLeg === undefined ? undefined : this.resultAt(fixture.firstLeg, now);
    return { fixture, home, away, ...(firstLeg && { firstLeg: mirrored(firstLeg) }) };
  }

  /** The result of a match that is over at that instant. */
  resultAt(ref: string, now: number): Result | undefined {
    const fixture = this.#fixtures.get(ref);
    return fixture && this.summaryAt(fixture, now)?.result;
  }

  /** All that is kept of a match that is over at that instant. */
  summaryAt(fixture: Fixture, now: number): MatchSummary | undefined {
    if (this.kickoffOf(fixture) + shortestMs > now) return undefined;
    let settled = this.#settled.get(fixture.ref);
    if (!settled) {
      // Also that a game was not needed is found out once: otherwise every later game of a series would ask again.
      settled = this.#settle(fixture) ?? "not played";
      this.#settled.set(fixture.ref, settled);
    }
    return settled !== "not played" && settled.endsAt <= now ? settled : undefined;
  }

  #settle(fixture: Fixture): MatchSummary | undefined {
    const mishap = this.#mishaps.get(fixture.ref);
    if (mishap?.kind === "cancelled" || mishap?.kind === "abandoned") return undefined;
    const kickoff = this.kickoffOf(fixture);
    const pairing = this.#pairingAtKickoff(fixture, kickoff);
    if (!pairing) return undefined;
    return summaryOf(this.#seed, this, pairing, kickoff);
  }

  /** A round is settled after the ones before it: places are looked up among results that were in by kick-off. */
  #pairingAtKickoff(fixture: Fixture, kickoff: number): Pairing | undefined {
    const home = clubOf(fixture.home);
    const away = clubOf(fixture.away);
    const plain = home !== undefined && away !== undefined && !fixture.ifNeeded;
    const places = plain ? { home, away, needed: true } : this.#spanAt(kickoff).places.get(fixture.ref);
    if (!places?.home || !places.away || !places.needed) return undefined;
    const firstLeg = fixture.firstLeg === undefined ? undefined : this.resultAt(fixture.firstLeg, kickoff);
    return { fixture, home: places.home, away: places.away, ...(firstLeg && { firstLeg: mirrored(firstLeg) }) };
  }

  #spanAt(instant: number): Span {
    const known = this.#spans.find(({ from, until }) => from <= instant && instant < until);
    if (known) return known;
    let until = Number.POSITIVE_INFINITY;
    const places = resolve(
      this.plan,
      (ref) => {
        const mishap = this.#mishaps.get(ref);
        if (mishap?.kind === "cancelled" || mishap?.kind === "abandoned") return "void";
        const result = this.resultAt(ref, instant);
        if (!result) until = Math.min(until, this.#nextWordOn(ref, instant));
        return result;
      },
      this.#tablesAt(instant),
    );
    const span = { from: instant, until, places };
    this.#spans = [span, ...this.#spans.slice(0, spansKept - 1)];
    return span;
  }

  #tablesAt(instant: number): ClosedTables {
    return {
      get: (code) => {
        const table = this.#closed.get(code);
        return table && table.since <= instant ? table.ranking : undefined;
      },
      set: (code, ranking) => void this.#closed.set(code, { since: instant, ranking }),
    };
  }

  /** When more may be known of a match whose result is not known at an instant. */
  #nextWordOn(ref: string, instant: number): number {
    const fixture = this.#fixtures.get(ref);
    const settled = this.#settled.get(ref);
    if (!fixture || settled === "not played") return Number.POSITIVE_INFINITY;
    return Math.max(instant + 1, settled?.endsAt ?? this.kickoffOf(fixture) + shortestMs);
  }
}

const mirrored = ({ home, away }: Result): Points => ({ home: away, away: home });
