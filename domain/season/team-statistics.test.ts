import { expect, test } from "vitest";
import { teamStatistics } from "#season/team-statistics.ts";

test("football teams are counted over the matches that tell, from both sides of each", () => {
  const lines = teamStatistics("football", [
    {
      home: 1,
      away: 2,
      score: { home: 2, away: 1 },
      totals: {
        xg: { home: 1.5, away: 0.5 },
        shots: { home: 10, away: 4 },
        passes: { home: 400, away: 200 },
        accuratePasses: { home: 300, away: 100 },
      },
    },
    { home: 2, away: 1, score: { home: 0, away: 0 }, totals: { xg: { home: 1, away: 0.25 } } },
  ]);
  const [one] = lines;
  expect(one).toMatchObject({ teamId: 1, matches: 2 });
  expect(one?.figures).toEqual({
    goals: 2,
    conceded: 1,
    xg: 1.75,
    xgAgainst: 1.5,
    xgDifference: 0.25,
    shots: 10,
    passAccuracy: 75,
  });
});

test("basketball teams by a hundred attacks", () => {
  const both = (home: number, away: number) => ({ home, away });
  const [one] = teamStatistics("basketball", [
    {
      home: 1,
      away: 2,
      score: both(110, 100),
      totals: {
        fieldGoalsAttempted: both(90, 88),
        freeThrowsAttempted: both(0, 0),
        offensiveRebounds: both(10, 8),
        turnovers: both(20, 20),
        fieldGoalsMade: both(45, 40),
      },
    },
  ]);
  expect(one?.figures).toEqual({ offensive: 110, defensive: 100, net: 10, pace: 100, fieldGoals: 50, turnovers: 20 });
});
