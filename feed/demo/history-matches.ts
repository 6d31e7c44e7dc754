import type { MatchSummary } from "@scoreline/world/history/match-summary";
import { plannedAt } from "@scoreline/world/history/planned-fixture";
import type { SeasonResults } from "@scoreline/world/history/season-results";
import type { Fixture } from "@scoreline/world/schedule/plan-types";
import { fixtureMessage, plannedMessage, unplayedMessage } from "#demo/messages/fixture-messages.ts";
import type { FeedMessage } from "#port/message.ts";

/** The fixture of a match and what became of it, without anything around it; nothing where a series ended before. */
export function matchMessages(seed: string, results: SeasonResults, fixture: Fixture, now: number): FeedMessage[] {
  if (results.kickoffOf(fixture) > now) return plannedMessages(seed, results, fixture, now);
  const [written, ...became] = resultMessages(results, fixture, now);
  return written ? [written, ...goalMessages(results, fixture, now), ...became] : [];
}

/** Who scored in a match of football that is over. */
export function goalMessages(results: SeasonResults, fixture: Fixture, now: number): FeedMessage[] {
  const summary = fixture.sport === "football" ? results.summaryAt(fixture, now) : undefined;
  const events = summary ? [...summary.goals()] : [];
  return summary && events.length > 0
    ? [{ type: "football-events", match: fixture.ref, at: summary.endsAt, events }]
    : [];
}

/** The fixture of a match that is over, and how it ended. */
export function resultMessages(results: SeasonResults, fixture: Fixture, now: number): FeedMessage[] {
  const places = results.placesAt(fixture, now);
  const kickoff = results.kickoffOf(fixture);
  if (!places.needed || places.home === undefined || places.away === undefined) return [];
  const written = fixtureMessage(fixture, places, { kickoff });
  const mishap = results.mishapOf(fixture);
  if (mishap?.kind === "cancelled" || mishap?.kind === "abandoned") {
    return [written, unplayedMessage(fixture, kickoff, mishap.kind)];
  }
  const summary = results.summaryAt(fixture, now);
  return summary ? [written, finalState(fixture, summary)] : [written];
}

/** How a match ended. */
export function finalState({ ref, sport }: Fixture, { endsAt: at, state }: MatchSummary): FeedMessage {
  const type = sport === "football" ? "football-state" : "basketball-state";
  return { type, match: ref, at, state } as FeedMessage;
}

/** A match that is still to come, as it is known now. */
function plannedMessages(seed: string, results: SeasonResults, fixture: Fixture, now: number): FeedMessage[] {
  const planned = plannedAt(seed, results, fixture, now);
  if (!planned) return [];
  const message = plannedMessage(planned);
  const { state } = planned.known;
  return state === "scheduled" ? [message] : [message, unplayedMessage(fixture, now, state)];
}
