import { competitionOf } from "@scoreline/world/competitions/registry";
import type { SimulatedMatch } from "@scoreline/world/match/simulated-match";
import type { Occurrence } from "@scoreline/world/match-day/occurrence";
import { finalState } from "#demo/history-matches.ts";
import { Introductions } from "#demo/introductions.ts";
import { basketballNews, basketballSnapshot } from "#demo/messages/basketball-messages.ts";
import { seasonMessages } from "#demo/messages/catalogue-messages.ts";
import { plannedMessage, unplayedMessage } from "#demo/messages/fixture-messages.ts";
import { footballNews, footballSnapshot } from "#demo/messages/football-messages.ts";
import { lineUpsMessage } from "#demo/messages/line-up-messages.ts";
import { matchInfoMessage } from "#demo/messages/match-info-messages.ts";
import { oddsInShort, oddsNews } from "#demo/messages/odds-messages.ts";
import { videosMessage } from "#demo/messages/video-messages.ts";
import type { FeedMessage } from "#port/message.ts";

type About<Kind extends Occurrence["kind"]> = Extract<Occurrence, { kind: Kind }>;

/** Words what happens, to somebody who knows the catalogue; remembers whom that listener has met. */
export class OccurrenceMessages {
  readonly #seed: string;
  readonly #people: Introductions;

  constructor(seed: string) {
    this.#seed = seed;
    this.#people = new Introductions(seed);
  }

  /** Who was introduced by others is not introduced again. */
  heard(messages: Iterable<FeedMessage>): void {
    for (const message of messages) this.#people.heard(message);
  }

  of(occurrences: readonly Occurrence[], now: number): FeedMessage[] {
    const messages: FeedMessage[] = [];
    for (const occurrence of occurrences) messages.push(...this.#messagesOf(occurrence, now));
    return messages;
  }

  #messagesOf(occurrence: Occurrence, now: number): FeedMessage[] {
    switch (occurrence.kind) {
      case "season": {
        const { plan } = occurrence;
        return seasonMessages(plan, competitionOf(plan.season.competition), now);
      }
      case "plan":
        return planMessages(occurrence, now);
      case "before-match":
        return this.#beforeMatch(occurrence, now);
      case "result":
        return [finalState(occurrence.fixture, occurrence.summary)];
      case "match-so-far": {
        const { match, withBall } = occurrence;
        return snapshot(match, now, withBall);
      }
      case "figures":
        return snapshot(occurrence.match, now, false).filter(({ type }) => isCounted(occurrence.match, type));
      case "match-news": {
        const { match, since } = occurrence;
        return match.sport === "football" ? footballNews(match, since, now) : basketballNews(match, since, now);
      }
      case "videos":
        return [videosMessage(occurrence.film, now)];
      case "prices":
        return oddsNews(occurrence.match, occurrence.moves, occurrence.since, occurrence.until);
      case "last-prices":
        return oddsInShort(occurrence.match, occurrence.moves, now);
    }
  }

  #beforeMatch({ pairing, introduce, info, lineUps }: About<"before-match">, now: number): FeedMessage[] {
    const messages = introduce ? this.#people.of(pairing, now) : this.#people.ofPast(pairing, now);
    if (info) messages.push(matchInfoMessage(this.#seed, pairing, info, now));
    if (!lineUps) return messages;
    for (const absence of lineUps.suspended) messages.push(...this.#people.absence({ type: "absence", ...absence }));
    messages.push(lineUpsMessage(this.#seed, pairing, lineUps.lineUps, lineUps.confirmed, now));
    return messages;
  }
}

function planMessages({ planned, withState }: About<"plan">, now: number): FeedMessage[] {
  const plan = { ...plannedMessage(planned), at: now };
  return withState ? [plan, unplayedMessage(planned.fixture, now, planned.known.state)] : [plan];
}

function snapshot(match: SimulatedMatch, now: number, withBall: boolean): FeedMessage[] {
  return match.sport === "football" ? footballSnapshot(match, now, withBall) : basketballSnapshot(match, now);
}

/** Goals and cards are counted, plays are read off the box score. */
function isCounted({ sport }: SimulatedMatch, type: FeedMessage["type"]): boolean {
  const events = sport === "football" ? "football-events" : undefined;
  return [events, `${sport}-state`, `${sport}-statistics`, "box-score", "ratings"].includes(type);
}
