import { expect, test } from "vitest";
import type { StoredEvent } from "#facts.ts";
import { courtPlays } from "#match/play/court-plays.ts";

const q1 = { phase: "q1" } as const;
const events: StoredEvent[] = [
  { id: "10", ...q1, remaining: 560, type: "rebound", side: "away", kind: "defensive", player: 21 },
  { id: "2", ...q1, remaining: 580, type: "basket", side: "home", points: 3, player: 11 },
  { id: "9", ...q1, remaining: 560, type: "miss", side: "home", points: 2, player: 12 },
  { id: "1", ...q1, remaining: 600, type: "period", edge: "start" },
  { id: "11", ...q1, remaining: 540, type: "foul", side: "home", kind: "personal", player: 11 },
];

test("plays stand in order, with score, place and who has the ball", () => {
  const shot = { id: "2", at: 0, side: "home", x: 50, y: 60, player: 11, ...q1, remaining: 580 } as const;
  const plays = courtPlays(events, [{ ...shot, kind: "three", points: 3, made: true }]);
  expect(plays.map(({ id, played, ball, score }) => [id, played, ball, score.home])).toEqual([
    ["1", 0, undefined, 0],
    ["2", 20, "away", 3],
    ["9", 40, "home", 3],
    ["10", 40, "away", 3],
    ["11", 60, "away", 3],
  ]);
  expect(plays[1]).toMatchObject({ x: 50, y: 60 });
  expect(plays[2]).not.toHaveProperty("x");
});
