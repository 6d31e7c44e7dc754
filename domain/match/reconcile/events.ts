import type { StoredEvent } from "#facts.ts";
import type { Side } from "#sport.ts";

/** What a source said of the events of a match, and its own time of that. */
export type EventsWord = { at: number; events: readonly StoredEvent[]; removed: readonly string[] };

export type EventBook = {
  events: ReadonlyMap<string, StoredEvent>;
  /** The source's time of the last word on each event, also on those that are gone. */
  times: ReadonlyMap<string, number>;
};

/** Each event is as the newest word on it says, whatever the order in which the words came. */
export function takeEvents(book: EventBook, words: readonly EventsWord[]): EventBook {
  const events = new Map(book.events);
  const times = new Map(book.times);
  const isNews = (ref: string, at: number) => {
    if (at < (times.get(ref) ?? 0)) return false;
    times.set(ref, at);
    return true;
  };
  for (const { at, events: said, removed } of words) {
    for (const event of said) if (isNews(event.id, at)) events.set(event.id, event);
    for (const ref of removed) if (isNews(ref, at)) events.delete(ref);
  }
  return { events, times };
}

/** Sides whose score may fall at once: a goal of theirs is gone, or the video referee took one back. */
export function provenDrops(
  before: ReadonlyMap<string, StoredEvent>,
  after: ReadonlyMap<string, StoredEvent>,
): ReadonlySet<Side> {
  const proven = new Set<Side>();
  for (const [id, event] of before) {
    const worth = worthOf(event);
    const now = worthOf(after.get(id));
    if (worth && !(now && now.side === worth.side && now.points >= worth.points)) proven.add(worth.side);
  }
  for (const [id, event] of after) {
    if (event.type !== "var" || event.decision !== "overturned" || before.has(id)) continue;
    // Sources differ in whose decision they call it: the side that lost or the side that won by it.
    if (event.about === "goal" || event.about === "penalty") proven.add("home").add("away");
  }
  return proven;
}

function worthOf(event: StoredEvent | undefined): { side: Side; points: number } | undefined {
  if (event?.type === "goal") return { side: event.side, points: 1 };
  if (event?.type === "basket") return { side: event.side, points: event.points };
  return undefined;
}
