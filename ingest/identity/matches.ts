import type { StoredEvent } from "@scoreline/domain/facts";
import type { FeedOf } from "@scoreline/feed/port/message";
import { isReplaced } from "#identity/fixtures.ts";
import type { KnownEvents, KnownStateMessage } from "#identity/known.ts";
import { type Naming, ofType, withParent } from "#identity/naming.ts";
import { withPeople } from "#identity/roles.ts";

type EventsMessage = FeedOf<"football-events" | "basketball-events">;

export function identifyStates(naming: Naming): KnownStateMessage[] {
  const messages = [...ofType(naming, "football-state"), ...ofType(naming, "basketball-state")];
  return withParent(naming, messages, "matches", ({ match }) => match).map(({ message, parentId }) => ({
    type: message.type,
    sport: message.type === "football-state" ? "football" : "basketball",
    matchId: parentId,
    at: message.at,
    state: message.state,
    isReplaced: isReplaced(naming, message.match),
    raw: message,
  }));
}

export function identifyEvents(naming: Naming): KnownEvents[] {
  const messages: EventsMessage[] = [...ofType(naming, "football-events"), ...ofType(naming, "basketball-events")];
  return withParent(naming, messages, "matches", ({ match }) => match).map(({ message, parentId }) => ({
    type: message.type,
    sport: message.type === "football-events" ? "football" : "basketball",
    matchId: parentId,
    at: message.at,
    events: message.events.map((event) => withPeople<StoredEvent>(naming, event, eventRoles)),
    removed: message.removed ?? [],
    raw: message,
  }));
}

const eventRoles = ["player", "assist", "on", "off", "block", "steal"];
