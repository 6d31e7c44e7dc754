import { expect, test } from "vitest";
import type { StoredEvent } from "#facts.ts";
import { deedsOf } from "#season/player-match.ts";

const at = { phase: "second-half" as const, minute: 60, side: "home" as const };
const events: StoredEvent[] = [
  { ...at, id: "1", type: "goal", how: "open-play", player: 9, assist: 8 },
  { ...at, id: "2", type: "goal", how: "penalty", player: 9 },
  { ...at, id: "3", type: "goal", how: "own-goal", player: 9 },
  { ...at, id: "4", phase: "penalties", type: "goal", how: "penalty", player: 9 },
  { ...at, id: "5", type: "card", card: "yellow", player: 9 },
  { ...at, id: "6", type: "card", card: "second-yellow", player: 9 },
  { ...at, id: "7", type: "substitution", on: 8, off: 7 },
];

test("goals are those that count for the player", () => {
  expect(deedsOf(9, events)).toEqual({ goals: 2, assists: 0, yellow: 1, red: 1, cameOn: false });
  expect(deedsOf(8, events)).toEqual({ goals: 0, assists: 1, yellow: 0, red: 0, cameOn: true });
  expect(deedsOf(1, events)).toEqual({ goals: 0, assists: 0, yellow: 0, red: 0, cameOn: false });
});
