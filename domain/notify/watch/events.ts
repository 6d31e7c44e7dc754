import type { StoredEvent } from "#facts.ts";
import type { BasketballEvent, FootballEvent } from "#match/details/events.ts";
import { pairGoals, recount, tellOf, unpair } from "#notify/watch/goals.ts";
import { momentOf } from "#notify/watch/moments.ts";
import type { GoalEvent, Turn } from "#notify/watch/watch.ts";

/** What the events of a football match say of goals, sendings-off and missed penalties. */
export function watchEvents(turn: Turn, set: readonly StoredEvent[], removed: readonly string[]): void {
  const { watch } = turn;
  if (watch.sport !== "football") return;
  for (const id of removed) {
    watch.events = watch.events.filter((event) => event.id !== id);
    for (const goal of watch.goals) if (goal.event === id) unpair(turn, goal);
    for (const key of [`red:${id}`, `missed:${id}`]) {
      const told = watch.told[key];
      if (told) turn.tell(key, { ...told, overturned: true });
    }
  }
  for (const event of set) if (!isBasketball(event)) takeEvent(turn, event);
  pairGoals(turn);
  recount(turn);
}

function takeEvent(turn: Turn, event: { id: string } & FootballEvent<number>): void {
  const { watch } = turn;
  const { id, minute, added } = event;
  const when = { minute, ...(added !== undefined && { added }) };
  if (event.type === "goal" && event.phase !== "penalties") {
    const { side, phase, how, player, assist } = event;
    const goal: GoalEvent = {
      id,
      side,
      phase,
      minute: when,
      how,
      ...(player !== undefined && { player }),
      ...(assist !== undefined && { assist }),
    };
    const isKnown = watch.events.some((other) => other.id === id);
    watch.events = isKnown ? watch.events.map((other) => (other.id === id ? goal : other)) : [...watch.events, goal];
    const paired = watch.goals.find((one) => one.event === id);
    if (paired && paired.side === side) tellOf(turn, paired, goal);
    else if (paired) unpair(turn, paired);
    return;
  }
  const isRed = event.type === "card" && event.card !== "yellow";
  const isMissed = event.type === "penalty-missed" && event.phase !== "penalties";
  const key = `${event.type === "penalty-missed" ? "missed" : "red"}:${id}`;
  const told = watch.told[key];
  if (!isRed && !isMissed) {
    // A card that was red and is yellow now.
    if (told && event.type === "card") turn.tell(key, { ...told, overturned: true });
    return;
  }
  const what =
    event.type === "card"
      ? event.card === "red"
        ? ("red-card" as const)
        : ("second-yellow" as const)
      : "penalty-missed";
  turn.tell(key, {
    kind: event.type === "card" ? "redCard" : "penaltyMissed",
    what,
    side: event.side,
    minute: when,
    score: watch.score,
    ...(event.player !== undefined && { player: event.player }),
    happenedAt: told?.happenedAt ?? momentOf(turn, event.phase, when),
    ...(told?.score && { score: told.score }),
  });
}

function isBasketball(event: StoredEvent): event is { id: string } & BasketballEvent<number> {
  return "remaining" in event;
}
