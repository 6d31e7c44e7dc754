import { MatchDay } from "@scoreline/world/match-day/match-day";
import type { Occurrence, Share } from "@scoreline/world/match-day/occurrence";
import { OccurrenceMessages } from "#demo/messages/occurrence-messages.ts";
import type { FeedMessage } from "#port/message.ts";

/** A match day of the world, told in messages to somebody who knows the catalogue. */
export class MatchDayMessages {
  readonly #matchDay: MatchDay;
  readonly #words: OccurrenceMessages;

  constructor(
    seed: string,
    options: ConstructorParameters<typeof MatchDay>[1] = {},
    words = new OccurrenceMessages(seed),
  ) {
    this.#matchDay = new MatchDay(seed, options);
    this.#words = words;
  }

  /** Everything around now, for somebody who knows the catalogue and nothing else. */
  open(now: number): FeedMessage[] {
    return [...this.opening(now), ...this.closingPrices(now), ...this.details(now)].flatMap(({ items }) => items);
  }

  opening(now: number): Generator<Share<FeedMessage>> {
    return this.#worded(this.#matchDay.opening(now), now);
  }

  closingPrices(now: number): Generator<Share<FeedMessage>> {
    return this.#worded(this.#matchDay.closingPrices(now), now);
  }

  details(now: number): Generator<Share<FeedMessage>> {
    return this.#worded(this.#matchDay.details(now), now);
  }

  news(now: number): FeedMessage[] {
    return this.#words.of(this.#matchDay.news(now), now);
  }

  *#worded(shares: Iterable<Share<Occurrence>>, now: number): Generator<Share<FeedMessage>> {
    for (const { items, done } of shares) yield { items: this.#words.of(items, now), done };
  }
}
