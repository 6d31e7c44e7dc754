import { eventOf } from "#demo/basketball/events.ts";
import { stateAt } from "#demo/basketball/state.ts";
import { type BasketballStory, type Play, until } from "#demo/basketball/story.ts";
import { ownRef } from "#demo/source/own-ref.ts";
import type { FeedOf } from "#port/message.ts";

type Told = { ref: string; kickoff: number; story: BasketballStory };
type Message = FeedOf<"basketball-state"> | FeedOf<"basketball-events">;
type FeedEvent = FeedOf<"basketball-events">["events"][number];

export function basketballSnapshot(told: Told, now: number): Message[] {
  const events = until(told.story.plays, now - told.kickoff).flatMap(asFeedEvent);
  return [
    ...(events.length > 0 ? [{ type: "basketball-events" as const, match: told.ref, at: now, events }] : []),
    stateMessage(told, now),
  ];
}

/** What happened after `since` up to `now`; the clock is sent when it starts, stops or is set. */
export function basketballNews(told: Told, since: number, now: number): Message[] {
  const earlier = until(told.story.plays, since - told.kickoff).length;
  const events = until(told.story.plays, now - told.kickoff)
    .slice(earlier)
    .flatMap(asFeedEvent);
  const messages: Message[] =
    events.length > 0 ? [{ type: "basketball-events", match: told.ref, at: now, events }] : [];
  const before = JSON.stringify(stateAt(told.story, told.kickoff, since));
  const after = stateMessage(told, now);
  if (JSON.stringify(after.state) !== before) messages.push(after);
  return messages;
}

function stateMessage({ ref, kickoff, story }: Told, now: number): FeedOf<"basketball-state"> {
  return { type: "basketball-state", match: ref, at: now, state: stateAt(story, kickoff, now) };
}

function asFeedEvent(play: Play): FeedEvent[] {
  const event = eventOf(play);
  // The port counts overtimes to twenty; no game of ours gets there.
  return event ? [{ ref: ownRef(play.ref), ...event } as FeedEvent] : [];
}
