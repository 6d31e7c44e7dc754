import { expect, test } from "vitest";
import { biggestWins, teamFigures } from "#table/team-figures.ts";

const games = [
  { home: "a", away: "b", score: { home: 3, away: 0 } },
  { home: "b", away: "a", score: { home: 1, away: 4 } },
  { home: "a", away: "c", score: { home: 0, away: 0 } },
];

test("teams are counted by what they scored, let in and kept out", () => {
  const rows = teamFigures(["a", "b"], games);
  expect(rows.get("a")).toEqual({ played: 3, wins: 2, scored: 7, conceded: 1, cleanSheets: 2 });
  expect(rows.get("b")).toEqual({ played: 2, wins: 0, scored: 1, conceded: 7, cleanSheets: 0 });
});

test("of two wins as high the one with more goals is the biggest, and a draw is none", () => {
  const best = biggestWins(games);
  expect(best.get("a")).toEqual({ margin: 3, score: { home: 1, away: 4 } });
  expect(best.has("c")).toBe(false);
});
