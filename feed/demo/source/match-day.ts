import { occasionsBetween } from "#demo/schedule/between.ts";
import { clubOf, type Fixture } from "#demo/schedule/plan-types.ts";
import { seasonPlan } from "#demo/schedule/season-plan.ts";
import { basketballNews, basketballSnapshot } from "#demo/source/basketball-messages.ts";
import { seasonMessages } from "#demo/source/catalogue-messages.ts";
import { fixtureMessage, unplayedState } from "#demo/source/fixture-messages.ts";
import { footballNews, footballSnapshot } from "#demo/source/football-messages.ts";
import { Introductions } from "#demo/source/introductions.ts";
import { EarlyOdds, nothingSaid, oddsAhead, previewOf, type Said } from "#demo/source/match-preview.ts";
import { nextMoment, storyTeller, type Told } from "#demo/source/match-stories.ts";
import type { Pairing } from "#demo/source/matchups.ts";
import { type Moves, movesOf, oddsNews } from "#demo/source/odds-messages.ts";
import { SeasonBook } from "#demo/source/season-book.ts";
import { competitionOf } from "#demo/world/registry.ts";
import { type Scope, wholeWorld } from "#demo/world/scope.ts";
import type { FeedMessage } from "#port/message.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** How far a list looks back and ahead. */
const usualWindow = { before: 3 * day, after: 8 * day };
/** No match is still on after so long. */
const longestMs = 4 * hour;
/** How often fixtures are looked at again: new ones, other kick-offs, filled places, what is known before a match. */
const reviewMs = 60_000;
/** Of matches that have been over for longer, the way of the ball and the moves of prices in play are no longer sent. */
const inFullMs = 3 * hour;
/** Prices of matches that begin sooner belong to the first delivery; the others follow a few at a time. */
const oddsFirstMs = 12 * hour;
const oddsPerTick = 3;
/** Many matches kick off in the same second: their stories are worked out before, one a tick. */
const preparedMs = 8 * 60_000;

/** `said` is the last word on the fixture, `around` what else has been said of the match. */
type Watched = { fixture: Fixture; book: SeasonBook; said: string; around: Said };
/** Before `due` nothing happens that is worth a word. */
type Live = { told: Told; moves: Moves; around: Said; book: SeasonBook; due: number };

/** The matches around an instant, and what is to be said of them as time goes by. */
export class MatchDay {
  readonly #seed: string;
  readonly #scope: Scope;
  readonly #window: typeof usualWindow;
  readonly #tell: ReturnType<typeof storyTeller>;
  readonly #people: Introductions;
  readonly #earlyOdds: EarlyOdds;
  readonly #books = new Map<string, SeasonBook>();
  readonly #watched = new Map<string, Watched>();
  readonly #live = new Map<string, Live>();
  readonly #prepared = new Map<string, Pick<Live, "told" | "moves">>();
  /** Matches that are long over, whose prices are still to be sent. */
  #owed: { pairing: Pairing; kickoff: number }[] = [];
  #at = 0;
  #reviewedAt = 0;

  constructor(seed: string, { scope = wholeWorld, window = usualWindow } = {}) {
    this.#seed = seed;
    this.#scope = scope;
    this.#window = window;
    this.#tell = storyTeller(seed);
    this.#people = new Introductions(seed);
    this.#earlyOdds = new EarlyOdds(seed);
  }

  /** Everything around now, for somebody who knows the catalogue and nothing else. */
  open(now: number): FeedMessage[] {
    return [...this.opening(now)].flatMap(({ messages }) => messages);
  }

  /** The same bit by bit, each with the share of it that is done: what is ready can be stored while the rest is worked out. */
  *opening(now: number): Generator<{ messages: FeedMessage[]; done: number }> {
    yield { messages: this.#review(now, now - this.#window.before), done: 0 };
    let done = 0;
    for (const watched of this.#watched.values()) {
      done += 1 / this.#watched.size;
      const kickoff = watched.book.kickoffOf(watched.fixture);
      if (kickoff <= now) yield { messages: this.#kickOff(watched, now), done };
      else if (kickoff - now <= oddsFirstMs) yield { messages: this.#oddsBefore(watched, now), done };
    }
    this.#at = now;
  }

  /** What happened since the last look. */
  news(now: number): FeedMessage[] {
    const since = this.#at;
    if (now <= since) return [];
    const messages: FeedMessage[] = [];
    if (now - this.#reviewedAt >= reviewMs) messages.push(...this.#review(now, since - longestMs));
    const begun: string[] = [];
    for (const [ref, watched] of this.#watched) {
      const kickoff = watched.book.kickoffOf(watched.fixture);
      if (kickoff <= since || kickoff > now) continue;
      messages.push(...this.#kickOff(watched, now));
      begun.push(ref);
    }
    for (const [ref, live] of this.#live) {
      if (!begun.includes(ref)) messages.push(...this.#newsOf(live, since, now));
      if (live.told.endsAt <= now) this.#live.delete(ref);
    }
    messages.push(...this.#oddsDue(now));
    this.#prepareOne(now);
    this.#at = now;
    return messages;
  }

  /** Fixtures of the window that are new, or of which something else is known than was said. */
  #review(now: number, from: number): FeedMessage[] {
    this.#reviewedAt = now;
    const messages: FeedMessage[] = [];
    for (const { fixture } of occasionsBetween(this.#seed, from, now + this.#window.after, this.#scope.competitions)) {
      if (this.#watched.has(fixture.ref)) continue;
      const book = this.#bookOf(fixture, now, messages);
      this.#watched.set(fixture.ref, { fixture, book, said: "", around: nothingSaid() });
    }
    for (const [ref, watched] of this.#watched) {
      const { fixture, book } = watched;
      const kickoff = book.kickoffOf(fixture);
      if (kickoff + longestMs < Math.min(from, now - longestMs)) this.#watched.delete(ref);
      else {
        messages.push(...this.#plansFor(watched, now));
        if (kickoff > now) messages.push(...this.#preview(watched, now));
      }
    }
    return messages;
  }

  #plansFor(watched: Watched, now: number): FeedMessage[] {
    const { fixture, book } = watched;
    if (watched.said !== "" && book.kickoffOf(fixture) <= now) return [];
    const message = fixtureMessage(this.#seed, book, fixture, now);
    if (!message) return [];
    const state = unplayedState(this.#seed, fixture, now);
    const said = JSON.stringify([message, state]);
    const before = watched.said;
    if (said === before) return [];
    watched.said = said;
    const known = before !== "";
    const plan = { ...message, at: now };
    if (state === "scheduled" && !known) return [plan];
    const type = fixture.sport === "football" ? "football-state" : "basketball-state";
    return [plan, { type, match: fixture.ref, at: now, state: { kind: state } }];
  }

  #preview(watched: Watched, now: number): FeedMessage[] {
    const pairing = this.#expected(watched, now);
    if (!pairing) return [];
    return previewOf(this.#seed, watched.book, pairing, watched.around, this.#people, now, false);
  }

  /** Both sides of a match that is to come and that everybody reckons with. */
  #expected({ fixture, book, said }: Watched, now: number): Pairing | undefined {
    const mishap = book.mishapOf(fixture);
    const off = mishap?.kind === "cancelled" || (mishap?.kind === "postponed" && now < mishap.replayAnnouncedAt);
    return off || said === "" ? undefined : book.pairingAt(fixture, now);
  }

  #oddsBefore(watched: Watched, now: number): FeedMessage[] {
    const { fixture, book, around } = watched;
    const pairing = this.#expected(watched, now);
    if (pairing) return this.#earlyOdds.look(pairing, book.kickoffOf(fixture), around, now);
    around.oddsDue = now + reviewMs;
    return [];
  }

  /** A few matches a tick: those that begin soonest first, then those that are long over. */
  #oddsDue(now: number): FeedMessage[] {
    const due: { watched: Watched; kickoff: number }[] = [];
    for (const watched of this.#watched.values()) {
      if (watched.around.oddsDue > now) continue;
      const kickoff = watched.book.kickoffOf(watched.fixture);
      if (kickoff > now && kickoff - now <= oddsAhead) due.push({ watched, kickoff });
    }
    const messages: FeedMessage[] = [];
    due.sort((a, b) => a.kickoff - b.kickoff);
    for (const { watched } of due.slice(0, oddsPerTick)) messages.push(...this.#oddsBefore(watched, now));
    for (let left = oddsPerTick - due.length; left > 0; left -= 1) {
      const owed = this.#owed.pop();
      if (!owed) break;
      messages.push(...this.#earlyOdds.short(owed.pairing, owed.kickoff, now));
    }
    return messages;
  }

  /** From here on the match has a story: everything of it up to now. */
  #kickOff({ fixture, book, said, around }: Watched, now: number): FeedMessage[] {
    if (book.mishapOf(fixture)?.kind === "cancelled" || said === "") return [];
    const kickoff = book.kickoffOf(fixture);
    const pairing = book.pairingAt(fixture, kickoff);
    if (!pairing) return [];
    const ready = this.#prepared.get(fixture.ref);
    this.#prepared.delete(fixture.ref);
    const told = ready?.told ?? this.#tell(book, pairing);
    const over = told.endsAt <= now;
    const fresh = now - told.endsAt < inFullMs;
    const messages = previewOf(this.#seed, book, pairing, around, this.#people, now, over);
    if (told.sport === "football") messages.push(...footballSnapshot(told, now, fresh));
    else messages.push(...basketballSnapshot(told, now));
    if (!fresh) {
      this.#owed.push({ pairing, kickoff });
      return messages;
    }
    const live = { told, moves: ready?.moves ?? liveMoves(told), around, book, due: nextMoment(told, now) };
    messages.push(...this.#oddsLive(live, now));
    if (!over) this.#live.set(told.ref, live);
    return messages;
  }

  /** Only matches whose sides hang on nothing that is still being played. */
  #prepareOne(now: number): void {
    for (const { fixture, book, said } of this.#watched.values()) {
      const kickoff = book.kickoffOf(fixture);
      if (kickoff <= now || kickoff - now > preparedMs || said === "" || this.#prepared.has(fixture.ref)) continue;
      const settled = clubOf(fixture.home) !== undefined && clubOf(fixture.away) !== undefined && !fixture.ifNeeded;
      const pairing = settled && fixture.firstLeg === undefined ? book.pairingAt(fixture, now) : undefined;
      if (!pairing || book.mishapOf(fixture)?.kind === "cancelled") continue;
      const told = this.#tell(book, pairing);
      this.#prepared.set(fixture.ref, { told, moves: liveMoves(told) });
      return;
    }
  }

  #oddsLive({ told, moves, around }: Live, now: number): FeedMessage[] {
    const messages = oddsNews(told.ref, moves, around.oddsUntil, now);
    around.oddsUntil = now;
    return messages;
  }

  #newsOf(live: Live, since: number, now: number): FeedMessage[] {
    const { told, around, book } = live;
    const messages: FeedMessage[] = [];
    if (live.due <= now) {
      messages.push(...(told.sport === "football" ? footballNews(told, since, now) : basketballNews(told, since, now)));
      live.due = nextMoment(told, now);
    }
    messages.push(...this.#oddsLive(live, now));
    if (told.endsAt <= now)
      messages.push(...previewOf(this.#seed, book, told.pairing, around, this.#people, now, true));
    return messages;
  }

  #bookOf(fixture: Fixture, now: number, messages: FeedMessage[]): SeasonBook {
    const known = this.#books.get(fixture.season);
    if (known) return known;
    const plan = seasonPlan(
      this.#seed,
      fixture.competition,
      Number(fixture.season.slice(fixture.season.lastIndexOf(":") + 1)),
    );
    if (!plan) throw new Error(`${fixture.ref} belongs to a season that has no plan`);
    const book = new SeasonBook(this.#seed, plan);
    this.#books.set(fixture.season, book);
    messages.push(...seasonMessages(plan, competitionOf(fixture.competition), now));
    return book;
  }
}

function liveMoves({ story, kickoff, depth, endsAt }: Told): Moves {
  return movesOf(story, kickoff, depth.popularity, endsAt);
}
