import type { StoredEvent } from "#facts.ts";

export type PlayerDeeds = { goals: number; assists: number; yellow: number; red: number; cameOn: boolean };

/** What one player did in a football match, from the events that name them. Neither own goals nor shoot-outs count. */
export function deedsOf(playerId: number, events: readonly StoredEvent[]): PlayerDeeds {
  const deeds: PlayerDeeds = { goals: 0, assists: 0, yellow: 0, red: 0, cameOn: false };
  for (const event of events) {
    if (event.type === "goal" && event.phase !== "penalties") {
      if (event.player === playerId && event.how !== "own-goal") deeds.goals += 1;
      if (event.assist === playerId) deeds.assists += 1;
    }
    if (event.type === "card" && event.player === playerId) {
      if (event.card === "yellow") deeds.yellow += 1;
      else deeds.red += 1;
    }
    if (event.type === "substitution" && event.on === playerId) deeds.cameOn = true;
  }
  return deeds;
}
