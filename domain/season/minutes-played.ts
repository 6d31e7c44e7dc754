import type { FootballEvent } from "#match/details/events.ts";

/**
 * Whole minutes on the pitch by player. Added time is not counted, as match sheets have it: whoever came on in it has played
 * a minute. Events stand in their order.
 */
export function minutesPlayed<Person>(
  starters: readonly Person[],
  events: readonly FootballEvent<Person>[],
  lengthMinutes: number,
): Map<Person, number> {
  const came = new Map<Person, number>(starters.map((player) => [player, 0]));
  const minutes = new Map<Person, number>();
  const leave = (player: Person | undefined, minute: number) => {
    const since = player === undefined ? undefined : came.get(player);
    if (player === undefined || since === undefined) return;
    minutes.set(player, Math.max(1, minute - since));
    came.delete(player);
  };
  for (const event of events) {
    if (event.phase === "penalties") continue;
    if (event.type === "card" && event.card !== "yellow") leave(event.player, event.minute);
    if (event.type !== "substitution") continue;
    leave(event.off, event.minute);
    if (event.on !== undefined) came.set(event.on, event.minute);
  }
  for (const player of [...came.keys()]) leave(player, lengthMinutes);
  return minutes;
}
