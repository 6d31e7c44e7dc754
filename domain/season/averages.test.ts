import { expect, test } from "vitest";
import { basketballTeamAverages, footballTeamAverages } from "#season/averages.ts";

const value = (averages: readonly { key: string; value: number }[], key: string) =>
  averages.find((average) => average.key === key)?.value;

test("football figures are means over the matches that count them", () => {
  const averages = footballTeamAverages([
    {
      side: "home",
      statistics: { total: { possession: { home: 60, away: 40 }, shots: { home: 10, away: 4 } }, phases: {} },
    },
    { side: "away", statistics: { total: { possession: { home: 50, away: 50 } }, phases: {} } },
  ]);
  expect(averages.map(({ key }) => key)).toEqual(["possession", "shots"]);
  expect(value(averages, "possession")).toBe(55);
  expect(value(averages, "shots")).toBe(10);
});

test("shares of baskets are of all shots, not means of shares", () => {
  const game = (made: number, attempted: number) => ({
    side: "home" as const,
    statistics: {
      total: {
        fieldGoalsMade: { home: made, away: 0 },
        fieldGoalsAttempted: { home: attempted, away: 0 },
        rebounds: { home: 40, away: 0 },
      },
      phases: {},
    },
  });
  const averages = basketballTeamAverages([game(10, 10), game(20, 50)]);
  expect(value(averages, "fieldGoals")).toBe(50);
  expect(value(averages, "rebounds")).toBe(40);
  expect(value(averages, "threes")).toBeUndefined();
});

test("no match, no figures", () => {
  expect(footballTeamAverages([])).toEqual([]);
  expect(basketballTeamAverages([])).toEqual([]);
});
