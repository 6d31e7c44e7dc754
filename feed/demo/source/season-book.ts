import type { Points } from "@scoreline/domain/match/score";
import { type Mishap, mishapsOf } from "#demo/schedule/mishaps.ts";
import { clubOf, type Fixture, type SeasonPlan } from "#demo/schedule/plan-types.ts";
import { type Resolved, resolve } from "#demo/schedule/resolve.ts";
import type { Result } from "#demo/schedule/standing.ts";
import { type Account, accountOf } from "#demo/source/chronicle-account.ts";
import { isChronicled } from "#demo/source/chronicle-line.ts";
import type { Pairing } from "#demo/source/matchups.ts";

/** No match is over sooner than this. */
const shortestMs = 90 * 60_000;
/** For so long a look at the places of a season is good enough for another one. */
const freshMs = 60_000;

/**
 * What is known of one season at an instant: results of the matches that are over, and through them who has come how far.
 * Only what is asked for is played.
 */
export class SeasonBook {
  readonly plan: SeasonPlan;
  readonly #seed: string;
  readonly #mishaps: ReadonlyMap<string, Mishap>;
  readonly #fixtures: ReadonlyMap<string, Fixture>;
  readonly #settled = new Map<string, Account | "not played">();
  #places: { at: number; places: Map<string, Resolved> } | undefined;

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
    if (!this.#places || now < this.#places.at || now - this.#places.at > freshMs) {
      this.#places = { at: now, places: this.#resolvedBy(now) };
    }
    return this.#places.places.get(fixture.ref) ?? { home, away, needed: true };
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
    return fixture && this.accountAt(fixture, now)?.result;
  }

  /** All that is kept of a match that is over at that instant. */
  accountAt(fixture: Fixture, now: number): Account | undefined {
    if (this.kickoffOf(fixture) + shortestMs > now) return undefined;
    let settled = this.#settled.get(fixture.ref);
    if (!settled) {
      // Also that a game was not needed is found out once: otherwise every later game of a series would ask again.
      settled = this.#settle(fixture) ?? "not played";
      this.#settled.set(fixture.ref, settled);
    }
    return settled !== "not played" && settled.endsAt <= now ? settled : undefined;
  }

  #settle(fixture: Fixture): Account | undefined {
    const mishap = this.#mishaps.get(fixture.ref);
    if (mishap?.kind === "cancelled" || mishap?.kind === "abandoned") return undefined;
    const kickoff = this.kickoffOf(fixture);
    const pairing = this.#pairingAtKickoff(fixture, kickoff);
    if (!pairing) return undefined;
    return accountOf(this.#seed, pairing, kickoff, isChronicled(this.plan.season));
  }

  /** A round is settled after the ones before it: places are looked up among results that were in by kick-off. */
  #pairingAtKickoff(fixture: Fixture, kickoff: number): Pairing | undefined {
    const home = clubOf(fixture.home);
    const away = clubOf(fixture.away);
    const plain = home !== undefined && away !== undefined && !fixture.ifNeeded;
    const places = plain ? { home, away, needed: true } : this.#resolvedBy(kickoff).get(fixture.ref);
    if (!places?.home || !places.away || !places.needed) return undefined;
    const firstLeg = fixture.firstLeg === undefined ? undefined : this.resultAt(fixture.firstLeg, kickoff);
    return { fixture, home: places.home, away: places.away, ...(firstLeg && { firstLeg: mirrored(firstLeg) }) };
  }

  #resolvedBy(instant: number): Map<string, Resolved> {
    return resolve(this.plan, (ref) => {
      const mishap = this.#mishaps.get(ref);
      return mishap?.kind === "cancelled" || mishap?.kind === "abandoned" ? "void" : this.resultAt(ref, instant);
    });
  }
}

const mirrored = ({ home, away }: Result): Points => ({ home: away, away: home });
