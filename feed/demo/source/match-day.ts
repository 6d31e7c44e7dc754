import { occasionsBetween } from "#demo/schedule/between.ts";
import type { Fixture } from "#demo/schedule/plan-types.ts";
import { seasonPlan } from "#demo/schedule/season-plan.ts";
import { basketballNews, basketballSnapshot } from "#demo/source/basketball-messages.ts";
import { seasonMessages } from "#demo/source/catalogue-messages.ts";
import { fixtureMessage, unplayedState } from "#demo/source/fixture-messages.ts";
import { footballNews, footballSnapshot } from "#demo/source/football-messages.ts";
import { storyTeller, type Told } from "#demo/source/match-stories.ts";
import { SeasonBook } from "#demo/source/season-book.ts";
import { competitionOf } from "#demo/world/registry.ts";
import type { FeedMessage } from "#port/message.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** How far a list looks back and ahead. */
const window = { before: 3 * day, after: 8 * day };
/** No match is still on after so long. */
const longestMs = 4 * hour;
/** How often fixtures are looked at again: new ones, other kick-offs, filled places. */
const reviewMs = 60_000;

type Watched = { fixture: Fixture; book: SeasonBook; said: string };

/** The matches around an instant, and what is to be said of them as time goes by. */
export class MatchDay {
  readonly #seed: string;
  readonly #tell: ReturnType<typeof storyTeller>;
  readonly #books = new Map<string, SeasonBook>();
  readonly #watched = new Map<string, Watched>();
  readonly #live = new Map<string, Told>();
  #at = 0;
  #reviewedAt = 0;

  constructor(seed: string) {
    this.#seed = seed;
    this.#tell = storyTeller(seed);
  }

  /** Everything around now, for somebody who knows the catalogue and nothing else. */
  open(now: number): FeedMessage[] {
    const messages = this.#review(now, now - window.before);
    for (const { fixture, book } of this.#watched.values()) {
      if (book.kickoffOf(fixture) <= now) messages.push(...this.#snapshot(fixture, book, now));
    }
    this.#at = now;
    return messages;
  }

  /** What happened since the last look. */
  news(now: number): FeedMessage[] {
    const since = this.#at;
    if (now <= since) return [];
    const messages: FeedMessage[] = [];
    if (now - this.#reviewedAt >= reviewMs) messages.push(...this.#review(now, now - longestMs));
    for (const { fixture, book } of this.#watched.values()) {
      const kickoff = book.kickoffOf(fixture);
      if (kickoff > since && kickoff <= now) messages.push(...this.#snapshot(fixture, book, now));
    }
    for (const [ref, told] of this.#live) {
      if (told.kickoff > since) continue;
      messages.push(...newsOf(told, since, now));
      if (told.endsAt <= now) this.#live.delete(ref);
    }
    this.#at = now;
    return messages;
  }

  /** Fixtures of the window that are new, or of which something else is known than was said. */
  #review(now: number, from: number): FeedMessage[] {
    this.#reviewedAt = now;
    const messages: FeedMessage[] = [];
    for (const { fixture } of occasionsBetween(this.#seed, from, now + window.after)) {
      if (!this.#watched.has(fixture.ref)) {
        this.#watched.set(fixture.ref, { fixture, book: this.#bookOf(fixture, now, messages), said: "" });
      }
    }
    for (const [ref, watched] of this.#watched) {
      const { fixture, book } = watched;
      if (book.kickoffOf(fixture) + longestMs < Math.min(from, now - longestMs)) this.#watched.delete(ref);
      else messages.push(...this.#plansFor(watched, now));
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
    if (state === "scheduled" && !known) return [message];
    const type = fixture.sport === "football" ? "football-state" : "basketball-state";
    return [message, { type, match: fixture.ref, at: now, state: { kind: state } }];
  }

  #snapshot(fixture: Fixture, book: SeasonBook, now: number): FeedMessage[] {
    const mishap = book.mishapOf(fixture);
    if (mishap?.kind === "cancelled") return [];
    const kickoff = book.kickoffOf(fixture);
    const pairing = book.pairingAt(fixture, kickoff);
    if (!pairing) return [];
    const told = this.#tell(pairing, kickoff);
    if (told.endsAt > now) this.#live.set(told.ref, told);
    return told.sport === "football" ? footballSnapshot(told, now) : basketballSnapshot(told, now);
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

function newsOf(told: Told, since: number, now: number): FeedMessage[] {
  return told.sport === "football" ? footballNews(told, since, now) : basketballNews(told, since, now);
}
