import { eventsAt, stateAt } from "#demo/football/state.ts";
import type { FootballStory, StoryEvent } from "#demo/football/story.ts";
import { ownRef } from "#demo/source/own-ref.ts";
import type { FeedOf } from "#port/message.ts";

type Told = { ref: string; kickoff: number; story: FootballStory };
type FeedEvent = FeedOf<"football-events">["events"][number];

/** Everything that is known of a match at an instant, as a vendor sends it to somebody who has not listened before. */
export function footballSnapshot(told: Told, now: number): (FeedOf<"football-state"> | FeedOf<"football-events">)[] {
  const events = eventsAt(told.story, now - told.kickoff).map(asFeedEvent);
  return [
    ...(events.length > 0 ? [{ type: "football-events" as const, match: told.ref, at: now, events }] : []),
    stateMessage(told, now),
  ];
}

/** What happened after `since` up to `now`; nothing where nothing did. */
export function footballNews(
  told: Told,
  since: number,
  now: number,
): (FeedOf<"football-state"> | FeedOf<"football-events">)[] {
  const [from, to] = [since - told.kickoff, now - told.kickoff];
  const within = (at: number | undefined) => at !== undefined && at > from && at <= to;
  const happened = told.story.events.filter(
    (event) => within(event.at) && !(event.overturnedAt !== undefined && event.overturnedAt <= to),
  );
  const removed = told.story.events
    .filter((event) => within(event.overturnedAt) && !within(event.at))
    .map(({ ref }) => ownRef(ref));
  const messages: (FeedOf<"football-state"> | FeedOf<"football-events">)[] = [];
  if (happened.length > 0 || removed.length > 0) {
    messages.push({
      type: "football-events",
      match: told.ref,
      at: now,
      events: happened.map(asFeedEvent),
      ...(removed.length > 0 && { removed }),
    });
  }
  const before = JSON.stringify(stateAt(told.story, told.kickoff, since));
  const after = stateMessage(told, now);
  if (JSON.stringify(after.state) !== before) messages.push(after);
  return messages;
}

function stateMessage({ ref, kickoff, story }: Told, now: number): FeedOf<"football-state"> {
  return { type: "football-state", match: ref, at: now, state: stateAt(story, kickoff, now) };
}

function asFeedEvent({ at: _at, overturnedAt: _overturned, ...event }: StoryEvent): FeedEvent {
  return { ...event, ref: ownRef(event.ref) };
}
