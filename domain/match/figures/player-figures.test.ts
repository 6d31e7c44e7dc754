import { expect, test } from "vitest";
import { playerFigures } from "#match/figures/player-figures.ts";

test("those who played are listed with what they did, the best first; who sat on the bench is not", () => {
  const figures = playerFigures(
    [
      { playerId: 1, rating: 6.5, marks: [] },
      {
        playerId: 2,
        rating: 8.1,
        marks: [
          { type: "goal", how: "other", minute: 10 },
          { type: "goal", how: "own-goal", minute: 20 },
        ],
      },
    ],
    [
      {
        playerId: 3,
        rating: 7,
        marks: [
          { type: "on", minute: 60 },
          { type: "assist", minute: 70 },
        ],
      },
      { playerId: 4, rating: null, marks: [] },
    ],
    [
      { player: 2, outcome: "goal", xg: 0.4 },
      { player: 2, outcome: "off-target", xg: 0.1 },
      { player: 3, outcome: "saved", xg: 0.2 },
    ],
  );
  expect(figures.map(({ playerId }) => playerId)).toEqual([2, 3, 1]);
  expect(figures[0]).toEqual({ playerId: 2, rating: 8.1, goals: 1, assists: 0, shots: 2, onTarget: 1, xg: 0.5 });
  expect(figures[1]).toMatchObject({ assists: 1, shots: 1, onTarget: 1 });
});
