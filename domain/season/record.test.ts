import { expect, test } from "vitest";
import type { AnyState } from "#match/state/state.ts";
import { outcomeForSide, seasonRecord } from "#season/record.ts";

const finished = (home: number, away: number): AnyState => ({
  kind: "finished",
  decided: "regular",
  score: { current: { home, away } },
});

test("a match is won, drawn or lost by the side that looks at it", () => {
  expect(outcomeForSide("home", { home: 2, away: 1 })).toBe("win");
  expect(outcomeForSide("away", { home: 2, away: 1 })).toBe("loss");
  expect(outcomeForSide("away", { home: 0, away: 1 })).toBe("win");
  expect(outcomeForSide("home", { home: 0, away: 1 })).toBe("loss");
  expect(outcomeForSide("away", { home: 1, away: 1 })).toBe("draw");
});

test("a season counts what is over, and nothing else", () => {
  const record = seasonRecord([
    { side: "home", state: finished(2, 0) },
    { side: "away", state: finished(1, 1) },
    { side: "away", state: finished(3, 2) },
    { side: "home", state: { kind: "scheduled" } },
    {
      side: "home",
      state: { kind: "live", clock: { phase: "first-half", since: 0 }, score: { current: { home: 5, away: 0 } } },
    },
  ]);
  expect(record).toEqual({ played: 3, won: 1, drawn: 1, lost: 1, scored: 5, conceded: 4, cleanSheets: 1 });
});

test("a shoot-out decides who goes on: the match was a draw, as it is among the meetings of two sides", () => {
  const state: AnyState = {
    kind: "finished",
    decided: "penalties",
    score: { current: { home: 1, away: 1 }, penalties: { home: 3, away: 5 } },
  };
  expect(seasonRecord([{ side: "away", state }])).toMatchObject({ won: 0, drawn: 1, scored: 1, conceded: 1 });
});
