import { expect, test } from "vitest";
import type { PastMatch } from "#match/state/past-match.ts";
import type { OddsMove } from "#odds/move.ts";
import { oddsResult, tallyResults } from "#odds/results.ts";

const match = (home: number, away: number): PastMatch => ({
  id: 1,
  kickoff: 0,
  competitionId: 1,
  homeTeamId: 10,
  awayTeamId: 20,
  neutral: false,
  score: { home, away },
  regular: { home, away },
});
const move = (market: OddsMove["market"], line: number | null, prices: number[]): OddsMove => ({
  company: 8,
  market,
  phase: "pre-match",
  at: 0,
  line,
  prices,
  suspended: false,
});
const closing = {
  handicap: move("handicap", -0.75, [1.9, 2]),
  "over-under": move("over-under", 2.25, [1.85, 2.05]),
  "1x2": move("1x2", null, [1.7, 3.6, 5]),
};

test("a match is settled from the side that the team played on", () => {
  expect(oddsResult(10, match(1, 0), closing)).toEqual({
    side: "home",
    handicap: { line: -0.75, price: 1.9, settlement: "half-win" },
    total: { line: 2.25, over: 1.85, under: 2.05, settlement: "loss" },
    result: { prices: [1.7, 3.6, 5], outcome: "home" },
  });
  expect(oddsResult(20, match(1, 1), closing)).toMatchObject({
    side: "away",
    handicap: { line: 0.75, price: 2, settlement: "win" },
    total: { settlement: "half-loss" },
    result: { outcome: "draw" },
  });
});

test("bets are settled by regular time", () => {
  const afterExtraTime = { ...match(3, 1), regular: { home: 1, away: 1 } };
  expect(oddsResult(10, afterExtraTime, closing).handicap?.settlement).toBe("loss");
});

test("what nobody priced has no result, and halves count as whole in the tally", () => {
  const nothing = oddsResult(10, match(1, 0), {});
  expect(nothing).toEqual({ side: "home", handicap: null, total: null, result: null });
  const level = { ...closing, handicap: move("handicap", 0, [1.9, 1.9]) };
  const results = [nothing, oddsResult(10, match(1, 0), closing), oddsResult(10, match(1, 1), level)];
  expect(tallyResults(results)).toEqual({
    played: 3,
    handicap: { won: 1, push: 1, lost: 0 },
    total: { over: 0, push: 0, under: 2 },
  });
});
