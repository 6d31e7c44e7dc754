import type { StoredEvent } from "#facts.ts";
import type { FootballEvent } from "#match/details/events.ts";
import type { Minute } from "#match/state/clock.ts";
import { eventsInOrder } from "#match/state/running-score.ts";
import type { Side } from "#sport.ts";

/** What a line-up shows beside a player. */
export type LineUpMark =
  | ({ type: "goal"; how: "penalty" | "own-goal" | "other" } & Minute)
  | ({ type: "assist" } & Minute)
  | ({ type: "card"; card: "yellow" | "second-yellow" | "red" } & Minute)
  | ({ type: "on" | "off"; other?: number } & Minute)
  | ({ type: "penalty-missed" } & Minute);

/** The events of a football match as they happened. */
export function footballEventsOf(events: readonly StoredEvent[]): (FootballEvent<number> & { id: string })[] {
  return eventsInOrder(events.filter((event): event is FootballEvent<number> & { id: string } => "minute" in event));
}

/** Marks by player, each player's in the order in which they were earned. The shoot-out leaves none. */
export function marksOf(events: readonly StoredEvent[]): Map<number, LineUpMark[]> {
  const marks = new Map<number, LineUpMark[]>();
  const put = (player: number | undefined, mark: LineUpMark) => {
    if (player === undefined) return;
    const own = marks.get(player);
    if (own) own.push(mark);
    else marks.set(player, [mark]);
  };
  for (const event of footballEventsOf(events)) {
    if (event.phase === "penalties") continue;
    const at: Minute = event.added ? { minute: event.minute, added: event.added } : { minute: event.minute };
    if (event.type === "goal") {
      const { how } = event;
      put(event.player, { type: "goal", how: how === "penalty" || how === "own-goal" ? how : "other", ...at });
      put(event.assist, { type: "assist", ...at });
    } else if (event.type === "penalty-missed") put(event.player, { type: "penalty-missed", ...at });
    else if (event.type === "card") put(event.player, { type: "card", card: event.card, ...at });
    else if (event.type === "substitution") {
      put(event.on, { type: "on", ...(event.off !== undefined && { other: event.off }), ...at });
      put(event.off, { type: "off", ...(event.on !== undefined && { other: event.on }), ...at });
    }
  }
  return marks;
}

type Change = { type: string; side?: Side; on?: number; off?: number; card?: string; player?: number };

/**
 * Who is on the pitch or on court after the events, in their order, and on whose place: a substitute takes the place of
 * the player who went off. Whoever was sent off leaves an empty place.
 */
export function onThePitch(
  starters: readonly { player: number; grid?: string }[],
  side: Side,
  events: readonly Change[],
): Map<number, string | undefined> {
  const on = new Map(starters.map(({ player, grid }) => [player, grid]));
  for (const event of events) {
    if (event.side !== side) continue;
    if (event.type === "substitution" && event.on !== undefined) {
      const place = event.off === undefined ? undefined : on.get(event.off);
      if (event.off !== undefined) on.delete(event.off);
      on.set(event.on, place);
    }
    if (event.type === "card" && event.card !== "yellow" && event.player !== undefined) on.delete(event.player);
  }
  return on;
}
