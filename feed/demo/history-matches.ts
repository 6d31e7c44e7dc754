import type { Account } from "@scoreline/world/history/chronicle-account";
import { plannedAt } from "@scoreline/world/history/planned-fixture";
import type { SeasonBook } from "@scoreline/world/history/season-book";
import type { Fixture } from "@scoreline/world/schedule/plan-types";
import { fixtureMessage, plannedMessage, unplayedMessage } from "#demo/fixture-messages.ts";
import type { FeedMessage } from "#port/message.ts";

/** The fixture of a match and what became of it, without anything around it; nothing where a series ended before. */
export function matchMessages(seed: string, book: SeasonBook, fixture: Fixture, now: number): FeedMessage[] {
  if (book.kickoffOf(fixture) > now) return plannedMessages(seed, book, fixture, now);
  const [written, ...became] = resultMessages(book, fixture, now);
  return written ? [written, ...goalMessages(book, fixture, now), ...became] : [];
}

function goalMessages(book: SeasonBook, fixture: Fixture, now: number): FeedMessage[] {
  const account = fixture.sport === "football" ? book.accountAt(fixture, now) : undefined;
  const events = account ? [...account.goals()] : [];
  return account && events.length > 0
    ? [{ type: "football-events", match: fixture.ref, at: account.endsAt, events }]
    : [];
}

/** The fixture of a match that is over, and how it ended. */
export function resultMessages(book: SeasonBook, fixture: Fixture, now: number): FeedMessage[] {
  const places = book.placesAt(fixture, now);
  const kickoff = book.kickoffOf(fixture);
  if (!places.needed || places.home === undefined || places.away === undefined) return [];
  const written = fixtureMessage(fixture, places, { kickoff });
  const mishap = book.mishapOf(fixture);
  if (mishap?.kind === "cancelled" || mishap?.kind === "abandoned") {
    return [written, unplayedMessage(fixture, kickoff, mishap.kind)];
  }
  const account = book.accountAt(fixture, now);
  return account ? [written, finalState(fixture, account)] : [written];
}

/** How a match ended. */
export function finalState({ ref, sport }: Fixture, { endsAt: at, state }: Account): FeedMessage {
  const type = sport === "football" ? "football-state" : "basketball-state";
  return { type, match: ref, at, state } as FeedMessage;
}

/** A match that is still to come, as it is known now. */
function plannedMessages(seed: string, book: SeasonBook, fixture: Fixture, now: number): FeedMessage[] {
  const planned = plannedAt(seed, book, fixture, now);
  if (!planned) return [];
  const message = plannedMessage(planned);
  const { state } = planned.known;
  return state === "scheduled" ? [message] : [message, unplayedMessage(fixture, now, state)];
}
