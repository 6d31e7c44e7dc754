import { competitionOf } from "@scoreline/world/competitions/registry";
import { type Scope, wholeWorld } from "@scoreline/world/competitions/scope";
import { firstPlayed } from "@scoreline/world/history/chronicle-line";
import { SeasonBook } from "@scoreline/world/history/season-book";
import { anyBetween, countUntil } from "@scoreline/world/match/in-time";
import { nextMoment, storyTeller, type Told } from "@scoreline/world/match/match-stories";
import type { Pairing } from "@scoreline/world/match/matchups";
import { occasionsBetween } from "@scoreline/world/schedule/between";
import { clubOf, type Fixture } from "@scoreline/world/schedule/plan-types";
import { seasonPlan } from "@scoreline/world/schedule/season-plan";
import { changesOf, troubleOf } from "@scoreline/world/schedule/trouble";
import { basketballNews, basketballSnapshot } from "#demo/basketball-messages.ts";
import { seasonMessages } from "#demo/catalogue-messages.ts";
import { fixtureMessage, unplayedState } from "#demo/fixture-messages.ts";
import { footballNews, footballSnapshot } from "#demo/football-messages.ts";
import { finalState } from "#demo/history-matches.ts";
import { Introductions } from "#demo/introductions.ts";
import {
  earlyOdds,
  earlyOddsInShort,
  nothingSaid,
  oddsAhead,
  type Priced,
  previewOf,
  previewTimes,
  type Said,
} from "#demo/match-preview.ts";
import { type Moves, movesOf, nextMove, oddsInShort, oddsNews } from "#demo/odds-messages.ts";
import { Queue } from "#demo/queue.ts";
import { type Film, filmOf, videosMessage } from "#demo/video-messages.ts";
import type { FeedMessage } from "#port/message.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** How far a list looks back and ahead. */
const usualWindow = { before: 3 * day, after: 8 * day };
/** No match is still on after so long. */
const longestMs = 4 * hour;
/** How often fixtures are looked at again: new ones, other kick-offs, filled places, what is known before a match. */
const reviewMs = 60_000;
/** How often is looked for fixtures that come into sight: days ahead, an hour does not count. */
const watchMs = hour;
/** Of matches that have been over for longer, the way of the ball and the moves of prices in play are no longer sent. */
const inFullMs = 3 * hour;
/** Prices of matches that begin sooner belong to the first delivery; the others follow a few at a time. */
const oddsFirstMs = 12 * hour;
/** So long before kick-off everything around a match belongs to it, too. */
const soonMs = 2 * hour;
const oddsPerTick = 3;
/** Many matches kick off in the same second: their stories are worked out before, one a tick. */
const preparedMs = 8 * 60_000;

/** `kickoff` is when it is really played, `said` the last word on the fixture, `around` what else has been said of the match. */
type Watched = { fixture: Fixture; book: SeasonBook; kickoff: number; said: string; around: Said };
/** Before `due` nothing happens that is worth a word, before `oddsDue` no price moves. */
type Live = { told: Told; moves: Moves; around: Said; book: SeasonBook; due: number; oddsDue: number };

/** A part of what is told at first, and how much of it is told by then. */
type Bit = { messages: FeedMessage[]; done: number };

/** The matches around an instant, and what is to be said of them as time goes by. */
export class MatchDay {
  readonly #seed: string;
  readonly #scope: Scope;
  readonly #playedFrom: number;
  readonly #window: typeof usualWindow;
  readonly #tell: ReturnType<typeof storyTeller>;
  readonly #people: Introductions;
  readonly #books = new Map<string, SeasonBook>();
  readonly #watched = new Map<string, Watched>();
  /** Those that have not begun, by kick-off. */
  #coming: Watched[] = [];
  /** By when there may be something new to be said of the plan and around it. */
  readonly #looks = new Queue<Watched>();
  /** By when prices are to be looked at, and those for which it is time, by kick-off. */
  readonly #oddsLooks = new Queue<Watched>();
  readonly #oddsDue = new Queue<Watched>();
  #live: Live[] = [];
  readonly #prepared = new Map<string, Pick<Live, "told" | "moves">>();
  /** Of which something to watch is still to come, or to go; highlights come after the last whistle. */
  readonly #films = new Queue<Film>();
  /** Matches that are long over, whose prices are still to be sent. */
  #owed: Priced[] = [];
  /** Of the first delivery: those of which no more than the result was said, and prices of which only the last were sent. */
  #over: Watched[] = [];
  #shortened: { ref: string; moves: Moves; until: number }[] = [];
  #at = 0;
  #reviewedAt = 0;
  /** What kicks off before is watched. */
  #watchedUntil = Number.NEGATIVE_INFINITY;

  constructor(seed: string, { scope = wholeWorld, window = usualWindow, playedFrom = firstPlayed } = {}) {
    this.#seed = seed;
    this.#scope = scope;
    this.#playedFrom = playedFrom;
    this.#window = window;
    this.#tell = storyTeller(seed);
    this.#people = new Introductions(seed);
  }

  /** Who was introduced by others is not introduced again. */
  heard(messages: Iterable<FeedMessage>): void {
    for (const message of messages) this.#people.heard(message);
  }

  /** Everything around now, for somebody who knows the catalogue and nothing else. */
  open(now: number): FeedMessage[] {
    return [...this.opening(now), ...this.details(now)].flatMap(({ messages }) => messages);
  }

  /**
   * What somebody wants to know first: what is planned, what is on and how the others ended. Bit by bit, each with the share of
   * it that is done: what is ready can be stored while the rest is worked out.
   */
  *opening(now: number): Generator<Bit> {
    yield { messages: this.#review(now, now - this.#window.before, soonMs), done: 0 };
    let done = 0;
    for (const watched of this.#watched.values()) {
      done += 1 / this.#watched.size;
      const { fixture, book, kickoff } = watched;
      const account = book.accountAt(fixture, now);
      if (account) {
        this.#over.push(watched);
        if (watched.said !== "") yield { messages: [finalState(fixture, account)], done };
      } else if (kickoff <= now) yield { messages: this.#kickOff(watched, now, true), done };
      else if (kickoff - now <= oddsFirstMs) yield { messages: this.#oddsBefore(watched, now, true), done };
    }
    this.#at = now;
  }

  /** Everything else that was known by then: how the others went, what is said before a match, how prices moved. */
  *details(now: number): Generator<Bit> {
    const over = this.#over;
    const coming = this.#coming.filter(({ around }) => !around.introduced);
    const shortened = this.#shortened;
    const total = over.length + coming.length + shortened.length;
    let done = 0;
    const bit = (messages: FeedMessage[]): Bit => {
      done += 1 / total;
      return { messages, done };
    };
    this.#over = [];
    this.#shortened = [];
    for (const watched of over) yield bit(this.#kickOff(watched, now));
    for (const watched of coming) yield bit(watched.kickoff > now ? this.#preview(watched, now) : []);
    for (const { ref, moves, until } of shortened) yield bit(oddsNews(ref, moves, Number.NEGATIVE_INFINITY, until));
  }

  /** What happened since the last look. */
  news(now: number): FeedMessage[] {
    const since = this.#at;
    if (now <= since) return [];
    const messages = this.#videos(now);
    if (now - this.#reviewedAt >= reviewMs) messages.push(...this.#review(now, since - longestMs));
    for (const watched of this.#begun(now)) if (watched.kickoff > since) messages.push(...this.#kickOff(watched, now));
    let ended = false;
    for (const live of this.#live) {
      if (live.due > now && live.oddsDue > now) continue;
      this.#newsOf(live, since, now, messages);
      ended ||= live.told.endsAt <= now;
    }
    if (ended) this.#live = this.#live.filter(({ told }) => told.endsAt > now);
    this.#lookAtOdds(now, messages);
    this.#prepareOne(now);
    this.#at = now;
    return messages;
  }

  /** Those that kick off by now: they are coming no longer. */
  #begun(now: number): Watched[] {
    const next = this.#coming[0];
    if (!next || next.kickoff > now) return [];
    const later = this.#coming.findIndex(({ kickoff }) => kickoff > now);
    return this.#coming.splice(0, later < 0 ? this.#coming.length : later);
  }

  /** Fixtures of the window that are new, or of which something else is known than was said; around those that are not too far. */
  #review(now: number, from: number, ahead = Number.POSITIVE_INFINITY): FeedMessage[] {
    const unwatched = now + this.#window.after - this.#watchedUntil >= watchMs;
    if (unwatched) this.#forget(Math.min(from, now - longestMs) - longestMs);
    const messages = unwatched ? this.#watch(now, Math.max(from, this.#watchedUntil)) : [];
    this.#reviewedAt = now;
    for (let watched = this.#looks.take(now); watched; watched = this.#looks.take(now)) {
      if (!this.#watched.has(watched.fixture.ref)) continue;
      messages.push(...this.#plansFor(watched, now));
      if (watched.kickoff > now && watched.kickoff - now <= ahead) messages.push(...this.#preview(watched, now));
      const next = this.#nextLook(watched, now);
      if (next < Number.POSITIVE_INFINITY) this.#looks.add(watched, next);
    }
    return messages;
  }

  #forget(before: number): void {
    for (const [ref, { kickoff }] of this.#watched) if (kickoff < before) this.#watched.delete(ref);
  }

  /** Begins to watch what kicks off from an instant on, as far ahead as the window reaches. */
  #watch(now: number, from: number): FeedMessage[] {
    const messages: FeedMessage[] = [];
    const until = now + this.#window.after;
    const known = this.#watched.size;
    for (const { fixture } of occasionsBetween(this.#seed, from, until, this.#scope.competitions)) {
      if (this.#watched.has(fixture.ref)) continue;
      const book = this.#bookOf(fixture, now, messages);
      const kickoff = book.kickoffOf(fixture);
      const watched = { fixture, book, kickoff, said: "", around: nothingSaid() };
      this.#watched.set(fixture.ref, watched);
      this.#looks.add(watched, now);
      if (kickoff <= this.#at) continue;
      this.#coming.push(watched);
      this.#oddsLooks.add(watched, kickoff - oddsAhead);
    }
    this.#watchedUntil = until;
    if (this.#watched.size > known) this.#coming.sort((one, other) => one.kickoff - other.kickoff);
    return messages;
  }

  /** When something may be said of the plan again, or around it. */
  #nextLook({ fixture, kickoff, said, book }: Watched, now: number): number {
    if (said !== "" && kickoff <= now) return Number.POSITIVE_INFINITY;
    const instants = [...changesOf(troubleOf(this.#seed, fixture)), ...previewTimes(this.#seed, fixture, kickoff)];
    if (!isSettled(fixture)) instants.push(book.placesHoldUntil(now));
    return Math.min(...instants.filter((at) => at > now));
  }

  #plansFor(watched: Watched, now: number): FeedMessage[] {
    const { fixture, book } = watched;
    if (watched.said !== "" && watched.kickoff <= now) return [];
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

  #oddsBefore(watched: Watched, now: number, inShort = false): FeedMessage[] {
    const { fixture, kickoff, around } = watched;
    const pairing = this.#expected(watched, now);
    if (!pairing) {
      around.oddsDue = now + reviewMs;
      return [];
    }
    const messages = earlyOdds(this.#seed, pairing, kickoff, around, now);
    return inShort && around.early ? this.#lastOdds(fixture.ref, around.early, now) : messages;
  }

  /** The prices of now; how they got there follows with the details. */
  #lastOdds(ref: string, moves: Moves, now: number): FeedMessage[] {
    this.#shortened.push({ ref, moves, until: now });
    return oddsInShort(ref, moves, now);
  }

  /** A few matches a tick: those that begin soonest first, then those that are long over. */
  #lookAtOdds(now: number, messages: FeedMessage[]): void {
    for (let due = this.#oddsLooks.take(now); due; due = this.#oddsLooks.take(now)) this.#oddsDue.add(due, due.kickoff);
    let left = oddsPerTick;
    while (left > 0) {
      const watched = this.#oddsDue.take();
      if (!watched) break;
      if (watched.kickoff <= now) continue;
      if (watched.around.oddsDue <= now) {
        left -= 1;
        messages.push(...this.#oddsBefore(watched, now));
      }
      this.#oddsLooks.add(watched, watched.around.oddsDue);
    }
    for (; left > 0; left -= 1) {
      const owed = this.#owed.pop();
      if (!owed) break;
      messages.push(...earlyOddsInShort(owed, now));
    }
  }

  /** From here on the match has a story: everything of it up to now. */
  #kickOff({ fixture, book, kickoff, said, around }: Watched, now: number, inShort = false): FeedMessage[] {
    const { early } = around;
    delete around.early;
    if (book.mishapOf(fixture)?.kind === "cancelled" || said === "") return [];
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
    messages.push(...this.#film(told, now));
    if (!fresh) {
      const { popularity } = told.depth;
      this.#owed.push({ ref: told.ref, subject: told.story.matchup, kickoff, popularity });
      return messages;
    }
    const moves = ready?.moves ?? liveMoves(told, early);
    messages.push(
      ...(inShort ? this.#lastOdds(told.ref, moves, now) : oddsNews(told.ref, moves, around.oddsUntil, now)),
    );
    const live = { told, moves, around, book, due: nextMoment(told, now), oddsDue: nextMove(moves, now) };
    if (!over) this.#live.push(live);
    return messages;
  }

  #film(told: Told, now: number): FeedMessage[] {
    const film = filmOf(this.#seed, told);
    if (!film) return [];
    this.#awaitVideo(film, now);
    return anyBetween(film.moments, 0, now) ? [videosMessage(film, now)] : [];
  }

  #awaitVideo(film: Film, now: number): void {
    const next = film.moments[countUntil(film.moments, now)];
    if (next !== undefined) this.#films.add(film, next);
  }

  #videos(now: number): FeedMessage[] {
    const messages: FeedMessage[] = [];
    for (let film = this.#films.take(now); film; film = this.#films.take(now)) {
      messages.push(videosMessage(film, now));
      this.#awaitVideo(film, now);
    }
    return messages;
  }

  /** Only matches whose sides hang on nothing that is still being played. */
  #prepareOne(now: number): void {
    for (const { fixture, book, kickoff, said, around } of this.#coming) {
      if (kickoff - now > preparedMs) return;
      if (kickoff <= now || said === "" || this.#prepared.has(fixture.ref)) continue;
      const pairing = isSettled(fixture) && fixture.firstLeg === undefined ? book.pairingAt(fixture, now) : undefined;
      if (!pairing || book.mishapOf(fixture)?.kind === "cancelled") continue;
      const told = this.#tell(book, pairing);
      this.#prepared.set(fixture.ref, { told, moves: liveMoves(told, around.early) });
      return;
    }
  }

  #newsOf(live: Live, since: number, now: number, messages: FeedMessage[]): void {
    const { told, moves, around, book } = live;
    if (live.due <= now) {
      messages.push(...(told.sport === "football" ? footballNews(told, since, now) : basketballNews(told, since, now)));
      live.due = nextMoment(told, now);
    }
    if (live.oddsDue <= now) {
      messages.push(...oddsNews(told.ref, moves, since, now));
      live.oddsDue = nextMove(moves, now);
    }
    if (told.endsAt <= now)
      messages.push(...previewOf(this.#seed, book, told.pairing, around, this.#people, now, true));
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
    const book = new SeasonBook(this.#seed, plan, this.#playedFrom);
    this.#books.set(fixture.season, book);
    messages.push(...seasonMessages(plan, competitionOf(fixture.competition), now));
    return book;
  }
}

/** Who plays is written in the plan, and that the match takes place. */
function isSettled({ home, away, ifNeeded }: Fixture): boolean {
  return clubOf(home) !== undefined && clubOf(away) !== undefined && !ifNeeded;
}

function liveMoves({ story, kickoff, depth, endsAt }: Told, early: Moves | undefined): Moves {
  return movesOf(story, kickoff, depth.popularity, endsAt, early);
}
