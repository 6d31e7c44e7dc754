import { wholeWorld } from "#competitions/scope.ts";
import type { SeasonResults } from "#history/season-results.ts";
import { anyBetween } from "#match/in-time.ts";
import type { Pairing } from "#match/matchups.ts";
import { matchSimulator, nextMoment, type SimulatedMatch } from "#match/simulated-match.ts";
import { beforeMatch, type Published } from "#match-day/before-match.ts";
import { earlyMoves, lookAtPrices, pricesAhead } from "#match-day/early-prices.ts";
import { FilmQueue, filmOf } from "#match-day/films.ts";
import { FixtureWatch, isSettled, longestMs, type Watched } from "#match-day/fixture-watch.ts";
import type { Occurrence, Share } from "#match-day/occurrence.ts";
import { Queue } from "#match-day/queue.ts";
import { type Moves, movesOf, nextMove } from "#odds/packed-moves.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** How far a list looks back and ahead. */
const usualWindow = { before: 3 * day, after: 8 * day };
/** How often fixtures are looked at again: new ones, other kick-offs, filled places, what is known before a match. */
const reviewMs = 60_000;
/** Of matches that have been over for longer, the way of the ball and the moves of prices in play are no longer sent. */
const inFullMs = 3 * hour;
/** Prices of matches that begin sooner belong to the first delivery; the others follow a few at a time. */
const oddsFirstMs = 12 * hour;
/** So long before kick-off everything around a match belongs to it, too. */
const soonMs = 2 * hour;
const oddsPerTick = 3;
/** Many matches kick off in the same second: their scripts are worked out before, one a tick. */
const preparedMs = 8 * 60_000;

/** Before `due` nothing happens that is worth a word, before `oddsDue` no price moves. */
type Live = {
  match: SimulatedMatch;
  moves: Moves;
  published: Published;
  results: SeasonResults;
  due: number;
  oddsDue: number;
};

/** The matches around an instant, and what is to be said of them as time goes by. */
export class MatchDay {
  readonly #seed: string;
  readonly #window: typeof usualWindow;
  readonly #simulate: ReturnType<typeof matchSimulator>;
  readonly #fixtures: FixtureWatch;
  readonly #films = new FilmQueue();
  /** Those that have not begun, by kick-off. */
  #coming: Watched[] = [];
  /** By when prices are to be looked at, and those for which it is time, by kick-off. */
  readonly #oddsLooks = new Queue<Watched>();
  readonly #oddsDue = new Queue<Watched>();
  #live: Live[] = [];
  readonly #prepared = new Map<string, Pick<Live, "match" | "moves">>();
  /** Of the first delivery: those of which no more than the result was said, and prices of which only the last were sent. */
  #over: { watched: Watched; endsAt: number }[] = [];
  /** Of those the ones whose last prices were sent before anything else. */
  readonly #priced = new Set<string>();
  #shortened: { ref: string; moves: Moves; until: number }[] = [];
  #at = 0;
  #reviewedAt = 0;

  constructor(seed: string, { scope = wholeWorld, window = usualWindow } = {}) {
    this.#seed = seed;
    this.#window = window;
    this.#simulate = matchSimulator(seed);
    this.#fixtures = new FixtureWatch(seed, { scope, window });
  }

  /**
   * What somebody wants to know first: what is planned, what is on and how the others ended. Bit by bit, each with the share of
   * it that is done: what is ready can be stored while the rest is worked out.
   */
  *opening(now: number): Generator<Share<Occurrence>> {
    yield { items: this.#review(now, now - this.#window.before, soonMs), done: 0 };
    let done = 0;
    for (const watched of this.#fixtures.all()) {
      done += 1 / this.#fixtures.size;
      const { fixture, results, kickoff } = watched;
      const summary = results.summaryAt(fixture, now);
      if (summary) {
        this.#over.push({ watched, endsAt: summary.endsAt });
        if (watched.plan !== "") yield { items: [{ kind: "result", fixture, summary }], done };
      } else if (kickoff <= now) yield { items: this.#kickOff(watched, now, true), done };
      else if (kickoff - now <= oddsFirstMs) yield { items: this.#pricesBefore(watched, now, true), done };
    }
    this.#at = now;
  }

  /** The last prices of those that are over, the latest first: a list shows them beside its results. */
  *closingPrices(now: number): Generator<Share<Occurrence>> {
    const over = this.#over
      .filter(({ endsAt }) => !isFresh(endsAt, now))
      .sort((one, other) => other.watched.kickoff - one.watched.kickoff);
    for (const [index, { watched }] of over.entries()) {
      const { fixture, results, kickoff, plan } = watched;
      const pairing = plan === "" ? undefined : results.pairingAt(fixture, kickoff);
      if (pairing) this.#priced.add(fixture.ref);
      yield { items: pairing ? [this.#closing(pairing, kickoff)] : [], done: (index + 1) / over.length };
    }
  }

  #closing(pairing: Pairing, kickoff: number): Occurrence {
    return { kind: "last-prices", match: pairing.fixture.ref, moves: earlyMoves(this.#seed, pairing, kickoff) };
  }

  /** Everything else that was known by then: how the others went, what is said before a match, how prices moved. */
  *details(now: number): Generator<Share<Occurrence>> {
    const over = this.#over;
    const coming = this.#coming.filter(({ published }) => !published.introduced);
    const shortened = this.#shortened;
    const total = over.length + coming.length + shortened.length;
    let done = 0;
    const share = (items: Occurrence[]): Share<Occurrence> => {
      done += 1 / total;
      return { items, done };
    };
    this.#over = [];
    this.#shortened = [];
    for (const { watched } of over) yield share(this.#kickOff(watched, now));
    for (const watched of coming) yield share(watched.kickoff > now ? this.#fixtures.beforeMatch(watched, now) : []);
    for (const { ref, moves, until } of shortened)
      yield share([{ kind: "prices", match: ref, moves, since: Number.NEGATIVE_INFINITY, until }]);
  }

  /** What happened since the last look. */
  news(now: number): Occurrence[] {
    const since = this.#at;
    if (now <= since) return [];
    const found: Occurrence[] = [];
    for (const film of this.#films.due(now)) found.push({ kind: "videos", film });
    if (now - this.#reviewedAt >= reviewMs)
      found.push(...this.#review(now, since - longestMs, Number.POSITIVE_INFINITY));
    for (const watched of this.#begun(now)) if (watched.kickoff > since) found.push(...this.#kickOff(watched, now));
    let ended = false;
    for (const live of this.#live) {
      if (live.due > now && live.oddsDue > now) continue;
      this.#newsOf(live, since, now, found);
      ended ||= live.match.endsAt <= now;
    }
    if (ended) this.#live = this.#live.filter(({ match }) => match.endsAt > now);
    this.#lookAtOdds(now, found);
    this.#prepareOne(now);
    this.#at = now;
    return found;
  }

  #review(now: number, from: number, ahead: number): Occurrence[] {
    let added = 0;
    const found = this.#fixtures.review(now, from, ahead, (watched) => {
      added += 1;
      if (watched.kickoff <= this.#at) return;
      this.#coming.push(watched);
      this.#oddsLooks.add(watched, watched.kickoff - pricesAhead);
    });
    if (added > 0) this.#coming.sort((one, other) => one.kickoff - other.kickoff);
    this.#reviewedAt = now;
    return found;
  }

  /** Those that kick off by now: they are coming no longer. */
  #begun(now: number): Watched[] {
    const next = this.#coming[0];
    if (!next || next.kickoff > now) return [];
    const later = this.#coming.findIndex(({ kickoff }) => kickoff > now);
    return this.#coming.splice(0, later < 0 ? this.#coming.length : later);
  }

  #pricesBefore(watched: Watched, now: number, inShort = false): Occurrence[] {
    const { fixture, kickoff, prices } = watched;
    const pairing = this.#fixtures.expected(watched, now);
    if (!pairing) {
      prices.due = now + reviewMs;
      return [];
    }
    const { moves, since } = lookAtPrices(this.#seed, pairing, kickoff, prices, now);
    const match = fixture.ref;
    return inShort ? this.#lastPrices(match, moves, now) : [{ kind: "prices", match, moves, since, until: now }];
  }

  /** The prices of now; how they got there follows with the details. */
  #lastPrices(match: string, moves: Moves, now: number): Occurrence[] {
    this.#shortened.push({ ref: match, moves, until: now });
    return [{ kind: "last-prices", match, moves }];
  }

  /** A few matches a tick: those that begin soonest first. */
  #lookAtOdds(now: number, found: Occurrence[]): void {
    for (let due = this.#oddsLooks.take(now); due; due = this.#oddsLooks.take(now)) this.#oddsDue.add(due, due.kickoff);
    let left = oddsPerTick;
    while (left > 0) {
      const watched = this.#oddsDue.take();
      if (!watched) break;
      if (watched.kickoff <= now) continue;
      if (watched.prices.due <= now) {
        left -= 1;
        found.push(...this.#pricesBefore(watched, now));
      }
      this.#oddsLooks.add(watched, watched.prices.due);
    }
  }

  /** From here on the match has a script: everything of it up to now. */
  #kickOff(
    { fixture, results, kickoff, plan, published, prices }: Watched,
    now: number,
    inShort = false,
  ): Occurrence[] {
    const early = prices.moves;
    delete prices.moves;
    if (results.mishapOf(fixture)?.kind === "cancelled" || plan === "") return [];
    const pairing = results.pairingAt(fixture, kickoff);
    if (!pairing) return [];
    const ready = this.#prepared.get(fixture.ref);
    this.#prepared.delete(fixture.ref);
    const match = ready?.match ?? this.#simulate(results, pairing);
    const over = match.endsAt <= now;
    const fresh = isFresh(match.endsAt, now);
    const found: Occurrence[] = [];
    const before = beforeMatch(this.#seed, results, pairing, published, now, over);
    if (before) found.push({ kind: "before-match", ...before });
    found.push({ kind: "match-so-far", match, withBall: fresh }, ...this.#film(match, now));
    if (!fresh) {
      if (!this.#priced.delete(match.ref)) found.push(this.#closing(pairing, kickoff));
      return found;
    }
    const moves = ready?.moves ?? liveMoves(match, early);
    if (inShort) found.push(...this.#lastPrices(match.ref, moves, now));
    else found.push({ kind: "prices", match: match.ref, moves, since: prices.sentUntil, until: now });
    const live = { match, moves, published, results, due: nextMoment(match, now), oddsDue: nextMove(moves, now) };
    if (!over) this.#live.push(live);
    return found;
  }

  #film(match: SimulatedMatch, now: number): Occurrence[] {
    const film = filmOf(this.#seed, match);
    if (!film) return [];
    this.#films.add(film, now);
    return anyBetween(film.moments, 0, now) ? [{ kind: "videos", film }] : [];
  }

  /** Only matches whose sides hang on nothing that is still being played. */
  #prepareOne(now: number): void {
    for (const { fixture, results, kickoff, plan, prices } of this.#coming) {
      if (kickoff - now > preparedMs) return;
      if (kickoff <= now || plan === "" || this.#prepared.has(fixture.ref)) continue;
      const pairing =
        isSettled(fixture) && fixture.firstLeg === undefined ? results.pairingAt(fixture, now) : undefined;
      if (!pairing || results.mishapOf(fixture)?.kind === "cancelled") continue;
      const match = this.#simulate(results, pairing);
      this.#prepared.set(fixture.ref, { match, moves: liveMoves(match, prices.moves) });
      return;
    }
  }

  #newsOf(live: Live, since: number, now: number, found: Occurrence[]): void {
    const { match, moves, published, results } = live;
    if (live.due <= now) {
      found.push({ kind: "match-news", match, since });
      live.due = nextMoment(match, now);
    }
    if (live.oddsDue <= now) {
      found.push({ kind: "prices", match: match.ref, moves, since, until: now });
      live.oddsDue = nextMove(moves, now);
    }
    if (match.endsAt > now) return;
    const after = beforeMatch(this.#seed, results, match.pairing, published, now, true);
    if (after) found.push({ kind: "before-match", ...after });
  }
}

function isFresh(endsAt: number, now: number): boolean {
  return now - endsAt < inFullMs;
}

function liveMoves({ script, kickoff, depth, endsAt }: SimulatedMatch, early: Moves | undefined): Moves {
  return movesOf(script, kickoff, depth.popularity, endsAt, early);
}
